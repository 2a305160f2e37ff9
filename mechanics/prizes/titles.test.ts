// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  BoardAnswer,
  ChampionsAnswer,
  MyTeamAnswer,
  TeamsAnswer,
  WallAnswer,
  WallPostAnswer,
} from '../../schemas/generated/types.gen.ts';
import { audit } from '../../server/audit.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import {
  createHarness,
  fair,
  type Harness,
  newKey,
  noon,
  serviceKey,
} from '../../server/fixtures/harness.ts';
import { at } from '../../server/fixtures/open-fair.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { roomOf } from '../../server/kernel/room.ts';
import { settleDue } from '../../server/kernel/settle.ts';
import { grant } from '../../server/ledger/grant.ts';
import { mechanics } from '../index.ts';

/** The fair, whose best of a day wears a title for a day; held at another address as well. */
const titled = (route: string, words: object) => {
  const document = structuredClone(fair.document) as {
    campaign: { prizes: object[]; boards: { id: string; rewards?: object[] }[] };
  };
  document.campaign.prizes.push({ id: 'best', name: words, kind: 'title' });
  const daily = document.campaign.boards.find(({ id }) => id === 'daily');
  if (daily) daily.rewards = [{ id: 'first', from: 1, to: 1, gives: [gives(1)] }];
  return { route, document };
};
const gives = (days?: number) => ({ kind: 'prize', prize: 'best', ...(days && { days }) }) as const;
const documents = [
  titled('fair', { cn: '今日之星', tw: '今日之星', en: 'Star of the day' }),
  titled('ball', { cn: '舞会女王', en: 'Queen of the ball' }),
];

let h: Harness;
beforeAll(async () => {
  h = await createHarness(await openTestDatabase(), { documents });
}, 60_000);
afterAll(async () => {
  expect(new Set(Object.values(await audit(h.db, everyRoom)))).toEqual(new Set([0]));
  await h.app.close();
  await h.db.close();
});

let events = 0;
const gift = (from: string, to: string, moment: number) => {
  events += 1;
  const body = { eventId: `p:${events}`, activity: 'fair', gift: 'rose', from, to, count: 1, at: moment };
  return h.call('POST', '/v2/gift_events', { body, headers: { 'x-service-key': serviceKey } });
};
const settle = (now: number) => settleDue(h.db, readCampaigns(documents, mechanics), mechanics, now);
const board = async (id: string, token: string, lang = 'en', query = '') => {
  const path = `/v2/activities/fair/boards/${id}${query}`;
  const { rows, me } = (await h.call('GET', path, { token, lang })).data as unknown as BoardAnswer;
  return { worn: rows.map(({ user }) => user.title ?? null), own: me?.user.title ?? null };
};

it('the best of a day wears their title on the boards of the next one, in the language of whoever looks, for a day', async () => {
  const [best, giver] = [await h.newUser(), await h.newUser()];
  expect((await gift(giver.id, best.id, noon)).code).toBe(0);
  expect(await board('charm', best.token)).toEqual({ worn: [null], own: null });
  h.setClock(at('2025-06-12T08:00:00'));
  await Promise.all([settle(at('2025-06-12T08:00:00')), settle(at('2025-06-12T08:00:00'))]);
  expect(await board('charm', best.token)).toEqual({ worn: ['Star of the day'], own: 'Star of the day' });
  expect(await board('charm', best.token, 'cn')).toEqual({ worn: ['今日之星'], own: '今日之星' });
  expect(await board('charm', giver.token, 'th'), 'without words of its own: the first').toEqual({
    worn: ['今日之星'],
    own: null,
  });
  expect(await board('charm', best.token, 'en', '?cursor=1'), 'on a page without them').toEqual({
    worn: [],
    own: 'Star of the day',
  });
  const { rows } = await h.db.query("SELECT FROM grants WHERE prize = 'best'");
  expect(rows, 'given once').toHaveLength(1);
  const hall = await h.call('GET', '/v2/activities/fair/boards/daily/champions', { lang: 'en' });
  expect((hall.data as unknown as ChampionsAnswer).items[0]?.rows[0]?.user.title).toBe('Star of the day');
  expect(await board('rooms', best.token), 'a room wears nothing').toEqual({ worn: [], own: null });
  h.setClock(at('2025-06-13T08:00:01'));
  expect(await board('charm', best.token), 'its day is over').toEqual({ worn: [null], own: null });
  h.setClock(noon);
});

it('of several titles the latest of this campaign is worn, else that of another one', async () => {
  const { id, token } = await h.newUser();
  const give = (activity: string, reference: string, moment: number, days?: number) =>
    h.db.transaction((tx) =>
      grant(tx, { activity, user: id, kind: roomOf('tasks').kind(), reference, at: moment }, [gives(days)]),
    );
  const own = async () => (await board('charm', token)).own;
  expect(await own()).toBe(null);
  await give('ball', 'one', noon - 2);
  expect(await own()).toBe('Queen of the ball');
  await give('fair', 'two', noon - 3, 1);
  expect(await own(), 'given before, and of this campaign').toBe('Star of the day');
  h.setClock(noon + 86_400_000);
  expect(await own(), 'its day is over, and the other stays').toBe('Queen of the ball');
  h.setClock(noon - 1010);
  expect(await own(), 'nothing is given in that second yet').toBe(null);
  h.setClock(noon);
  await h.app.setDocuments([fair]);
  expect(await own(), 'no campaign has these words any more').toBe(null);
  await h.app.setDocuments(documents);
});

it('walls and teams show it as boards do, to whoever looks', async () => {
  const [one, other] = [await h.newUser(), await h.newUser()];
  const kind = roomOf('tasks').kind();
  const to = { activity: 'ball', user: one.id, kind, reference: 'on a wall', at: noon - 2000 };
  await h.db.transaction((tx) => grant(tx, to, [gives()]));
  const ask = async <Answer>(path: string, { token }: typeof one, body?: object, lang = 'en') => {
    const options = body === undefined ? {} : { key: newKey(), body };
    const url = `/v2/activities/fair/${path}`;
    const { code, data } = await h.call(body === undefined ? 'GET' : 'POST', url, {
      token,
      lang,
      ...options,
    });
    expect(code, path).toBe(0);
    return data as unknown as Answer;
  };
  const thanks = { message: 'thank-you' };
  const { post } = await ask<WallPostAnswer>('wall', one, thanks);
  expect(post.user.title).toBe('Queen of the ball');
  expect((await ask<WallPostAnswer>('wall', other, thanks)).post.user).not.toHaveProperty('title');
  const wall = async (as: typeof one, lang: string) =>
    (await ask<WallAnswer>('wall', as, undefined, lang)).items.map(({ user }) => user.title);
  expect(await wall(other, 'en')).toEqual([undefined, 'Queen of the ball']);
  expect(await wall(one, 'cn')).toEqual([undefined, '舞会女王']);

  await ask('teams', one, { name: 'Dancers', join: 'list' });
  const listed = await ask<TeamsAnswer>('teams', other);
  expect(listed.teams.map(({ captain }) => captain.title)).toEqual(['Queen of the ball']);
  const own = async (as: typeof one) =>
    (await ask<MyTeamAnswer>('teams/mine', as)).team?.seats.flatMap(({ user }) => user?.title ?? []);
  await ask('teams/join', other, { team: listed.teams[0]?.id });
  expect([await own(one), await own(other)]).toEqual([['Queen of the ball'], ['Queen of the ball']]);
  const { rows } = await ask<BoardAnswer>('teams/board', one);
  expect(
    rows.every(({ user }) => user.title === undefined),
    'a team wears nothing',
  ).toBe(true);
});
