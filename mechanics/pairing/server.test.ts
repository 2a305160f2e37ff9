import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { type Answer, fair, newKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { refusals } from './refusals.ts';
import { callsOf, line } from './testing.ts';

const { h } = openFair();
const { join, leave, choose, read } = callsOf(h);
const iso = (text: string) => new Date(at(text)).toISOString();
const people = (count: number) => Promise.all(Array.from({ length: count }, () => h.newUser()));
const codes = (answers: readonly Answer[]) => answers.map(({ code }) => code);

/** The round is empty again. */
const emptied = () =>
  h.db.transaction(async (tx) => {
    await tx.query("DELETE FROM pairing_choices WHERE round <> 'none'");
    await tx.query("UPDATE pairing_places SET place = NULL WHERE round <> 'none'");
  });

describe('seats', () => {
  it('are taken in order; behind them people wait, and know how many are before them', async () => {
    await emptied();
    const all = await people(6);
    const places = [];
    for (const { token } of all) places.push((await join('moon', token)).data);
    expect(places.slice(0, 5).map(({ seat, ahead }) => [seat, ahead])).toEqual([
      [1, null],
      [2, null],
      [3, null],
      [null, 0],
      [null, 1],
    ]);
    const last = all[5];
    expect(line(await read(last?.token))).toBe('moon 3/3+2 ROUND_FULL tide 0/3+0 join');
    expect((await join('moon', last?.token ?? '')).code).toBe(refusals.ROUND_FULL.code);
    expect((await join('tide', last?.token ?? '')).data).toMatchObject({ seat: 1, ahead: null });
    expect((await read()).people.map(({ side, seat, user }) => [side, seat, user.user_id])).toEqual([
      ...[0, 1, 2].map((nth) => ['moon', nth + 1, all[nth]?.id]),
      ['tide', 1, last?.id],
    ]);
    expect((await read(all[4]?.token)).mine).toMatchObject({ side: 'moon', seat: null, ahead: 1 });
  });

  it('that become free go to the first who waits, who is told; all behind move up', async () => {
    await emptied();
    const all = await people(5);
    for (const { token } of all) await join('moon', token);
    expect((await leave(all[1]?.token ?? '')).code).toBe(0);
    const mine = await Promise.all(all.map(async ({ token }) => (await read(token)).mine));
    expect(mine.map((own) => own && [own.seat, own.ahead])).toEqual([
      [1, null],
      null,
      [3, null],
      [2, null],
      [null, 0],
    ]);
    const { rows } = await h.db.query<{ user_id: string }>(
      "SELECT user_id FROM told_messages WHERE kind = 'pairing-seat' AND user_id = ANY($1::text[])",
      [all.map(({ id }) => id)],
    );
    expect(rows).toEqual([{ user_id: all[3]?.id }]);
    expect((await leave(all[4]?.token ?? '')).code).toBe(0);
    expect((await leave(all[0]?.token ?? '')).code).toBe(0);
    expect((await join('moon', all[1]?.token ?? '')).data, 'the first free one').toMatchObject({ seat: 1 });
  });

  it('stay those of whoever has come, where the document has fewer later on', async () => {
    await emptied();
    const all = await people(6);
    const [fifth, sixth] = [all[4]?.token ?? '', all[5]?.token ?? ''];
    for (const { token } of all.slice(0, 4)) await join('moon', token);
    expect((await read(all[3]?.token)).mine).toMatchObject({ seat: null, ahead: 0 });
    const text = JSON.stringify(fair.document).replace('"seats":3,"waiting":2', '"seats":5,"waiting":2');
    await h.app.setDocuments([{ ...fair, document: JSON.parse(text) }]);
    expect((await join('moon', fifth)).data).toMatchObject({ seat: 5 });
    await h.app.setDocuments([fair]);
    expect((await leave(fifth)).code).toBe(0);
    // Whoever waited here would wait behind a free seat, which an audit tells.
    expect((await join('moon', sixth)).data).toMatchObject({ seat: 5, ahead: null });
    expect((await read(all[3]?.token)).mine).toMatchObject({ seat: 4, ahead: null });
  });

  it('fifty people at once take each seat once', async () => {
    await emptied();
    const all = await people(50);
    const answers = await Promise.all(all.map(({ token }, nth) => join(nth % 2 ? 'moon' : 'tide', token)));
    const taken = answers
      .filter(({ code }) => code === 0)
      .map(({ data }) => `${data.side} ${data.seat ?? `+${data.ahead}`}`);
    expect(taken.sort()).toEqual(
      ['moon', 'tide'].flatMap((side) => ['+0', '+1', '1', '2', '3'].map((seat) => `${side} ${seat}`)),
    );
    expect(new Set(codes(answers))).toEqual(new Set([0, refusals.ROUND_FULL.code]));
    // All who sit leave at once, while those who were refused come again.
    const inside = all.filter((_, nth) => answers[nth]?.code === 0);
    await Promise.all([
      ...inside.map(({ token }) => leave(token)),
      ...all.slice(30, 40).map(({ token }) => join('moon', token)),
    ]);
    const { rows } = await h.db.query<{ wrong: number }>(
      `SELECT count(*)::int4 AS wrong FROM pairing_places a WHERE a.place > a.seats AND a.round = 'first' AND (
         SELECT count(*) FROM pairing_places b WHERE (b.side, b.round, b.pairing) = (a.side, a.round, a.pairing) AND b.seated) < a.seats`,
    );
    expect(rows[0]?.wrong, 'nobody waits behind a free seat').toBe(0);
  });

  it('are one a person: a second tap and another side change nothing; the same key is answered alike', async () => {
    await emptied();
    const [one] = await people(1);
    const { id = '', token = '' } = one ?? {};
    const key = newKey();
    const lost = await join('tide', token, undefined, key);
    expect((await join('tide', token, undefined, key)).text, 'the answer that got lost').toBe(lost.text);
    expect((await join('moon', token, undefined, key)).code).toBe(errors.KEY_REUSED.code);
    const taps = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => join(nth % 2 ? 'moon' : 'tide', token)),
    );
    expect(new Set(codes(taps))).toEqual(new Set([refusals.SIGNED_UP.code]));
    expect(line(await read(token))).toContain('tide 1/3+0 SIGNED_UP');
    await leave(token);
    expect((await leave(token)).code).toBe(refusals.NOT_SIGNED_UP.code);
    await join('moon', token);
    const { rows } = await h.db.query(
      "SELECT thing, points FROM facts WHERE kind = 'pairing' AND from_user = $1",
      [id],
    );
    expect(rows, 'coming back is no second time').toEqual([{ thing: 'moonlit', points: 1 }]);
  });

  it('open and lock at their moments; the call and the answer say the same', async () => {
    await emptied();
    const [one, other] = await people(2);
    const [token = '', late = ''] = [one?.token, other?.token];
    await join('moon', token);
    expect(line(await read())).toBe('moon 1/3+0 TOKEN_EXPIRED tide 0/3+0 TOKEN_EXPIRED');
    expect(await read(token)).toMatchObject({ state: 'open', nextAt: iso('2025-06-11T18:00:00') });
    expect(line(await read(late, 'moonlit/second'))).toContain('NOT_OPEN');
    expect((await join('moon', late, 'moonlit/second')).code).toBe(errors.NOT_OPEN.code);
    h.setClock(at('2025-06-11T18:00:00'));
    expect(await read(token)).toMatchObject({
      state: 'locked',
      nextAt: iso('2025-06-11T20:00:00'),
      mine: { leave: { reason: 'SEATS_LOCKED' }, choose: { can: 'choose' } },
    });
    expect(line(await read(late))).toContain('tide 0/3+0 SEATS_LOCKED');
    expect((await join('moon', late)).code).toBe(refusals.SEATS_LOCKED.code);
    expect((await leave(token)).code).toBe(refusals.SEATS_LOCKED.code);
    h.setClock(at('2025-06-11T20:00:00'));
    expect(await read(token)).toMatchObject({
      state: 'drawing',
      seed: null,
      people: [],
      mine: { match: null, leave: { reason: 'ROUND_OVER' }, choose: { reason: 'ROUND_OVER' } },
    });
    expect(line(await read(late))).toContain('tide 0/3+0 ROUND_OVER');
    expect((await join('moon', late)).code).toBe(refusals.ROUND_OVER.code);
    expect((await leave(token)).code).toBe(refusals.ROUND_OVER.code);
    expect((await choose([], token)).code).toBe(refusals.ROUND_OVER.code);
    expect(await read(late, 'circle/only'), 'another round stands as it did').toMatchObject({
      state: 'open',
    });
  });

  it('what there is not, who somebody is and a key are asked for', async () => {
    const [one] = await people(1);
    const token = one?.token ?? '';
    for (const [side, round] of [
      ['noon', 'moonlit/first'],
      ['pool', 'moonlit/first'],
      [null, 'moonlit/first'],
      ['moon', 'moonlit/third'],
      ['moon', 'sunlit/first'],
      ['moon', 'circle/only'],
    ] as const)
      expect((await join(side, token, round)).code, `${side} ${round}`).toBe(errors.UNKNOWN_ITEM.code);
    const path = `${base}/pairings/moonlit/first`;
    const body = { side: 'moon' };
    expect((await h.call('POST', path, { token, body })).code).toBe(errors.KEY_MISSING.code);
    expect((await h.call('POST', path, { key: newKey(), body })).code).toBe(errors.TOKEN_EXPIRED.code);
    for (const wrong of [{ side: '' }, { side: ['moon'] }, { side: 'moon', user: 'u1' }])
      expect((await h.call('POST', path, { token, key: newKey(), body: wrong })).status).toBe(400);
    for (const wrong of [{}, { people: 'a,b,c,d,e,f' }, { people: 'a,,b' }, { people: 7 }])
      expect((await h.call('POST', `${path}/choices`, { token, key: newKey(), body: wrong })).status).toBe(
        400,
      );
  });
});

describe('choices', () => {
  it('are of people who sit on the other side, kept in order, replaced as a whole', async () => {
    await emptied();
    const [me, rival, ann, ben, waits, stranger] = await people(6);
    const token = me?.token ?? '';
    for (const [who, side] of [
      [me, 'moon'],
      [rival, 'moon'],
      [ann, 'tide'],
      [ben, 'tide'],
    ] as const)
      await join(side, who?.token ?? '');
    const key = newKey();
    const [a = '', b = ''] = [ann?.id, ben?.id];
    expect((await choose([b, a], token, undefined, key)).data, 'an answer is kept, and names nobody').toEqual(
      {
        pairing: 'moonlit',
        round: 'first',
      },
    );
    expect((await choose([b, a], token, undefined, key)).code).toBe(0);
    expect((await read(token)).mine?.chosen).toEqual([b, a]);
    for (const wrong of [[me?.id], [rival?.id], [stranger?.id], ['nobody'], [a, rival?.id]])
      expect((await choose(wrong.map(String), token)).code, String(wrong)).toBe(refusals.CHOICE_GONE.code);
    expect((await choose([a, b, rival?.id ?? ''], token)).code).toBe(refusals.CHOICES_TOO_MANY.code);
    expect((await read(token)).mine?.chosen, 'what was refused changes nothing').toEqual([b, a]);
    expect((await choose([a, a], token)).code).toBe(0);
    expect((await read(token)).mine?.chosen, 'twice is once').toEqual([a]);
    expect((await choose([], waits?.token ?? '')).code).toBe(refusals.NOT_SIGNED_UP.code);
    await leave(ann?.token ?? '');
    expect((await read(token)).mine?.chosen, 'whoever leaves is chosen no more').toEqual([]);
    expect((await choose([], token)).code).toBe(0);
  });

  it('of those who wait and by them are none', async () => {
    await emptied();
    const all = await people(5);
    const [me] = await people(1);
    for (const { token } of all.slice(0, 4)) await join('moon', token);
    await join('tide', me?.token ?? '');
    const waits = all[3];
    expect((await read(waits?.token)).mine?.choose).toMatchObject({ reason: 'NO_SEAT' });
    expect((await choose([], waits?.token ?? '')).code).toBe(refusals.NO_SEAT.code);
    expect((await choose([waits?.id ?? ''], me?.token ?? '')).code).toBe(refusals.CHOICE_GONE.code);
  });

  it('are in no answer to anybody else, and change none', async () => {
    await emptied();
    const [me, you, them] = await people(3);
    await join('moon', me?.token ?? '');
    await join('tide', you?.token ?? '');
    await join('tide', them?.token ?? '');
    const seen = async () =>
      (
        await Promise.all(
          [you?.token, them?.token, undefined].map((token) =>
            h.call('GET', `${base}/pairings`, token === undefined ? {} : { token }),
          ),
        )
      ).map(({ text }) => text.replace(/"timestamp":\d+/, ''));
    const before = await seen();
    const answer = await choose([you?.id ?? ''], me?.token ?? '');
    expect(await seen()).toEqual(before);
    await choose([me?.id ?? ''], you?.token ?? '');
    const again = await choose([you?.id ?? ''], me?.token ?? '');
    expect(again.data, 'to choose somebody who has chosen back is answered alike').toEqual(answer.data);
    expect((await seen())[1]).toBe(before[1]);
  });

  it('and leaving at once never fail', async () => {
    await emptied();
    const [me, ...others] = await people(4);
    await join('moon', me?.token ?? '');
    for (const { token } of others.slice(0, 3)) await join('tide', token);
    const answers = await Promise.all([
      ...others.flatMap(({ id }) => [choose([id], me?.token ?? ''), choose([id], me?.token ?? '')]),
      ...others.map(({ token }) => leave(token)),
    ]);
    expect(codes(answers).filter((code) => ![0, refusals.CHOICE_GONE.code].includes(code))).toEqual([]);
    expect((await read(me?.token)).mine?.chosen).toEqual([]);
  });
});
