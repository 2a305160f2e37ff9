import { describe, expect, it } from 'vitest';
import { DAY } from '../../engine/document/anywhere/days.ts';
import type { MessagesAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { newKey, noon, serviceKey } from '../../server/fixtures/harness.ts';
import { base, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { idOf, numberOf, testIds } from '../../server/fixtures/test-ids.ts';
import { messageKindsOf } from '../../server/kernel/message-kinds.ts';
import { messagesLast, sweepMessages, tell } from '../../server/kernel/messages.ts';
import { roomOf } from '../../server/kernel/room.ts';
import { mechanics } from '../index.ts';
import { seed } from './seed.ts';

const { h, gift } = openFair();
const kind = roomOf('gifts', ['gift']).kind('gift');

const read = async (token: string, query = '', lang = 'en') =>
  (await h.call('GET', `/v2/messages${query}`, { token, lang })).data as unknown as MessagesAnswer;
const markOne = (token: string, id = '') => h.call('POST', `/v2/messages/${id}/read`, { token });
const markAll = (token: string, upTo: string | null) =>
  h.call('POST', '/v2/messages/read', { token, body: { upTo } });

/** Thanks for gifts to so many people, all at one moment. */
async function thanked(count: number, at = noon) {
  const me = await h.newUser();
  const friends = await Promise.all(Array.from({ length: count }, () => h.newUser()));
  for (const { id } of friends) await gift(me.id, id, { at });
  return { ...me, friends };
}

describe('messages', () => {
  it('thank whoever gives, once a day for each person', async () => {
    const { id, token, friends } = await thanked(1);
    const friend = friends[0]?.id ?? '';
    await gift(id, friend, { at: noon + 1000 });
    const { items, unread } = await read(token);
    expect(unread).toBe(1);
    expect(items).toMatchObject([{ sort: 'thanks', at: noon, read: false, about: { user_id: friend } }]);
    expect(items[0]?.said).toBe(`${items[0]?.about?.nickname} got your gift. Thank you!`);
    expect(items[0]?.from?.route).toBe('/fair');
    h.setClock(noon + DAY);
    await gift(id, friend, { at: noon + DAY });
    expect((await read(token)).unread).toBe(2);
    expect((await read(friends[0]?.token ?? '')).items, 'who is given to is not thanked').toEqual([]);
  });

  it('of one reference are told once, however many tell it at once', async () => {
    const [me, other] = [await h.newUser(), await h.newUser()];
    const one = (reference: string) => {
      return { activity: 'fair', user: me.id, kind, reference, about: other.id, at: noon };
    };
    await gift(me.id, other.id, { at: noon });
    const both = [one('a'), one('b')];
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        h.db.transaction((tx) => tell(tx, n % 2 ? both : both.toReversed())),
      ),
    );
    expect((await read(me.token)).unread).toBe(3);
  });

  it('are not told where what they are of is undone', async () => {
    const [me, other] = [await h.newUser(), await h.newUser()];
    const at = noon + 10 * DAY;
    expect((await gift(me.id, other.id, { at })).code).not.toBe(0);
    expect(await read(me.token)).toMatchObject({ unread: 0, upTo: null, items: [], next: null });
  });

  it('of one sort alone are listed, counted and marked by themselves', async () => {
    const { id, token } = await thanked(2);
    const won = roomOf('tasks').kind();
    const wins = Object.entries(messageKindsOf(mechanics, {})).filter(([, { sort }]) => sort === 'won');
    expect(wins.length).toBeGreaterThan(0);
    const [of = won] = wins[0] ?? [];
    const one = (reference: string) =>
      ({
        activity: 'fair',
        user: id,
        kind: of as typeof won,
        reference,
        params: { place: 1 },
        at: noon,
      }) as const;
    await h.db.transaction((tx) => tell(tx, [one('a'), one('b')]));
    expect((await read(token)).items).toHaveLength(4);
    const first = await read(token, '?sort=won&size=1');
    const second = await read(token, `?sort=won&size=1&cursor=${first.next}`);
    expect([first, second].flatMap(({ items }) => items.map(({ sort }) => sort))).toEqual(['won', 'won']);
    expect([first.unread, second.next, (await read(token, '?sort=refused')).items]).toEqual([2, null, []]);
    const marked = await h.call('POST', '/v2/messages/read', {
      token,
      body: { upTo: first.upTo, sort: 'won' },
    });
    expect(marked.data).toEqual({ unread: 0 });
    expect((await read(token)).unread, 'what the page does not show stays unread').toBe(2);
    expect((await h.call('GET', '/v2/messages?sort=lost', { token })).code).not.toBe(0);
  });

  it('come page by page at equal times, and what is told meanwhile moves none', async () => {
    const { id, token } = await thanked(7);
    const first = await read(token, '?size=3');
    const newer = await h.newUser();
    await gift(id, newer.id);
    const second = await read(token, `?size=3&cursor=${first.next}`);
    const third = await read(token, `?size=3&cursor=${second.next}`);
    const ids = [first, second, third].flatMap(({ items }) =>
      items.map((one) => numberOf('told_messages', one.id)),
    );
    expect(ids).toHaveLength(7);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(third.next).toBeNull();
    expect((await read(token, '?size=8')).items.map((one) => numberOf('told_messages', one.id))).toEqual([
      Number(testIds.opened('up to', (await read(token)).upTo ?? '')?.split('.')[0]),
      ...ids,
    ]);
  });

  it('are in the order of their moments, whenever the server heard of them', async () => {
    const { id, token } = await thanked(1);
    const late = await h.newUser();
    await gift(id, late.id, { at: noon - 60_000 });
    expect((await read(token)).items.map(({ at }) => at)).toEqual([noon, noon - 60_000]);
    const first = await read(token, '?size=1');
    expect((await read(token, `?size=1&cursor=${first.next}`)).items[0]?.at).toBe(noon - 60_000);
  });

  it('are read one by one, and again changes nothing', async () => {
    const { token } = await thanked(2);
    const { items } = await read(token);
    expect((await markOne(token, items[1]?.id)).data).toEqual({ unread: 1 });
    expect((await markOne(token, items[1]?.id)).data).toEqual({ unread: 1 });
    expect((await read(token)).items.map((one) => one.read)).toEqual([false, true]);
  });

  it('are read all at once up to the one that was seen: what came meanwhile stays unread', async () => {
    const { id, token } = await thanked(2);
    const { upTo } = await read(token);
    await gift(id, (await h.newUser()).id, { at: noon - 1 });
    expect((await markAll(token, upTo)).data).toEqual({ unread: 1 });
    expect((await read(token)).items.map((one) => one.read)).toEqual([true, true, false]);
    expect((await markAll(token, 'soon')).code).toBe(1001);
    for (const made of ['9', '9.9', `${upTo?.slice(0, -2)}AA`, 'n'.repeat(124)])
      expect((await markAll(token, made)).code, made).toBe(1001);
    expect((await markAll(token, null)).code).toBe(1001);
  });

  /** Tells a message under a number that was given out before. */
  const tellAs = (db: Queryable, id: number, user: string, about: string) =>
    db.query(
      `INSERT INTO told_messages (message_id, user_id, activity, kind, reference, about, params, at)
       OVERRIDING SYSTEM VALUE VALUES ($1, $2, 'fair', 'gift', $3, $4, '{}', $5)`,
      [id, user, `as ${id}`, about, noon],
    );
  const nextId = async () => {
    const { rows } = await h.db.query<{ id: number }>(
      "SELECT nextval(pg_get_serial_sequence('told_messages', 'message_id')) AS id",
    );
    return rows[0]?.id ?? 0;
  };

  it('that come after the page stay unread under a lower number, too', async () => {
    const { id, token, friends } = await thanked(1);
    const lower = await nextId();
    await gift(id, (await h.newUser()).id);
    const { upTo, items } = await read(token);
    expect(items.every((one) => one.id !== idOf('told_messages', lower))).toBe(true);
    await tellAs(h.db, lower, id, friends[0]?.id ?? '');
    expect((await markAll(token, upTo)).data).toEqual({ unread: 1 });
    expect((await read(token)).items.find((one) => one.id === idOf('told_messages', lower))).toMatchObject({
      read: false,
    });
    expect((await markAll(token, (await read(token)).upTo)).data).toEqual({ unread: 0 });
  });

  it('that were being told as the page was read stay unread', async ({ skip }) => {
    skip(h.db.engine === 'pglite', 'the embedded engine runs one transaction at a time');
    const { id, token, friends } = await thanked(1);
    const upTo = await h.db.transaction(async (tx) => {
      await tellAs(tx, await nextId(), id, friends[0]?.id ?? '');
      await gift(id, (await h.newUser()).id);
      return (await read(token)).upTo;
    });
    expect((await markAll(token, upTo)).data).toEqual({ unread: 1 });
    expect((await markAll(token, (await read(token)).upTo)).data).toEqual({ unread: 0 });
  });

  it('of a transaction that a page names as under way stay unread', async () => {
    const { id, token } = await thanked(1);
    const { rows } = await h.db.query<{ last: number; told: number }>(
      'SELECT message_id AS last, told_in AS told FROM told_messages WHERE user_id = $1',
      [id],
    );
    const { last = 0, told = 0 } = rows[0] ?? {};
    expect((await markAll(token, testIds.sealed('up to', `${last}.${told + 5}.2.5`))).data).toEqual({
      unread: 1,
    });
    expect((await markAll(token, testIds.sealed('up to', `${last}.${told + 5}.2.4`))).data).toEqual({
      unread: 0,
    });
  });

  it('of a database that was put back from a backup can be marked, whatever their transactions were there', async () => {
    const { id, token } = await thanked(2);
    await h.db.query('UPDATE told_messages SET told_in = 4000000000000 WHERE user_id = $1', [id]);
    expect((await markAll(token, (await read(token)).upTo)).data).toEqual({ unread: 0 });
  });

  it('of others can neither be read, nor marked, nor paged from', async () => {
    const [mine, theirs] = [await thanked(2), await thanked(2)];
    const { items, upTo } = await read(theirs.token);
    expect((await markOne(mine.token, items[0]?.id)).code).toBe(1102);
    await markAll(mine.token, upTo);
    expect((await read(theirs.token)).unread).toBe(2);
    expect((await read(mine.token, `?cursor=${items[0]?.id}`)).items).toEqual([]);
    expect((await h.call('GET', '/v2/messages')).code).toBe(1);
    expect((await h.call('POST', '/v2/messages/read', { body: { upTo: '9.9' } })).code).toBe(1);
  });

  it('are kept for 180 days', async () => {
    const { token } = await thanked(1);
    await sweepMessages(h.db, noon + messagesLast);
    expect((await read(token)).items).toHaveLength(1);
    await sweepMessages(h.db, noon + messagesLast + 1);
    expect(await read(token)).toMatchObject({ items: [], unread: 0 });
  });

  it('of a try-out are read but for the last two days', async () => {
    const { token, id } = await thanked(1, noon - 1);
    await gift(id, (await h.newUser()).id, { at: noon });
    await h.db.transaction((tx) => seed(tx, { id: 'fair' } as never, { now: noon + 2 * DAY } as never));
    expect((await read(token)).items.map((one) => one.read)).toEqual([false, true]);
  });

  it('of a campaign that is gone are read without a way to it; a nickname is never a template', async () => {
    const { token, friends } = await thanked(1);
    await h.db.query("UPDATE users SET nickname = '{{activity}}<b>' WHERE user_id = $1", [friends[0]?.id]);
    expect((await read(token)).items[0]?.said).toBe('{{activity}}<b> got your gift. Thank you!');
    const { fair } = await import('../../server/fixtures/harness.ts');
    await h.app.setDocuments([]);
    expect((await read(token)).items[0]).toMatchObject({ from: null, sort: 'thanks' });
    await h.app.setDocuments([fair]);
  });
});

describe('messages of reviews', () => {
  const answers = JSON.stringify({ name: 'Rain', talent: 'dance' });
  const send = (token: string) =>
    h.call('POST', `${base}/forms/stage`, { token, key: newKey(), body: { answers } });
  const review = (user: string, times: number, verdict: object) =>
    h.call('POST', `${base}/forms/stage/reviews`, {
      body: { user, times, ...verdict },
      headers: { 'x-service-key': serviceKey },
    });

  it('say that it was refused and why, and that it was accepted, each once and in the language that is asked', async () => {
    const { id, token } = await h.newUser();
    await send(token);
    const refused = { verdict: 'refused', why: 'unclear' };
    await Promise.all([review(id, 1, refused), review(id, 1, refused)]);
    await review(id, 1, refused);
    expect((await read(token)).items.map(({ sort, said }) => [sort, said.endsWith('Unclear')])).toEqual([
      ['refused', true],
    ]);
    h.setClock(noon + 1000);
    await send(token);
    await review(id, 2, { verdict: 'accepted' });
    expect((await read(token)).items.map(({ sort }) => sort)).toEqual(['accepted', 'refused']);
    expect((await read(token, '', 'th')).items[0]?.said).toContain('ผ่านแล้ว');
    const { rows } = await h.db.query('SELECT params FROM told_messages WHERE user_id = $1', [id]);
    expect(JSON.stringify(rows), 'nothing of what was answered').not.toContain('Rain');
  });
});

it('tables refuse what may not be, and audits find what contradicts', async () => {
  const { id } = await h.newUser();
  const insert = (values: string) =>
    `INSERT INTO told_messages (user_id, activity, kind, reference, about, params, at) VALUES (${values})`;
  const tried = (values: string) => h.db.transaction((tx) => tx.query(insert(values)));
  await expect(tried(`'${id}', 'fair', 'gift', 'a', '${id}', '{}', 1`)).rejects.toThrow(/check/);
  await expect(tried(`'${id}', 'fair', 'gift', 'a', 'nobody', '{}', 1`)).rejects.toThrow(/foreign key/);
  const other = (await h.newUser()).id;
  expect(await planted(h.db, insert(`'${id}', 'fair', 'gift', 'a', '${other}', '{}', 1`))).toEqual([
    'gifts: whoever is thanked has given something',
  ]);
  expect(await planted(h.db, insert(`'${id}', 'fair', 'forms-refused', 'stage 1', NULL, '{}', 1`))).toEqual([
    'forms: whoever is told of a review has sent what was reviewed',
  ]);
});
