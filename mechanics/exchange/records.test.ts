// Every third day, 4 s: opens a server with a database of its own.
import { expect, it } from 'vitest';
import { languages } from '../../engine/i18n/language.ts';
import { type ErrorEntry, errors } from '../../server/errors.ts';
import { fair, newKey, noon } from '../../server/fixtures/harness.ts';
import { base, openFair } from '../../server/fixtures/open-fair.ts';

interface Told {
  readonly items: readonly { readonly orderId: string; readonly item: string; readonly at: number }[];
  readonly next: string | null;
}

const { h, redeem } = openFair();
const read = async (token: string, query = '') =>
  (await h.call('GET', `${base}/exchange_records${query}`, { token })).data as unknown as Told;
const orderOf = async (item: string, token: string, count = 1) =>
  String((await redeem(item, token, newKey(), { count })).data.orderId);

/** The fair with another exchange, for as long as something is done in it. */
async function meanwhile(
  change: (exchange: { id: string; gives?: object[] }[]) => object[],
  work: () => Promise<void>,
) {
  const document = structuredClone(fair.document) as {
    campaign: { exchange: { id: string; gives?: object[] }[] };
  };
  document.campaign.exchange = change(document.campaign.exchange) as typeof document.campaign.exchange;
  await h.app.setDocuments([{ route: 'fair', document }]);
  await work().finally(() => h.app.setDocuments([fair]));
}

it('pages redemptions of one moment, each once and the latest first', async () => {
  const { token } = await h.newUser(100);
  const made: string[] = [];
  // The clock stands still: only the order in which they were made tells them apart.
  for (let nth = 0; nth < 5; nth += 1) made.push(await orderOf('sticker', token));
  const first = await read(token, '?size=2');
  const second = await read(token, `?size=2&cursor=${first.next}`);
  const third = await read(token, `?size=2&cursor=${second.next}`);
  const seen = [first, second, third].flatMap(({ items }) => items);
  expect(new Set(seen.map(({ at }) => at))).toEqual(new Set([noon]));
  expect(seen.map(({ orderId }) => orderId)).toEqual(made.toReversed());
  expect([first.next, second.next, third.next]).toEqual([expect.any(String), expect.any(String), null]);
});

it('what is redeemed while one reads on comes before the pages and changes none', async () => {
  const { token } = await h.newUser(100);
  const made = [
    await orderOf('sticker', token),
    await orderOf('sticker', token),
    await orderOf('sticker', token),
  ];
  const first = await read(token, '?size=2');
  const newest = await orderOf('sticker', token);
  const rest = await read(token, `?size=2&cursor=${first.next}`);
  expect(rest.items.map(({ orderId }) => orderId)).toEqual(made.slice(0, 1));
  expect((await read(token, '?size=1')).items.map(({ orderId }) => orderId)).toEqual([newest]);
});

it('loses none where a clock went back: the order is that in which they were made', async () => {
  const { token } = await h.newUser(100);
  h.setClock(noon + 3_600_000);
  const early = await orderOf('sticker', token);
  h.setClock(noon);
  const late = await orderOf('sticker', token);
  const first = await read(token, '?size=1');
  const second = await read(token, `?size=1&cursor=${first.next}`);
  expect([first, second].map(({ items }) => items.map(({ orderId }) => orderId))).toEqual([[late], [early]]);
});

it('tells nobody what others have redeemed, whatever cursor they bring', async () => {
  const [own, other] = [await h.newUser(100), await h.newUser(100)];
  await orderOf('sticker', own.token);
  await orderOf('sticker', own.token);
  const { next } = await read(own.token, '?size=1');
  const mine = await orderOf('sticker', other.token);
  expect((await read(other.token)).items.map(({ orderId }) => orderId)).toEqual([mine]);
  expect(await read(other.token, `?cursor=${next}`)).toEqual({ items: [], next: null });
});

it('says what each one has given, from the books', async () => {
  const { token } = await h.newUser(500);
  await orderOf('turns', token, 3);
  await orderOf('sticker', token);
  expect((await read(token)).items).toMatchObject([
    { item: 'sticker', count: 1, cost: 7, given: [] },
    {
      item: 'turns',
      count: 3,
      cost: 90,
      given: [{ points: null, prize: null, days: null, draw: 'wheel', tickets: 4 }],
    },
  ]);
  // What the document gives from now on does not change what was given before.
  const gives = [
    { kind: 'prize', prize: 'garland', days: 7 },
    { kind: 'points', points: 3 },
  ];
  await meanwhile(
    (all) => all.map((one) => (one.id === 'turns' ? { ...one, gives } : one)),
    async () => {
      await orderOf('turns', token, 2);
      const given = (await read(token)).items.map((one) => (one as unknown as { given: object[] }).given);
      expect(given).toEqual([
        [
          { points: null, prize: 'garland', days: 7 },
          { points: 3, prize: null, days: null },
        ],
        [],
        [{ points: null, prize: null, days: null, draw: 'wheel', tickets: 4 }],
      ]);
    },
  );
});

it('keeps what has left the document readable, by its id', async () => {
  const { token } = await h.newUser(500);
  await orderOf('turns', token);
  await meanwhile(
    (all) => all.filter(({ id }) => id !== 'turns'),
    async () => {
      expect((await redeem('turns', token)).code).toBe(errors.UNKNOWN_ITEM.code);
      expect((await read(token)).items).toMatchObject([
        { item: 'turns', count: 1, cost: 30, given: [{ draw: 'wheel', tickets: 4 }], at: noon },
      ]);
    },
  );
});

it.each(languages)('refuses visitors, strange tokens, campaigns and cursors in %s', async (lang) => {
  const { token } = await h.newUser(100);
  const of = async (path: string, options: object = {}) => {
    const { code, text } = await h.call('GET', `/v2/activities/${path}`, { lang, ...options });
    return { code, message: (JSON.parse(text) as { message: string }).message };
  };
  const said = ({ code, message }: ErrorEntry) => ({ code, message: message[lang] });
  expect(await of('fair/exchange_records')).toEqual(said(errors.TOKEN_EXPIRED));
  const strange = { token: 'a token that nobody was given' };
  expect(await of('fair/exchange_records', strange)).toEqual(said(errors.TOKEN_EXPIRED));
  expect(await of('nowhere/exchange_records', { token })).toEqual(said(errors.UNKNOWN_ACTIVITY));
  const { code, message } = said(errors.BAD_REQUEST);
  const cursor = await of('fair/exchange_records?cursor=7', { token });
  expect(cursor).toEqual({ code, message: `${message}: cursor` });
});
