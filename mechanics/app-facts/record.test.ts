// Every third day, 4 s: opens a server with a database of its own.
import { expect, it } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { noon } from '../../server/fixtures/harness.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { hearersOf } from '../../server/kernel/facts.ts';
import { mechanics } from '../index.ts';
import { recordFacts } from './record.ts';
import { appFair, ball, openAppFacts } from './testing.ts';

const { open } = openAppFacts();
const campaigns = readCampaigns([appFair, ball], mechanics);

/** Records facts, and tells the statements that it took. */
async function statementsOf(ids: readonly string[], from: string) {
  const { db } = open();
  const all: string[] = [];
  const counting: Database = {
    ...db,
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          ...tx,
          query: (sql, parameters) => {
            all.push(sql);
            return tx.query(sql, parameters);
          },
        }),
      ),
  };
  const facts = ids.map((id) => ({ id, kind: 'login', from, at: noon }) as const);
  const became = await recordFacts(counting, hearersOf(mechanics), campaigns, facts, noon);
  return { all, became: became.map((one) => one.became) };
}

it('a batch takes as many statements as one fact, and looks once at what was taken before', async () => {
  const { id } = await open().newUser();
  const one = await statementsOf(['l:0'], id);
  const many = await statementsOf(
    Array.from({ length: 40 }, (_, n) => `l:${n + 1}`),
    id,
  );
  expect(many.all).toEqual(one.all);
  expect(many.all.filter((sql) => sql.includes('JOIN facts'))).toHaveLength(1);
  expect([...one.became, ...new Set(many.became)]).toEqual(['counted', 'counted']);
  const again = await statementsOf(['l:0', 'l:1'], id);
  expect(again.became).toEqual(['known', 'known']);
  expect(again.all.length).toBeLessThan(one.all.length);
});
