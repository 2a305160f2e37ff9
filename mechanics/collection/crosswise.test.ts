// By turns: calls that race each other, again and again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import { countingDeadlocks } from '../../server/fixtures/count-deadlocks.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { createHarness, type Harness } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { callsOf } from './testing.ts';

// What two transactions want of each other shows on a real PostgreSQL alone (GALA_TEST_DATABASE_URL).

let h: Harness;
let deadlocks: () => number;
beforeAll(async () => {
  const counted = countingDeadlocks(await openTestDatabase());
  ({ deadlocks } = counted);
  h = await createHarness(counted.db);
}, 60_000);
afterAll(async () => {
  expect(new Set(Object.values(await audit(h.db, everyRoom)))).toEqual(new Set([0]));
  await h.app.close();
  await h.db.close();
});

it('two who take each other’s cards at once wait for each other and never deadlock', async () => {
  const { owner, give, take } = callsOf(h);
  for (let round = 0; round < 5; round += 1) {
    const pairs = await Promise.all(
      Array.from({ length: 4 }, () => Promise.all([owner('lamp'), owner('lamp')])),
    );
    const taking = await Promise.all(
      pairs.map(async ([one, two]) => {
        const [first, second] = [
          await give({ card: 'lamp' }, one.token),
          await give({ card: 'lamp' }, two.token),
        ];
        return [
          () => take({ code: second.data.code }, one.token),
          () => take({ code: first.data.code }, two.token),
        ];
      }),
    );
    const answers = await Promise.all(taking.flat().map((begin) => begin()));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
  }
  expect(deadlocks()).toBe(0);
}, 60_000);
