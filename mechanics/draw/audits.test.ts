// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { fair, newKey, noon } from '../../server/fixtures/harness.ts';
import { movedBeside } from '../../server/fixtures/moved-beside.ts';
import { base, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { numberOf } from '../../server/fixtures/test-ids.ts';
import { inPoints } from '../../server/ledger/accounts.ts';
import { grant } from '../../server/ledger/grant.ts';
import { book } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';

const { h } = openFair();

/** A draw of two prizes: a crown in ten, of which there are so many. */
const wheel = {
  id: 'wheel',
  name: 'Wheel',
  cost: { single: [{ kind: 'points', points: 10 }], ten: [{ kind: 'points', points: 90 }] },
  prizes: [
    { id: 'crown', name: 'Crown', icon: 'a.svg', rarity: 'epic', weight: 1, stock: 2, dailyStock: 2 },
    { id: 'thanks', name: 'Next time', icon: 'a.svg', weight: 9 },
  ],
  exhausted: 'reweight',
  pity: [{ rarity: 'epic', after: 4 }],
};

it('each audit sees what is planted', async () => {
  const document = structuredClone(fair.document) as { campaign: { draws: object[] } };
  document.campaign.draws = [wheel];
  await h.app.setDocuments([{ route: 'fair', document }]);
  const { id, token } = await h.newUser(500);
  const { data } = await h.call('POST', `${base}/draws/wheel`, { token, key: newKey(), body: { count: 10 } });
  const orderId = String(numberOf('draw_orders', data.orderId));
  const plant = (work: Parameters<typeof planted>[1]) => planted(h.db, work);
  const is = (...rules: readonly string[]) => rules.map((rule) => `draw: ${rule}`);
  const of = `WHERE order_id = ${orderId}`;
  const stock = 'stock given is what draws say';
  expect(await plant('SELECT 1')).toEqual([]);
  expect(await plant(`UPDATE draw_orders SET cost = 91 ${of}`)).toEqual(is('each order has its debit'));
  const kind = room.kind('draw-cost');
  const posting = { owner: id, kind, reference: '0', at: noon, changes: inPoints(1) };
  expect(await plant((tx) => book(tx, 'fair', posting))).toEqual(is('each debit has its order'));
  expect(await plant(movedBeside(id, 'draw-cost')), 'more than points').toEqual(
    is('each debit has its order'),
  );
  const prize = { activity: 'fair', user: id, kind: room.kind('draw-prize'), at: noon };
  const points = [{ kind: 'points', points: 5 }] as const;
  expect(await plant((tx) => grant(tx, { ...prize, reference: '0' }, points))).toEqual(
    is(
      'each grant has its order',
      'each order has given what it has drawn, by the rules that it was drawn by',
    ),
  );
  expect(await plant(`UPDATE draw_orders SET gives = gives + 1 ${of}`)).toEqual(
    is('each order has its grants'),
  );
  expect(await plant(`DELETE FROM draw_results ${of} AND number = 10`)).toContain(
    'draw: each order has its draws',
  );
  expect(await plant(`UPDATE draw_orders SET count = 1 ${of}`)).toEqual(
    is('each order was asked for under its key', 'each order has its draws', 'each order has its fact'),
  );
  expect(await plant(`DELETE FROM facts WHERE kind = 'draw' AND id = '${orderId}'`)).toContain(
    'draw: each order has its fact',
  );
  const copied = 'kind, request_hash, activity, thing, from_user, to_user, count, points, earned, at, heard';
  expect(
    await plant(
      `INSERT INTO facts (id, ${copied}) SELECT 'nothing', ${copied} FROM facts WHERE kind = 'draw' AND id = '${orderId}'`,
    ),
    'told of a draw that nobody made',
  ).toContain('draw: each order has its fact');
  expect(await plant(`UPDATE facts SET at = at - 1 WHERE kind = 'draw' AND id = '${orderId}'`)).toEqual([
    'facts: each fact has the hash of what it says',
    ...is('each order has its fact'),
  ]);
  expect(await plant(`UPDATE idempotency_keys SET answer = NULL WHERE user_id = '${id}'`)).toEqual([
    'keys: each key that is kept has its answer',
    ...is('each order has an answered key'),
  ]);
  expect(await plant(`UPDATE idempotency_keys SET request_hash = 'other' WHERE user_id = '${id}'`)).toEqual(
    is('each order was asked for under its key'),
  );
  expect(await plant(`UPDATE draw_results SET number = 11 ${of} AND number = 1`)).toEqual(
    is('draws of a user are numbered without a gap'),
  );
  expect(await plant("UPDATE draw_stock SET given = 1 WHERE day = ''")).toEqual(is(stock));
  expect(await plant('DELETE FROM draw_stock')).toEqual(is(stock));
  expect(await plant(`UPDATE draw_results SET prize = 'crown' ${of} AND prize = 'thanks'`)).toContain(
    'draw: no prize is given more often than its rules say',
  );
  expect(await plant(`UPDATE draw_results SET prize = 'moon' ${of} AND prize = 'thanks'`)).toEqual(
    is('nothing is drawn that the rules do not have'),
  );
  expect(await plant(`UPDATE draw_results SET gone = '["thanks"]' ${of} AND prize = 'thanks'`)).toEqual(
    is('nothing is drawn from what had run out'),
  );
  const at = `(SELECT at FROM draw_orders ${of})`;
  expect(await plant(`UPDATE draw_commitments SET shown_at = ${at}`)).toEqual(
    is('nothing is drawn from a seed that had been shown'),
  );
  expect(await plant(`UPDATE draw_commitments SET shown_at = ${at} + 1`)).toEqual([]);
  const closing = `
    INSERT INTO draw_commitments SELECT activity, draw, hash, changed, seed,
      encode(sha256(decode(seed, 'hex') || decode(hash, 'hex')), 'hex'), hash, 0, NULL
    FROM (SELECT *, encode(sha256(convert_to(changed, 'UTF8')), 'hex') AS hash FROM (
      SELECT *, replace(block, '"reweight"', '"close"') AS changed FROM draw_commitments) c) c
    WHERE block_hash = (SELECT min(block_hash) FROM draw_results ${of});
    UPDATE draw_results SET block_hash = (SELECT block_hash FROM draw_commitments WHERE block LIKE '%"close"%') ${of};`;
  const gone = `UPDATE draw_results SET gone = '["wings"]' ${of} AND number =`;
  expect(await plant(`${closing} ${gone} 1`)).toEqual(is('no order begins in a draw that is closed'));
  expect(await plant(`${closing} ${gone} 2`)).toEqual([]);
  // Two crowns by the promise at the latest: all there are.
  const { rows } = await h.db.query(`SELECT given FROM draw_stock WHERE day = ''`);
  expect(rows).toEqual([{ given: 2 }]);
  for (const wrong of [
    "UPDATE draw_stock SET given = 3 WHERE day = ''",
    `UPDATE draw_commitments SET seed = repeat('0', 64)`,
    `UPDATE draw_commitments SET block = block || ' '`,
    `INSERT INTO draw_results SELECT r.* FROM draw_results r ${of} AND number = 1`,
  ])
    await expect(plant(wrong), wrong).rejects.toThrow();
});
