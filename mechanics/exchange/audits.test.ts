// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { newKey, noon } from '../../server/fixtures/harness.ts';
import { movedBeside } from '../../server/fixtures/moved-beside.ts';
import { base, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { inPoints } from '../../server/ledger/accounts.ts';
import { book } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';

const { h, redeem } = openFair();

it('each audit sees what is planted', async () => {
  const { id, token } = await h.newUser(500);
  const { orderId } = (await redeem('badge', token)).data;
  const plant = (work: Parameters<typeof planted>[1]) => planted(h.db, work);
  const moved = (of: string, reference: string) =>
    plant((tx) => book(tx, of, { owner: id, kind: room.kind(), reference, at: noon, changes: inPoints(1) }));
  const mine = `WHERE user_id = '${id}'`;
  const is = (...rules: readonly string[]) => rules.map((rule) => `exchange: ${rule}`);
  const ofDays = ['days count no more than all orders', 'a day counts no more than its orders'];
  expect(await plant('SELECT 1')).toEqual([]);
  expect(await plant(`UPDATE exchange_orders SET cost = cost + 1 ${mine}`)).toEqual(
    is('each order has its debit'),
  );
  expect(await moved('fair', '0')).toEqual(is('each debit has its order'));
  expect(await moved('another', String(orderId)), 'of another campaign').toEqual(
    is('each debit has its order'),
  );
  expect(await plant(movedBeside(id, 'exchange')), 'more than points').toEqual(
    is('each debit has its order'),
  );
  expect(await plant(`UPDATE exchange_orders SET gives = gives + 1 ${mine}`)).toEqual(
    is('each order has its grants'),
  );
  const answered = is('each order has an answered key');
  expect(await plant(`DELETE FROM idempotency_keys ${mine}`)).toEqual(answered);
  expect(await plant(`UPDATE idempotency_keys SET answer = NULL ${mine}`)).toEqual([
    'keys: each key that is kept has its answer',
    ...answered,
  ]);
  const asked = is('each order was asked for under its key');
  expect(await plant(`UPDATE idempotency_keys SET request_hash = 'other' ${mine}`)).toEqual(asked);
  expect(await plant(`UPDATE exchange_orders SET item = 'sticker' ${mine}`)).toEqual(
    expect.arrayContaining(asked),
  );
  expect(await plant(`UPDATE exchange_orders SET count = 2 ${mine}`)).toEqual(expect.arrayContaining(asked));
  for (const change of ['UPDATE stock SET sold = sold + 1', 'DELETE FROM stock'])
    expect(await plant(`${change} WHERE item = 'badge'`), change).toEqual(
      is('stock sold is what orders say'),
    );
  expect(await plant(`UPDATE exchange_counts SET count = count + 1 ${mine} AND day = ''`)).toEqual(
    is('counts are what orders say'),
  );
  expect(await plant(`DELETE FROM exchange_counts ${mine}`)).toEqual(is('counts are what orders say'));
  expect(await plant(`UPDATE exchange_counts SET count = count + 1 ${mine} AND day <> ''`)).toEqual(
    is(...ofDays),
  );
  expect(
    await plant(`UPDATE exchange_counts SET day = '2025-06-15' ${mine} AND day <> ''`),
    'a day on which nothing was ordered',
  ).toEqual(is(ofDays[1] ?? ''));
  expect(
    await plant(
      `INSERT INTO exchange_counts SELECT activity, item, user_id, '2025-06-10', count FROM exchange_counts ${mine} AND day <> ''`,
    ),
    'a day too many, beside the one of the order',
  ).toEqual(is(...ofDays).slice(0, 1));
});

it('an order was asked for under its key, in whichever way the request says how many', async () => {
  const { token } = await h.newUser(1000);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const sent of [
    {},
    { body: {} },
    { body: { count: 1 } },
    { body: { count: 2 } },
    { body: 'count=2', headers },
  ])
    expect(await h.call('POST', `${base}/exchange/sticker`, { token, key: newKey(), ...sent })).toMatchObject(
      {
        code: 0,
      },
    );
  expect(await planted(h.db, 'SELECT 1')).toEqual([]);
});
