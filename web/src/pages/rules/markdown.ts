/** As much of Markdown as our guides and rules are written in, as data: drawn by elements, never by HTML. */
export type Inline =
  { kind: 'text' | 'code' | 'number'; text: string } | { kind: 'strong' | 'em'; of: Inline[] } | { kind: 'link'; to: string; of: Inline[] };
export type Row = { id: string; cells: Inline[][] };
export type Item = { id: string; of: Block[] };
export type Block =
  | { kind: 'heading'; id: string; level: number; of: Inline[] }
  | { kind: 'paragraph'; id: string; of: Inline[] }
  | { kind: 'list'; first: number | null; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Row[] }
  | { kind: 'code'; text: string };

const SPAN = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)|\b([A-Z]{1,2}\d+(?:\.\d+)*[a-z]?)\b/g;
const BULLET = /^( *)([-*]|\d+\.) +/;
const HEADING = /^(#+) +(.*)$/;

export function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, code, strong, em, label, to, number] = match;
    if (code) found.push({ kind: 'code', text: code });
    else if (strong) found.push({ kind: 'strong', of: inlines(strong) });
    else if (em) found.push({ kind: 'em', of: inlines(em) });
    else if (label && to) found.push({ kind: 'link', to, of: inlines(label) });
    else if (number) found.push({ kind: 'number', text: number });
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) });
  return found;
}

export const plain = (of: Inline[]): string => of.map((each) => ('of' in each ? plain(each.of) : each.text)).join('');

const TERMINAL = '<!-- terminal -->'; // what follows is for those who type their moves

export function parse(text: string): Block[] {
  const [shown = ''] = text.split(TERMINAL);
  return blocks(shown.split('\n'));
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const [heading, signs = '', title = ''] = HEADING.exec(line) ?? [];
    let end = at + 1;
    if (heading) {
      found.push({ kind: 'heading', id: '', level: signs.length, of: inlines(title) });
    } else if (line.startsWith('```')) {
      while (end < lines.length && !lines[end]?.startsWith('```')) end++;
      found.push({ kind: 'code', text: lines.slice(at + 1, end++).join('\n') });
    } else if (line.startsWith('|')) {
      while (lines[end]?.startsWith('|')) end++;
      found.push(table(lines.slice(at, end)));
    } else if (BULLET.test(line)) {
      while (end < lines.length && (BULLET.test(lines[end] ?? '') || belongs(lines, end))) end++;
      found.push(list(lines.slice(at, end)));
    } else if (line.trim()) {
      while (lines[end]?.trim() && !opens(lines[end] ?? '')) end++;
      found.push({
        kind: 'paragraph',
        id: '',
        of: inlines(
          lines
            .slice(at, end)
            .map((each) => each.trim())
            .join(' '),
        ),
      });
    }
    at = end;
  }
  return found;
}

const opens = (line: string): boolean => HEADING.test(line) || BULLET.test(line) || /^(\||```)/.test(line);

/** A line that goes on with the item above it, or a blank one before such a line. */
const belongs = (lines: string[], at: number): boolean => {
  const [line = '', next = ''] = lines.slice(at, at + 2);
  return /^ {2,}\S/.test(line) || (!line.trim() && /^ {2,}\S/.test(next));
};

function list(lines: string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    const bullet = BULLET.exec(line);
    if (bullet && !bullet[1]) items.push([line.slice(bullet[0].length)]);
    else items.at(-1)?.push(line);
  }
  const first = parseInt(lines[0] ?? '', 10);
  return {
    kind: 'list',
    first: Number.isNaN(first) ? null : first,
    items: items.map(([head = '', ...rest]) => ({ id: '', of: blocks([head, ...dedented(rest)]) })),
  };
}

function dedented(lines: string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = depths.length ? Math.min(...depths) : 0;
  return lines.map((line) => line.slice(depth));
}

function table(lines: string[]): Block {
  const cells = (line: string): Inline[][] =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => inlines(cell.replaceAll('\\|', '|').trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map((row) => ({ id: '', cells: cells(row) })) };
}
