import assert from 'node:assert/strict';
import type { Cluster, ProofUser, WireAnswer } from './cluster.ts';
import type { Figures } from './proofs.ts';

/** What one of the fair's `turns` costs, how many tickets it gives, and what a draw costs without one. */
const [TURNS, TICKETS, DRAW] = [30, 4, 10];

const dataOf = <T>(answer: WireAnswer | null): T => {
  assert.equal(answer?.code, 0, answer?.text);
  return (JSON.parse(answer.text) as { data: T }).data;
};

interface Order {
  readonly cost: number;
  readonly tickets?: number;
  readonly results: readonly { readonly gives: readonly { readonly points: number | null }[] }[];
}

/**
 * One person buys tickets and spends them at the same time, each order sent to two processes at once under one key: each purchase gives its
 * tickets once, each draw takes one or points, nothing is lost, and each purchase is told once.
 */
export async function proveTickets(cluster: Cluster): Promise<Figures> {
  const [purchases, draws, start] = [20, 60, 620];
  const [user] = await cluster.users(1, start);
  assert.ok(user);
  const twice = async (index: number, path: string, key: string): Promise<WireAnswer> => {
    const both = await Promise.all([index, index + 1].map((at) => cluster.call(at, path, user, key)));
    assert.ok(both[0] && both[1], 'the servers answer');
    if (both[0].code === 0 || both[1].code === 0) assert.equal(both[0].text, both[1].text);
    return both[0];
  };
  const begin = performance.now();
  const nth = (count: number) => Array.from({ length: count }, (_, index) => index);
  const [bought, drawn] = await Promise.all([
    Promise.all(
      nth(purchases).map((n) => twice(n, '/exchange/turns', `tickets-bought-${n}`.padEnd(24, '-'))),
    ),
    Promise.all(nth(draws).map((n) => twice(n, '/draws/wheel', `tickets-drawn-${n}`.padEnd(24, '-')))),
  ]);
  const ms = Math.round(performance.now() - begin);
  const done = (answers: readonly WireAnswer[]) => answers.filter(({ code }) => code === 0);
  const orders = done(drawn).map((answer) => dataOf<Order>(answer));
  const spent = orders.reduce((sum, { tickets = 0 }) => sum + tickets, 0);
  const paid = orders.reduce((sum, { cost }) => sum + cost, 0);
  const won = orders
    .flatMap(({ results }) => results.flatMap(({ gives }) => gives))
    .reduce((sum, { points }) => sum + (points ?? 0), 0);
  const given = done(bought).length * TICKETS;
  for (const { cost, tickets = 0 } of orders)
    assert.equal(cost, tickets === 1 ? 0 : DRAW, 'one or the other');
  const now = dataOf<{ tickets?: number; balance: number }>(await cluster.call(0, '/draws/wheel', user));
  assert.equal(now.tickets ?? 0, given - spent, 'tickets = given - spent');
  assert.equal(now.balance, start - done(bought).length * TURNS - paid + won, 'points agree');
  assert.ok(spent > 0 && given > spent - 1, `${given} given, ${spent} spent`);
  assert.equal(await ticketsTold(cluster, user), given, 'each purchase is told, once');
  assert.deepEqual(
    Object.entries(await cluster.audit()).filter(([, rows]) => rows > 0),
    [],
  );
  return {
    sent: 2 * (purchases + draws),
    bought: done(bought).length,
    given,
    spent,
    left: given - spent,
    ms,
  };
}

/** How many tickets somebody's messages speak of. */
async function ticketsTold(cluster: Cluster, user: ProofUser): Promise<number> {
  const answer = await cluster.get(0, '/v2/messages?size=100', user);
  const { items } = dataOf<{ items: readonly { said: string }[] }>(answer);
  return items.reduce((sum, { said }) => sum + Number(/tickets in .*: (\d+)/.exec(said)?.[1] ?? 0), 0);
}
