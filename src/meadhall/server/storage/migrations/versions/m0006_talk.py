"""What people say at a table, and who wants talk there."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talk_lines",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_lines_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "at", name="pk_talk_lines"),
    )
    op.create_table(
        "talk_wishes",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("wish", sa.String(5), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_wishes_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_talk_wishes"),
    )


def downgrade() -> None:
    op.drop_table("talk_wishes")
    op.drop_table("talk_lines")
