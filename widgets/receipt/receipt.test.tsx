// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { receipt } from './receipt.tsx';
import { optionNames, placeOf, poll, prizesOf, settledWith, unsettled } from './testing.ts';

const somebody = (nth: number) => ({ user_id: `u${nth}`, nickname: `Name ${nth}`, avatar: '' });
const answer = settledWith([1, 2, 3, 4, 5].map(somebody));
const campaign = { prizes: prizesOf('art/rose-night/frame.svg') };
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (
  told: unknown,
  me: object | null = null,
  board = true,
  settled = true,
  counts: object = { unit: { en: 'hearts' } },
) => {
  page = await renderNode(
    { widget: 'receipt', from: 'told', prizes: ['frame'], ...counts, ...(board ? { board: 'charm' } : {}) },
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
    expect(texts('.receipt__fact > *')).toEqual([
      ...['Final since', 'May 26, 00:10', 'Rewards', 'all sent May 26, 00:11', 'Took part', '1,286'],
      ...['Counted in', 'hearts'],
    ]);
    expect(texts('.receipt__hash code')).toEqual([answer.hash]);
    await page.unmount();
    await render({ ...answer, paidAt: null });
    expect(texts('.receipt__fact > dd')[1]).toBe('still being sent');
  });

  it('names the board and the day, the hour or the week that it is of, also before it is settled', async () => {
    const title = { en: 'Charm' };
    const head = async (subject: string, more: object = {}, told: object = answer) => {
      await render({ ...told, subject }, null, true, true, { title, ...more });
      const said = texts('.receipt__head');
      await page.unmount();
      return said;
    };
    expect(await head('charm')).toEqual(['Charm ']);
    expect(await head('daily 2025-05-21')).toEqual(['Charm May 21']);
    expect(await head('daily 2025-05-21', {}, unsettled)).toEqual(['Charm May 21']);
    expect(await head('hourly 2025-05-21T20')).toEqual(['Charm May 21, 20:00']);
    expect(await head('weekly 2025-05-19', { period: 'week' })).toEqual(['Charm week from May 19']);
    await render({ ...answer, subject: 'charm' });
    expect(texts('.receipt__head'), 'nothing where nobody has named it').toEqual([]);
  });

  it('says nothing of rewards where the board gives none', async () => {
    const rows = answer.rows.map((row) => ({ ...row, tier: null, granted: false }));
    await render({ ...answer, tiers: [], rows });
    expect(texts('.receipt__fact > dt')).toEqual(['Final since', 'Took part', 'Counted in']);
  });

  it('says of each place what decided a tie, and what it was given by the names of the campaign', async () => {
    await render(answer);
    expect(texts('.receipt__rank')).toEqual(['1', '2', '3', '4', '5']);
    expect(texts('.receipt__tie')).toEqual([
      'Tied with the place above, but got there later',
      'Tied with the place above at the same moment: the higher user ID comes after',
    ]);
    expect(texts('.receipt__given')).toEqual([
      'Rose frame, 30 days · 500 points',
      'old-lantern',
      'old-lantern · not sent yet',
    ]);
  });

  it('names what the board counts to who hears a place, and points where nobody says what', async () => {
    await render(answer);
    expect(texts('.receipt__line .sr-only').slice(0, 2)).toEqual(['252,000 hearts', '186,667 hearts']);
    await page.unmount();
    await render(answer, null, true, true, {});
    expect(texts('.receipt__line .sr-only')[0]).toBe('252,000 points');
    expect(texts('.receipt__fact > dd')).toContain('points');
  });

  it('marks the reader’s own row, and says their place also where it is not listed', async () => {
    const me = { rank: 2, place: 2, score: 100, gap: 0, user: somebody(2) };
    await render(answer, me);
    expect(texts('.receipt__row.is-mine b:not(.tabular)')).toEqual(['Name 2 You']);
    await page.unmount();
    await render(answer, { ...me, rank: null, place: 512, user: somebody(512) });
    expect(texts('.is-mine')).toEqual([]);
    expect(texts('.receipt__fact > *').slice(-2)).toEqual(['Your place', '512']);
    await page.unmount();
    await render(answer, me, false);
    expect(texts('.is-mine')).toEqual([]);
  });

  it('says before the settlement that there is none yet, and of a board that nobody climbed that', async () => {
    await render(unsettled);
    expect(texts('.state--empty')).toEqual(['Not settled yet. Come back after May 27, 00:00.']);
    await page.unmount();
    await render({ ...unsettled, subject: 'daily 2025-05-21' });
    expect(texts('.state--empty')).toEqual(["Not settled yet. Once it is, you'll see here how."]);
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
      ...placeOf(rank, { ...somebody(rank), nickname: `Team ${rank}` }),
      ...{ group: `t${rank}`, people: 2, members: [`u${rank}`, `v${rank}`] },
    });
    const laps = { ...answer, subject: 'laps 2025-05-20', rows: [team(1), team(2)] };
    const me = { rank: 2, place: 2, score: 100, gap: 0, user: { ...team(2).user, user_id: 'v2' } };
    await render(laps, me);
    expect(texts('.receipt__line > b:first-child')).toEqual(['Team 1', 'Team 2 You']);
    await page.unmount();
    await render(laps, me, true, false);
    expect(texts('.receipt__line > b:first-child')).toEqual(['Team 1', 'Team 2']);
    expect(texts('.receipt__fact > dt')).not.toContain('Your place');
  });

  it('of a poll says when it became final, how often people voted, and how each option ended', async () => {
    page = await renderNode(
      { widget: 'receipt', from: 'told', title: { en: 'Favourite stall' }, names: optionNames },
      { widgets: { receipt }, data: { told: poll } },
    );
    expect(texts('.receipt__fact > *')).toEqual([
      ...['Final since', 'May 26, 00:10', 'Ballots cast', '1,204'],
    ]);
    expect(texts('.receipt__head')).toEqual(['Favourite stall ']);
    expect(texts('.receipt__line')).toEqual(['Tea stall1,310 votes', 'old-stall402 votes']);
    expect(texts('.receipt__words small')).toEqual(['chosen 802 times', 'chosen 402 times']);
    expect(texts('.receipt__hash code')).toEqual([poll.hash]);
    await page.unmount();
    page = await renderNode(
      { widget: 'receipt', from: 'told' },
      {
        widgets: { receipt },
        data: { told: { ...poll, frozenAt: null, ballots: null, rows: [], hash: null } },
      },
    );
    expect(texts('.state--empty')).toEqual(["Not settled yet. Once it is, you'll see here how."]);
  });
});
