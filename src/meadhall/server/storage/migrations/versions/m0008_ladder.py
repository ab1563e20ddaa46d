"""Which tables count for the ladder, the results of profiles, ratings and the games behind them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("counts", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "profile_results",
        sa.Column("profile_id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("levels", sa.Text(), nullable=False),
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["profile_id"], ["profiles.id"], name="fk_profile_results_profile_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("profile_id", "table_id", "seat", name="pk_profile_results"),
    )
    op.create_table(
        "ladder_ratings",
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("opponents", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "who", name="pk_ladder_ratings"),
    )
    op.create_table(
        "ladder_games",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(16), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("weight", sa.Float(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_ladder_games"),
    )
    op.create_index("ix_ladder_games_who", "ladder_games", ["who"])


def downgrade() -> None:
    for table in ("ladder_games", "ladder_ratings", "profile_results"):
        op.drop_table(table)
    op.drop_column("tables", "counts")
