// Every third day, 4 s: opens a server with a database of its own.
import { expect, it } from 'vitest';
import { DAY } from '../../engine/document/anywhere/days.ts';
import { languages } from '../../engine/i18n/language.ts';
import type { DressesAnswer, Reward } from '../../schemas/generated/types.gen.ts';
import { type ErrorEntry, errors } from '../../server/errors.ts';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { openFair } from '../../server/fixtures/open-fair.ts';
import { roomOf } from '../../server/kernel/room.ts';
import { grant } from '../../server/ledger/grant.ts';
import { dressKinds } from './rules.ts';

const { h } = openFair();
const read = async (token: string, query = '', lang = 'en') =>
  (await h.call('GET', `/v2/dresses${query}`, { token, lang })).data as unknown as DressesAnswer;
const named = ({ items }: DressesAnswer) => items.map(({ kind, name }) => `${kind} ${name}`);
let references = 0;
const give = (user: string, prize: string, days?: number, activity = 'fair', at = noon) =>
  h.db.transaction((tx) => {
    references += 1;
    const kind = roomOf('tasks').kind();
    const reward = { kind: 'prize', prize, ...(days && { days }) } as Reward;
    return grant(tx, { activity, user, kind, reference: `d${references}`, at }, [reward]);
  });

/** The fair, and another campaign, each with prizes of several kinds, for as long as something is done in them. */
async function dressed(work: () => Promise<void>, more: readonly object[] = []) {
  const withPrizes = (route: string, prizes: readonly object[]) => {
    const document = structuredClone(fair.document) as { campaign: { prizes: object[] } };
    document.campaign.prizes.push(...prizes);
    return { route, document };
  };
  const frame = { id: 'frame', kind: 'frame', name: { cn: '框', en: 'Frame' }, icon: '/frame.svg' };
  const room = { id: 'room', kind: 'room', name: { cn: '房', en: 'Room' } };
  await h.app.setDocuments([withPrizes('fair', [frame, ...more]), withPrizes('ball', [frame, room])]);
  await work().finally(() => h.app.setDocuments([fair]));
}

it('has what all campaigns have given, by kind: what it is called, where it is from, how many, and until when', () =>
  dressed(async () => {
    const { id, token } = await h.newUser();
    await give(id, 'garland');
    await give(id, 'room', 3, 'ball');
    await give(id, 'frame', 7);
    await give(id, 'frame', 30);
    await give(id, 'frame', 5, 'ball');
    await give(id, 'star', 2, 'ball');
    const { kinds, items, next } = await read(token);
    expect(kinds).toEqual([
      { kind: 'title', count: 1 },
      { kind: 'frame', count: 2 },
      { kind: 'room', count: 1 },
      { kind: 'item', count: 1 },
    ]);
    const from = (route: string) => expect.objectContaining({ route });
    expect(items.map(({ id: _, ...rest }) => rest)).toEqual([
      {
        kind: 'title',
        name: 'Star of the fair',
        icon: null,
        count: 1,
        until: noon + 2 * DAY,
        worn: true,
        from: from('/ball'),
      },
      {
        kind: 'frame',
        name: 'Frame',
        icon: '/frame.svg',
        count: 1,
        until: noon + 5 * DAY,
        worn: false,
        from: from('/ball'),
      },
      {
        kind: 'frame',
        name: 'Frame',
        icon: '/frame.svg',
        count: 2,
        until: noon + 37 * DAY,
        worn: false,
        from: from('/fair'),
      },
      {
        kind: 'room',
        name: 'Room',
        icon: null,
        count: 1,
        until: noon + 3 * DAY,
        worn: false,
        from: from('/ball'),
      },
      { kind: 'item', name: 'Garland', icon: null, count: 1, until: null, worn: false, from: from('/fair') },
    ]);
    expect(next).toBeNull();
    expect(named(await read(token, '', 'cn'))).toContain('frame 框');
  }));

it('leaves out what has lapsed, and counts what has not; what stays never lapses', () =>
  dressed(async () => {
    const { id, token } = await h.newUser();
    await give(id, 'frame', 1);
    await give(id, 'frame', 3);
    await give(id, 'star', 1);
    await give(id, 'garland', 1);
    await give(id, 'garland');
    h.setClock(noon + DAY - 1);
    expect((await read(token)).items.map(({ count }) => count)).toEqual([1, 2, 2]);
    h.setClock(noon + DAY);
    const later = await read(token);
    expect(later.kinds).toEqual([
      { kind: 'frame', count: 1 },
      { kind: 'item', count: 1 },
    ]);
    expect(later.items.map(({ count, until }) => [count, until])).toEqual([
      [1, noon + 4 * DAY],
      [1, null],
    ]);
  }));

it('days of one thing add up: the next ones begin when those before are over, or when they come', () =>
  dressed(async () => {
    const { id, token } = await h.newUser();
    const frame = async () => (await read(token)).items.map(({ count, until }) => [count, until]);
    await give(id, 'frame', 2, 'fair', noon - 3 * DAY);
    await give(id, 'frame', 7, 'fair', noon - DAY);
    await give(id, 'frame', 7, 'fair', noon - DAY);
    expect(await frame(), 'the first two days were over').toEqual([[2, noon + 13 * DAY]]);
    await give(id, 'frame', 1, 'fair', noon);
    expect(await frame()).toEqual([[3, noon + 14 * DAY]]);
    h.setClock(noon + 6 * DAY);
    expect(await frame(), 'the first seven are over').toEqual([[2, noon + 14 * DAY]]);
    h.setClock(noon + 14 * DAY - 1);
    expect(await frame()).toEqual([[1, noon + 14 * DAY]]);
    h.setClock(noon + 14 * DAY);
    expect(await frame()).toEqual([]);
  }));

it('a title is worn as long as its days add up to', () =>
  dressed(async () => {
    const { id, token } = await h.newUser();
    await give(id, 'star', 1);
    await give(id, 'star', 2);
    h.setClock(noon + 3 * DAY - 1);
    expect((await read(token)).items.map(({ until, worn }) => [until, worn])).toEqual([
      [noon + 3 * DAY, true],
    ]);
    h.setClock(noon + 3 * DAY);
    expect((await read(token)).items).toEqual([]);
  }));

it('one title is worn of all campaigns: the latest', () =>
  dressed(async () => {
    const { id, token } = await h.newUser();
    await give(id, 'star', undefined, 'ball', noon - 2000);
    await give(id, 'star', undefined, 'fair', noon - 1000);
    const titles = (await read(token)).items.map(({ from, worn }) => [from?.route, worn]);
    expect(titles).toEqual([
      ['/fair', true],
      ['/ball', false],
    ]);
  }));

it('pages each thing once, whatever comes and lapses meanwhile; counts are of all pages', () =>
  dressed(async () => {
    const { id, token } = await h.newUser();
    for (const activity of ['fair', 'ball']) {
      await give(id, 'garland', 2, activity);
      await give(id, 'frame', 1, activity);
    }
    const first = await read(token, '?size=1');
    await give(id, 'garland', 9);
    await give(id, 'frame', 9);
    const second = await read(token, `?size=1&cursor=${first.next}`);
    // The last that was read has lapsed: its place is still known.
    h.setClock(noon + DAY);
    await give(id, 'star', 9);
    const third = await read(token, `?size=3&cursor=${second.next}`);
    const routes = [first, second, third].map(({ items }) =>
      items.map(({ kind, from }) => [kind, from?.route]),
    );
    expect(routes).toEqual([
      [['frame', '/ball']],
      [['frame', '/fair']],
      [
        ['item', '/ball'],
        ['item', '/fair'],
      ],
    ]);
    expect(third.next).toBeNull();
    expect(third.kinds, 'of all pages').toEqual([
      { kind: 'title', count: 1 },
      { kind: 'frame', count: 1 },
      { kind: 'item', count: 2 },
    ]);
  }));

it('tells nobody what others have; what no document names is not there', () =>
  dressed(async () => {
    const [own, other] = [await h.newUser(), await h.newUser()];
    await give(own.id, 'frame');
    await give(own.id, 'frame', 1, 'ball');
    await give(own.id, 'lost');
    await give(own.id, 'frame', 1, 'nowhere');
    await give(other.id, 'room', 1, 'ball');
    expect(named(await read(other.token))).toEqual(['room Room']);
    const { items, next } = await read(own.token, '?size=1');
    expect(items).toHaveLength(1);
    expect(named(await read(own.token))).toEqual(['frame Frame', 'frame Frame']);
    const strange = await h.call('GET', `/v2/dresses?cursor=${next}`, { token: other.token });
    expect(strange.code, 'a cursor of somebody else').toBe(errors.BAD_REQUEST.code);
  }));

it('every kind has its place in the order', () => {
  const prizes = dressKinds.map((kind) => ({ id: `a-${kind}`, kind, name: { en: kind } }));
  return dressed(async () => {
    const { id, token } = await h.newUser();
    for (const { id: prize } of prizes) await give(id, prize);
    const { kinds } = await read(token, '?size=100');
    expect(kinds.map(({ kind }) => kind)).toEqual(dressKinds);
  }, prizes);
});

it('no shared cache may keep it', async () => {
  const { token } = await h.newUser();
  const { headers } = await h.call('GET', '/v2/dresses', { token });
  expect(headers['cache-control']).toBe('no-store');
});

it.each(languages)('refuses visitors, strange tokens, sizes and cursors in %s', async (lang) => {
  const { token } = await h.newUser();
  const of = async (query: string, options: object = {}) => {
    const { code, text } = await h.call('GET', `/v2/dresses${query}`, { lang, ...options });
    return { code, message: (JSON.parse(text) as { message: string }).message };
  };
  const said = ({ code, message }: ErrorEntry) => ({ code, message: message[lang] });
  expect(await of('')).toEqual(said(errors.TOKEN_EXPIRED));
  expect(await of('', { token: 'a token that nobody was given' })).toEqual(said(errors.TOKEN_EXPIRED));
  const { code, message } = said(errors.BAD_REQUEST);
  for (const [query, field] of [
    ['?cursor=7', 'cursor'],
    [`?cursor=${'A'.repeat(22)}`, 'cursor'],
    ['?size=0', 'size'],
    ['?size=101', 'size'],
  ])
    expect(await of(query ?? '', { token }), query).toEqual({ code, message: `${message}: ${field}` });
});
