"""Profiles: whose they are, on which devices, at which seats, and what was learned."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.String(10), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_profiles"),
    )
    op.create_table(
        "profile_secrets",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("profile_id", sa.String(16), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("link", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        _of_profile("profile_secrets"),
        sa.PrimaryKeyConstraint("id", name="pk_profile_secrets"),
        sa.UniqueConstraint("hash", name="uq_profile_secrets_hash"),
    )
    op.create_index("ix_profile_secrets_profile_id", "profile_secrets", ["profile_id"])
    op.create_table(
        "profile_seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("profile_id", sa.String(16), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_profile_seats_table_id", ondelete="CASCADE"),
        _of_profile("profile_seats"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_profile_seats"),
    )
    op.create_index("ix_profile_seats_profile_id", "profile_seats", ["profile_id"])
    op.create_table(
        "profile_grants",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("device", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["hash"], ["grants.hash"], name="fk_profile_grants_hash", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["device"], ["profile_secrets.id"], name="fk_profile_grants_device", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name="pk_profile_grants"),
    )
    op.create_index("ix_profile_grants_device", "profile_grants", ["device"])
    op.create_table(
        "profile_done",
        sa.Column("profile_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        _of_profile("profile_done"),
        sa.PrimaryKeyConstraint("profile_id", "kind", "game", "id", name="pk_profile_done"),
    )


def _of_profile(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["profile_id"], ["profiles.id"], name=f"fk_{table}_profile_id", ondelete="CASCADE")


def downgrade() -> None:
    for table in ("profile_done", "profile_grants", "profile_seats", "profile_secrets", "profiles"):
        op.drop_table(table)
