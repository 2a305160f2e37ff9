// By turns: processes that start together, again and again.
import { expect, it } from 'vitest';
import { fair } from '../../server/fixtures/harness.ts';
import { recorded } from '../../server/fixtures/recorded.ts';
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

it('rows are written in one order, whatever that of the documents: processes that start together lock no two crosswise', async () => {
  const { campaign } = fair.document as { campaign: Record<string, object[]> };
  const turned = { ...campaign, exchange: [...(campaign.exchange ?? [])].reverse() };
  const of = (route: string, rules: object) => ({
    route,
    document: { ...(fair.document as object), campaign: rules },
  });
  const { db, ran } = recorded(await openTestDatabase());
  const orderOf = async (documents: Parameters<typeof readCampaigns>[0]) => {
    ran.length = 0;
    await syncStock(db, readCampaigns(documents, mechanics));
    expect(ran, 'one statement, however much is sold').toHaveLength(1);
    return (JSON.parse(String(ran[0]?.parameters[0])) as { activity: string; item: string }[]).map(
      ({ activity, item }) => `${activity} ${item}`,
    );
  };
  const one = await orderOf([of('a', campaign), of('b', turned)]);
  const other = await orderOf([of('b', campaign), of('a', turned)]);
  expect(one.length).toBeGreaterThan(2);
  expect(other).toEqual(one);
  await db.close();
});
