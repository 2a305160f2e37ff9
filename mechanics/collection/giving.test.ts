import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { newKey, noon } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { expireHolds } from '../../server/ledger/hold.ts';
import { refusals } from './refusals.ts';
import { callsOf } from './testing.ts';

const { h } = openFair();
const { give, take, read, counts, owner } = callsOf(h);
const sum = (all: Record<string, number>): number => Object.values(all).reduce((a, b) => a + b, 0);
const iso = (text: string) => new Date(at(text)).toISOString();

describe('giving', () => {
  it('sets a card aside and moves it to whoever has the code, once', async () => {
    const [giver, friend, other] = [await owner('lamp'), await h.newUser(), await h.newUser()];
    const made = (await give({ card: 'lamp' }, giver.token)).data;
    expect(made).toMatchObject({ card: 'lamp', until: noon + 12 * 3_600_000 });
    expect(await counts(giver.token)).toEqual({});
    expect((await read(giver.token)).gifts).toEqual([made]);
    expect((await give({ card: 'lamp' }, giver.token)).code).toBe(refusals.CARDS_FEW.code);
    const typed = String(made.code).toLowerCase().replaceAll('-', ' ');
    const key = newKey();
    const answer = await take({ code: typed }, friend.token, key);
    expect(answer.data).toEqual({ card: 'lamp', own: false });
    expect((await take({ code: typed }, friend.token, key)).text).toBe(answer.text);
    expect((await take({ code: typed }, other.token)).code).toBe(refusals.CARD_GONE.code);
    expect(await counts(friend.token)).toEqual({ lamp: 1 });
    expect((await read(giver.token)).gifts).toEqual([]);
  });

  it('to several at once gives to one of them', async () => {
    const { token } = await owner('lamp');
    const { code } = (await give({ card: 'lamp' }, token)).data;
    const friends = await Promise.all(Array.from({ length: 5 }, () => h.newUser()));
    const answers = await Promise.all(friends.map((friend) => take({ code }, friend.token)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    const all = await Promise.all(friends.map((friend) => counts(friend.token)));
    expect(sum(Object.fromEntries(all.map((one, i) => [i, sum(one)])))).toBe(1);
  });

  it('is taken or taken back, never both', async () => {
    for (let i = 0; i < 4; i += 1) {
      const [giver, friend] = [await owner('lamp'), await h.newUser()];
      const { code } = (await give({ card: 'lamp' }, giver.token)).data;
      const answers = await Promise.all([giver, friend].map(({ token }) => take({ code }, token)));
      expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
      expect(sum(await counts(giver.token)) + sum(await counts(friend.token))).toBe(1);
    }
  });

  it('crosswise at once ends for both', async () => {
    const [one, two] = [await owner('lamp', 'kite'), await owner('kite', 'lamp')];
    const codes = [
      (await give({ card: 'lamp' }, one.token)).data.code,
      (await give({ card: 'lamp' }, two.token)).data.code,
    ];
    const answers = await Promise.all([
      take({ code: codes[1] }, one.token),
      take({ code: codes[0] }, two.token),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect([await counts(one.token), await counts(two.token)]).toEqual([
      { kite: 1, lamp: 1 },
      { kite: 1, lamp: 1 },
    ]);
  });

  it('is taken back by its own code, and never by one that there is not', async () => {
    const { token } = await owner('lamp');
    const { code } = (await give({ card: 'lamp' }, token)).data;
    expect((await take({ code }, token)).data).toEqual({ card: 'lamp', own: true });
    expect(await counts(token)).toEqual({ lamp: 1 });
    const friend = await h.newUser();
    expect((await take({ code }, token)).code).toBe(refusals.CARD_GONE.code);
    expect((await take({ code }, friend.token)).code).toBe(refusals.CARD_GONE.code);
    for (const wrong of ['x', '3H7K-9MPA-3H7K-9MPA', `${String(code).slice(0, -1)}3`])
      expect((await take({ code: wrong }, friend.token)).code, wrong).toBe(refusals.CARD_GONE.code);
    expect((await h.call('POST', `${base}/collection/taken`, { key: newKey(), body: { code } })).code).toBe(
      errors.TOKEN_EXPIRED.code,
    );
  });

  it('is taken back also by who may take no more of others', async () => {
    const giver = await owner('lamp');
    const others = await Promise.all([1, 2, 3].map(() => owner('lamp')));
    const codes = await Promise.all(
      others.map(async ({ token }) => (await give({ card: 'lamp' }, token)).data.code),
    );
    const { code } = (await give({ card: 'lamp' }, giver.token)).data;
    for (const one of codes.slice(0, 2)) expect((await take({ code: one }, giver.token)).code).toBe(0);
    expect((await take({ code: codes[2] }, giver.token)).code).toBe(errors.DAY_LIMIT_REACHED.code);
    expect((await take({ code }, giver.token)).data).toEqual({ card: 'lamp', own: true });
    expect(await counts(giver.token)).toEqual({ lamp: 3 });
  });

  it('that nobody takes in time comes back', async () => {
    const { token } = await owner('lamp');
    const { code, until } = (await give({ card: 'lamp' }, token)).data;
    h.setClock(Number(until));
    const friend = await h.newUser();
    expect((await take({ code }, friend.token)).code).toBe(refusals.CARD_GONE.code);
    await expireHolds(h.db, Number(until));
    expect(await counts(token)).toEqual({ lamp: 1 });
    expect((await read(token)).gifts).toEqual([]);
  });

  it('ends with the campaign', async () => {
    const { token } = await owner('lamp');
    h.setClock(at('2025-06-12T23:00:00'));
    expect((await give({ card: 'lamp' }, token)).data.until).toBe(at('2025-06-13T00:00:00'));
  });

  it('is limited by the day, for whoever gives and whoever takes', async () => {
    const [one, two] = [await owner('kite', 'kite', 'kite'), await owner('kite', 'kite', 'kite')];
    const friend = await h.newUser();
    const codes = [];
    for (const { token } of [one, one, two]) codes.push((await give({ card: 'kite' }, token)).data.code);
    expect((await read(one.token)).cards[0]?.give).toEqual({
      reason: 'DAY_LIMIT_REACHED',
      nextAt: iso('2025-06-12T00:00:00'),
    });
    expect((await read(one.token)).give).toEqual({ left: 0 });
    expect((await give({ card: 'kite' }, one.token)).code).toBe(errors.DAY_LIMIT_REACHED.code);
    const answers = [];
    for (const code of codes) answers.push((await take({ code }, friend.token)).code);
    expect(answers).toEqual([0, 0, errors.DAY_LIMIT_REACHED.code]);
    expect((await read(friend.token)).take).toMatchObject({ reason: 'DAY_LIMIT_REACHED' });
    h.setClock(at('2025-06-12T00:00:00'));
    expect((await read(one.token)).cards[0]?.give?.can).toBe('giveCard');
  });

  it('many at once gives no more than the limit', async () => {
    const { token } = await owner(...Array<string>(6).fill('kite'));
    const answers = await Promise.all(Array.from({ length: 6 }, () => give({ card: 'kite' }, token)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(await counts(token)).toEqual({ kite: 4 });
  });
});
