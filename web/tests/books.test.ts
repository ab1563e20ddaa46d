import { describe, expect, it } from 'vitest';
import { bind } from '../src/pages/rules/book';
import { inlines, parse, plain } from '../src/pages/rules/markdown';
import { search } from '../src/pages/rules/search';

const TEXT = `# Rules

## E8 Fights

**E8.2** Both play a *card*, face \`down\`; see [wards](#hospital) and E9.4.

1. First
2. Second
   goes on

   - inner

| Rule | What |
|------|------|
| E8.2 | a \\| b |
| E9.9 | wärds |

\`\`\`
# no heading
\`\`\`
<!-- terminal -->
never shown`;

describe('a text', () => {
  const blocks = parse(TEXT);

  it('falls into blocks', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'paragraph', 'list', 'table', 'code']);
    expect(blocks[1]).toMatchObject({ level: 2 });
    expect(blocks[5]).toMatchObject({ text: '# no heading' });
  });

  it('keeps items together with what belongs to them', () => {
    const list = blocks[3];
    expect(list?.kind === 'list' && list.first).toBe(1);
    expect(list?.kind === 'list' && list.items.map((item) => item.of.map(({ kind }) => kind))).toEqual([
      ['paragraph'],
      ['paragraph', 'list'],
    ]);
  });

  it('has cells with bars in them', () => {
    const table = blocks[4];
    expect(table?.kind === 'table' && table.rows.map((row) => row.cells.map(plain))).toEqual([
      ['E8.2', 'a | b'],
      ['E9.9', 'wärds'],
    ]);
  });

  it('has spans', () => {
    const spans = inlines('**E8.2** a *card* `down` [wards](#hospital)');
    expect(spans.map(({ kind }) => kind)).toEqual(['strong', 'text', 'em', 'text', 'code', 'text', 'link']);
    expect(plain(spans)).toBe('E8.2 a card down wards');
  });

  it('may be empty', () => expect(parse('')).toEqual([]));
});

describe('a book', () => {
  const book = bind(TEXT, '');

  it('gives each rule the id of its number where it is told, not where it is listed', () => {
    expect(book.ids.get('E8.2')).toBe('E8.2');
    expect(book.places.filter(({ number }) => number === 'E8.2').map(({ id }) => id)).toEqual(['E8.2', expect.stringMatching(/^at-/)]);
    expect(book.ids.get('E9.9')).toBe('E9.9');
    expect(book.contents).toEqual([{ id: 'E8', level: 2, text: 'E8 Fights' }]);
  });

  it('is searched by number first', () => {
    expect(search(book.places, 'e8').map(({ place }) => place.number)[0]).toBe('E8');
    expect(search(book.places, 'E8.2')[0]?.place.id).toBe('E8.2');
  });

  it('is searched by all words, whatever marks their letters have', () => {
    const [hit, ...others] = search(book.places, 'WARDS e9.9');
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ place: { number: 'E9.9' }, match: 'wärds' });
    expect(search(book.places, 'card nowhere')).toEqual([]);
  });

  it('is not searched for less than two letters', () => expect([...search(book.places, ' e '), ...search(book.places, '')]).toEqual([]));
});
