// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { PollEntry, PollsAnswer } from '../../schemas/generated/types.gen.ts';
import { countedIn } from './counted.ts';
import { votePoll } from './vote-poll.tsx';

const ids = ['lights', 'choir', 'rain'];
const campaign = (changes: object = {}) => ({
  polls: [
    {
      id: 'memory',
      options: ids.map((id) => ({ id, title: `The ${id}` })),
      limits: { total: 9, day: 2 },
      results: 'after-voting',
      ...changes,
    },
  ],
});
const told = (
  votes: readonly (number | null)[],
  mine: readonly number[],
  more: Partial<PollEntry> = {},
): PollsAnswer => ({
  polls: [
    {
      id: 'memory',
      options: ids.map((id, nth) => ({ id, votes: votes[nth] ?? null, mine: mine[nth] ?? 0 })),
      total: votes[0] === null ? null : votes.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      voted: mine.reduce((sum, one) => sum + one, 0),
      left: 2,
      weight: 1,
      results: {
        seen: votes[0] !== null,
        ...(votes[0] === null ? { nextAt: '2025-05-25T12:00:00.000Z' } : {}),
      },
      ...more,
    },
  ],
});
const hidden = [null, null, null];
const open = told(hidden, [0, 0, 0], { can: 'vote' });
let page: RenderedNode;
afterEach(() => page.unmount());
let hear: (answer: unknown) => void = () => undefined;
const render = async (polls: object, changes: object = {}, paths?: Record<string, string>, user = '') => {
  page = await renderNode(
    { widget: 'vote-poll', from: 'polls', poll: 'memory', press: [{ do: 'toast', text: 'voted' }] },
    {
      widgets: { 'vote-poll': votePoll },
      data: { polls },
      campaign: campaign(changes),
      token: 'token',
      user,
      onAct: (_steps, _item, heard) => {
        hear = heard ?? hear;
      },
      ...(paths ? { paths } : {}),
    },
  );
};
const all = (name: string) => [...page.container.querySelectorAll<HTMLElement>(`.vote-poll__${name}`)];
const texts = (name: string) => all(name).map((one) => one.textContent);
const inputs = () => [...page.container.querySelectorAll<HTMLInputElement>('input')];
const button = () => all('button')[0] as HTMLButtonElement;
const answer = (data: PollsAnswer) =>
  page.change(({ store, data: sources }) => {
    const source = sources.polls;
    if (source) store.set(source, { status: 'ready', data });
  });

describe('a poll', () => {
  it('thanks for a vote that was counted before, where the answer to it had been lost, and chooses none by itself', async () => {
    const counted = told(hidden, [1, 0, 0], { can: 'vote', left: 1 });
    await render(counted);
    await page.click(inputs()[0] ?? null);
    await page.click(button());
    await act(async () => hear(undefined));
    expect([all('thanks').length, button().disabled]).toEqual([0, false]);
    await act(async () =>
      hear({ poll: 'memory', options: ['lights'], weight: 1, left: 1, gives: [], balance: 0 }),
    );
    expect([texts('thanks'), button().disabled]).toEqual([['Your vote is in. Thank you!'], true]);
  });

  it('keeps what is chosen for whoever has chosen it, until it is counted', async () => {
    localStorage.clear();
    const chosen = () => inputs().map(({ checked }) => checked);
    const opened = (user: string) => render(open, { choose: { least: 1, most: 2 } }, undefined, user);
    await opened('ann');
    await page.click(inputs()[0]);
    await page.click(inputs()[2]);
    await page.unmount();
    await opened('bo');
    expect(chosen()).toEqual([false, false, false]);
    await page.unmount();
    await opened('ann');
    expect([chosen(), button().disabled]).toEqual([[true, false, true], false]);
    await page.click(button());
    await act(async () =>
      hear({ poll: 'memory', options: ['lights', 'rain'], weight: 1, left: 1, gives: [], balance: 0 }),
    );
    expect([chosen(), localStorage.length]).toEqual([[false, false, false], 0]);
  });

  it('votes for the one option that is chosen, and for none before', async () => {
    await render(open);
    expect(page.container.querySelector('fieldset > legend')?.textContent).toBe('Choose one');
    expect(inputs().map(({ type, checked }) => [type, checked])).toEqual(Array(3).fill(['radio', false]));
    expect(new Set(inputs().map(({ name }) => name)).size).toBe(1);
    expect(texts('face')).toEqual(['T', 'T', 'T']);
    expect([button().textContent, button().disabled]).toEqual(['Vote', true]);
    await page.click(inputs()[1]);
    await page.click(inputs()[2]);
    expect(inputs().map(({ checked }) => checked)).toEqual([false, false, true]);
    await page.click(button());
    expect(page.acts.map(({ item }) => item)).toEqual([{ poll: 'memory', options: 'rain' }]);
    expect(texts('left')).toEqual(['2 votes left today']);
    expect(texts('told')).toEqual(['Vote to see the results']);
  });

  it('leads to how it was settled once it is over, and before that from the end of the campaign on', async () => {
    const paths = { polls: '/v2/activities/{id}/polls' };
    const way = () =>
      [...page.container.querySelectorAll<HTMLElement>('.vote-poll__settled')].map((one) => [
        one.textContent,
        one.dataset.phases,
      ]);
    await render(open, {}, paths);
    expect(way()).toEqual([["How it's settled", 'settling ended']]);
    await page.unmount();
    await render(told([3, 2, 1], [0, 0, 0], { reason: 'OVER' }), {}, paths);
    expect(way()).toEqual([["How it's settled", undefined]]);
    await page.click(page.container.querySelector('.vote-poll__settled button'));
    expect(page.acts[0]?.steps).toEqual([{ do: 'popup', name: 'polls_memoryReceipt' }]);
    await page.unmount();
    await render(open, {}, { polls: '/v2/activities/{id}/exchange' });
    expect(way(), 'an address without a receipt').toEqual([]);
  });

  it('takes several, as many as it asks for', async () => {
    await render(open, { choose: { least: 2, most: 2 }, limits: { total: 1 } });
    expect(inputs().map(({ type }) => type)).toEqual(Array(3).fill('checkbox'));
    await page.click(inputs()[0]);
    expect(button().disabled).toBe(true);
    await page.click(inputs()[2]);
    expect(
      inputs().map(({ disabled }) => disabled),
      'one is taken back first',
    ).toEqual([false, true, false]);
    await page.click(button());
    expect(page.acts[0]?.item).toEqual({ poll: 'memory', options: 'lights,rain' });
    await page.click(inputs()[0]);
    expect([button().disabled, inputs()[1]?.disabled]).toEqual([true, false]);
  });

  it('shows no bar and no number as long as votes are hidden, and says until when', async () => {
    await render(told(hidden, [0, 1, 0], { left: 0, reason: 'LIMIT_REACHED' }), { results: 'end' });
    expect([all('bar'), all('stand'), all('first')]).toEqual([[], [], []]);
    expect(texts('told')).toEqual(['Results on May 25, 20:00']);
    expect(texts('mine')).toEqual(['Your choice']);
    expect([button().textContent, button().disabled]).toEqual(['All your votes are in', true]);
    expect(inputs()).toEqual([]);
  });

  it('shows how the votes stand: percent, number, one’s own, and who is first', async () => {
    await render(told([60, 39, 1], [0, 2, 0], { can: 'vote' }));
    expect(texts('stand')).toEqual(['60%60 votes', '39%39 votes', '1%1 vote']);
    expect(all('bar').map((bar) => bar.querySelector('rect')?.getAttribute('width'))).toEqual([
      '60%',
      '39%',
      '1%',
    ]);
    // The page is drawn with these answers, and its markup may not bring a style of its own.
    expect(page.container.querySelector('[style]')).toBeNull();
    expect(texts('first'), 'others may still come first').toEqual(['Leading']);
    expect(texts('mine')).toEqual(['Your choice ×2']);
    expect(texts('told')).toEqual(['100 votes in all']);
  });

  it('whoever has most votes once voting is closed was ahead as long as results are counted, and has them then', async () => {
    await render(told([60, 39, 1], [0, 0, 0], { reason: 'OVER' }));
    expect(all('first').map((one) => [one.textContent, one.dataset.phases])).toEqual([
      ['Ahead at the close', 'settling'],
      ['Most votes', 'preview live ended'],
    ]);
    await page.unmount();
    await render(told([60, 39, 1], [1, 0, 0], { reason: 'LIMIT_REACHED', left: 0 }));
    expect(texts('first'), 'closed to one reader alone').toEqual(['Leading']);
  });

  it('a tie is shown as one, and nobody is first where nobody has voted', async () => {
    await render(told([5, 5, 0], [0, 0, 0], { reason: 'OVER' }));
    expect(texts('first')).toEqual(['Tied for first', 'Tied for first']);
    expect(button().textContent).toBe('Voting is closed');
    await page.unmount();
    await render(told([0, 0, 0], [0, 0, 0], { reason: 'OVER' }));
    expect(texts('first')).toEqual([]);
    expect(texts('stand')[0]).toBe('0%0 votes');
  });

  it('says in the server’s words why nobody can vote, and lets a visitor go on', async () => {
    for (const [reason, text] of [
      ['NOT_OPEN', 'Opens May 22, 00:00'],
      ['DAY_LIMIT_REACHED', 'No votes left today'],
      ['NOT_ENOUGH', 'Not enough points'],
    ] as const) {
      await render(told(hidden, [0, 0, 0], { reason, nextAt: '2025-05-21T16:00:00.000Z' }));
      expect([button().textContent, button().disabled]).toEqual([text, true]);
      await page.unmount();
    }
    await render(told(hidden, [0, 0, 0], { left: null, reason: 'TOKEN_EXPIRED' }));
    expect([button().textContent, button().disabled], 'leads to where one signs in').toEqual(['Vote', false]);
  });

  it('celebrates a vote when it is counted, and begins anew', async () => {
    await render(open);
    await page.click(inputs()[0]);
    await answer(told([8, 2, 0], [1, 0, 0], { can: 'vote', left: 1 }));
    expect(texts('thanks')).toEqual(['Your vote is in. Thank you!']);
    expect(all('card').map((one) => one.classList.contains('is-counted'))).toEqual([true, false, false]);
    expect(inputs().some(({ checked }) => checked)).toBe(false);
    expect(all('left')[0]?.getAttribute('role')).toBe('status');
  });

  it('is thanked for once: with what is left as its answer says, also until the poll is asked anew', async () => {
    await render(open);
    await page.click(inputs()[0]);
    await page.click(button());
    const heard: (string | undefined)[] = [];
    const said = () => heard.push(all('left')[0]?.textContent ?? undefined);
    said();
    await act(async () =>
      hear({ poll: 'memory', options: ['lights'], weight: 1, left: 0, gives: [], balance: 0 }),
    );
    said();
    await answer(told([8, 2, 0], [1, 0, 0], { reason: 'DAY_LIMIT_REACHED', left: 0 }));
    said();
    const thanks = 'Your vote is in. Thank you!';
    expect(heard).toEqual(['2 votes left today', thanks, thanks]);
  });

  it('what becomes known with the reader is not celebrated', async () => {
    await render(open);
    const [visitor] = told(hidden, [0, 0, 0], { left: null }).polls;
    const [known] = told([8, 2, 0], [1, 0, 0]).polls;
    expect(countedIn(visitor, known, [])).toEqual([]);
    expect(countedIn(visitor, known, ['rain'])).toEqual([]);
    expect(countedIn(open.polls[0], known, [])).toEqual(['lights']);
    expect(countedIn(known, known, ['lights'])).toEqual([]);
  });

  it('whoever votes before the page knows them is thanked as well', async () => {
    await render(told(hidden, [0, 0, 0], { left: null }));
    await page.click(inputs()[0]);
    await answer(told([8, 2, 0], [1, 0, 0], { can: 'vote', left: 1 }));
    expect(texts('thanks')).toEqual(['Your vote is in. Thank you!']);
  });
});
