import { describe, expect, it } from 'vitest';
import { groupedCode, isSpelt, plainCode } from '../../engine/document/anywhere/code-word.ts';
import { fair, newKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { keyedBy } from '../../server/kernel/keyed-hash.ts';
import { madeCode } from '../../server/kernel/made-code.ts';
import { codeOf as codeUnder } from './people.ts';
import { refusals } from './refusals.ts';
import { callsOf, type Person } from './testing.ts';

const { h } = openFair();
const { read, codeOf, accept, claim, checkIn, guestOf } = callsOf(h);
const codes = (of: keyof typeof refusals) => refusals[of].code;
const messagesOf = async ({ token }: Person) =>
  (await h.call('GET', '/v2/messages', { token, lang: 'en' })).data as unknown as {
    items: { said: string }[];
  };

describe('a code', () => {
  it('is the same for ever, spelt as codes are, and says nothing of whose it is', async () => {
    const me = await h.newUser();
    const code = await codeOf(me);
    expect(isSpelt(plainCode(code))).toBe(true);
    expect(await codeOf(me)).toBe(code);
    expect(plainCode(code)).not.toContain(me.id.toUpperCase());
    const { rows } = await h.db.query('SELECT * FROM invite_people WHERE user_id = $1', [me.id]);
    expect(JSON.stringify(rows)).not.toContain(plainCode(code));
    // Under another secret it is another one: whoever knows ids alone makes none.
    expect(groupedCode(codeUnder(keyedBy('another'), 'fair', me.id))).not.toBe(code);
  });

  it('opens once where several phones of one person look at a time', async () => {
    for (let nth = 0; nth < 20; nth++) {
      const me = await h.newUser();
      const told = await Promise.all(Array.from({ length: 10 }, () => read(me)));
      expect(new Set(told.map(({ code }) => code)).size).toBe(1);
    }
  });

  it('nobody has without a token', async () => {
    const answer = await read();
    expect(answer).toMatchObject({ code: null, left: null, items: [], by: null, reason: 'TOKEN_EXPIRED' });
  });
});

describe('naming a code', () => {
  it('binds for ever, and counts with the first deed: both get what the document says, and a message comes', async () => {
    const me = await h.newUser();
    const guest = await guestOf(me);
    expect(await read(me)).toMatchObject({
      came: 0,
      left: 2,
      items: [{ user: { user_id: guest.id }, came: false }],
    });
    expect((await claim(me, 'one')).code).toBe(codes('STEP_NOT_REACHED'));
    const told = await read(guest);
    expect(told).toMatchObject({ reason: 'INVITE_BOUND', by: { came: false } });
    expect(JSON.stringify(told.by), 'no id of whoever invited them').not.toContain(me.id);
    expect((await checkIn(guest)).code).toBe(0);
    expect(await read(me)).toMatchObject({
      came: 1,
      items: [{ came: true }],
      steps: [{ id: 'one', can: 'claim' }, {}],
    });
    expect((await read(guest)).by?.came).toBe(true);
    const { items } = await messagesOf(me);
    expect(items.map(({ said }) => said)).toEqual([expect.stringContaining('Friends so far: 1')]);
    const key = newKey();
    const first = await claim(me, 'one', key);
    expect(first.data).toMatchObject({ step: 'one', gives: [{ points: 30 }] });
    expect((await claim(me, 'one', key)).text, 'a lost answer').toBe(first.text);
    expect((await claim(me, 'one')).code).toBe(codes('STEP_CLAIMED'));
  });

  it('does not mind case, spaces and dashes', async () => {
    const [me, guest] = [await h.newUser(), await h.newUser()];
    expect((await accept(guest, ` ${plainCode(await codeOf(me)).toLowerCase()} `)).code).toBe(0);
  });

  it('is refused: own, unknown, a second one, a circle however long, who is not new', async () => {
    const a = await h.newUser();
    expect((await accept(a, await codeOf(a))).code).toBe(codes('INVITE_OWN'));
    expect(
      (
        await accept(
          a,
          madeCode(() => 3),
        )
      ).code,
    ).toBe(codes('INVITE_UNKNOWN'));
    expect((await accept(a, 'nonsense')).code).toBe(codes('INVITE_UNKNOWN'));
    const b = await guestOf(a);
    expect((await accept(a, await codeOf(b))).code).toBe(codes('INVITE_CIRCLE'));
    const c = await guestOf(b);
    expect((await accept(a, await codeOf(c))).code).toBe(codes('INVITE_CIRCLE'));
    const other = await h.newUser();
    expect((await accept(c, await codeOf(other))).code).toBe(codes('INVITE_BOUND'));
    expect((await accept(a, await codeOf(other))).code).toBe(codes('INVITE_NOT_NEW'));
    const old = await h.newUser();
    await checkIn(old);
    expect((await accept(old, await codeOf(other))).code).toBe(codes('INVITE_NOT_NEW'));
    expect((await read(old)).reason).toBe('INVITE_NOT_NEW');
    expect((await accept(await h.newUser(), await codeOf(other))).code, 'somebody new still may').toBe(0);
  });

  it('is refused before and after the campaign', async () => {
    const [me, guest] = [await h.newUser(), await h.newUser()];
    const code = await codeOf(me);
    for (const [moment, reason, refusal] of [
      ['2025-06-09T12:00:00', 'NOT_OPEN', 1202],
      ['2025-06-13T12:00:00', 'OVER', 1208],
    ] as const) {
      h.setClock(at(moment));
      expect((await read(guest)).reason).toBe(reason);
      const answer = await accept(guest, code);
      expect(answer.code, `${reason} ${refusal} ${answer.text}`).not.toBe(0);
    }
    expect((await read(await h.newUser())).code, 'nobody gets a code any more').toBeNull();
  });

  it('is taken so often a day, and in all', async () => {
    const me = await h.newUser();
    for (let i = 0; i < 3; i += 1) await guestOf(me);
    expect(await read(me)).toMatchObject({ left: 0, renews: true });
    const late = await h.newUser();
    expect((await accept(late, await codeOf(me))).code).toBe(codes('INVITE_FULL_TODAY'));
    h.setClock(at('2025-06-12T12:00:00'));
    expect((await accept(late, await codeOf(me))).code).toBe(0);
    for (let i = 0; i < 2; i += 1) await guestOf(me);
    expect(await read(me), 'there is no tomorrow for this code').toMatchObject({ left: 0, renews: false });
    expect((await accept(await h.newUser(), await codeOf(me))).code).toBe(codes('INVITE_FULL'));
  });

  it('thirty tries a day', async () => {
    const one = await h.newUser();
    const answers = [];
    for (let i = 0; i < 31; i += 1) answers.push((await accept(one, 'nonsense')).code);
    expect(new Set(answers.slice(0, 30))).toEqual(new Set([codes('INVITE_UNKNOWN')]));
    expect(answers[30]).not.toBe(codes('INVITE_UNKNOWN'));
  });
});

describe('many at once', () => {
  it('one person with many codes is bound once', async () => {
    const hosts = await Promise.all(Array.from({ length: 4 }, () => h.newUser()));
    const theirs = await Promise.all(hosts.map(codeOf));
    const guest = await h.newUser();
    const answers = await Promise.all(theirs.map((code) => accept(guest, code)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === codes('INVITE_BOUND'))).toHaveLength(3);
  });

  it('two who name each other: one of them', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    const [one, other] = [await codeOf(a), await codeOf(b)];
    const answers = await Promise.all([accept(a, other), accept(b, one)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.map(({ code }) => code)).toContain(codes('INVITE_CIRCLE'));
  });

  it('eight with the code of one: as many as a day has', async () => {
    const code = await codeOf(await h.newUser());
    const guests = await Promise.all(Array.from({ length: 8 }, () => h.newUser()));
    const answers = await Promise.all(guests.map((guest) => accept(guest, code)));
    expect(answers.filter((one) => one.code === 0)).toHaveLength(3);
    expect(answers.filter((one) => one.code === codes('INVITE_FULL_TODAY'))).toHaveLength(5);
  });

  it('naming a code and the first deed: both count, or the deed was first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [me, guest] = [await h.newUser(), await h.newUser()];
      const code = await codeOf(me);
      const [named] = await Promise.all([accept(guest, code), checkIn(guest)]);
      expect((await read(me)).came, named.text).toBe(named.code === 0 ? 1 : 0);
    }
  });

  it('a step that is claimed eight times gives once', async () => {
    const me = await h.newUser();
    await checkIn(await guestOf(me));
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(me, 'one')));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});

it('a step that the document has moved is given once, and nobody is kept from coming by it', async () => {
  const stepAt = async (target: number) => {
    const document = structuredClone(fair.document) as { campaign: { invite: object } };
    const steps = [{ id: 'one', at: target, gives: [{ kind: 'points', points: 30 }] }];
    Object.assign(document.campaign.invite, { paid: 'automatic', limits: { total: 9, day: 9 }, steps });
    await h.app.setDocuments([{ route: 'fair', document }]);
  };
  const comes = async (inviter: Person) => (await checkIn(await guestOf(inviter))).code;
  const has = async ({ token }: Person) =>
    (await h.call('GET', `${base}/balance`, { token })).data.amount as number;
  const [early, late] = [await h.newUser(), await h.newUser()];
  await stepAt(1);
  expect([await comes(early), await has(early)]).toEqual([0, 30]);
  await stepAt(2);
  expect([await comes(early), await has(early)], 'further on').toEqual([0, 30]);
  expect((await read(early)).came).toBe(2);
  await stepAt(3);
  expect([await comes(late), await comes(late), await has(late)]).toEqual([0, 0, 0]);
  await stepAt(1);
  expect([await comes(late), await has(late)], 'behind them, with whoever comes next').toEqual([0, 30]);
  expect([await comes(late), await has(late)]).toEqual([0, 30]);
  await h.app.setDocuments([fair]);
});

it('who came is paged, and each sees their own alone', async () => {
  const me = await h.newUser();
  const guests: Person[] = [];
  for (let i = 0; i < 3; i += 1) guests.push(await guestOf(me));
  const first = await read(me, '?size=2');
  expect(first.items.map(({ user }) => user.user_id)).toEqual([guests[2]?.id, guests[1]?.id]);
  const rest = await read(me, `?size=2&cursor=${first.next}`);
  expect([rest.items.map(({ user }) => user.user_id), rest.next]).toEqual([[guests[0]?.id], null]);
  expect((await read(guests[0])).items).toEqual([]);
});
