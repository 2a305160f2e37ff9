// By turns: invents what people are to each other.
import { expect, it, onTestFinished } from 'vitest';
import { insertAll } from '../database/insert-all.ts';
import { noon } from '../fixtures/noon.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { demoUsers } from './demo.ts';
import { seedPeople } from './people.ts';
import { seedSociety } from './society.ts';

it('some of the people have rooms that are live with an audience, and fans who follow them', async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const people = seedPeople();
  await insertAll(db, 'users', 'user_id text, nickname text, avatar text', people);
  await seedSociety(db, people, noon);
  const { rows: rooms } = await db.query<{ host: string; viewers: number; since: number | null }>(
    'SELECT host, viewers, since FROM live_rooms',
  );
  const live = rooms.filter(({ since }) => since !== null);
  expect(live.length).toBeGreaterThan(rooms.length / 2);
  expect(live.length).toBeLessThan(rooms.length);
  for (const { viewers, since } of live) {
    expect(viewers).toBeGreaterThanOrEqual(12);
    expect(viewers).toBeLessThan(1000);
    expect(since).toBeLessThanOrEqual(noon);
    expect(since).toBeGreaterThan(noon - 3 * 3_600_000);
  }
  expect(new Set(live.map(({ viewers }) => viewers)).size, 'none has as many as another').toBe(live.length);
  expect(rooms.filter(({ since, viewers }) => since === null && viewers !== 0)).toEqual([]);
  const { rows: follows } = await db.query<{ follower: string; followed: string; at: number }>(
    'SELECT follower, followed, at FROM follows',
  );
  const hosts = new Set(rooms.map(({ host }) => host));
  const { rows: members } = await db.query('SELECT idol, member FROM carnival_members ORDER BY idol, member');
  const followers = follows.map(({ follower, followed }) => ({ idol: followed, member: follower }));
  const named = ({ idol, member }: { idol: string; member: string }) => `${idol} ${member}`;
  expect(new Set((members as typeof followers).map(named)), 'who follows an idol is of its carnival').toEqual(
    new Set(followers.map(named)),
  );
  const { rows: codes } = await db.query<{ expires_at: number; used_at: number | null }>(
    'SELECT expires_at, used_at FROM redemption_codes',
  );
  const year = 365 * 86_400_000;
  const lasting = codes.filter(({ expires_at }) => expires_at > noon + year);
  expect(lasting.map(({ used_at }) => used_at === null).sort(), 'one for each state').toEqual([false, true]);
  expect(codes.filter(({ expires_at }) => expires_at < noon)).toHaveLength(1);
  expect(codes).toHaveLength(3);
  const { rows: groups } = await db.query<{ kind: string; people: number }>(
    'SELECT kind, group_id, count(*) AS people FROM app_group_members GROUP BY kind, group_id',
  );
  const sizes = (kind: string) => groups.filter((one) => one.kind === kind).map((one) => one.people);
  expect(new Set(sizes('couple')), 'couples are two').toEqual(new Set([2]));
  expect(sizes('guild')).toHaveLength(10);
  expect(Math.min(...sizes('guild'))).toBeGreaterThan(5);
  const { rows: tried } = await db.query<{ user_id: string; kind: string }>(
    'SELECT user_id, kind FROM app_group_members WHERE user_id = ANY ($1) ORDER BY user_id, kind',
    [demoUsers.map(({ userId }) => userId)],
  );
  expect(tried.map(({ user_id, kind }) => `${user_id} ${kind}`)).toEqual([
    '100001 couple',
    '100001 guild',
    '100002 guild',
  ]);
  const fans = people.length - demoUsers.length - rooms.length;
  expect(follows.every(({ follower, followed }) => hosts.has(followed) && !hosts.has(follower))).toBe(true);
  expect(follows.filter(({ follower }) => demoUsers.some(({ userId }) => userId === follower))).toEqual([]);
  for (const host of hosts) {
    const own = follows.filter(({ followed }) => followed === host).length;
    expect(own).toBeGreaterThan(fans / 10);
    expect(own).toBeLessThan(fans / 2);
  }
}, 60_000);
