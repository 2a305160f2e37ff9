// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { PairingMine, PairingRoundEntry, PairingsAnswer } from '../../schemas/generated/types.gen.ts';
import { revealedIn } from './news.ts';
import { pairSeats } from './pair-seats.tsx';

const user = (id: string) => ({ user_id: id, nickname: `N${id}`, avatar: '/a.svg' });
const campaign = (more: object = {}) => ({
  pairings: [
    {
      id: 'moonlit',
      sides: ['moon', 'tide'].map((id) => ({ id, title: `The ${id}` })),
      seats: 3,
      choices: 2,
      rounds: ['first', 'second'].map((id) => ({ id, opens: '', locks: '', reveals: '' })),
      ...more,
    },
  ],
});
const mine: PairingMine = {
  side: 'moon',
  seat: 1,
  ahead: null,
  chosen: [],
  match: null,
  leave: { can: 'leave' },
  choose: { can: 'choose' },
};
const round = (more: Partial<PairingRoundEntry> = {}): PairingRoundEntry => ({
  id: 'first',
  state: 'open',
  nextAt: '2025-05-20T12:00:00.000Z',
  sides: ['moon', 'tide'].map((id) => ({ id, seats: 3, taken: 1, waiting: 0, can: 'join' })),
  people: [
    { user: user('1'), side: 'moon', seat: 1 },
    ...['5', '6', '7'].map((id, nth) => ({ user: user(id), side: 'tide', seat: nth + 1 })),
  ],
  mine: null,
  commitment: '',
  seed: null,
  ...more,
});
const told = (...rounds: PairingRoundEntry[]): PairingsAnswer => ({ pairings: [{ id: 'moonlit', rounds }] });
let page: RenderedNode;
afterEach(() => page.unmount());
const press = [{ do: 'toast', text: 'ok' }];
const render = async (pairings: PairingsAnswer, more: object = {}, keys: object = {}, user = '') => {
  page = await renderNode(
    {
      widget: 'pair-seats',
      from: 'pairings',
      pairing: 'moonlit',
      join: press,
      leave: press,
      choose: press,
      ...keys,
    },
    {
      widgets: { 'pair-seats': pairSeats },
      data: { pairings },
      campaign: campaign(more),
      token: 'token',
      user,
    },
  );
};
const texts = (name: string) =>
  [...page.container.querySelectorAll<HTMLElement>(`.pair-seats__${name}`)].map((one) => one.textContent);
const buttons = () => [...page.container.querySelectorAll<HTMLButtonElement>('button')];
const button = (text: string) =>
  buttons().find((one) => (one.getAttribute('aria-label') ?? one.textContent)?.includes(text));
const picks = () => [...page.container.querySelectorAll<HTMLButtonElement>('.pair-seats__pick')];
const answer = (data: PairingsAnswer) =>
  page.change(({ store, data: sources }) => {
    const source = sources.pairings;
    if (source) store.set(source, { status: 'ready', data });
  });

describe('seats', () => {
  it('that have locked say so to whoever has none', async () => {
    await render(told(round({ state: 'locked' })));
    expect(texts('told')).toEqual(['Seats are locked for this round']);
    expect(button('Sit here')).toBeUndefined();
    await answer(told(round({ state: 'locked', mine })));
    expect(texts('told'), 'not to whoever sits').toEqual([]);
  });

  it('are taken on one side, and say who sits and what is free', async () => {
    await render(told(round()));
    expect(texts('title')).toEqual(['Round 1']);
    expect(texts('head')).toEqual(['The moon1 of 3 seats taken', 'The tide1 of 3 seats taken']);
    expect(page.container.textContent).toContain('Seat 2 is free');
    expect(picks(), 'nobody is chosen by who has no seat').toEqual([]);
    await page.click(button('Sit here: The tide'));
    expect(page.acts.map(({ item }) => item)).toEqual([{ pairing: 'moonlit', round: 'first', side: 'tide' }]);
  });

  it('that are gone leave a place behind them, or none', async () => {
    const sides = round().sides.map((side) => ({ ...side, taken: 3, waiting: 2 }));
    await render(told(round({ sides })));
    expect(button('Join the waiting list')?.disabled).toBe(false);
    expect(texts('head')[0]).toContain('2 waiting');
    await page.unmount();
    await render(
      told(round({ sides: sides.map(({ can: _, ...side }) => ({ ...side, reason: 'ROUND_FULL' })) })),
    );
    expect(button('Full')?.disabled).toBe(true);
    await page.unmount();
    await render(
      told(round({ sides: sides.map(({ can: _, ...side }) => ({ ...side, reason: 'TOKEN_EXPIRED' })) })),
    );
    expect(button('Join the waiting list')?.disabled, 'leads to where one signs in').toBe(false);
  });

  it('of a pool have one side and no name', async () => {
    const pool = round({ sides: [{ id: 'pool', seats: 3, taken: 0, waiting: 0, can: 'join' }], people: [] });
    await render(told(pool), { sides: undefined });
    await page.click(button('Take a seat'));
    expect(page.acts[0]?.item).toEqual({ pairing: 'moonlit', round: 'first' });
  });

  it('say how many wait before one', async () => {
    const waits = { ...mine, seat: null, choose: { reason: 'NO_SEAT' as const } };
    await render(told(round({ mine: { ...waits, ahead: 2 } })));
    expect(texts('own')[0]).toContain("You're on the waiting list, with 2 people ahead");
    expect(picks()).toEqual([]);
    await page.unmount();
    await render(told(round({ mine: { ...waits, ahead: 0 } })));
    expect(texts('own')[0]).toContain("You're first in line");
    await page.click(button('Give up my place'));
    expect(page.acts[0]?.item).toEqual({ pairing: 'moonlit', round: 'first' });
  });
});

describe('what is said aloud', () => {
  const said = () => [...page.container.querySelectorAll('[role=status]')].map((one) => one.textContent);

  it('is said in one place that was there before: one sits, moves up, and gets up', async () => {
    const closed = { reason: 'NO_SEAT' as const };
    await render(told(round()));
    const place = page.container.querySelector('[role=status]');
    expect([place?.textContent, said()]).toEqual(['', ['']]);
    const waits = { ...mine, seat: null, choose: closed };
    await answer(told(round({ mine: { ...waits, ahead: 2 } })));
    expect(said()).toEqual(["You're on the waiting list, with 2 people ahead"]);
    await answer(told(round({ mine: { ...mine, choose: closed } })));
    expect([said(), page.container.querySelector('[role=status]')]).toEqual([["You're in seat 1"], place]);
    await answer(told(round()));
    expect(said()).toEqual(['']);
  });

  it('is not what was so when one came', async () => {
    await render(told(round({ mine: { ...mine, choose: { reason: 'NO_SEAT' } } })));
    expect(said()).toEqual(['']);
  });

  it('is the reveal, also of an evening of one’s own, rather than that the seat is no more', async () => {
    const second = round({ id: 'second', state: 'next', people: [] });
    await render(told(round({ state: 'locked', people: [], mine })));
    await answer(told(round({ state: 'drawing', people: [], mine })));
    expect(said()).toEqual(['The envelopes are being opened…']);
    await answer(told(round({ state: 'revealed', people: [], mine }), second));
    expect(said()).toEqual(['Round 1: This evening is all yours']);
  });
});

describe('choosing', () => {
  it('keeps who is chosen in this visit alone, for whoever has chosen them, until others are sealed', async () => {
    localStorage.clear();
    sessionStorage.clear();
    const chosen = () => picks().map((one) => one.getAttribute('aria-pressed') === 'true');
    const opened = (as: string) => render(told(round({ mine })), {}, {}, as);
    await opened('ann');
    await page.click(picks()[2]);
    expect(localStorage).toHaveLength(0);
    await page.unmount();
    await opened('bo');
    expect(chosen()).toEqual([false, false, false]);
    await page.unmount();
    await opened('ann');
    expect([chosen(), button('Seal my envelope')?.disabled]).toEqual([[false, false, true], false]);
    await page.click(button('Seal my envelope'));
    expect(page.acts[0]?.item).toMatchObject({ people: '7' });
    await answer(told(round({ mine: { ...mine, chosen: ['5'] } })));
    expect(chosen(), 'sealed elsewhere').toEqual([true, false, false]);
  });

  it('takes people of the other side in the order in which they are tapped, and seals them together', async () => {
    await render(told(round({ mine })));
    expect(button('Seal my envelope')?.disabled).toBe(true);
    expect(picks().map((one) => one.textContent)).toEqual(['N5, seat 1', 'N6, seat 2', 'N7, seat 3']);
    await page.click(picks()[2]);
    await page.click(picks()[0]);
    expect(picks().map((one) => [one.getAttribute('aria-pressed'), one.disabled])).toEqual([
      ['true', false],
      ['false', true],
      ['true', false],
    ]);
    expect(texts('rank')).toEqual(['2', '1']);
    await page.click(button('Seal my envelope'));
    expect(page.acts[0]?.item).toEqual({ pairing: 'moonlit', round: 'first', people: '7,5' });
    await answer(told(round({ mine: { ...mine, chosen: ['7', '5'] } })));
    expect(texts('own')[0]).toContain('Sealed');
    expect(button('Seal my envelope')?.disabled).toBe(true);
  });

  it('begins with what was sealed', async () => {
    await render(told(round({ mine: { ...mine, chosen: ['7', '5'] } })));
    await page.click(picks()[2]);
    await page.click(button('Seal my envelope'));
    expect(page.acts[0]?.item).toEqual({ pairing: 'moonlit', round: 'first', people: '5' });
  });

  it('whoever leaves is chosen no more', async () => {
    await render(told(round({ mine })));
    await page.click(picks()[0]);
    await answer(told(round({ mine, people: round().people.filter((one) => one.user.user_id !== '5') })));
    expect(texts('rank')).toEqual([]);
  });
});

describe('the reveal', () => {
  const match = { user: user('7'), mutual: true };
  const second = round({ id: 'second', state: 'next', nextAt: '2025-05-21T04:00:00.000Z', people: [] });

  it('is awaited by all alike', async () => {
    await render(told(round({ state: 'drawing', people: [], mine })));
    const lines = [...page.container.querySelectorAll<HTMLElement>('.pair-seats__drawing [data-phases]')];
    expect(lines.map((one) => [one.dataset.phases, one.textContent])).toEqual([
      ['preview live', 'The envelopes are being opened…'],
      ['settling ended', "Not revealed yet. You'll see it here"],
    ]);
    expect(buttons()).toEqual([]);
  });

  it('celebrates a pair that one sees come, and shows it quietly later', async () => {
    await render(told(round({ state: 'drawing', people: [], mine })));
    const done = told(round({ state: 'revealed', people: [], mine: { ...mine, match } }), second);
    await answer(done);
    expect(page.container.querySelector('.pair-seats__card.is-match.is-fresh')).not.toBeNull();
    expect(texts('card')[0]).toContain('You and N7You picked each other');
    await page.unmount();
    await render(done, {}, { meet: press });
    expect(page.container.querySelector('.is-fresh')).toBeNull();
    await page.click(button('Say hello'));
    expect(page.acts[0]?.item).toEqual({ user: user('7') });
  });

  it('leaves nobody standing: who has no pair reads when the next round is', async () => {
    await render(told(round({ state: 'revealed', people: [], mine }), second));
    expect(texts('card')).toEqual([
      'Round 1This evening is all yoursThat evening was all yoursThe next round opens May 21, 12:00. Come early',
    ]);
    expect(page.container.querySelector('.is-match')).toBeNull();
    await page.unmount();
    await render(
      told(round({ state: 'revealed', people: [], mine: { ...mine, seat: null } }), round({ id: 'second' })),
    );
    expect(texts('card')[0]).toContain('No seat came free this time');
    expect(texts('card')[0]).toContain('right below');
  });

  it('what becomes known with the reader is no news', () => {
    const rounds = (more: Partial<PairingRoundEntry>) => [round(more)];
    const after = rounds({ state: 'revealed', mine: { ...mine, match } });
    expect(revealedIn(rounds({ state: 'drawing', mine }), after)).toBe('first');
    expect(revealedIn(rounds({ state: 'drawing', mine: null }), after)).toBeNull();
    expect(revealedIn(after, after)).toBeNull();
    expect(revealedIn(undefined, after)).toBeNull();
  });

  it('when all rounds are revealed it says so', async () => {
    await render(told(round({ state: 'revealed', people: [] })));
    expect(texts('told')).toEqual(['That was the last reveal. Thanks for coming']);
  });
});
