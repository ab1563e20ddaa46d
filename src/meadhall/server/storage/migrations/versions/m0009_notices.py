"""Who is told when their turn comes, where, and what each was told."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(10), nullable=False),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("grant_hash", sa.LargeBinary(32)),
        sa.Column("profile_id", sa.String(16)),
        sa.Column("device", sa.String(16)),
        sa.Column("form", sa.String(10), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("receiver_key", sa.String(88), nullable=False),
        sa.Column("receiver_auth", sa.String(24), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("choices", sa.String(40), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_until", sa.Integer()),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("site", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("failure", sa.String(20), nullable=False),
        sa.ForeignKeyConstraint(
            ["grant_hash"], ["grants.hash"], name="fk_subscriptions_grant_hash", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["profile_id"], ["profiles.id"], name="fk_subscriptions_profile_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["device"], ["profile_secrets.id"], name="fk_subscriptions_device", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_grant_hash", "subscriptions", ["grant_hash"])
    op.create_index("ix_subscriptions_profile_id", "subscriptions", ["profile_id"])
    op.create_table(
        "notices",
        sa.Column("subscription_id", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float()),
        sa.ForeignKeyConstraint(
            ["subscription_id"], ["subscriptions.id"], name="fk_notices_subscription_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("subscription_id", "table_id", "seat", "kind", name="pk_notices"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "noticed",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("writes", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_noticed_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_noticed"),
    )


def downgrade() -> None:
    for table in ("noticed", "notices", "subscriptions", "server_keys"):
        op.drop_table(table)
