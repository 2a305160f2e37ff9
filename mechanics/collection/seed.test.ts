// By turns: seeds a campaign, and looks at what people have in it.
import { expect, it, onTestFinished } from 'vitest';
import { fair } from '../../server/fixtures/harness.ts';
import { at } from '../../server/fixtures/open-fair.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { cardsOf } from '../../server/ledger/accounts.ts';
import { demoUsers } from '../../server/seed/demo.ts';
import { seed as seedAll } from '../../server/seed.ts';
import { mechanics } from '../index.ts';

it('in a try-out many have cards, and the first of those as whom it is tried lacks the rarest', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  await seedAll(db, readCampaigns([fair], mechanics), at('2025-06-12T20:00:00'));
  const [first = '', second = '', last = ''] = demoUsers.map(({ userId }) => userId);
  const mine = await cardsOf(db, 'fair', first);
  expect(mine.get('kite')).toBeGreaterThanOrEqual(3);
  expect(mine.has('sash')).toBe(false);
  expect((await cardsOf(db, 'fair', second)).size).toBeGreaterThan(0);
  const { rows } = await db.query<{ user_id: string }>('SELECT DISTINCT user_id FROM card_drops');
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ user_id }) => user_id)).not.toContain(last);
}, 60_000);
