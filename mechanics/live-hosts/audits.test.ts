// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';

const { h, gift } = openFair();

it('the audit sees what is planted, and the table holds no wrong state', async () => {
  const [giver, host] = [await h.newUser(), await h.newUser()];
  await gift(giver.id, host.id);
  const mine = `WHERE user_id = '${host.id}'`;
  const rule = ['live-hosts: each host was there when something was done'];
  expect(await planted(h.db, 'SELECT 1')).toEqual([]);
  for (const work of ['first_at = first_at - 1', 'reached_at = reached_at + 1'])
    expect(await planted(h.db, `UPDATE live_host_places SET ${work} ${mine}`), work).toEqual(rule);
  for (const work of ['score = 0', 'first_at = reached_at + 1'])
    await expect(planted(h.db, `UPDATE live_host_places SET ${work} ${mine}`), work).rejects.toThrow(/check/);
});
