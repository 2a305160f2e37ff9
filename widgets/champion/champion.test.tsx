// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type {
  BattleEntry,
  BattlesAnswer,
  BoardAnswer,
  PollsAnswer,
} from '../../schemas/generated/types.gen.ts';
import { champion } from './champion.tsx';

const row = (rank: number) => ({
  rank,
  user: { user_id: `u${rank}`, nickname: `Name ${rank}`, avatar: `/h5_ac/avatars/${rank}.svg` },
  score: 25_200 / rank,
});
const board = (changes: Partial<BoardAnswer> = {}): BoardAnswer => ({
  rows: [row(1), row(2)],
  me: null,
  total: 2,
  next: null,
  settled: true,
  ...changes,
});
let page: RenderedNode;
afterEach(() => page.unmount());
const ids = ['dawn', 'dusk', 'noon', 'moon'];
const battle = (changes: object = {}) => ({
  battles: [
    {
      id: 'skies',
      sides: ids.map((id) => ({ id, title: `Team ${id}`, picture: `art/${id}.svg` })),
      rounds: [{ id: 'one', opens: '2025-05-20T00:00:00+08:00', locks: '2025-05-21T00:00:00+08:00' }],
      ...changes,
    },
  ],
});
const fought = (
  sides: readonly Partial<BattleEntry['sides'][number]>[],
  more: Partial<BattleEntry> = {},
): BattlesAnswer => ({
  battles: [
    {
      id: 'skies',
      settled: true,
      sides: sides.map((side, nth) => ({ id: ids[nth] ?? '', total: 0, won: 0, place: 1, ...side })),
      rounds: [],
      side: null,
      brought: 0,
      ...more,
    },
  ],
});
const poll = {
  polls: [{ id: 'memory', options: ids.map((id) => ({ id, title: `The ${id}` })), limits: { total: 1 } }],
};
const counted = (votes: readonly (number | null)[]): PollsAnswer => ({
  polls: [
    {
      id: 'memory',
      options: ids.map((id, nth) => ({ id, votes: votes[nth] ?? null, mine: 0 })),
      total: null,
      voted: 0,
      left: null,
      weight: 1,
      results: { seen: votes[0] !== null },
    },
  ],
});
const render = async (answer: unknown, keys: object = {}, campaign: Record<string, unknown> = {}) => {
  page = await renderNode(
    { widget: 'champion', from: 'board', ...keys },
    { widgets: { champion }, data: { board: answer }, lang: 'en', campaign },
  );
  return page.container;
};
const text = (root: Element, name: string) => root.querySelector(`.champion__${name}`)?.textContent;
const faces = (root: Element) =>
  [...root.querySelectorAll('.champion__face')].map(
    (one) => one.querySelector('img')?.getAttribute('src') ?? one.textContent,
  );

describe('champion', () => {
  it('is who stands first, with face, name and score, and nobody else', async () => {
    const root = await render(board(), { unit: 'charm' });
    expect(root.querySelector('.champion__name')?.textContent).toBe('Name 1');
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/h5_ac/avatars/1.svg');
    expect(root.querySelector('.champion__mark')?.textContent).toBe('Champion');
    expect(root.querySelector('.champion__plate .tabular [aria-hidden]')?.textContent).toBe('2.5w');
    expect(root.textContent).toContain('charm');
    expect(root.textContent).not.toContain('Name 2');
  });

  it('wears the title of whoever is crowned, on a board and for a side of a battle', async () => {
    const worn = (root: Element) => [...root.querySelectorAll('.worn')].map((one) => one.textContent);
    const titled = { ...row(1), user: { ...row(1).user, title: 'Voice of the night' } };
    const root = await render(board({ rows: [titled, row(2)] }));
    expect(worn(root)).toEqual(['Voice of the night']);
    expect(root.querySelector('.champion__name')?.textContent, 'the name is the name alone').toBe('Name 1');
    await page.unmount();
    expect(worn(await render(board())), 'nobody wears anything').toEqual([]);
    await page.unmount();
    const [first, second] = [1, 2].map((rank) => ({ total: 9, user: { ...row(rank).user, title: 'Star' } }));
    const ends = (...sides: (typeof first)[]) => fought(sides.flatMap((one) => one ?? []));
    expect(worn(await render(ends(first), { battle: 'skies' }, battle()))).toEqual(['Star']);
    await page.unmount();
    expect(worn(await render(ends(first, second), { battle: 'skies' }, battle())), 'nobody’s of two').toEqual(
      [],
    );
  });

  it('is nobody on a board that nobody has climbed', async () => {
    const root = await render(board({ rows: [], total: 0 }));
    expect(root.querySelector('.champion')).toBeNull();
    expect(root.textContent).toBe('');
  });

  it('is nobody as long as the board may still turn, as an answer of before its end says', async () => {
    expect((await render(board({ settled: false }))).textContent).toBe('');
  });

  it('is there as soon as nothing counts any more, also while the final order is still to be kept', async () => {
    expect(text(await render(board({ counting: true })), 'name')).toBe('Name 1');
  });

  it('is of a board by days who stood first when it was last settled, and it says so', async () => {
    const order = (nth: number) => ({
      id: `order-${nth}`,
      day: `2025-05-2${nth}`,
      from: 0,
      to: 1,
      participants: 9,
      rows: [1, 2].map((place) => ({ ...row(place * nth), rank: place, live_obj_id: null })),
    });
    const root = await render({ items: [order(4), order(3)], next: null }, { unit: 'charm' });
    expect([text(root, 'mark'), text(root, 'name')]).toEqual(['Latest champion', 'Name 4']);
    expect(faces(root)).toEqual(['/h5_ac/avatars/4.svg']);
    expect(text(root, 'plate')).toContain('charm');
    expect(root.textContent).not.toContain('Name 3');
    await page.unmount();
    expect((await render({ items: [], next: null })).textContent).toBe('');
  });

  it('is the side that has won a battle, by its name and picture', async () => {
    const root = await render(
      fought([
        { place: 2, total: 400 },
        { total: 900, won: 1 },
      ]),
      { battle: 'skies' },
      battle(),
    );
    expect([text(root, 'mark'), text(root, 'name')]).toEqual(['Champion', 'Team dusk']);
    expect(faces(root)).toEqual([expect.stringContaining('dusk')]);
    expect(text(root, 'plate')).toContain('900 points');
    expect(root.textContent).not.toContain('dawn');
  });

  it('is whoever is left of a knockout, by the rounds that they have won', async () => {
    const user = { user_id: 'u7', nickname: 'Mimi', avatar: '/h5_ac/avatars/7.svg' };
    const root = await render(
      fought([
        { total: 500, won: 3, user },
        { place: 2, total: 700, won: 2 },
      ]),
      { battle: 'skies', unit: 'sparks' },
      battle({ pairs: { odd: 'bye', losers: 'out' } }),
    );
    expect(text(root, 'name')).toBe('Mimi');
    expect(faces(root)).toEqual([user.avatar]);
    expect(text(root, 'plate')).toContain('3 rounds won');
    expect(root.textContent).not.toContain('sparks');
  });

  it('is nobody of a battle that is not settled, or in which nobody has done anything', async () => {
    const open = fought([{ total: 900 }, { place: 2, total: 1 }], { settled: false });
    expect((await render(open, { battle: 'skies' }, battle())).textContent).toBe('');
    await page.unmount();
    expect((await render(fought([{}, {}]), { battle: 'skies' }, battle())).textContent).toBe('');
  });

  it('is all who are level, three of them by face', async () => {
    const root = await render(fought(ids.map(() => ({ total: 900 }))), { battle: 'skies' }, battle());
    expect(text(root, 'mark')).toBe('Joint champions');
    expect(text(root, 'name')).toBe('Team dawn · Team dusk · Team noon · Team moon');
    expect(faces(root)).toHaveLength(3);
  });

  it('is the option with most votes, by its first letter where it has no picture', async () => {
    const root = await render(counted([60, 1, 2, 0]), { poll: 'memory' }, poll);
    expect([text(root, 'mark'), text(root, 'name')]).toEqual(['Most votes', 'The dawn']);
    expect(faces(root)).toEqual(['T']);
    expect(text(root, 'plate')).toContain('60 votes');
    await page.unmount();
    const level = await render(counted([1, 1, 0, 0]), { poll: 'memory' }, poll);
    expect([text(level, 'mark'), text(level, 'name')]).toEqual(['Tied for first', 'The dawn · The dusk']);
    expect(text(level, 'plate')).toContain('1 vote');
  });

  it('is nothing as long as votes are hidden, and where nobody has voted', async () => {
    expect((await render(counted([null]), { poll: 'memory' }, poll)).textContent).toBe('');
    await page.unmount();
    expect((await render(counted([0, 0, 0, 0]), { poll: 'memory' }, poll)).textContent).toBe('');
  });
});
