import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusals } from '../../mechanics/exchange/refusals.ts';
import type { GiftEvent } from '../../mechanics/gifts/facts.ts';
import { noon } from '../fixtures/harness.ts';
import type { Cluster, ProofUser, WireAnswer } from './cluster.ts';

/** What a proof found, for the report. It throws where the proof fails. */
export type Figures = Readonly<Record<string, number>>;

/** What a rose of the fair adds to its board. */
const ROSE = 10;

interface Records {
  readonly data: { readonly items: readonly { readonly cost: number }[]; readonly next: string | null };
}

interface Balance {
  readonly data: { readonly amount: number };
}

function parse<T>(answer: WireAnswer | null): T {
  assert.ok(answer, 'the server answers');
  assert.equal(answer.code, 0, answer.text);
  return JSON.parse(answer.text) as T;
}

function codesOf(answers: readonly (WireAnswer | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const code = String(answer?.code ?? 'none');
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

async function costsOf(cluster: Cluster, user: ProofUser): Promise<readonly number[]> {
  const costs: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `/exchange_records?size=100${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const { data }: Records = parse(await cluster.call(0, path, user));
    costs.push(...data.items.map((item) => item.cost));
    cursor = data.next;
  }
  return costs;
}

/** Start, less all records, is the balance; and the books have no rule broken. */
async function assertAgreement(
  cluster: Cluster,
  users: readonly ProofUser[],
  start: number,
): Promise<number> {
  let orders = 0;
  for (const user of users) {
    const costs = await costsOf(cluster, user);
    const { data } = parse<Balance>(await cluster.call(0, '/balance', user));
    assert.equal(data.amount, start - costs.reduce((a, b) => a + b, 0), 'balance = start - records');
    orders += costs.length;
  }
  const broken = Object.entries(await cluster.audit()).filter(([, rows]) => rows > 0);
  assert.deepEqual(broken, [], 'the audit finds nothing');
  return orders;
}

/** 500 buyers at once and a stock of 50 sell exactly 50. */
export async function proveStock(cluster: Cluster): Promise<Figures> {
  const buyers = await cluster.users(500, 50);
  const begin = performance.now();
  const answers = await Promise.all(
    buyers.map((buyer, index) =>
      cluster.call(index, '/exchange/lantern', buyer, `stock-proof-${String(index).padStart(8, '0')}`),
    ),
  );
  const ms = Math.round(performance.now() - begin);
  assert.deepEqual(codesOf(answers), { 0: 50, [refusals.SOLD_OUT.code]: 450 });
  const orders = await assertAgreement(cluster, buyers, 50);
  assert.equal(orders, 50);
  return { buyers: buyers.length, sold: orders, soldOut: 450, ms };
}

/** One key sent 100 times at once makes one debit and 100 equal answers. */
export async function proveOneKey(cluster: Cluster): Promise<Figures> {
  const users = await cluster.users(1, 1000);
  const [user] = users;
  assert.ok(user);
  const key = 'one-key-sent-100-times';
  const begin = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => cluster.call(index, '/exchange/badge', user, key)),
  );
  const ms = Math.round(performance.now() - begin);
  const texts = new Set(answers.map((answer) => answer?.text));
  assert.deepEqual(codesOf(answers), { 0: 100 });
  assert.equal(texts.size, 1);
  const debits = await assertAgreement(cluster, users, 1000);
  assert.equal(debits, 1);
  return { sent: answers.length, debits, differentAnswers: texts.size, ms };
}

/** Gifts crosswise between four people at once, each told twice: each counts once, on all boards and in all purses. */
export async function proveGifts(cluster: Cluster): Promise<Figures> {
  const people = await cluster.users(4, 0);
  const events = Array.from({ length: 200 }, (_, index) => ({
    eventId: `gift-proof:${index}`,
    activity: 'fair',
    gift: 'rose',
    from: people[index % 4]?.id ?? '',
    to: people[(index + 1 + (index % 3)) % 4]?.id ?? '',
    count: 1,
    at: noon,
  }));
  const begin = performance.now();
  const answers = await Promise.all([...events, ...events].map((event, index) => cluster.gift(index, event)));
  const ms = Math.round(performance.now() - begin);
  assert.deepEqual(codesOf(answers), { 0: 400 });
  let [earned, score] = [0, 0];
  for (const person of people) {
    earned += parse<Balance>(await cluster.call(0, '/balance', person)).data.amount;
    const board = await cluster.call(0, '/boards/charm', person);
    score += parse<{ data: { me: { score: number } } }>(board).data.me.score;
  }
  assert.deepEqual([earned, score], [200 * 5, 200 * ROSE]);
  assert.deepEqual(
    Object.entries(await cluster.audit()).filter(([, rows]) => rows > 0),
    [],
  );
  return { told: answers.length, counted: score / ROSE, ms };
}

/** One order that a writer sent: its answer is null when the kill came first. */
interface Sent {
  readonly user: ProofUser;
  readonly key: string;
  answer: WireAnswer | null;
}

async function writeUntil(
  stop: { readonly now: boolean },
  cluster: Cluster,
  round: number,
  index: number,
  user: ProofUser,
  sent: Sent[],
) {
  for (let n = 0; !stop.now; n += 1) {
    const order: Sent = { user, key: `kill-proof-${round}-${index}-${n}`.padEnd(24, '-'), answer: null };
    sent.push(order);
    order.answer = await cluster.call(index, '/exchange/sticker', user, order.key);
    if (order.answer?.code !== 0) return;
  }
}

/**
 * kill -9 in mid-write, again and again: after each restart every acknowledged order gives its answer again, byte
 * for byte, and every order whose answer was lost is there once or not at all; sent again, it is there once.
 *
 * @param disturb what else to break after a kill, such as the database server itself
 */
export async function proveKill(
  cluster: Cluster,
  rounds: number,
  disturb?: () => Promise<void>,
): Promise<Figures> {
  const start = 1_000_000;
  const users = await cluster.users(4 * cluster.size, start);
  const figures = { kills: 0, acknowledged: 0, lost: 0, unanswered: 0, committedUnanswered: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const sent: Sent[] = [];
    const stop = { now: false };
    const before = await ordersOf(cluster, users);
    const writers = users.map((user, index) => writeUntil(stop, cluster, round, index, user, sent));
    await sleep(100 + Math.random() * 300);
    await Promise.all([cluster.kill(round), disturb?.()]);
    stop.now = true;
    await Promise.all(writers);
    await cluster.restart(round);
    figures.kills += 1;
    const acknowledged = sent.filter((order) => order.answer?.code === 0);
    const unanswered = sent.filter((order) => order.answer?.code !== 0);
    const written = (await ordersOf(cluster, users)) - before;
    // Between the acknowledged and the sent: nothing acknowledged is missing, nothing is there twice.
    assert.ok(written >= acknowledged.length, `${acknowledged.length} acknowledged, ${written} written`);
    assert.ok(written <= sent.length, `${sent.length} sent, ${written} written`);
    figures.acknowledged += acknowledged.length;
    figures.unanswered += unanswered.length;
    figures.committedUnanswered += written - acknowledged.length;
    for (const order of sent) {
      const again = await cluster.call(round + 1, '/exchange/sticker', order.user, order.key);
      assert.equal(again?.code, 0, again?.text);
      if (order.answer?.code === 0 && order.answer.text !== again?.text) figures.lost += 1;
    }
    assert.equal((await ordersOf(cluster, users)) - before, sent.length, 'each order is there exactly once');
  }
  assert.equal(figures.lost, 0);
  assert.ok(figures.unanswered >= rounds / 2, 'the kills came in mid-write');
  const orders = await assertAgreement(cluster, users, start);
  return { ...figures, orders };
}

/** One gift that was told: its answer is null when the kill came first. */
interface Told {
  readonly event: GiftEvent;
  answer: WireAnswer | null;
}

/**
 * kill -9 while gifts are told one by one and in batches, which the server records in one transaction where they come at once (decision 0128):
 * after each restart every gift of an answered request is known, and every other one is there once or not at all; told again, it is there once.
 */
export async function proveGiftsKilled(cluster: Cluster, rounds: number): Promise<Figures> {
  const [from, to] = await cluster.users(2, 0);
  assert.ok(from && to);
  const score = async (): Promise<number> => {
    const board = await cluster.call(0, '/boards/charm', to);
    return parse<{ data: { me: { score: number | null } } }>(board).data.me.score ?? 0;
  };
  const figures = { kills: 0, answered: 0, unanswered: 0, committedUnanswered: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const told: Told[] = [];
    const stop = { now: false };
    const before = await score();
    const event = (name: string): GiftEvent => ({
      eventId: `kill-proof:${round}:${name}`,
      activity: 'fair',
      gift: 'rose',
      from: from.id,
      to: to.id,
      count: 1,
      at: noon,
    });
    const tell = async (writer: number): Promise<void> => {
      for (let n = 0; !stop.now; n += 1) {
        const one: Told = { event: event(`${writer}:${n}`), answer: null };
        told.push(one);
        one.answer = await cluster.gift(writer, one.event);
        if (one.answer?.code !== 0) return;
      }
    };
    const writers = Array.from({ length: 24 }, (_, writer) => tell(writer));
    await sleep(100 + Math.random() * 300);
    await cluster.kill(round);
    stop.now = true;
    await Promise.all(writers);
    await cluster.restart(round);
    figures.kills += 1;
    const answered = told.filter(({ answer }) => answer?.code === 0).length;
    const counted = ((await score()) - before) / ROSE;
    assert.ok(counted >= answered, `${answered} answered, ${counted} counted`);
    assert.ok(counted <= told.length, `${told.length} told, ${counted} counted`);
    figures.answered += answered;
    figures.unanswered += told.length - answered;
    figures.committedUnanswered += counted - answered;
    assert.ok(told.length <= 500, 'they fit into one batch');
    const again = await cluster.gifts(
      round + 1,
      told.map((one) => one.event),
    );
    assert.equal(again, told.length - counted, 'told again, only those count that were not there');
    assert.equal((await score()) - before, told.length * ROSE, 'each gift is there exactly once');
  }
  assert.ok(figures.unanswered >= rounds / 2, 'the kills came while gifts were told');
  assert.deepEqual(
    Object.entries(await cluster.audit()).filter(([, rows]) => rows > 0),
    [],
  );
  return figures;
}

/** An order as bytes, and the same with a part missing: half a head, and half a body. */
function orderBytes({ token }: ProofUser, key: string) {
  const line = 'POST /api-server/v2/activities/fair/exchange/sticker HTTP/1.1\r\nHost: x\r\n';
  const head = `${line}Authorization: Bearer ${token}\r\nIdempotency-Key: ${key}\r\nContent-Type: application/json\r\n`;
  const body = '{"count":1}';
  const whole = `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  return { whole, halves: [line, whole.slice(0, -4)] };
}

/**
 * SIGTERM with orders in flight, again and again: each of them is answered, and there is no order that nobody was told
 * of. Requests that clients never finish do not hold the process, and order nothing.
 *
 * @param orders sent in each round, all to the process that ends, each on a connection of its own
 */
export async function proveShutdown(cluster: Cluster, rounds: number, orders: number): Promise<Figures> {
  const start = 1_000_000;
  const users = await cluster.users(orders, start);
  const figures = { signals: 0, sent: 0, answered: 0, halfSent: 0, slowest: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const before = await ordersOf(cluster, users);
    const bytes = users.map((user, index) =>
      orderBytes(user, `shutdown-proof-${round}-${index}`.padEnd(24, '-')),
    );
    const halves = bytes.slice(0, 3).flatMap((one) => one.halves);
    await Promise.all(halves.map((half) => cluster.sendBytes(round, half)));
    const sent = await Promise.all(bytes.map(({ whole }) => cluster.sendBytes(round, whole)));
    const begin = performance.now();
    assert.equal(await cluster.kill(round, 'SIGTERM'), 0, 'the process ends by itself');
    figures.slowest = Math.max(figures.slowest, Math.round(performance.now() - begin));
    const texts = await Promise.all(sent.map(({ text }) => text));
    await cluster.restart(round);
    const answered = texts.filter(
      (text) => text.startsWith('HTTP/1.1 200') && text.includes('{"code":0,'),
    ).length;
    assert.equal((await ordersOf(cluster, users)) - before, answered, 'what was not answered was not done');
    figures.signals += 1;
    figures.sent += sent.length;
    figures.answered += answered;
    figures.halfSent += halves.length;
  }
  await assertAgreement(cluster, users, start);
  return figures;
}

async function ordersOf(cluster: Cluster, users: readonly ProofUser[]): Promise<number> {
  let orders = 0;
  for (const user of users) {
    const { data } = parse<{ data: { items: readonly { id: string; taken: number }[] } }>(
      await cluster.call(0, '/exchange', user),
    );
    orders += data.items.find((item) => item.id === 'sticker')?.taken ?? 0;
  }
  return orders;
}
