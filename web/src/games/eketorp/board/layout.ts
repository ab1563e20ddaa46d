import { nth } from '../../../given';
import { FIELDS, type Field } from '../view';
import { REACH, type Ring } from './ring';

export type Rect = { x: number; y: number; w: number; h: number };
/** Where everything stands on a stage of a given size. Nothing overlaps, nothing lies outside. */
export type Layout = {
  phone: boolean;
  rings: Ring[]; // by seat
  heads: Rect[]; // by seat: the name plate, and what the player holds
  stacked: boolean[]; // by seat: the head has two lines
  held: (Rect | null)[]; // by seat: what the player holds, if it has room beside the castle
  plots: Record<Field, Rect>;
  hospital: Rect;
  rooms: Rect[];
  tray: Rect;
};

type Stage = { width: number; height: number; seats: number; mine: number };

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
const LINE = 30;
const LEAST = 20; // of a ring: what stands in it is drawn, however small
const LINES = 58;
const BROAD = 300; // a column that wide has room beside its castle
const BESIDE = 112; // which is that much
const NAMED = 290; // a plate that wide has room for a whole name, a bot's sign, the flag and the tick
const QUESTION = 236; // a tray that high has room for four cards and what each can cost
const HANDY = 620; // a stage narrower than that is held in a hand

export function layOut(stage: Stage): Layout {
  return stage.width < HANDY ? phone(stage) : wide(stage);
}

const clockwise = ({ seats, mine }: Stage): number[] => Array.from({ length: seats - 1 }, (_, at) => (mine + 1 + at) % seats);

function row(line: Rect, count: number, gap: number): Rect[] {
  const w = (line.w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ x: line.x + at * (w + gap), y: line.y, w, h: line.h }));
}

const named = (rects: Rect[]): Record<Field, Rect> =>
  Object.fromEntries(FIELDS.map((field, at) => [field, nth(rects, at)])) as Record<Field, Rect>;

function roomsOf(hospital: Rect, margin: number): Rect[] {
  const { x, y, w, h } = hospital;
  return row({ x: x + margin * 1.4, y: y + margin * 1.5, w: w - margin * 2.8, h: h - margin * 2.3 }, 4, margin);
}

/** The ring that fits into each of these, with its siege fields; a stage too low for any has a small one all the same. */
const ringOf = (...fits: number[]): number => Math.max(Math.min(...fits) / REACH, LEAST);

/** The others above, the plots and the hospital between, my castle and the tray below. */
function wide(stage: Stage): Layout {
  const { width, height, seats, mine } = stage;
  const gap = clamp(height * 0.016, 8, 15);
  const line = { x: gap, w: width - 2 * gap };
  const plotHigh = clamp(height * 0.15, 86, 136);
  const hospitalHigh = clamp(height * 0.087, 58, 78);
  const rest = height - plotHigh - hospitalHigh - 5 * gap;

  const columns = row({ ...line, y: gap, h: 0 }, seats - 1, gap);
  const { w: broad } = nth(columns, 0);
  const head = broad < BROAD ? LINES : LINE;
  const beside = head === LINE ? BESIDE : 0;
  const r = ringOf((rest * (head === LINES ? 0.5 : 0.475) - head - 4) / 2, (broad - beside) / 2, width * 0.16);
  const plotsTop = gap + head + 4 + 2 * r * REACH + gap;
  const hospital = { ...line, y: plotsTop + plotHigh + gap, h: hospitalHigh };
  const lowTop = hospital.y + hospital.h + gap;
  const low = height - lowTop - gap;

  const mineR = ringOf((low - LINES - 4) / 2, width * 0.17);
  const mineWide = Math.max(2 * mineR * REACH, 196);
  const rings: Ring[] = [];
  const heads: Rect[] = [];
  const stacked: boolean[] = [];
  const held: (Rect | null)[] = [];
  clockwise(stage).forEach((seat, at) => {
    const column = nth(columns, at);
    const wide = beside ? Math.max(2 * r * REACH, 196) : column.w;
    const left = column.x + (column.w - wide - beside) / 2;
    const plate = beside ? Math.min(wide + beside, NAMED) : wide;
    heads[seat] = { x: left, y: gap, w: plate, h: head };
    rings[seat] = { x: left + wide / 2, y: gap + head + 4 + r * REACH, r };
    stacked[seat] = head === LINES;
    held[seat] = beside ? { x: left + wide + 10, y: gap + (plate > wide + 8 ? head + 6 : 5), w: beside - 10, h: 140 } : null;
  });
  heads[mine] = { x: gap, y: lowTop, w: mineWide, h: LINES };
  stacked[mine] = true;
  held[mine] = null;
  rings[mine] = { x: gap + mineWide / 2, y: lowTop + LINES + 4 + (low - LINES - 4) / 2, r: mineR };
  return {
    phone: false,
    rings,
    heads,
    stacked,
    held,
    plots: named(row({ ...line, y: plotsTop, h: plotHigh }, 7, gap * 1.2)),
    hospital,
    rooms: roomsOf(hospital, 8),
    tray: { x: gap * 2 + mineWide, y: lowTop, w: width - mineWide - 3 * gap, h: low },
  };
}

/** One column: the others in a strip, the plots, the hospital, my castle, and the tray under the thumb. */
function phone(stage: Stage): Layout {
  const { width, height, seats, mine } = stage;
  const gap = 6;
  const line = { x: gap, w: width - 2 * gap };
  const columns = row({ ...line, y: gap, h: 0 }, seats - 1, gap);
  const plate = 28;
  const r = ringOf(nth(columns, 0).w / 2, height * 0.065);
  const plotsTop = gap + plate + 3 + 2 * r * REACH + gap;
  const plotHigh = clamp(height * 0.132, 84, 126);
  const hospital = { ...line, y: plotsTop + plotHigh + gap, h: 58 };
  const lowTop = hospital.y + hospital.h + gap;
  const tray = clamp(height * 0.33, Math.min(height * 0.36, QUESTION), 290);
  const mineHigh = height - lowTop - tray - 2 * gap;
  const mineR = ringOf((mineHigh - LINE - 4) / 2, width * 0.46);

  const rings: Ring[] = [];
  const heads: Rect[] = [];
  clockwise(stage).forEach((seat, at) => {
    const column = nth(columns, at);
    heads[seat] = { x: column.x, y: gap, w: column.w, h: plate };
    rings[seat] = { x: column.x + column.w / 2, y: gap + plate + 3 + r * REACH, r };
  });
  heads[mine] = { ...line, y: lowTop, h: LINE };
  rings[mine] = { x: width / 2, y: lowTop + LINE + 4 + (mineHigh - LINE - 4) / 2, r: mineR };
  return {
    phone: true,
    rings,
    heads,
    stacked: rings.map(() => false),
    held: rings.map(() => null),
    plots: named(row({ ...line, y: plotsTop, h: plotHigh }, 7, 4)),
    hospital,
    rooms: roomsOf(hospital, 4),
    tray: { ...line, y: height - tray - gap, h: tray },
  };
}

/** One castle alone, as large as it goes. */
export function loneCastle(seat: number, side: number): Layout {
  const nowhere: Rect = { x: 0, y: 0, w: 0, h: 0 };
  const rings: Ring[] = [];
  rings[seat] = { x: side / 2, y: side / 2, r: side / 2 / REACH };
  return {
    phone: true,
    rings,
    heads: [],
    stacked: [],
    held: [],
    plots: named(FIELDS.map(() => nowhere)),
    hospital: nowhere,
    rooms: [],
    tray: nowhere,
  };
}
