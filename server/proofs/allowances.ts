import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashOf } from '../../mechanics/codes/find.ts';
import { demoCodes } from '../../mechanics/codes/seed.ts';
import { noon } from '../fixtures/noon.ts';
import { keyedBy } from '../kernel/keyed-hash.ts';
import { tryOutSecret } from '../seed/demo.ts';
import type { Cluster, ProofUser, WireAnswer } from './cluster.ts';
import type { Figures } from './proofs.ts';

/** What everybody begins with, more than anything here costs together. */
const START = 1000;

/** Something of which each person may have so much, and no more. */
interface Allowance {
  readonly path: string;
  readonly body?: Readonly<Record<string, string>>;
  /** What comes first, so that it may be had at all. */
  readonly before?: (cluster: Cluster, user: ProofUser) => Promise<void>;
}

const castles = async (cluster: Cluster, user: ProofUser): Promise<void> => {
  const [to] = await cluster.users(1, 0);
  assert.ok(to);
  const gift = { eventId: `castles:${user.id}`, activity: 'fair', gift: 'castle', count: 4, at: noon };
  const answer = await cluster.gift(0, { ...gift, from: user.id, to: to.id });
  assert.equal(answer?.code, 0, answer?.text);
};

const founded = async (cluster: Cluster, user: ProofUser): Promise<void> => {
  // Digits alone: a name of a team has no mark at the beginning of a word.
  const name = `Choir ${user.id.replaceAll(/\D/g, '').slice(-5)}`;
  const answer = await cluster.call(0, '/teams', user, `founded-by-${user.id}`.padEnd(24, '-'), { name });
  assert.equal(answer?.code, 0, answer?.text);
};

const allowances: readonly Allowance[] = [
  { path: '/check_in' },
  { path: '/check_in/one' },
  { path: '/exchange/badge' },
  { path: '/exchange/lantern' },
  { path: '/pass/track' },
  { path: '/pass/levels' },
  { path: '/pass/claims', before: castles },
  { path: '/milestones/first', before: castles },
  { path: '/teams/goals/begun', before: founded },
  { path: '/polls/stall', body: { options: 'kite' } },
  { path: '/polls/dance', body: { options: 'kite,drum' } },
];

const keys = 6;
const nth = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

async function balanceOf(cluster: Cluster, user: ProofUser): Promise<number> {
  const answer = await cluster.call(0, '/balance', user);
  assert.equal(answer?.code, 0, answer?.text);
  return (JSON.parse(answer.text) as { data: { amount: number } }).data.amount;
}

/** One request under one key, and all answers that came to it. */
interface Sent {
  readonly send: (index: number) => Promise<void>;
  readonly answers: (WireAnswer | null)[];
}

function sentBy(cluster: Cluster, user: ProofUser, { path, body }: Allowance, key: string): Sent {
  const answers: (WireAnswer | null)[] = [];
  const send = async (index: number): Promise<void> => {
    answers.push(await cluster.call(index, path, user, key.padEnd(24, '-'), body));
  };
  return { send, answers };
}

/** What one key was told is told again, byte for byte. @returns whether it was done */
function doneOf({ answers }: Sent, what: string): boolean {
  const done = answers.filter((answer) => answer?.code === 0);
  assert.ok(new Set(done.map((answer) => answer?.text)).size <= 1, `${what}: one key, one answer`);
  const last = answers.at(-1);
  assert.ok(last, `${what}: asked again, it is answered`);
  assert.equal(last.code === 0, done.length > 0, `${what}: what was done stays done, ${last.text}`);
  return done.length > 0;
}

/** All requests at once to all processes, of which one is killed meanwhile; then each again, as whoever lost the answer does. */
async function storm(cluster: Cluster, all: readonly Sent[], killed: number): Promise<void> {
  const first = all.flatMap(({ send }, n) => nth(cluster.size).map((of) => send(n + of)));
  await sleep(40 + Math.random() * 200);
  await cluster.kill(killed);
  await Promise.all(first);
  await cluster.restart(killed);
  await Promise.all(all.map(({ send }, n) => send(n)));
}

/**
 * Of everything that is limited a person wants more than there is: six keys at once, each at all processes, one of which is killed meanwhile. Each
 * gets as often what they asked for, and has as much afterwards, as somebody who asks one by one.
 */
export async function proveAllowances(cluster: Cluster, rounds: number): Promise<Figures> {
  const figures = { kills: 0, sent: 0, unanswered: 0, done: 0 };
  for (const round of nth(rounds)) {
    const [calm, hasty] = [
      await cluster.users(allowances.length, START),
      await cluster.users(allowances.length, START),
    ];
    const people = allowances.flatMap((allowance, n) => {
      const [one, other] = [calm[n], hasty[n]];
      return one && other ? [{ allowance, one, other }] : [];
    });
    for (const { allowance, one, other } of people) {
      await allowance.before?.(cluster, one);
      await allowance.before?.(cluster, other);
    }
    const wishes = people.map(({ allowance, other }, n) =>
      nth(keys).map((key) => sentBy(cluster, other, allowance, `wish-${round}-${n}-${key}`)),
    );
    await storm(cluster, wishes.flat(), round);
    figures.kills += 1;
    for (const [n, { allowance, one, other }] of people.entries()) {
      let alone = 0;
      for (const key of nth(keys)) {
        const path = sentBy(cluster, one, allowance, `calm-${round}-${n}-${key}`);
        await path.send(0);
        alone += doneOf(path, allowance.path) ? 1 : 0;
      }
      const wished = wishes[n] ?? [];
      const done = wished.filter((sent) => doneOf(sent, allowance.path)).length;
      assert.ok(alone > 0 && alone < keys, `${allowance.path} is to be had, and limited: ${alone}`);
      assert.equal(done, alone, `${allowance.path} as often as one by one`);
      const [rich, poor] = [await balanceOf(cluster, one), await balanceOf(cluster, other)];
      assert.equal(poor, rich, `${allowance.path}: the same balance as one by one`);
      figures.done += done;
      figures.sent += wished.reduce((sum, { answers }) => sum + answers.length, 0);
      figures.unanswered += wished.reduce(
        (sum, { answers }) => sum + answers.filter((answer) => answer === null).length,
        0,
      );
    }
  }
  await assertSound(cluster);
  return figures;
}

async function assertSound(cluster: Cluster): Promise<void> {
  const broken = Object.entries(await cluster.audit()).filter(([, rows]) => rows > 0);
  assert.deepEqual(broken, [], 'the audit finds nothing');
}

/** Many want what one alone gets: the last seat of a team, and what a printed code gives. One process is killed meanwhile. */
export async function proveLastOnes(cluster: Cluster, rounds: number): Promise<Figures> {
  const figures = { kills: 0, sent: 0, got: 0 };
  const codes = demoCodes('fair', 'garland').slice(0, rounds);
  const hashes = codes.flatMap((code) => hashOf(keyedBy(tryOutSecret), 'fair', code) ?? []);
  const batch = { batch: 'proof-batch', code: 'garland', until: noon * 2, first: 1, hashes };
  assert.equal(await cluster.tell(0, '/v2/activities/fair/codes/batches', batch), 0, 'codes are stored');
  for (const round of nth(rounds)) {
    const [captain, second] = await cluster.users(2, 0);
    assert.ok(captain && second);
    await founded(cluster, captain);
    const mine = async (): Promise<{ id: string; code: string; seats: { user?: object }[] }> =>
      JSON.parse((await cluster.call(0, '/teams/mine', captain))?.text ?? '').data.team;
    const { code } = await mine();
    const joined = await cluster.call(0, '/teams/join', second, `second-${round}`.padEnd(24, '-'), { code });
    assert.equal(joined?.code, 0, joined?.text);
    const wishes = [
      { path: '/teams/join', body: { code } },
      { path: '/codes', body: { code: codes[round] ?? '' } },
    ];
    const all = await Promise.all(
      wishes.map(async (wish, w) =>
        (await cluster.users(12, 0)).flatMap((user, n) =>
          nth(2).map((key) => sentBy(cluster, user, wish, `last-${round}-${w}-${n}-${key}`)),
        ),
      ),
    );
    await storm(cluster, all.flat(), round);
    figures.kills += 1;
    for (const [w, sent] of all.entries()) {
      const path = wishes[w]?.path ?? '';
      // Both keys of whoever has got a seat are told that they sit there.
      const people = nth(sent.length / 2).filter((n) =>
        [sent[2 * n], sent[2 * n + 1]].map((one) => one !== undefined && doneOf(one, path)).includes(true),
      );
      assert.equal(people.length, 1, `${path}: one of all gets it`);
      figures.got += people.length;
      figures.sent += sent.reduce((sum, { answers }) => sum + answers.length, 0);
    }
    assert.equal((await mine()).seats.filter(({ user }) => user !== undefined).length, 3);
  }
  await assertSound(cluster);
  return figures;
}
