// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { BoardReceiptAnswer, BoardReceiptRow } from '../../schemas/generated/types.gen.ts';
import { receipt } from './receipt.tsx';

const at = Date.parse('2025-05-25T23:40:00+08:00');
const row = (rank: number, more: Partial<BoardReceiptRow> = {}): BoardReceiptRow => ({
  ...{ rank, user: { user_id: `u${rank}`, nickname: `Name ${rank}`, avatar: '' }, score: 100 },
  ...{ reachedAt: at, tie: null, tier: null, granted: false },
  ...more,
});
const reward = { points: null, prize: null, days: null };
const answer: BoardReceiptAnswer = {
  ...{ activity: 'fair', subject: 'charm', round: '2025-05-18', participants: 1286 },
  ...{ frozenAt: at + 1_800_000, paidAt: at + 1_860_000, total: 4, next: null, hash: 'ab12' },
  tiers: [
    {
      id: 'first',
      from: 1,
      to: 1,
      gives: [
        { ...reward, prize: 'frame', days: 30 },
        { ...reward, points: 500 },
      ],
    },
    { id: 'next', from: 2, to: 3, gives: [{ ...reward, prize: 'lantern' }] },
  ],
  rows: [
    row(1, { tier: 'first', granted: true }),
    row(2, { tie: 'later', tier: 'next' }),
    row(3, { tie: 'id', tier: 'next', granted: true }),
    row(4),
  ],
};
const campaign = { prizes: [{ id: 'frame', name: 'The frame', icon: 'art/rose-night/frame.svg' }] };
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (told: unknown, me: object | null = null, board = true, settled = true) => {
  page = await renderNode(
    { widget: 'receipt', from: 'told', prizes: ['frame'], ...(board ? { board: 'charm' } : {}) },
    {
      widgets: { receipt },
      data: { told, charm: { status: 'ready', data: { rows: [], me, total: 4, next: null, settled } } },
      campaign,
    },
  );
};
const texts = (selector: string) =>
  [...page.container.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('receipt', () => {
  it('says when the order became final, when all was given, and how many took part', async () => {
    await render(answer);
    expect(texts('.receipt__facts > *')).toEqual([
      ...['Order final since', 'May 26, 00:10', 'All given by', 'May 26, 00:11', 'Took part', '1,286'],
    ]);
    expect(texts('.receipt__hash code')).toEqual(['ab12']);
    await page.unmount();
    await render({ ...answer, paidAt: null });
    expect(texts('.receipt__facts > dd')[1]).toBe('still being given');
  });

  it('says of each place what decided a tie, and what it was given by the names of the campaign', async () => {
    await render(answer);
    expect(texts('.receipt__rank')).toEqual(['1', '2', '3', '4']);
    expect(texts('.receipt__tie')).toEqual([
      'Same points as the place above, reached later',
      'Same points at the same moment: the higher user ID comes second',
    ]);
    expect(texts('.receipt__given')).toEqual([
      'The frame, 30 days · 500 points',
      'lantern · not given yet',
      'lantern',
    ]);
  });

  it('marks the reader’s own row, and says their place also where it is not listed', async () => {
    const me = { rank: 2, place: 2, score: 100, gap: 0, user: row(2).user };
    await render(answer, me);
    expect(texts('.receipt__row.is-mine b:not(.tabular)')).toEqual(['Name 2 You']);
    await page.unmount();
    await render(answer, { ...me, rank: null, place: 512, user: row(512).user });
    expect(texts('.is-mine')).toEqual([]);
    expect(texts('.receipt__facts > *').slice(-2)).toEqual(['Your place', '512']);
    await page.unmount();
    await render(answer, me, false);
    expect(texts('.is-mine')).toEqual([]);
  });

  it('says before the settlement that there is none yet, and of a board that nobody climbed that', async () => {
    const open = { ...answer, frozenAt: null, paidAt: null, tiers: [], rows: [], total: 0, hash: null };
    await render(open);
    expect(texts('.state--empty')).toEqual(['Not settled yet. Come back after May 27, 00:00.']);
    await page.unmount();
    await render({ ...open, subject: 'daily 2025-05-21' });
    expect(texts('.state--empty')).toEqual(['Not settled yet. How it was settled stands here once it is.']);
    await page.unmount();
    await render({ ...answer, participants: 0, rows: [], total: 0 });
    expect(texts('.receipt__note')).toEqual(['Nobody made this board']);
  });

  it('has the next places behind a button', async () => {
    await render({ status: 'ready', data: { ...answer, next: '4' }, more: 'idle' });
    await page.click(page.container.querySelector('.receipt__foot button'));
    expect(page.mores).toEqual(['told']);
  });

  it('marks the own row of a team by its place, whoever stands for it since, and none by a place that can still change', async () => {
    const team = (rank: number) => ({
      ...row(rank, { tie: rank === 2 ? 'later' : null }),
      ...{ user: { user_id: `u${rank}`, nickname: `Team ${rank}`, avatar: '' } },
      ...{ group: `t${rank}`, people: 2, members: [`u${rank}`, `v${rank}`] },
    });
    const laps = { ...answer, subject: 'laps 2025-05-20', rows: [team(1), team(2)] };
    const me = { rank: 2, place: 2, score: 100, gap: 0, user: { ...team(2).user, user_id: 'v2' } };
    await render(laps, me);
    expect(texts('.receipt__line > b:first-child')).toEqual(['Team 1', 'Team 2 You']);
    await page.unmount();
    await render(laps, me, true, false);
    expect(texts('.receipt__line > b:first-child')).toEqual(['Team 1', 'Team 2']);
    expect(texts('.receipt__facts > dt')).not.toContain('Your place');
  });
});
