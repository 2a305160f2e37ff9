import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { fair, newKey, noon, serviceKey } from '../../server/fixtures/harness.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { refusals } from './refusals.ts';
import { callsOf } from './testing.ts';

const { h, gift } = openFair();
const { melt, give, take, redeem, read, counts, owner } = callsOf(h);
const sum = (all: Record<string, number>): number => Object.values(all).reduce((a, b) => a + b, 0);
const iso = (text: string) => new Date(at(text)).toISOString();
const castles = (from: string, count: number, when = noon) =>
  gift(from, host, { gift: 'castle', count, at: when, eventId: randomUUID() });
const watch = (from: string, amount: number, id: string = randomUUID()) =>
  h.call('POST', '/v2/facts', {
    body: { facts: [{ kind: 'watch', id, from, to: host, amount, at: noon }] },
    headers: { 'x-service-key': serviceKey },
  });
let host = '';
beforeAll(async () => {
  host = (await h.newUser()).id;
});

/** Runs with another block of the fair. */
async function withBlock(changes: object, work: () => Promise<void>) {
  const document = structuredClone(fair.document) as { campaign: { collection: object } };
  document.campaign.collection = { ...document.campaign.collection, ...changes };
  await h.app.setDocuments([{ route: 'fair', document }]);
  await work();
  await h.app.setDocuments([fair]);
}

describe('drops', () => {
  it('a card for each so much of a day, as many as it says, and nothing twice', async () => {
    const { id, token } = await h.newUser();
    await watch(id, 9);
    expect(await counts(token)).toEqual({});
    expect((await read(token)).drops).toContainEqual({ id: 'watch', dropped: 0, far: 9 });
    await watch(id, 4);
    expect(sum(await counts(token))).toBe(1);
    expect((await read(token)).drops).toContainEqual({ id: 'watch', dropped: 1, far: 3 });
    const same = randomUUID();
    await watch(id, 40, same);
    await watch(id, 40, same);
    expect(sum(await counts(token))).toBe(2);
    expect((await read(token)).drops).toContainEqual({ id: 'watch', dropped: 2, far: 0 });
    await castles(id, 1);
    expect(sum(await counts(token))).toBe(4);
  });

  it('begin anew each day, in the offset of the campaign', async () => {
    const { id, token } = await h.newUser();
    h.setClock(at('2025-06-12T00:05:00'));
    await castles(id, 9, at('2025-06-11T23:59:59'));
    expect(sum(await counts(token))).toBe(6);
    expect((await read(token)).drops[0]).toEqual({ id: 'castle', dropped: 0, far: 0 });
    await castles(id, 2, at('2025-06-12T00:00:00'));
    expect(sum(await counts(token))).toBe(10);
  });

  it('many facts at once drop no card too many', async () => {
    const { id, token } = await h.newUser();
    await Promise.all(Array.from({ length: 8 }, () => castles(id, 1)));
    expect(sum(await counts(token))).toBe(6);
  });

  it('only cards that have a weight', async () => {
    const { rows } = await h.db.query<{ card: string }>('SELECT DISTINCT card FROM card_drops');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ card }) => card)).not.toContain('sash');
  });
});

describe('the album', () => {
  it('says to a visitor what there is, and that they sign in', async () => {
    const { cards, sets, gifts, take: taking } = await read();
    expect(cards.map(({ id, count }) => [id, count])).toEqual(
      ['kite', 'drum', 'lamp', 'sash'].map((id) => [id, 0]),
    );
    expect(cards[0]).toMatchObject({ melt: { reason: 'TOKEN_EXPIRED' }, give: { reason: 'TOKEN_EXPIRED' } });
    expect(sets[0]).toMatchObject({ id: 'pair', have: 0, redeemed: false, reason: 'TOKEN_EXPIRED' });
    expect([gifts, taking]).toEqual([[], { reason: 'TOKEN_EXPIRED', nextAt: iso('2025-06-13T00:00:00') }]);
  });

  it('says what each call then does: before, and when all is over', async () => {
    const { token } = await owner('kite', 'kite', 'kite', 'drum');
    for (const [now, reason] of [
      [at('2025-06-09T12:00:00'), 'NOT_OPEN'],
      [at('2025-06-13T12:00:00'), 'OVER'],
    ] as const) {
      h.setClock(now);
      const { cards, sets, take: taking } = await read(token);
      expect([cards[0]?.melt?.reason, cards[0]?.give?.reason, sets[0]?.reason, taking?.reason]).toEqual(
        Array(4).fill(reason),
      );
      const answers = [
        await melt({ card: 'kite', into: 'lamp' }, token),
        await give({ card: 'kite' }, token),
        await redeem('pair', token),
        await take({ code: '3H7K' }, token),
      ];
      expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(errors[reason].code));
    }
    expect(await counts(token)).toEqual({ kite: 3, drum: 1 });
  });
});

describe('a set', () => {
  it('takes one of each, gives once, keeps its cards in the album, and is told', async () => {
    const { id, token } = await owner('kite', 'kite', 'drum');
    expect((await read(token)).sets[0]).toMatchObject({ have: 2, redeemed: false, can: 'redeemCardSet' });
    const key = newKey();
    const answer = await redeem('pair', token, key);
    expect(answer.data).toEqual({
      set: 'pair',
      gives: [{ points: 25, prize: null, days: null }],
      balance: 25,
    });
    expect((await redeem('pair', token, key)).text).toBe(answer.text);
    expect(await counts(token)).toEqual({ kite: 1 });
    const { cards, sets } = await read(token);
    expect(cards.map(({ kept }) => kept)).toEqual([true, true, false, false]);
    expect(sets[0]).toMatchObject({ have: 2, redeemed: true, reason: 'SET_REDEEMED' });
    expect((await redeem('pair', token)).code).toBe(refusals.SET_REDEEMED.code);
    const { rows } = await h.db.query(
      "SELECT thing FROM facts WHERE kind = 'collection-set' AND from_user = $1",
      [id],
    );
    expect(rows).toEqual([{ thing: 'pair' }]);
  });

  it('is redeemed once by many taps at once', async () => {
    const { token } = await owner('kite', 'kite', 'kite', 'drum', 'drum', 'drum');
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem('pair', token)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await counts(token)).toEqual({ kite: 2, drum: 2 });
  });

  it('that is not whole, or that nobody knows, takes nothing', async () => {
    const { token } = await owner('kite');
    expect((await redeem('pair', token)).code).toBe(refusals.SET_NOT_WHOLE.code);
    expect((await redeem('none', token)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect(await counts(token)).toEqual({ kite: 1 });
  });
});

describe('melting', () => {
  it('makes the chosen card of so many alike, never the same, once a key', async () => {
    const { token } = await owner('kite', 'kite', 'kite', 'kite');
    const key = newKey();
    const answer = await melt({ card: 'kite', into: 'sash' }, token, key);
    expect(answer.data).toEqual({ melted: 'kite', alike: 3, card: 'sash' });
    expect((await melt({ card: 'kite', into: 'sash' }, token, key)).text).toBe(answer.text);
    expect(await counts(token)).toEqual({ kite: 1, sash: 1 });
    expect((await melt({ card: 'kite', into: 'sash' }, token)).code).toBe(refusals.CARDS_FEW.code);
    for (const body of [{ card: 'kite', into: 'kite' }, { card: 'kite' }, { card: 'none', into: 'kite' }])
      expect((await melt(body, token)).code, JSON.stringify(body)).toBe(errors.UNKNOWN_ITEM.code);
  });

  it('by chance makes another card of those that drop', async () => {
    await withBlock({ melt: { alike: 2, into: 'random' } }, async () => {
      const { token } = await owner(...Array<string>(20).fill('kite'), ...Array<string>(2).fill('sash'));
      for (let i = 0; i < 10; i += 1) {
        const { data } = await melt({ card: 'kite' }, token);
        expect(['drum', 'lamp']).toContain(data.card);
      }
      expect(['kite', 'drum', 'lamp']).toContain((await melt({ card: 'sash' }, token)).data.card);
      expect(sum(await counts(token))).toBe(11);
    });
  });

  it('at once with a gift of the same card never leaves less than nothing', async () => {
    const { token } = await owner('kite', 'kite', 'kite');
    await Promise.all([
      melt({ card: 'kite', into: 'lamp' }, token),
      give({ card: 'kite' }, token),
      melt({ card: 'kite', into: 'drum' }, token),
    ]);
    const { cards, gifts } = await read(token);
    const left = sum(Object.fromEntries(cards.map(({ id, count }) => [id, count])));
    expect([1, 2]).toContain(left);
    expect(left + gifts.length === 3 || gifts.length === 0).toBe(true);
  });
});

it('a campaign without melting and giving tells and does neither', async () => {
  const { token } = await owner('kite', 'kite', 'kite');
  const document = structuredClone(fair.document) as { campaign: { collection: Record<string, unknown> } };
  document.campaign.collection = { cards: document.campaign.collection.cards };
  await h.app.setDocuments([{ route: 'fair', document }]);
  const answer = await read(token);
  expect(answer).toMatchObject({ drops: [], sets: [], melt: null, give: null, take: null });
  expect(answer.cards[0]).toEqual({ id: 'kite', count: 3, kept: false });
  for (const one of [
    await melt({ card: 'kite', into: 'drum' }, token),
    await give({ card: 'kite' }, token),
    await take({ code: 'x' }, token),
  ])
    expect(one.code).toBe(errors.UNKNOWN_ITEM.code);
  await h.app.setDocuments([fair]);
});
