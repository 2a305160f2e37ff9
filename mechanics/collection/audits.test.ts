// By turns: breaks rows one by one, and looks whether audits find it.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { noon } from '../../server/fixtures/harness.ts';
import { movedBeside } from '../../server/fixtures/moved-beside.ts';
import { openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { inCards } from '../../server/ledger/accounts.ts';
import { book } from '../../server/ledger/ledger.ts';
import { room } from './room.ts';
import { callsOf } from './testing.ts';

const { h, gift } = openFair();
const { melt, give, take, redeem, owner } = callsOf(h);

it('each audit sees what is planted, and the tables refuse what is never true', async () => {
  const { id, token } = await owner('kite', 'kite', 'kite', 'kite', 'drum', 'lamp');
  const friend = await h.newUser();
  await gift(id, friend.id, { gift: 'castle', eventId: randomUUID() });
  expect((await melt({ card: 'kite', into: 'lamp' }, token)).code).toBe(0);
  expect((await redeem('pair', token)).code).toBe(0);
  const { code } = (await give({ card: 'lamp' }, token)).data;
  expect((await take({ code }, friend.token)).code).toBe(0);
  const plant = (work: Parameters<typeof planted>[1]) => planted(h.db, work);
  const mine = `WHERE user_id = '${id}'`;
  const is = (...rules: readonly string[]) => rules.map((rule) => `collection: ${rule}`);
  expect(await plant('SELECT 1')).toEqual([]);
  expect(await plant(`UPDATE card_drops SET card = 'sash' ${mine}`)).toEqual(
    is('each card that dropped is in the books', 'each card in the books has dropped'),
  );
  expect(await plant(`UPDATE card_drops SET need = 99 ${mine}`)).toEqual(
    is('nothing dropped before it was earned'),
  );
  expect(await plant(`UPDATE card_drops SET nth = 5 ${mine} AND nth = 2`)).toEqual(
    expect.arrayContaining(
      is('cards that dropped are numbered without a gap', 'each card in the books has dropped'),
    ),
  );
  for (const [kind, rule] of [
    ['collection-drop', 'each card in the books has dropped'],
    ['collection-melt', 'each melt in the books was made'],
    ['collection-gift', 'each card that moved was taken'],
  ] as const)
    expect(await plant(movedBeside(id, kind)), 'another card beside it').toEqual(is(rule));
  expect(await plant(`UPDATE card_melts SET alike = 4 ${mine}`)).toEqual(is('each melt has taken and given'));
  expect(await plant(`DELETE FROM card_melts ${mine}`)).toEqual(is('each melt in the books was made'));
  expect(await plant(`UPDATE card_sets SET gives = 2 ${mine}`)).toEqual(is('each set has its grants'));
  expect(await plant(`UPDATE card_sets SET cards = 'kite,lamp' ${mine}`)).toEqual(
    is('each set has taken one of each card', 'cards were taken for sets alone'),
  );
  expect(await plant(`UPDATE card_sets SET at = at + 1 ${mine}`)).toEqual(is('each set is told once'));
  expect(await plant(`UPDATE card_gifts SET card = 'sash' ${mine}`)).toEqual(
    is(
      'each card that was taken has moved',
      'each card that moved was taken',
      'each card that waits for somebody is set aside, and no other',
    ),
  );
  const aside = is('each card that waits for somebody is set aside, and no other');
  const holds = 'ALTER TABLE ledger_holds DISABLE TRIGGER USER;';
  const hold = `(SELECT hold_id FROM card_gifts ${mine})`;
  expect(await plant(`${holds} UPDATE ledger_holds SET kind = 'test' WHERE hold_id IN ${hold}`)).toEqual(
    aside,
  );
  expect(
    await plant(`${holds} INSERT INTO ledger_holds (account_id, amount, kind, reference, at, state, ended_at)
      SELECT account_id, 1, kind, 'nobody', at, 'voided', at FROM ledger_holds WHERE hold_id IN ${hold}`),
    'set aside for nobody',
  ).toEqual(aside);
  const taker = { owner: id, kind: room.kind('collection-gift'), at: noon };
  expect(
    await plant(async (tx) => {
      await tx.script(`ALTER TABLE ledger_postings DISABLE TRIGGER USER;
        UPDATE ledger_postings SET reference = 'before' WHERE owner = '${id}' AND kind = 'collection-gift'`);
      const { rows } = await tx.query<{ gift: string; card: string }>(
        `SELECT gift_id::text AS gift, card FROM card_gifts JOIN card_taken USING (gift_id) WHERE giver = '${id}'`,
      );
      const [{ gift, card } = { gift: '', card: '' }] = rows;
      await book(tx, 'fair', { ...taker, reference: gift, changes: inCards([card], -1) });
    }),
    'a card that the giver has lost, and the taker has not got',
  ).toContain('collection: each card that was taken has moved');
  expect(await plant(`DELETE FROM card_taken WHERE giver = '${id}'`)).toEqual(
    is('each card that moved was taken'),
  );
  expect(await plant(`UPDATE card_gifts SET nth = 2 ${mine}`)).toEqual(
    is('gifts are numbered without a gap'),
  );
  const posting = { owner: id, kind: room.kind('collection-melt'), reference: '9999', at: noon };
  expect(await plant((tx) => book(tx, 'fair', { ...posting, changes: inCards(['lamp'], 1) }))).toEqual(
    is('each melt in the books was made'),
  );
  for (const never of [
    (tx: Parameters<typeof book>[0]) => book(tx, 'fair', { ...posting, changes: inCards(['kite'], -5) }),
    `UPDATE card_taken SET user_id = giver WHERE giver = '${id}'`,
    `UPDATE card_gifts SET nth = most + 1 ${mine}`,
    `UPDATE card_drops SET nth = most + 1 ${mine} AND nth = 1`,
    `UPDATE card_melts SET card = melted ${mine}`,
    `INSERT INTO card_sets SELECT * FROM card_sets ${mine}`,
  ])
    await expect(plant(never), String(never)).rejects.toThrow();
});
