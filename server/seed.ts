import type { Database, Queryable } from './database/database.ts';
import type { Campaign, Campaigns } from './documents.ts';
import { effectsOf, type GiftEvent, hashOfEvent } from './gifts.ts';
import { readMbtiData } from './mbti-data.ts';
import { demoUsers } from './seed/demo.ts';
import { historyOf } from './seed/history.ts';
import { insertAll } from './seed/insert-all.ts';
import { type Person, seedPeople } from './seed/people.ts';
import { seedPersonality } from './seed/personality.ts';
import { pick, randomOf } from './seed/random.ts';
import { seedSociety } from './seed/society.ts';
import { issueToken } from './tokens.ts';

/** A signed-in person for the local try-out. The token is shown this once: the database keeps its hash only. */
export interface DemoSession {
  readonly name: string;
  readonly userId: string;
  readonly nickname: string;
  readonly token: string;
}

const lifetime = 30 * 24 * 60 * 60_000;

/** Any constant will do: processes that start together seed one after the other. */
const lock = 7_150_826;

function addTo<K extends string>(totals: Map<K, number>, key: K, more: number): number {
  const total = (totals.get(key) ?? 0) + more;
  totals.set(key, total);
  return total;
}

/** The same rows that recordGift would write for these events one by one, counted here and written at once. */
function rowsOf(campaign: Campaign, events: readonly GiftEvent[]) {
  const activity = campaign.id;
  const scores = new Map<
    string,
    { board: string; day: string; user_id: string; score: number; reached_at: number }
  >();
  const balances = new Map<string, number>();
  const entries = new Map<string, number>();
  const gifts = [];
  const ledger = [];
  let points = 0;
  for (const event of events) {
    const { eventId, gift, from, to, count, at } = event;
    const effects = effectsOf(campaign, event, at);
    points += effects.points;
    gifts.push({
      event_id: eventId,
      request_hash: hashOfEvent(event),
      activity,
      gift,
      sender: from,
      receiver: to,
      count,
      points: effects.points,
      earned: effects.earned,
      at,
      received_at: at,
    });
    for (const gain of effects.points > 0 ? effects.gains : []) {
      const key = `${gain.board} ${gain.day} ${gain.user}`;
      const score = (scores.get(key)?.score ?? 0) + effects.points;
      scores.set(key, { board: gain.board, day: gain.day, user_id: gain.user, score, reached_at: at });
    }
    if (effects.earned === 0) continue;
    const balance_after = addTo(balances, from, effects.earned);
    const seq = addTo(entries, from, 1);
    const amount = effects.earned;
    ledger.push({
      activity,
      user_id: from,
      seq,
      amount,
      balance_after,
      kind: 'gift',
      reference: eventId,
      at,
    });
  }
  const accounts = [...balances].map(([user_id, balance]) => {
    return { activity, user_id, balance, entries: entries.get(user_id) ?? 0 };
  });
  return {
    gifts,
    ledger,
    accounts,
    points,
    scores: [...scores.values()].map((row) => ({ activity, ...row })),
  };
}

async function seedCampaign(tx: Queryable, campaign: Campaign, people: readonly Person[], now: number) {
  const part = `history ${campaign.id}`;
  const done = await tx.query('SELECT part FROM seeded WHERE part = $1', [part]);
  if (done.rows.length > 0) return;
  // A campaign that real gifts have reached already is left as it is.
  const begun = await tx.query(
    `SELECT activity FROM activity_totals WHERE activity = $1
     UNION ALL SELECT activity FROM accounts WHERE activity = $1`,
    [campaign.id],
  );
  const events = historyOf(campaign, people, demoUsers, now);
  if (events.length === 0 || begun.rows.length > 0) return;
  await tx.query('INSERT INTO seeded (part) VALUES ($1)', [part]);
  const { gifts, scores, accounts, ledger, points } = rowsOf(campaign, events);
  await insertAll(
    tx,
    'gift_events',
    'event_id text, request_hash text, activity text, gift text, sender text, receiver text, count int4, points int8, earned int8, at int8, received_at int8',
    gifts,
  );
  await insertAll(
    tx,
    'board_scores',
    'activity text, board text, day text, user_id text, score int8, reached_at int8',
    scores,
  );
  await insertAll(tx, 'accounts', 'activity text, user_id text, balance int8, entries int4', accounts);
  await insertAll(
    tx,
    'ledger_entries',
    'activity text, user_id text, seq int4, amount int8, balance_after int8, kind text, reference text, at int8',
    ledger,
  );
  await tx.query('INSERT INTO activity_totals (activity, points) VALUES ($1, $2)', [campaign.id, points]);
  await seedWall(tx, campaign, people, now);
}

async function seedWall(tx: Queryable, campaign: Campaign, people: readonly Person[], now: number) {
  if (campaign.wall === null) return;
  const random = randomOf(`${campaign.id} wall`);
  const messages = [...campaign.wall.messages];
  const { start, end } = campaign.schedule;
  const until = Math.min(end, now);
  const writers = people.slice(demoUsers.length).filter(() => random() < 0.25);
  const posts = writers.map((person, index) => ({
    activity: campaign.id,
    user_id: person.user_id,
    message: pick(messages, random),
    at: start + Math.floor(((index + random()) / writers.length) * (until - start)),
  }));
  await insertAll(tx, 'wall_posts', 'activity text, user_id text, message text, at int8', posts);
}

/**
 * Fills a database for the local try-out: people, and for each campaign that has begun the gifts so far, with
 * boards, balances and ledger that agree. Doing it again adds only what is missing (such as a new campaign).
 *
 * @param now the server's clock, ms UTC
 * @param topics ids of the personality test's topics; default: those of `modules/mbti/data`
 * @returns a new session for each demo user, valid for 30 days
 */
export async function seed(
  db: Database,
  campaigns: Campaigns,
  now: number,
  basePath?: string,
  topics = readMbtiData().topics,
): Promise<readonly DemoSession[]> {
  const people = seedPeople(basePath);
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [lock]);
    await insertAll(tx, 'users', 'user_id text, nickname text, avatar text', people);
    await seedSociety(tx, people, now);
    await seedPersonality(tx, people, topics, now);
    for (const campaign of campaigns.byId.values()) await seedCampaign(tx, campaign, people, now);
  });
  const sessions: DemoSession[] = [];
  for (const { name, userId } of demoUsers) {
    const nickname = people.find((person) => person.user_id === userId)?.nickname ?? '';
    sessions.push({ name, userId, nickname, token: await issueToken(db, userId, now + lifetime) });
  }
  return sessions;
}
