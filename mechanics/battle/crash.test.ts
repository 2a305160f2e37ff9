// By turns: kills a settlement at each of its steps.
import { expect, it } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { fair } from '../../server/fixtures/harness.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { mechanics } from '../index.ts';
import { callsOf, line } from './testing.ts';

const { h, gift } = openFair();
const { join, read } = callsOf(h);

it('a settlement that is killed at any step goes on: each round plundered once, everybody paid once', async () => {
  const [ann, cid, friend] = await Promise.all([h.newUser(), h.newUser(), h.newUser()]);
  await join('dawn', ann.token);
  await join('dusk', cid.token);
  await gift(ann.id, friend.id, { count: 10 });
  await gift(cid.id, friend.id, { count: 5 });
  const end = at('2025-06-14T00:00:00');
  const settled = readCampaigns([fair], mechanics);
  // The board whose first places fight.
  await settleDue(
    h.db,
    settled,
    mechanics.filter(({ name }) => name === 'boards'),
    end,
  );
  const only = mechanics.filter(({ name }) => name === 'battle');
  let crashes = 0;
  for (let survived = 0; crashes < 90; survived += 1) {
    let left = survived % 3;
    const dying: Database = {
      ...h.db,
      query: h.db.query.bind(h.db),
      transaction: (work) =>
        h.db.transaction(async (tx) => {
          const result = await work(tx);
          left -= 1;
          // All is written, and nothing is kept: the process ends before the commit.
          if (left < 0) throw new Error('killed');
          return result;
        }),
    };
    const ended = await settleDue(dying, settled, only, end).then(
      () => true,
      () => false,
    );
    if (ended) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(3);
  expect(crashes).toBeLessThan(90);
  h.setClock(end);
  expect(line(await read())).toBe('dawn 110 dusk 40');
  const { rows } = await h.db.query(
    "SELECT user_id, points FROM grants WHERE kind = 'battle' ORDER BY points, user_id",
  );
  expect(rows).toEqual([
    { user_id: ann.id, points: 7 },
    ...[ann.id, cid.id].sort().map((user_id) => ({ user_id, points: 9 })),
  ]);
});
