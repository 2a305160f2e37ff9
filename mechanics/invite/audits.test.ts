// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { noon } from '../../server/fixtures/harness.ts';
import { openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { grant } from '../../server/ledger/grant.ts';
import { room } from './room.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { codeOf, claim, checkIn, guestOf } = callsOf(h);

it('each audit sees what is planted, and the tables refuse what is never true', async () => {
  const me = await h.newUser();
  const guest = await guestOf(me);
  const waiting = await guestOf(me);
  await checkIn(guest);
  expect((await claim(me, 'one')).code).toBe(0);
  const stranger = await h.newUser();
  await codeOf(stranger);
  const plant = (work: Parameters<typeof planted>[1]) => planted(h.db, work);
  const is = (...rules: readonly string[]) => rules.map((rule) => `invite: ${rule}`);
  expect(await plant('SELECT 1')).toEqual([]);
  expect(await plant(`UPDATE invite_people SET depth = 7 WHERE user_id = '${stranger.id}'`)).toEqual(
    is('whoever stands below somebody was invited'),
  );
  expect(
    await plant(`UPDATE invite_bound SET nth = 3, nth_of_day = 3 WHERE user_id = '${waiting.id}'`),
  ).toEqual(is('codes are named and people come in numbers without a gap'));
  expect(await plant(`UPDATE invite_came SET gives = 2 WHERE user_id = '${guest.id}'`)).toEqual(
    is('whoever came was welcomed'),
  );
  expect(await plant(`UPDATE invite_steps SET gives = 2 WHERE user_id = '${me.id}'`)).toEqual(
    is('each step has its grants'),
  );
  const to = { activity: 'fair', user: me.id, kind: room.kind('invite-step'), reference: 'three', at: noon };
  expect(await plant((tx) => grant(tx, to, [{ kind: 'prize', prize: 'garland' }]))).toEqual(
    is('each grant has somebody who came, or a step'),
  );
  expect(await plant(`UPDATE invite_came SET at = at + 1 WHERE user_id = '${guest.id}'`)).toEqual(
    is('whoever came is told once'),
  );
  expect(await plant(`INSERT INTO invite_deeds VALUES ('fair', '${waiting.id}', 1)`)).toEqual(
    is('nobody who was invited does what counts and has not come'),
  );
  const bond = (user: string, depth: number, inviter: string, above: number, nth = 9) =>
    `INSERT INTO invite_bound VALUES ('fair', '${user}', ${depth}, '${inviter}', ${above}, ${nth}, 9, '2025-06-11', ${nth}, 9, 1)`;
  for (const [never, why] of [
    [bond(guest.id, 1, stranger.id, 0), /unique|foreign/],
    [bond(stranger.id, 0, stranger.id, 0), /check/],
    [bond(stranger.id, 1, me.id, 0), /foreign/],
    // Whoever has invited somebody does not come to stand below anybody: so there is no circle.
    [`UPDATE invite_people SET depth = 2 WHERE user_id = '${me.id}'`, /foreign/],
    [`UPDATE invite_bound SET nth = most + 1 WHERE user_id = '${guest.id}'`, /check/],
    [`UPDATE invite_bound SET nth_of_day = most_of_day + 1 WHERE user_id = '${guest.id}'`, /check/],
    [`INSERT INTO invite_came VALUES ('fair', '${waiting.id}', '${stranger.id}', 1, 0, 1)`, /foreign/],
    [`INSERT INTO invite_steps VALUES ('fair', '${me.id}', 'three', 3, 1, 1)`, /foreign/],
  ] as const)
    await expect(plant(never), never).rejects.toThrow(why);
});
