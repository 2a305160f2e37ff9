// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { createHarness, type Harness, noon, serviceKey } from '../../server/fixtures/harness.ts';
import { at } from '../../server/fixtures/open-fair.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { pairsOf } from './lots.ts';
import { callsOf, line, roundOf } from './testing.ts';

let h: Harness;
let look = 0;
let events = 0;
const lookAt = (text: string): void => {
  look = at(text) - noon;
};

beforeAll(async () => {
  h = await createHarness(await openTestDatabase(), { ahead: () => look });
}, 60_000);
beforeEach(() => {
  look = 0;
});
afterAll(async () => {
  expect(new Set(Object.values(await audit(h.db, everyRoom)))).toEqual(new Set([0]));
  await h.app.close();
  await h.db.close();
});

const gift = (from: string, to: string) => {
  events += 1;
  const body = { eventId: `a:${events}`, activity: 'fair', gift: 'rose', from, to, count: 1, at: noon };
  return h.call('POST', '/v2/gift_events', { body, headers: { 'x-service-key': serviceKey } });
};

it('a moment that is looked ahead to finds what is over by then settled, as it stands', async () => {
  const { join, read } = callsOf(h);
  const [dawn, dusk] = [await h.newUser(), await h.newUser()];
  await join('dawn', dawn.token);
  await join('dusk', dusk.token);
  for (const giver of [dawn, dawn, dawn, dusk]) await gift(giver.id, giver === dawn ? dusk.id : dawn.id);
  expect(await read()).toMatchObject({ settled: false });

  lookAt('2025-06-11T18:05:00');
  expect(roundOf(await read(), 'one'), 'its bell is not over').toBe('counting dawn 30 dusk 10');
  lookAt('2025-06-11T19:00:00');
  const between = await read();
  expect(roundOf(between, 'one')).toBe('settled dawn 30 won dusk 10 lost');
  expect(roundOf(between, 'two')).toBe('next dawn 0 dusk 0');
  expect([between.settled, line(between)], 'with what the winner takes').toEqual([false, 'dawn 32 dusk 8']);

  lookAt('2025-06-13T12:00:00');
  const counting = await read();
  expect(roundOf(counting, 'two')).toBe('settled dawn 0 tied dusk 0 tied');
  expect(counting.settled, 'results are not out').toBe(false);
  lookAt('2025-06-14T12:00:00');
  const over = await read();
  expect(over).toMatchObject({ settled: true, reason: 'OVER' });
  expect(over.sides.map(({ id, place, won }) => `${id} ${place} ${won}`)).toEqual(['dawn 1 1', 'dusk 2 0']);
  expect(roundOf(over, 'two')).toBe('settled dawn 0 tied dusk 0 tied');
  look = 0;
  expect(roundOf(await read(), 'one'), 'nothing of it is kept').toBe('live dawn 30 dusk 10');
  const { rows } = await h.db.query('SELECT FROM battle_results');
  expect(rows).toEqual([]);
});

it('lots are drawn ahead of those who came, and not by the seed, which nobody may know', async () => {
  const { join, read, receipt } = callsOf(h);
  const sides = ['dawn', 'noon', 'star'];
  for (const side of sides) await join(side, (await h.newUser()).token, 'lists');
  lookAt('2025-06-14T12:00:00');
  const [one, two] = (await read(undefined, 'lists')).rounds;
  const pairs = one?.lots?.pairs?.map((pair) => pair.sides);
  expect(pairs).toEqual(pairsOf(one?.lots?.commitment ?? '', sides));
  expect(pairs?.flat().toSorted()).toEqual(sides);
  expect(two?.lots?.pairs?.map((pair) => pair.sides.length)).toEqual([2, 1]);
  expect((await read(undefined, 'lists')).settled).toBe(true);
  expect((await receipt('lists')).lots, 'nothing is drawn').toEqual([]);
});

it('whom a board that is not settled would send, nobody can say: their battle goes on', async () => {
  lookAt('2025-06-14T12:00:00');
  const cup = await callsOf(h).read(undefined, 'cup');
  expect([cup.settled, ...cup.rounds.map(({ state }) => state)]).toEqual([false, 'counting', 'counting']);
});

it('what is due by the clock itself is told once it is kept, and not before', async () => {
  h.setClock(at('2025-06-11T18:20:00'));
  const { read, settle } = callsOf(h);
  expect(roundOf(await read(), 'one')).toBe('counting dawn 30 dusk 10');
  await settle(at('2025-06-11T18:20:00'));
  expect(roundOf(await read(), 'one')).toBe('settled dawn 30 won dusk 10 lost');
});
