// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { ChampionsOrder } from '../../schemas/generated/types.gen.ts';
import { hallOfFame } from './hall-of-fame.tsx';

const user = (id: string) => ({ user_id: id, nickname: `N${id}`, avatar: '' });
const place = (rank: number, id: string, live_obj_id: string | null = null) => ({
  rank,
  user: user(id),
  score: 100 - rank,
  live_obj_id,
});
const at = (date: string) => Date.parse(`${date}T00:00:00+08:00`);
const week = (id: string, from: string, to: string, rows: ChampionsOrder['rows']): ChampionsOrder => {
  return { id, day: from, from: at(from), to: at(to), participants: 9, rows };
};
const newest = week('3', '2025-05-12', '2025-05-19', [place(1, '1', 'room-1'), place(2, '2'), place(3, '3')]);
const older = week('2', '2025-05-11', '2025-05-12', [place(1, '4'), place(2, '5')]);
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (hall: unknown, keys: object = {}) => {
  page = await renderNode(
    { widget: 'hall-of-fame', from: 'hall', ...keys },
    { widgets: { 'hall-of-fame': hallOfFame }, data: { hall } },
  );
};
const textsOf = (selector: string) =>
  [...page.container.querySelectorAll(selector)].map((one) => one.textContent);
const ways = {
  press: [{ do: 'toast', text: 'profile' }],
  enter: [{ do: 'toast', text: 'room' }],
};

describe('a wall of champions', () => {
  it('crowns who won last, with second and third, and frames those before, each with its days', async () => {
    await render({ items: [newest, older], next: null }, { unit: 'light' });
    expect(textsOf('.hall-of-fame__newest li')).toEqual([
      'ChampionN199 light',
      'No. 2N298 light',
      'No. 3N397 light',
    ]);
    expect(textsOf('.hall-of-fame__when')).toEqual(['May\u00a012–18']);
    expect(textsOf('.hall-of-fame__frame b')).toEqual(['N4']);
    expect(textsOf('.hall-of-fame__plate')).toEqual(['May\u00a011']);
    expect(page.container.querySelector('button')).toBeNull();
  });

  it('of an hour says when it began', async () => {
    const hour = { ...newest, day: '2025-05-12T18', from: newest.from, to: newest.from + 3_600_000 };
    await render({ items: [hour], next: null });
    expect(textsOf('.hall-of-fame__when')[0]).toMatch(/^May 12.*\d{1,2}:\d{2}/);
  });

  it('leads to whom one taps, and into the room of whoever is live', async () => {
    await render({ items: [newest, older], next: null }, ways);
    const [first, live] = page.container.querySelectorAll('button');
    await page.click(first);
    expect(page.acts.at(-1)?.item).toEqual({ rank: 1, user: user('1'), score: 99 });
    expect(live?.getAttribute('aria-label')).toBe('LIVE, N1: watch now');
    await page.click(live);
    expect(page.acts.at(-1)?.item).toEqual({ live_obj_id: 'room-1', user: user('1') });
    expect(textsOf('.hall-of-fame__live')).toHaveLength(1);
  });

  it('has no mark where the document has no way into rooms', async () => {
    await render({ items: [newest], next: null }, { press: ways.press });
    expect(textsOf('.hall-of-fame__live, .hall-of-fame__wall')).toEqual([]);
  });

  it.each([
    [{}, 'No champion yet. The first place on this wall is waiting'],
    [{ soon: 'On Sunday' }, 'On Sunday'],
  ])('says what comes before anybody has won, and after the end that nobody has: %o', async (keys, words) => {
    await render({ items: [], next: null }, keys);
    expect(textsOf('.state--empty:not([data-phases="ended"])')).toEqual([words]);
    expect(textsOf('.state--empty[data-phases="ended"]')).toEqual(['Nobody won this time']);
    expect(textsOf('.hall-of-fame__newest')).toEqual([]);
  });

  it('loads more by tap', async () => {
    await render({ status: 'ready', data: { items: [newest], next: '3' }, more: 'idle' });
    expect(page.container.querySelector('.hall-of-fame__foot button')).not.toBeNull();
  });

  it('has no word for its end: the last frame is in sight', async () => {
    await render({ status: 'ready', data: { items: [newest, older], next: null }, more: 'end' });
    expect(textsOf('.hall-of-fame__foot')).toEqual([]);
  });
});
