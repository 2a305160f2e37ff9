// Every third day, 4 s: opens a server with a database of its own.
import { expect, it } from 'vitest';
import { DAY } from '../../engine/document/anywhere/days.ts';
import { languages } from '../../engine/i18n/language.ts';
import type { PrizeRecordsAnswer, Reward } from '../../schemas/generated/types.gen.ts';
import { type ErrorEntry, errors } from '../../server/errors.ts';
import { fair, newKey, noon } from '../../server/fixtures/harness.ts';
import { base, openFair } from '../../server/fixtures/open-fair.ts';
import { movementsOf } from '../../server/kernel/movements.ts';
import { roomOf } from '../../server/kernel/room.ts';
import { grant } from '../../server/ledger/grant.ts';
import { mechanics } from '../index.ts';

const { h, redeem } = openFair();
const read = async (token: string, query = '', lang = 'en') =>
  (await h.call('GET', `${base}/prize_records${query}`, { token, lang }))
    .data as unknown as PrizeRecordsAnswer;
const seen = ({ items }: PrizeRecordsAnswer) => items.map(({ id: _, ...rest }) => rest);
const prizesOf = ({ items }: PrizeRecordsAnswer) => items.map(({ prize }) => prize);

const garland = { kind: 'prize', prize: 'garland', days: 7 } as const;
const star = (days?: number) => ({ kind: 'prize', prize: 'star', ...(days && { days }) }) as const;
let references = 0;
const give = (user: string, rewards: readonly Reward[], at = noon, activity = 'fair') =>
  h.db.transaction((tx) => {
    references += 1;
    const kind = roomOf('tasks').kind();
    return grant(tx, { activity, user, kind, reference: `t${references}`, at }, rewards);
  });

/** The fair with another block, for as long as something is done in it. */
async function meanwhile(block: object, work: () => Promise<void>) {
  const document = structuredClone(fair.document) as { campaign: object };
  Object.assign(document.campaign, block);
  await h.app.setDocuments([{ route: 'fair', document }]);
  await work().finally(() => h.app.setDocuments([fair]));
}

it('has what was given for one thing together, and says in the asked language what it was for', async () => {
  const { id, token } = await h.newUser(500);
  const { exchange } = (fair.document as { campaign: { exchange: { id: string }[] } }).campaign;
  const gives = [garland, { kind: 'points', points: 3 }, star(2)];
  await meanwhile(
    { exchange: exchange.map((one) => (one.id === 'sticker' ? { ...one, gives } : one)) },
    async () => expect((await redeem('sticker', token, newKey(), { count: 3 })).code).toBe(0),
  );
  await give(id, [{ kind: 'points', points: 5 }], noon);
  expect(seen(await read(token))).toEqual([
    {
      prize: 'star',
      count: 3,
      days: 2,
      said: 'From redeeming',
      title: { state: 'worn', until: noon + 6 * DAY },
      at: noon,
    },
    { prize: 'garland', count: 3, days: 7, said: 'From redeeming', at: noon },
  ]);
  expect((await read(token, '', 'cn')).items.map(({ said }) => said)).toEqual(['兑换所得', '兑换所得']);
});

it('says of a title whether it is worn, kept or over, as boards show it', async () => {
  const { id, token } = await h.newUser();
  await give(id, [star(1)], noon - 2 * DAY);
  await give(id, [star()], noon - 2000);
  await give(id, [star(3)], noon - 1000);
  const states = async () => (await read(token)).items.map(({ title }) => title);
  expect(await states()).toEqual([
    { state: 'worn', until: noon - 1000 + 3 * DAY },
    { state: 'kept', until: null },
    { state: 'over', until: noon - DAY },
  ]);
  h.setClock(noon + 4 * DAY);
  expect((await states()).map((title) => title?.state)).toEqual(['over', 'worn', 'over']);
  h.setClock(noon - DAY - 1500);
  expect(
    (await states()).map((title) => title?.state),
    'as it was then',
  ).toEqual(['worn']);
});

it('a title is worn from the moment that it is given, within the second of it', async () => {
  const { id, token } = await h.newUser();
  await give(id, [star()], noon - 5000);
  await give(id, [star()], noon + 301);
  h.setClock(noon + 302);
  const { items } = await read(token);
  expect(items.map(({ title }) => title?.state)).toEqual(['worn', 'kept']);
  h.setClock(noon);
});

it('keeps what the document has lost, by its id: nobody wears it', async () => {
  const { id, token } = await h.newUser();
  await give(id, [garland, star()]);
  await meanwhile({ prizes: [] }, async () => {
    expect(seen(await read(token))).toEqual([
      { prize: 'star', count: 1, days: null, said: 'Received', at: noon },
      { prize: 'garland', count: 1, days: 7, said: 'Received', at: noon },
    ]);
  });
});

it('pages what came at one moment, each once and the latest first; what comes meanwhile changes no page', async () => {
  const { id, token } = await h.newUser();
  for (let days = 1; days <= 5; days += 1) await give(id, [{ ...garland, days }]);
  await give(id, [{ ...garland, days: 9 }], noon - DAY);
  const first = await read(token, '?size=2');
  await give(id, [{ ...garland, days: 8 }]);
  const second = await read(token, `?size=2&cursor=${first.next}`);
  const third = await read(token, `?size=2&cursor=${second.next}`);
  const days = [first, second, third].flatMap(({ items }) => items.map((one) => one.days));
  expect(days, 'what was given before and told late stands where it belongs').toEqual([5, 4, 3, 2, 1, 9]);
  expect(third.next).toBeNull();
  expect((await read(token, '?size=1')).items.map((one) => one.days)).toEqual([8]);
});

it('tells nobody what others were given, nor what another campaign has given', async () => {
  const [own, other] = [await h.newUser(), await h.newUser()];
  await give(own.id, [garland]);
  await give(own.id, [garland]);
  await give(own.id, [star()], noon, 'ball');
  await give(other.id, [star()]);
  expect(prizesOf(await read(own.token))).toEqual(['garland', 'garland']);
  expect(prizesOf(await read(other.token))).toEqual(['star']);
  const { next } = await read(own.token, '?size=1');
  const strange = await h.call('GET', `${base}/prize_records?cursor=${next}`, { token: other.token });
  expect(strange.code, 'a cursor of somebody else').toBe(errors.BAD_REQUEST.code);
});

it('has words for all that gives', async () => {
  const words = movementsOf(mechanics);
  const places = ['boards', 'team', 'battle', 'pairing'];
  const claims = [
    'task-reward',
    'milestone',
    'pass-reward',
    'team-goal',
    'collection-set',
    'check-in-streak',
  ];
  const others = ['draw-prize', 'redeemed', 'codes-reward', 'vote-reward', 'forms-sent', 'invite-step'];
  for (const kind of [...places, ...claims, ...others]) expect(words, kind).toHaveProperty(kind);
});

it.each(languages)('refuses visitors, strange tokens, campaigns, sizes and cursors in %s', async (lang) => {
  const { token } = await h.newUser();
  const of = async (path: string, options: object = {}) => {
    const { code, text } = await h.call('GET', `/v2/activities/${path}`, { lang, ...options });
    return { code, message: (JSON.parse(text) as { message: string }).message };
  };
  const said = ({ code, message }: ErrorEntry) => ({ code, message: message[lang] });
  expect(await of('fair/prize_records')).toEqual(said(errors.TOKEN_EXPIRED));
  const strange = { token: 'a token that nobody was given' };
  expect(await of('fair/prize_records', strange)).toEqual(said(errors.TOKEN_EXPIRED));
  expect(await of('nowhere/prize_records', { token })).toEqual(said(errors.UNKNOWN_ACTIVITY));
  const { code, message } = said(errors.BAD_REQUEST);
  for (const [query, field] of [
    ['cursor=7', 'cursor'],
    [`cursor=${'A'.repeat(22)}`, 'cursor'],
    ['size=0', 'size'],
    ['size=101', 'size'],
    ['size=many', 'size'],
  ])
    expect(await of(`fair/prize_records?${query}`, { token }), query).toEqual({
      code,
      message: `${message}: ${field}`,
    });
});
