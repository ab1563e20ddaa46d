"""Tables, their seats, secrets, logs, answers, news and last views."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_decks")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("rules", sa.String(length=20), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("deck", sa.String(length=64), nullable=False),
        sa.Column("key", sa.LargeBinary(length=32), nullable=False),
        sa.Column("absence", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("imagined", sa.Text(), nullable=True),
        sa.Column("parent", sa.String(length=16), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("writes", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["deck"], ["decks.id"], name=op.f("fk_tables_deck")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_touched", "tables", ["status", "touched"], unique=False)
    op.create_table(
        "grants",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("role", sa.String(length=6), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_grants_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_grants")),
    )
    op.create_index(op.f("ix_grants_table_id"), "grants", ["table_id"], unique=False)
    op.create_table(
        "last_views",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("viewer", sa.Integer(), nullable=False),
        sa.Column("grown", sa.Integer(), nullable=False),
        sa.Column("view", sa.Text(), nullable=False),
        sa.Column("story", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_last_views_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "viewer", name=op.f("pk_last_views")),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("asked", sa.LargeBinary(length=32), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_moves_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "id", name=op.f("pk_moves")),
    )
    op.create_table(
        "news",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("params", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_news_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "at", name=op.f("pk_news")),
    )
    op.create_table(
        "rows",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("mark", sa.String(length=6), nullable=False),
        sa.Column("checksum", sa.String(length=8), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rows_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "at", name=op.f("pk_rows")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(length=6), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("level", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )


def downgrade() -> None:
    op.drop_table("seats")
    op.drop_table("rows")
    op.drop_table("news")
    op.drop_table("moves")
    op.drop_table("last_views")
    op.drop_index(op.f("ix_grants_table_id"), table_name="grants")
    op.drop_table("grants")
    op.drop_index("ix_tables_touched", table_name="tables")
    op.drop_table("tables")
    op.drop_table("decks")
