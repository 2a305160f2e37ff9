// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { data, h, openServer, typePage, type User } from './testing.ts';

openServer();

const joinTopic = ({ token }: User, topic: string, wanted: boolean) =>
  h.call('PUT', `/v2/mbti/topics/${topic}`, { token, body: { join: wanted } });

describe('hot topics', () => {
  it('§2 hot topics (T40): counts move when somebody joins, and a join twice counts once', async () => {
    proves('T40');
    const [one, other] = [await h.newUser(), await h.newUser()];
    const [topic = ''] = data.topics;
    const joins = async () => {
      const { topics } = await typePage('INFP');
      return (topics as { id: string; joins: number }[]).find(({ id }) => id === topic)?.joins;
    };
    const before = Number(await joins());
    const answers = await Promise.all(Array.from({ length: 20 }, () => joinTopic(one, topic, true)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.data).toEqual({ id: topic, joins: before + 1, joined: true });
    expect(await joins()).toBe(before + 1);
    expect((await joinTopic(other, topic, true)).data).toMatchObject({ joins: before + 2 });
    expect((await joinTopic(one, topic, false)).data).toEqual({
      id: topic,
      joins: before + 1,
      joined: false,
    });
    await joinTopic(one, topic, false);
    expect(await joins()).toBe(before + 1);
  });

  it('§2 hot topics (T40): each user sees own joins, in the order of the data', async () => {
    proves('T40');
    const [one, other] = [await h.newUser(), await h.newUser()];
    const last = data.topics.at(-1) ?? '';
    await joinTopic(one, last, true);
    const listOf = async ({ token }: User) =>
      (await h.call('GET', '/v2/mbti/topics', { token })).data.topics as { id: string; joined: boolean }[];
    expect((await listOf(one)).map(({ id }) => id)).toEqual(data.topics);
    const joined = async (user: User) => (await listOf(user)).filter((one) => one.joined).map(({ id }) => id);
    expect([await joined(one), await joined(other)]).toEqual([[last], []]);
  });

  it('§2 hot topics (T40): refuses a topic that is not there, and what is no choice', async () => {
    proves('T40');
    const user = await h.newUser();
    expect(await joinTopic(user, 'no-such-topic', true)).toMatchObject({ code: 1102 });
    const path = `/v2/mbti/topics/${data.topics[0]}`;
    expect(await h.call('PUT', path, { token: user.token, body: {} })).toMatchObject({ code: 1001 });
    expect(await h.call('PUT', path, { body: { join: true } })).toMatchObject({ code: 1 });
  });
});
