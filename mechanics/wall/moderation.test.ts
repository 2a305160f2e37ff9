// Every third day, 4 s: opens a server with a database of its own.
import { expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { newKey, serviceKey } from '../../server/fixtures/harness.ts';
import { base, openFair } from '../../server/fixtures/open-fair.ts';
import { audits } from './audits.ts';
import { refusals } from './refusals.ts';
import { heldAt } from './rules.ts';

const { h } = openFair();

const service = { 'x-service-key': serviceKey };

type User = Awaited<ReturnType<typeof h.newUser>>;
interface Told {
  readonly id: string;
  readonly can?: string;
}

const leave = async ({ token }: User): Promise<string> => {
  const body = { message: 'thank-you' };
  const { data } = await h.call('POST', `${base}/wall`, { token, key: newKey(), body });
  return (data.post as Told).id;
};
const report = ({ token }: User, post: string, key = newKey()) =>
  h.call('POST', `${base}/wall/report`, { token, key, body: { post } });
/** Ids of what somebody sees, with what they may do with it. */
const seenBy = async (user?: User): Promise<Map<string, string | undefined>> => {
  const { data } = await h.call('GET', `${base}/wall?size=100`, user ? { token: user.token } : {});
  return new Map((data.items as Told[]).map(({ id, can }) => [id, can]));
};
const waiting = async () =>
  (await h.call('GET', `${base}/wall/reported?size=100`, { headers: service })).data.items as {
    post: Told;
    reports: number;
  }[];
const judge = (post: string, show: 'yes' | 'no') =>
  h.call('POST', `${base}/wall/${post}/state`, { headers: service, body: { show } });
const wrong = async () => {
  const found = await Promise.all(Object.values(audits).map(async (sql) => (await h.db.query(sql)).rows));
  return found.flat();
};

it('a post is reported once a person, never by its writer, and by no visitor', async () => {
  const [writer, other] = [await h.newUser(), await h.newUser()];
  const post = await leave(writer);
  expect((await seenBy(other)).get(post)).toBe('report');
  expect((await seenBy(writer)).get(post)).toBeUndefined();
  expect((await seenBy()).get(post)).toBeUndefined();
  expect((await report(writer, post)).code).toBe(refusals.OWN_POST.code);
  for (let times = 0; times < heldAt + 1; times++)
    expect((await report(other, post)).data).toEqual({ post, reported: true });
  expect((await seenBy(other)).has(post), 'one person alone puts nothing away').toBe(true);
  expect((await seenBy(other)).get(post), 'and is not asked again').toBeUndefined();
  expect(await wrong()).toEqual([]);
});

it('what enough people have reported is seen by nobody until it was reviewed', async () => {
  const writer = await h.newUser();
  const post = await leave(writer);
  for (let people = 0; people < heldAt; people++) {
    expect((await seenBy()).has(post)).toBe(true);
    await report(await h.newUser(), post);
  }
  expect([(await seenBy()).has(post), (await seenBy(writer)).has(post)]).toEqual([false, false]);
  expect((await waiting()).find((one) => one.post.id === post)?.reports).toBe(heldAt);
  expect(await wrong()).toEqual([]);

  expect((await judge(post, 'yes')).data).toEqual({ post, state: 'kept' });
  await report(await h.newUser(), post);
  expect((await seenBy()).has(post), 'what was reviewed stays').toBe(true);
  expect((await waiting()).some((one) => one.post.id === post)).toBe(false);

  expect((await judge(post, 'no')).data).toEqual({ post, state: 'hidden' });
  expect((await seenBy()).has(post)).toBe(false);
  const mine = await h.call('GET', `${base}/wall`, { token: writer.token });
  expect(mine.data.mine, 'it still counts as one that was left').toBe(1);
});

it('people who report at the same moment are counted one after the other', async () => {
  const post = await leave(await h.newUser());
  const people = await Promise.all(Array.from({ length: heldAt }, () => h.newUser()));
  await Promise.all(people.map((one) => report(one, post)));
  expect((await seenBy()).has(post)).toBe(false);
  expect(await wrong()).toEqual([]);
});

it('a post that is not there, or of another campaign, is none', async () => {
  const user = await h.newUser();
  const post = await leave(await h.newUser());
  await h.db.query(
    "UPDATE wall_posts SET activity = 'elsewhere' WHERE post_id = (SELECT max(post_id) FROM wall_posts)",
  );
  for (const one of [post, 'A'.repeat(22)]) {
    expect((await report(user, one)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await judge(one, 'no')).code).toBe(errors.UNKNOWN_ITEM.code);
  }
});

it('the database takes no report of one’s own, and none twice', async () => {
  const [writer, other] = [await h.newUser(), await h.newUser()];
  await leave(writer);
  const insert = (from: string, user: string) =>
    h.db.query(
      'INSERT INTO wall_reports (post_id, writer, user_id, at) SELECT max(post_id), $1, $2, 1 FROM wall_posts',
      [from, user],
    );
  await expect(insert(writer.id, writer.id)).rejects.toThrow(/check constraint/);
  await expect(insert(other.id, writer.id), 'nor under another name').rejects.toThrow(/foreign key/);
  await insert(writer.id, other.id);
  await expect(insert(writer.id, other.id)).rejects.toThrow(/duplicate key/);
});
