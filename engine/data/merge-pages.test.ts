import { describe, expect, it } from 'vitest';
import { mergePages, nextCursor } from './merge-pages.ts';

describe('pages of one answer', () => {
  it('run on as one list; all else is the first page’s, and `next` the last one’s', () => {
    const merged = mergePages([
      { total: 4, mine: { rank: 9 }, rows: [{ rank: 1 }, { rank: 2 }], next: 'b' },
      { total: 5, mine: { rank: 8 }, rows: [{ rank: 3 }], next: 'c' },
      { total: 6, rows: [{ rank: 4 }], next: null },
    ]);
    expect(merged).toEqual({
      total: 4,
      mine: { rank: 9 },
      rows: [{ rank: 1 }, { rank: 2 }, { rank: 3 }, { rank: 4 }],
      next: null,
    });
  });

  it('show a row once that moved to a later page between two requests: by id, else by rank', () => {
    const ids = mergePages([
      { rows: [{ id: 'a' }, { id: 'b' }], next: '2' },
      { rows: [{ id: 'b' }, { id: 'c' }], next: null },
    ]);
    expect(ids).toMatchObject({ rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
    const ranks = mergePages([
      { rows: [{ rank: 1, name: 'x' }], next: '2' },
      {
        rows: [
          { rank: 1, name: 'y' },
          { rank: 2, name: 'x' },
        ],
        next: null,
      },
    ]);
    expect(ranks).toMatchObject({
      rows: [
        { rank: 1, name: 'x' },
        { rank: 2, name: 'x' },
      ],
    });
  });

  it('keep rows that have neither', () => {
    expect(mergePages([{ rows: [1, 1], next: '2' }, { rows: [1, { a: 1 }, { a: 1 }] }])).toEqual({
      rows: [1, 1, 1, { a: 1 }, { a: 1 }],
      next: null,
    });
  });

  it('live with a later page that has no list', () => {
    expect(mergePages([{ rows: [1], next: '2' }, null])).toEqual({ rows: [1], next: null });
  });

  it('a single page is itself, and no page is nothing', () => {
    const page = { rows: [{ id: 1 }, { id: 1 }], next: 'b' };
    expect(mergePages([page])).toBe(page);
    expect(mergePages([])).toBeUndefined();
  });

  it.each([
    [{ next: 'b' }, 'b'],
    [{ next: null }, null],
    [{ next: 3 }, null],
    [{}, null],
    [undefined, null],
    [[], null],
  ])('the cursor of %j is %j', (page, cursor) => {
    expect(nextCursor(page)).toBe(cursor);
  });
});
