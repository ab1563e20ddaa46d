import { say, words, type Names, type Params } from '../../../i18n/messages.svelte';
import { seatSaid } from '../../../table/seats/names';
import { castleAt } from '../castles';
import { BRICKS, SIDES, type Bricks, type Castle, type Field, type Position } from '../view';

/** What is there to see, for those who hear it. */
export class Labels {
  constructor(
    private readonly names: Names,
    private readonly position: Position,
  ) {}

  private said = (id: string, params: Params): string => say(id, params, this.names);

  private bricks(bricks: Bricks): string {
    const found = BRICKS.filter((brick) => bricks[brick]).map((brick) => say('eketorp-bricks', { count: bricks[brick] ?? 0, brick }));
    return found.length ? words.list(found) : say('eketorp-no-bricks');
  }

  private owners(counts: number[]): string {
    const found = counts.flatMap((count, seat) => (count ? [this.said('eketorp-owner', { who: seatSaid(seat), count })] : []));
    return words.list(found);
  }

  field(field: Field): string {
    const { bricks, vikings, held } = this.position.fields[field];
    const plain = { field, bricks: this.bricks(bricks) };
    const taken = held.flatMap((each, seat) =>
      Object.keys(each).length ? [this.said('eketorp-look-taken', { who: seatSaid(seat), bricks: this.bricks(each) })] : [],
    );
    const there = vikings.some(Boolean)
      ? say('eketorp-board-field-vikings', { ...plain, vikings: this.owners(vikings) })
      : say('eketorp-board-field', plain);
    return [there, ...taken].join(' ');
  }

  castle(seat: number): string {
    const castle = castleAt(this.position, seat);
    const built = castle.walls.reduce((sum, stack) => sum + stack.length, 0);
    const walls = castle.walls.flatMap((stack, wall) =>
      stack.length ? [say('eketorp-look-wall', { wall, bricks: stack.map((brick) => say('eketorp-brick', { brick })).join(', ') })] : [],
    );
    return [
      this.said('eketorp-look-castle', { who: seatSaid(seat), built, home: castle.home }),
      ...walls,
      ...SIDES.flatMap((side) => this.siege(castle, seat, side)),
      ...(Object.keys(castle.carried).length ? [say('eketorp-look-carried', { bricks: this.bricks(castle.carried) })] : []),
      ...(Object.keys(castle.surplus).length ? [say('eketorp-look-surplus', { bricks: this.bricks(castle.surplus) })] : []),
    ].join(' ');
  }

  private siege(castle: Castle, seat: number, side: (typeof SIDES)[number]): string[] {
    const { vikings } = castle.sieges[side];
    if (!vikings.length) return [];
    const counts = this.position.castles.map((_, owner) => Number(vikings.includes(owner)));
    return [this.said('eketorp-board-siege', { castle: seatSaid(seat), side, vikings: this.owners(counts) })];
  }

  hospital(): string {
    const wards = [0, 1, 2, 3].flatMap((ward) => {
      const counts = this.position.castles.map((castle) => castle.wards[ward] ?? 0);
      return counts.some(Boolean)
        ? [
            say('eketorp-look-ward', {
              stay: say('eketorp-look-out', { count: this.position.stays[ward] ?? 0 }),
              vikings: this.owners(counts),
            }),
          ]
        : [];
    });
    return wards.length ? [say('eketorp-look-hospital'), ...wards].join(' ') : say('eketorp-look-hospital-empty');
  }

  cards(hand: number[] | null, size: number): string {
    return hand ? hand.join(', ') : say('eketorp-hidden-cards', { count: size });
  }
}
