// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { planted } from '../../server/fixtures/planted.ts';
import { db, id, liveliness, openSettlements, people, settle } from './testing.ts';

openSettlements();

it('each audit sees what is planted', async () => {
  await liveliness();
  await settle();
  const triggers =
    'ALTER TABLE grants DISABLE TRIGGER USER; ALTER TABLE settled_places DISABLE TRIGGER USER;';
  const plant = (sql: string) => planted(db, `${triggers} ${sql}`);
  const settlement = `(SELECT settlement_id FROM settlements WHERE activity = '${id}' AND subject = 'charm')`;
  const paid = [
    'settlement: each place that was paid has what its tier gives',
    'settlement: whoever is told of a place was given what it gives',
  ];
  expect(await plant('SELECT 1')).toEqual([]);
  expect(await plant(`DELETE FROM grants WHERE activity = '${id}' AND prize IS NOT NULL`)).toEqual(paid);
  const wrong = 'settlement: what was given for a place stood there, and is what its tier gives';
  const booked = 'ledger: what was given is in the books as it was given';
  expect(await plant(`UPDATE grants SET points = points + 1 WHERE activity = '${id}'`)).toEqual([
    booked,
    wrong,
  ]);
  expect(
    await plant(`UPDATE grants SET days = days + 1 WHERE activity = '${id}'`),
    'a prize for longer',
  ).toEqual([wrong]);
  const last = people[5]?.id;
  const copied = `activity, '${last}', kind, reference, nth, points, prize, days, at`;
  expect(
    await plant(`INSERT INTO grants (activity, user_id, kind, reference, nth, points, prize, days, at)
      SELECT DISTINCT ON (reference) ${copied} FROM grants WHERE activity = '${id}' AND prize IS NOT NULL`),
    'given once more, to somebody who did not stand there',
  ).toEqual([wrong]);
  expect(
    await plant(`UPDATE settled_places SET granted_at = NULL WHERE settlement_id = ${settlement};
      UPDATE settlements SET paid_at = NULL WHERE settlement_id = ${settlement}`),
    'given before the place was paid',
  ).toEqual([wrong]);
  const more = 'boards: nobody was settled with more than a board has of them';
  expect(
    await plant(
      `UPDATE settled_places SET score = score + 1 WHERE settlement_id = ${settlement} AND place = 5`,
    ),
    'behind the places that are listed',
  ).toEqual([more]);
  const receipt = 'settlement: each receipt has the hash of what it says';
  const of = `settlement_id = ${settlement}`;
  expect(
    await plant(`UPDATE settled_places SET reached_at = reached_at + 1 WHERE ${of} AND place = 2`),
  ).toEqual([more, receipt]);
  expect(await plant(`UPDATE settlements SET hash = repeat('0', 64) WHERE ${of}`)).toEqual([receipt]);
  expect(
    await plant(`UPDATE settlements SET listed = listed - 1 WHERE ${of}`),
    'of fewer places than were published',
  ).toEqual([receipt]);
  expect(
    await plant(`UPDATE settlements SET listed = NULL WHERE ${of}`),
    'settled before that was kept: any number of places will do',
  ).toEqual([]);
  expect(
    await plant(`UPDATE settlements SET tiers = replace(tiers, '"champion"', '"best"') WHERE ${of}`),
  ).toContain(receipt);
  expect(await plant(`DELETE FROM settled_places WHERE settlement_id = ${settlement} AND place = 5`)).toEqual(
    ['settlement: places of a settlement follow each other'],
  );
  expect(
    await plant(`UPDATE board_scores SET score = score + 1 WHERE activity = '${id}' AND day <> ''`),
  ).toEqual(['boards: a settled day is as it was settled']);
});
