// By turns: seeds a campaign, and looks at what people have in it.
import { expect, it, onTestFinished } from 'vitest';
import { fair } from '../../server/fixtures/harness.ts';
import { at } from '../../server/fixtures/open-fair.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { seed as seedAll } from '../../server/seed.ts';
import { mechanics } from '../index.ts';

it('in a try-out past rounds have pairs, some by wish, and one that is open has seats for whoever tries it', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const campaigns = readCampaigns([fair], mechanics);
  await seedAll(db, campaigns, at('2025-06-12T10:00:00'));
  await settleDue(db, campaigns, mechanics, at('2025-06-12T10:00:00'));
  const places = async () =>
    (
      await db.query<{ round: string; side: string; seated: boolean; user_id: string }>(
        "SELECT round, side, seated, user_id FROM pairing_places WHERE pairing = 'moonlit' ORDER BY round, user_id",
      )
    ).rows;
  const all = await places();
  const count = (round: string, side: string, seated: boolean) =>
    all.filter((one) => one.round === round && one.side === side && one.seated === seated).length;
  expect([count('first', 'moon', true), count('first', 'tide', true), count('first', 'moon', false)]).toEqual(
    [3, 3, 2],
  );
  expect([count('second', 'moon', true), count('second', 'moon', false)]).toEqual([2, 0]);
  const { rows } = await db.query<{ pairs: number }>('SELECT count(*)::int4 AS pairs FROM pairing_pairs');
  expect(rows[0]?.pairs).toBe(3);
  const demo: readonly string[] = demoUsers.map(({ userId }) => userId);
  expect(all.filter(({ user_id }) => demo.includes(user_id))).toEqual([]);
  await seedAll(db, campaigns, at('2025-06-12T11:00:00'));
  expect(await places(), 'a second start changes nothing').toEqual(all);
}, 60_000);
