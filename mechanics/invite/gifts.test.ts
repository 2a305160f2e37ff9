// By turns: gifts and arrivals that race each other.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import { countingDeadlocks } from '../../server/fixtures/count-deadlocks.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { createHarness, fair, type Harness, noon, serviceKey } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { callsOf, type Person } from './testing.ts';

// What two transactions want of each other shows on a real PostgreSQL alone (GALA_TEST_DATABASE_URL).

const counts = [{ fact: 'gift', measure: 'amount' }, { fact: 'check-in' }];
const gives = [{ kind: 'points', points: 5 }];
const { campaign, ...rest } = fair.document as { campaign: object };
const document = {
  ...rest,
  campaign: {
    ...campaign,
    invite: {
      counts,
      limits: { total: 99, day: 99 },
      welcome: gives,
      paid: 'automatic',
      steps: [{ id: 'one', at: 1, gives }],
    },
    tasks: [
      {
        id: 'loved',
        name: 'Loved',
        by: 'receiver',
        at: 3,
        counts: [{ fact: 'gift', measure: 'amount' }],
        gives,
        paid: 'automatic',
      },
    ],
  },
};

let h: Harness;
let deadlocks: () => number;
beforeAll(async () => {
  const counted = countingDeadlocks(await openTestDatabase());
  ({ deadlocks } = counted);
  h = await createHarness(counted.db, { documents: [{ ...fair, document }] });
}, 60_000);
afterAll(async () => {
  expect(new Set(Object.values(await audit(h.db, everyRoom)))).toEqual(new Set([0]));
  await h.app.close();
  await h.db.close();
});

/** People of whom each has invited the next. */
async function chainOf(length: number): Promise<readonly Person[]> {
  const { accept, codeOf } = callsOf(h);
  const chain: Person[] = [];
  for (let i = 0; i < length; i += 1) {
    const one = await h.newUser();
    const above = chain.at(-1);
    if (above !== undefined) await accept(one, await codeOf(above));
    chain.push(one);
  }
  return chain;
}

/** Everybody gives to somebody else, each batch in another order. @param step how far away whoever gets it is */
const batchOf = (chain: readonly Person[], name: string, step: number) =>
  chain.map((_, i) => {
    const [from, to] = [i * 7, i * 7 + step].map((n) => chain[n % chain.length]?.id);
    return { eventId: `${name}:${i}`, activity: 'fair', gift: 'rose', from, to, count: 1, at: noon };
  });

it('what somebody did before they named the code is no coming, however late it is told; what they do next is', async () => {
  const { accept, codeOf, read } = callsOf(h);
  const [me, guest, host] = [await h.newUser(), await h.newUser(), await h.newUser()];
  expect((await accept(guest, await codeOf(me))).code).toBe(0);
  const given = async (...moments: readonly number[]) => {
    const who = { activity: 'fair', gift: 'rose', from: guest.id, to: host.id, count: 1 };
    const events = moments.map((at) => ({ eventId: `late:${guest.id}:${at}`, ...who, at }));
    const { code } = await h.call('POST', '/v2/gift_events/batch', {
      body: { events },
      headers: { 'x-service-key': serviceKey },
    });
    const { rows } = await h.db.query("SELECT FROM grants WHERE user_id = $1 AND kind = 'invite-welcome'", [
      guest.id,
    ]);
    return [code, (await read(me)).came, rows.length];
  };
  expect(await given(noon - 60_000)).toEqual([0, 0, 0]);
  expect((await read(guest)).by).toMatchObject({ came: false });
  expect(await given(noon - 30_000, noon)).toEqual([0, 1, 1]);
  expect(await given(noon - 20_000, noon + 1)).toEqual([0, 1, 1]);
});

it('batches of people who have invited each other, and their check-ins, wait for each other and never deadlock', async () => {
  const { checkIn, read } = callsOf(h);
  for (let round = 0; round < 3; round += 1) {
    const chain = await chainOf(20);
    const batches = Array.from({ length: 8 }, (_, n) =>
      batchOf(chain.toSpliced(n * 2, 3), `${round}:${n}`, n + 1),
    );
    const answers = await Promise.all([
      ...batches.map((events) =>
        h.call('POST', '/v2/gift_events/batch', {
          body: { events },
          headers: { 'x-service-key': serviceKey },
        }),
      ),
      ...chain.map(checkIn),
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    const came = await Promise.all(chain.map(async (one) => (await read(one)).came));
    expect(came).toEqual([...chain.slice(1).map(() => 1), 0]);
  }
  expect(deadlocks()).toBe(0);
}, 120_000);
