// By turns: breaks rows one by one, and looks whether audits find it.
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { noon } from '../../server/fixtures/harness.ts';
import { openAppFacts } from './testing.ts';

const { open, tell } = openAppFacts();
let people: readonly string[];

beforeAll(async () => {
  people = [(await open().newUser()).id, (await open().newUser()).id];
  const [from, to] = people;
  const one = { from, at: noon };
  const became = await tell(
    { ...one, id: 'watch', kind: 'watch', to, amount: 1440 },
    { ...one, id: 'login', kind: 'login' },
  );
  expect(became.map((each) => each.became)).toEqual(['counted', 'counted']);
});

it.each([
  'points = 1',
  'earned = 1',
  'count = count + 1',
  "to_user = CASE kind WHEN 'watch' THEN from_user ELSE to_user END",
  "to_user = CASE kind WHEN 'login' THEN $1 ELSE to_user END",
  "kind = 'follow', thing = 'x', count = 1, to_user = $1",
])('a fact that carries what its kind does not is told: %s', async (change) => {
  const found = await open()
    .db.transaction(async (tx) => {
      const user = change.includes('$1') ? [people[1]] : [];
      await tx.query(`UPDATE facts SET ${change} WHERE activity = 'fair' AND id IN ('watch', 'login')`, user);
      throw Object.assign(new Error('back'), { found: await audit(tx, everyRoom) });
    })
    .catch(({ found: told }: { found?: Record<string, number> }) => told);
  expect(found?.['app-facts: each carries what its kind does']).toBeGreaterThan(0);
});

it('an id that says something else in another campaign is told', async () => {
  const found = await open()
    .db.transaction(async (tx) => {
      await tx.script("UPDATE facts SET count = 7 WHERE activity = 'fair' AND id = 'watch'");
      throw Object.assign(new Error('back'), { found: await audit(tx, everyRoom) });
    })
    .catch(({ found: told }: { found?: Record<string, number> }) => told);
  expect(found?.['app-facts: each says one thing, in whichever campaigns it counts']).toBe(1);
});
