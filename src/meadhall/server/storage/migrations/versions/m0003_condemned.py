"""Tables that will be deleted, and since when that is known."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "condemned",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_condemned_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_condemned"),
    )


def downgrade() -> None:
    op.drop_table("condemned")
