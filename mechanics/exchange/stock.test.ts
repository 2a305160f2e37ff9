import { expect, it } from 'vitest';
import { fair } from '../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { mechanics } from '../index.ts';
import { syncStock } from './stock.ts';

it('a campaign that sells nothing has no stock, and keeps no other from its own', async () => {
  const { exchange, ...campaign } = (fair.document as { campaign: Record<string, { id: string }[]> })
    .campaign;
  const bare = { route: 'bare', document: { ...(fair.document as object), campaign } };
  const db = await openTestDatabase();
  await syncStock(db, readCampaigns([bare, fair], mechanics));
  const { rows } = await db.query<{ activity: string; item: string }>('SELECT activity, item FROM stock');
  expect(rows.map(({ activity, item }) => `${activity} ${item}`).sort()).toEqual(
    exchange?.map(({ id }) => `fair ${id}`).sort(),
  );
  await db.close();
});
