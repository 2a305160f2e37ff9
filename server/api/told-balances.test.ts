// Every third day, 4 s: opens a server with a database of its own.
import { beforeAll, expect, it } from 'vitest';
import { mechanics } from '../../mechanics/index.ts';
import { fair, rightCalls } from '../fixtures/fair.ts';
import { newKey } from '../fixtures/harness.ts';
import { openPeopledFair } from '../fixtures/peopled-fair.ts';
import { readContract } from './contract.ts';

const peopled = openPeopledFair();
const gives = [{ kind: 'points', points: 7 }];

/** What people do themselves and is told, each with a task that pays for it at once. */
const kinds = mechanics.flatMap(({ rules }) => (rules.tells ?? []).map(({ kind }) => kind));
const tasks = kinds
  .filter((kind) => kind !== 'task')
  .map((fact, nth) => ({
    id: `does-${nth}`,
    name: 'Does it',
    icon: 'art/fair/one.svg',
    counts: [{ fact, measure: 'amount' }],
    at: 1,
    paid: 'automatic',
    gives,
  }));

beforeAll(async () => {
  const document = structuredClone(fair.document) as { campaign: { tasks: object[] } };
  document.campaign.tasks.push(...tasks);
  await peopled.h.app.setDocuments([{ route: 'fair', document }]);
});

it('what an answer says of one’s points is what they are behind all that follows from the call', async () => {
  const { db, h, people, token } = peopled;
  const byId = new Map(readContract().operations.map((one) => [one.id, one]));
  const told: string[] = [];
  const wrong: unknown[] = [];
  for (const [id, call] of rightCalls) {
    const operation = byId.get(id);
    if (operation?.needsKey !== true) continue;
    await call.before?.(db, people);
    const { data } = await h.call(
      operation.method as 'POST',
      call.path ?? operation.path.replace(':id', 'fair'),
      {
        token,
        key: newKey(),
        ...(call.headers && { headers: call.headers }),
        ...(call.body && { body: call.body(people) }),
      },
    );
    if (typeof data?.balance !== 'number') continue;
    told.push(id);
    const { amount } = (await h.call('GET', '/v2/activities/fair/balance', { token })).data;
    if (amount !== data.balance) wrong.push([id, data.balance, amount]);
  }
  expect(wrong).toEqual([]);
  expect(told).toEqual(
    expect.arrayContaining(['checkIn', 'makeDraw', 'castVote', 'submitForm', 'redeemItem']),
  );
});
