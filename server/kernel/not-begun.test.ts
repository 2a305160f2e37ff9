// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../audit.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { createHarness, type Harness, newKey, noon, serviceKey } from '../fixtures/harness.ts';
import { at, base } from '../fixtures/open-fair.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';

let h: Harness;
let look = 0;
beforeAll(async () => {
  h = await createHarness(await openTestDatabase(), { ahead: () => look });
}, 60_000);
afterAll(async () => {
  expect(new Set(Object.values(await audit(h.db, everyRoom)))).toEqual(new Set([0]));
  await h.app.close();
  await h.db.close();
});

/** What a page shows of how a campaign goes, in a few numbers. */
async function told(token: string) {
  const get = async <T>(path: string) => (await h.call('GET', `${base}/${path}`, { token })).data as T;
  const battles = await get<{
    battles: { id: string; sides: { total: number }[]; brought: number; side: string }[];
  }>('battles');
  const board = await get<{ rows: object[]; me: { score: number; rank: number | null } }>('boards/charm');
  const polls = await get<{ polls: { id: string; total: number | null; voted: number }[] }>('polls');
  const goals = await get<{ total: number }>('milestones');
  const { team } = await get<{ team: { score: number; place: number | null; name: string } }>('teams/mine');
  const ranking = await get<{ rows: object[] }>('teams/board');
  const [battle] = battles.battles.filter(({ id }) => id === 'skies');
  const poll = polls.polls.find(({ id }) => id === 'stall');
  return {
    battle: [battle?.side, battle?.brought, battle?.sides.some(({ total }) => total > 0)],
    board: [board.rows.length > 0, board.me.score > 0, board.me.rank],
    poll: [poll?.voted],
    goal: goals.total > 0,
    team: [team.name, team.score > 0, team.place, ranking.rows.length > 0],
  };
}

it('looked back to, a campaign has nothing that came of it, and keeps who is on which side', async () => {
  const [one, two] = [await h.newUser(), await h.newUser()];
  const post = (path: string, token: string, body: object) =>
    h.call('POST', `${base}/${path}`, { token, key: newKey(), body });
  for (const { token, side } of [
    { ...one, side: 'dawn' },
    { ...two, side: 'dusk' },
  ])
    await post('battles/skies', token, { side });
  await post('teams', one.token, { name: 'Drum' });
  await post('polls/stall', one.token, { options: 'kite' });
  for (const [from, to, nth] of [
    [two.id, one.id, 1],
    [one.id, two.id, 2],
  ] as const)
    await h.call('POST', '/v2/gift_events', {
      body: { eventId: `b:${nth}`, activity: 'fair', gift: 'rose', from, to, count: 3, at: noon },
      headers: { 'x-service-key': serviceKey },
    });

  expect(await told(one.token)).toEqual({
    battle: ['dawn', 30, true],
    board: [true, true, 1],
    poll: [1],
    goal: true,
    team: ['Drum', true, 1, true],
  });
  look = at('2025-06-08T12:00:00') - noon;
  expect(await told(one.token)).toEqual({
    battle: ['dawn', 0, false],
    board: [false, false, null],
    poll: [0],
    goal: false,
    team: ['Drum', false, null, false],
  });
});

/** What a page shows of what one has done in a campaign oneself, and of what others have left there. */
async function toldOfOwn(token: string) {
  const get = async <T>(path: string) => (await h.call('GET', `${base}/${path}`, { token })).data as T;
  const forms = await get<{ forms: { id: string; state: string; seats: { left: number } }[] }>('forms');
  const stage = forms.forms.find(({ id }) => id === 'stage');
  const wall = await get<{ items: object[]; mine: number }>('wall');
  const { days } = await get<{ days: { state: string }[] }>('check_in');
  const { cards } = await get<{ cards: { count: number }[] }>('collection');
  const { amount } = await get<{ amount: number }>('balance');
  const details = await get<{ items: object[] }>('points');
  const { balance } = await get<{ balance: number }>('exchange');
  const orders = await get<{ items: object[] }>('exchange_records');
  const pass = await get<{ balance: number }>('pass');
  const drawn = await get<{ items: object[] }>('draws/wheel/records');
  const receipt = await get<{ draws: object[]; all: object | null }>('draws/wheel/receipt');
  return {
    form: [stage?.state, stage?.seats.left],
    wall: [wall.items.length > 0, wall.mine],
    stamps: days.filter(({ state }) => state === 'done').length,
    cards: cards.some(({ count }) => count > 0),
    points: [amount > 0, details.items.length > 0, balance > 0],
    orders: orders.items.length,
    pass: pass.balance > 0,
    drawn: [drawn.items.length, receipt.draws.length, receipt.all !== null],
  };
}

it('looked back to, nobody has begun anything: no stamp, no card, no form, no post, no points', async () => {
  look = 0;
  const [one, two] = [await h.newUser(500), await h.newUser()];
  const post = (path: string, body: object) =>
    h.call('POST', `${base}/${path}`, { token: one.token, key: newKey(), body });
  await post('check_in', {});
  await post('exchange/sticker', { count: 1 });
  await post('draws/wheel', { count: 1 });
  await post('wall', { message: 'thank-you' });
  await post('forms/stage', { answers: JSON.stringify({ name: 'Rain', talent: 'dance' }) });
  await h.call('POST', '/v2/gift_events', {
    body: {
      eventId: 'own:1',
      activity: 'fair',
      gift: 'castle',
      from: one.id,
      to: two.id,
      count: 1,
      at: noon,
    },
    headers: { 'x-service-key': serviceKey },
  });

  expect(await toldOfOwn(one.token)).toEqual({
    form: ['sent', 8],
    wall: [true, 1],
    stamps: 1,
    cards: true,
    points: [true, true, true],
    orders: 1,
    pass: true,
    drawn: [1, 1, true],
  });
  look = at('2025-06-08T12:00:00') - noon;
  expect(await toldOfOwn(one.token)).toEqual({
    form: ['none', 9],
    wall: [false, 0],
    stamps: 0,
    cards: false,
    points: [false, false, false],
    orders: 0,
    pass: false,
    drawn: [0, 0, false],
  });
});
