"""Clocks of tables, and the times in which no server ran."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("spare", sa.Integer(), nullable=False),
        sa.Column("increment", sa.Integer(), nullable=False),
        sa.Column("out", sa.String(5), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_clocks_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_clocks"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )


def downgrade() -> None:
    op.drop_table("heartbeat")
    op.drop_table("outages")
    op.drop_table("clocks")
