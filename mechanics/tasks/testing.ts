import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { TaskEntry, TasksAnswer } from '../../schemas/generated/types.gen.ts';
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
import { base } from '../../server/fixtures/open-fair.ts';
import { openTestDatabase } from '../../server/fixtures/test-database.ts';
import type { SourceDocument } from '../../server/kernel/campaigns.ts';

type Document = { campaign: Record<string, unknown>; schedule: Record<string, string> };

const points = (amount: number) => [{ kind: 'points', points: amount }];
const prize = [{ kind: 'prize', prize: 'garland', days: 3 }];
const icon = 'art/fair/one.svg';
const amountOf = (fact: string) => [{ fact, measure: 'amount' }];

/** Tasks of every sort. Monday the 9th of June 2025 is before the fair, which begins on the 10th. */
export const block = [
  { id: 'watch', counts: amountOf('watch'), at: 10, period: 'day', gives: points(5) },
  { id: 'share', counts: amountOf('share'), at: 1, period: 'day', after: 'watch', gives: points(7) },
  { id: 'hurry', counts: amountOf('login'), at: 1, period: 'day', unclaimed: 'lost', gives: points(3) },
  { id: 'hello', counts: amountOf('speak'), at: 2, paid: 'automatic', gives: prize },
  {
    id: 'talk',
    counts: amountOf('speak'),
    at: 3,
    period: 'day',
    after: 'hello',
    paid: 'automatic',
    gives: points(11),
  },
  {
    id: 'all',
    counts: [{ fact: 'task', things: ['watch', 'share'] }],
    at: 2,
    period: 'week',
    paid: 'automatic',
    gives: points(100),
  },
  {
    id: 'evening',
    counts: amountOf('room-open'),
    at: 1,
    period: 'day',
    window: { daily: { opens: '18:00', locks: '22:00' } },
    gives: prize,
  },
  { id: 'loved', counts: [{ fact: 'gift' }], by: 'receiver', at: 20, gives: prize },
  {
    id: 'known',
    counts: amountOf('follow'),
    by: 'receiver',
    each: 'person',
    at: 3,
    period: 'day',
    gives: points(9),
  },
].map((one) => ({ ...one, name: one.id, icon }));

/** The fair with these tasks, a board and a goal that count them. */
export const taskFair = (tasks: readonly object[] = block): SourceDocument => ({
  route: 'fair',
  document: {
    ...(fair.document as Document),
    campaign: {
      ...(fair.document as Document).campaign,
      tasks,
      boards: [{ id: 'busy', by: 'sender', counts: [{ fact: 'task' }] }],
      milestones: [{ id: 'together', name: 'Together', at: 100, counts: [{ fact: 'task' }] }],
    },
  },
});

/** The fair on a server of its own, at noon of the 11th before each test, held to all audits after the tests of the file. */
export function openTasks() {
  let opened: Harness | undefined;
  const h = (): Harness => {
    if (opened === undefined) throw new Error('The server is open while tests run');
    return opened;
  };
  beforeAll(async () => {
    opened = await createHarness(await openTestDatabase(), { documents: [taskFair()] });
  }, 60_000);
  beforeEach(() => h().setClock(noon));
  afterAll(async () => {
    expect(new Set(Object.values(await audit(h().db, everyRoom)))).toEqual(new Set([0]));
    await h().app.close();
    await h().db.close();
  });
  const headers = { 'x-service-key': serviceKey };
  const read = async (token?: string): Promise<TasksAnswer> =>
    (await h().call('GET', `${base}/tasks`, token === undefined ? {} : { token }))
      .data as unknown as TasksAnswer;
  return {
    h,
    read,
    /** What the answer says of one task. */
    async task(id: string, token?: string): Promise<TaskEntry> {
      const found = (await read(token)).tasks.find((one) => one.id === id);
      if (found === undefined) throw new Error(`there is no task ${id}`);
      return found;
    },
    claim: (id: string, token: string, key = newKey()) =>
      h().call('POST', `${base}/tasks/${id}`, { token, key, body: {} }),
    balance: async (token: string): Promise<unknown> =>
      (await h().call('GET', `${base}/balance`, { token })).data.amount,
    /** Facts of the app, all of one person. @returns what became of each */
    async tell(from: string, ...facts: readonly object[]): Promise<readonly unknown[]> {
      const all = facts.map((fact) => ({ id: randomUUID(), from, at: noon, ...fact }));
      const { data } = await h().call('POST', '/v2/facts', { body: { facts: all }, headers });
      return (data.facts as { became: string }[]).map(({ became }) => became);
    },
    /** So many roses, each worth 5 points where points count. */
    gift: (from: string, to: string, count: number, at = noon) =>
      h().call('POST', '/v2/gift_events', {
        body: { eventId: randomUUID(), activity: 'fair', gift: 'rose', from, to, count, at },
        headers,
      }),
    /** What somebody has got of tasks, by its words. */
    async grants(user: string): Promise<readonly string[]> {
      const { rows } = await h().db.query<{ reference: string }>(
        "SELECT reference FROM grants WHERE user_id = $1 AND kind = 'task-reward' ORDER BY reference",
        [user],
      );
      return rows.map(({ reference }) => reference);
    },
  };
}
