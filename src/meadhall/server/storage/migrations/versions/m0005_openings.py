"""Which tables are open to anyone in the hall."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "openings",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("joins", sa.Boolean(), nullable=False),
        sa.Column("watch", sa.String(22), nullable=False),
        sa.Column("seek", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("fills", sa.Float()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_openings_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_openings"),
    )


def downgrade() -> None:
    op.drop_table("openings")
