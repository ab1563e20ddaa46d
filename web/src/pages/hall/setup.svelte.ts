import type { GameInfo, GameName, Level, OptionOf } from '../../api/games';
import { nth } from '../../given';
import { words, type Language } from '../../i18n/messages.svelte';
import { settings } from '../../look/settings.svelte';
import { CLOCKS, type ClockKind, type ClockRequest, type Out } from './clocks';
import { OwnCards } from './ownCards.svelte';
import { NAMELESS, type SeatRequest, type TableRequest } from './begin';

export type Who = 'me' | 'here' | 'link' | Level;
export type OptionValue = OptionOf['default'];
export const SPANS = [600, 3600, 86_400, 259_200, 604_800, 2_592_000] as const;
const MANY = 6;
const STANDARD = 'standard';
const OWN_EDITION: Partial<Record<Language, string>> = { fr: 'french' }; // the box that a reader of the language has

/** A table as somebody wishes it, before it is made. */
export class Setup {
  count = $state(1);
  who = $state<Who[]>([]);
  names = $state<string[]>(Array<string>(MANY).fill(''));
  preset = $state('');
  options = $state<Record<string, OptionValue>>({});
  absence = $state<number>(259_200);
  hints = $state(false);
  clockKind = $state<ClockKind>('none');
  clockAt = $state(0); // which of that kind
  clockOut = $state<Out>('bot');
  joins = $state(false);
  watched = $state(false);
  readonly cards: OwnCards;
  counts = $state(false); // for the ladder

  constructor(
    readonly game: GameName,
    readonly info: GameInfo,
  ) {
    this.cards = new OwnCards(game);
    this.count = info.usualSeats;
    this.who = ['me', ...Array<Who>(MANY - 1).fill(info.usualLevel)];
    const own = OWN_EDITION[words.language];
    this.preset = own && own in info.presets ? own : STANDARD;
  }

  get seats(): Who[] {
    return this.who.slice(0, this.count);
  }

  get waits(): boolean {
    return this.seats.includes('link');
  }

  /** People beside me: then hints are a matter of agreement. */
  get company(): boolean {
    return this.seats.some((who) => who === 'link' || who === 'here');
  }

  /** It can count: one of me, nobody else on this device, no hints, the standard cards, and a real clock or none. */
  get countable(): boolean {
    return (
      this.count > 1 &&
      this.seats.includes('me') &&
      !this.seats.includes('here') &&
      !(this.company && this.hints) &&
      !this.cards.mine &&
      this.clock?.kind !== 'gentle'
    );
  }

  /** There is one of me: whoever sat where I go now sits where I was. */
  sit(seat: number, who: Who): void {
    const mine = this.who.indexOf('me');
    if (who === 'me' && mine >= 0) this.who[mine] = nth(this.who, seat);
    this.who[seat] = who;
  }

  others(who: Who): void {
    this.who = this.who.map((each) => (each === 'me' ? each : who));
  }

  chooseClock(kind: ClockKind): void {
    this.clockKind = kind;
    this.clockAt = 0;
  }

  private get clock(): ClockRequest | null {
    const chosen = this.count > 1 ? CLOCKS[this.clockKind][this.clockAt] : null; // nobody waits for who plays alone
    return chosen ? { ...chosen, out: this.clockOut } : null;
  }

  choosePreset(name: string): void {
    this.preset = name;
    this.options = {};
  }

  usual(option: OptionOf): OptionValue {
    return this.info.presets[this.preset]?.[option.name] ?? option.default;
  }

  valueOf(option: OptionOf): OptionValue {
    return this.options[option.name] ?? this.usual(option);
  }

  choose(option: OptionOf, value: OptionValue): void {
    const { [option.name]: _, ...rest } = this.options;
    this.options = value === this.usual(option) ? rest : { ...rest, [option.name]: value };
  }

  /** The values that make sense at this table: a seat that is not there cannot begin. */
  valuesOf(option: OptionOf): OptionValue[] {
    return option.seat ? option.values.filter((value) => typeof value !== 'number' || value < this.count) : option.values;
  }

  get changed(): number {
    return Object.keys(this.options).length;
  }

  request(): TableRequest {
    const seats = this.seats.map((who, at): SeatRequest => {
      if (who === 'link') return { who: 'open' };
      if (who === 'me') return { who: 'me', name: settings.name.trim() || NAMELESS };
      if (who === 'here') return { who: 'me', name: this.names[at]?.trim() || NAMELESS };
      return { who: 'bot', level: who };
    });
    const { game, preset, options, absence } = this;
    const hints = this.company && this.hints ? { hints: true } : {};
    const counts = this.countable && this.counts ? { counts: true } : {};
    const clock = this.clock ? { clock: this.clock } : {};
    const [cards, joins, watched] = [this.cards.request(), this.waits && this.joins, this.watched];
    return {
      game,
      preset,
      options,
      absence,
      seats,
      start: !this.waits,
      ...hints,
      ...counts,
      ...clock,
      ...(cards && { cards }),
      ...((joins || watched) && { hall: { joins, watched } }),
    };
  }
}
