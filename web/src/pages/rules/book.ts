import { parse, plain, type Block, type Inline } from './markdown';

/** A place in a book that can be found and gone to. */
export type Place = { id: string; number: string; section: string; text: string };
export type Book = { blocks: Block[]; ids: Map<string, string>; contents: { id: string; level: number; text: string }[]; places: Place[] };

const NUMBER = /^[A-Z]{1,2}\d+(\.\d+)*[a-z]?/;
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** The number that a rule begins with: in a heading as it stands, elsewhere in bold. */
function numberOf(of: Inline[], bold: boolean): string {
  const [first] = of;
  if (!first || (bold && first.kind !== 'strong')) return '';
  return NUMBER.exec(plain([first]))?.[0] ?? '';
}

/** Reads a text and gives each place in it an id: its number, its heading, or a count. */
export function bind(text: string, prefix: string): Book {
  const blocks = parse(text);
  const book: Book = { blocks, ids: new Map(), contents: [], places: [] };
  let section = '';
  const taken = new Set(numbers(blocks));

  function place(number: string, wished: string, of: Inline[]): string {
    const free = wished && !book.ids.has(wished) ? wished : '';
    const id = free || `${prefix}at-${book.places.length}`;
    if (free) book.ids.set(free, id);
    book.places.push({ id, number, section, text: plain(of) });
    return id;
  }

  function visit(block: Block): void {
    if (block.kind === 'heading') {
      const text = plain(block.of);
      const number = numberOf(block.of, false);
      section = text;
      const counted = /^\d+/.exec(text)?.[0];
      block.id = place(number, number || (prefix ? `${prefix}${counted ?? slug(text)}` : slug(text)), block.of);
      book.ids.set(slug(text), block.id);
      if (block.level > 1) book.contents.push({ id: block.id, level: block.level, text });
    } else if (block.kind === 'paragraph') {
      const number = numberOf(block.of, true);
      block.id = place(number, number, block.of);
    } else if (block.kind === 'list') {
      for (const item of block.items) {
        const [head, ...rest] = item.of;
        if (head?.kind === 'paragraph') {
          const number = numberOf(head.of, true);
          item.id = place(number, number, head.of);
          rest.forEach(visit);
        } else item.of.forEach(visit);
      }
    } else if (block.kind === 'table') {
      for (const row of block.rows) {
        const number = NUMBER.exec(plain(row.cells[0] ?? []))?.[0] ?? '';
        const all: Inline[] = row.cells.flatMap((cell, at) => (at ? [{ kind: 'text', text: ' · ' } as const, ...cell] : cell));
        row.id = place(number, taken.has(number) ? '' : number, all);
      }
    }
  }
  blocks.forEach(visit);
  return book;
}

/** The numbers that stand outside of tables: there a rule is told, in a table it is only listed. */
function numbers(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [numberOf(block.of, false)];
    if (block.kind === 'paragraph') return [numberOf(block.of, true)];
    return block.kind === 'list' ? block.items.flatMap((item) => numbers(item.of)) : [];
  });
}
