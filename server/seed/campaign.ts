import type { Queryable } from '../database/database.ts';
import { dayOf, endOfDay } from '../days.ts';
import type { Campaign } from '../documents.ts';
import { effectsOf, type GiftEvent, hashOfEvent } from '../gifts.ts';
import { demoUsers } from './demo.ts';
import { historyOf } from './history.ts';
import { insertAll } from './insert-all.ts';
import type { Person } from './people.ts';
import { pick, randomOf } from './random.ts';

/** What people of a campaign have: their balance in minor units, and their number of entries. */
interface Account {
  balance: number;
  entries: number;
}

/** The same rows that recordGift would write for these events one by one, counted here and written at once. */
function rowsOf(campaign: Campaign, events: readonly GiftEvent[], before: ReadonlyMap<string, Account>) {
  const activity = campaign.id;
  const scores = new Map<
    string,
    { board: string; day: string; user_id: string; score: number; reached_at: number }
  >();
  const purses = new Map<string, Account>();
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
    const purse = purses.get(from) ?? { balance: 0, entries: 0, ...before.get(from) };
    purse.balance += effects.earned;
    purse.entries += 1;
    purses.set(from, purse);
    ledger.push({
      activity,
      user_id: from,
      seq: purse.entries,
      amount: effects.earned,
      balance_after: purse.balance,
      kind: 'gift',
      reference: eventId,
      at,
    });
  }
  return {
    gifts,
    ledger,
    points,
    accounts: [...purses].map(([user_id, purse]) => ({ activity, user_id, ...purse })),
    scores: [...scores.values()].map((row) => ({ activity, ...row })),
  };
}

/** What is still missing of a campaign's history: the gifts, and whether it has any yet. */
async function missing(tx: Queryable, campaign: Campaign, people: readonly Person[], now: number) {
  const { id, offset, schedule } = campaign;
  const first = `history ${id}`;
  // Dates that have moved on ask for the days since.
  const round = `${first} from ${dayOf(schedule.start, offset)}`;
  const seeded = await tx.query<{ part: string }>('SELECT part FROM seeded WHERE part IN ($1, $2)', [
    first,
    round,
  ]);
  const done = seeded.rows.map(({ part }) => part);
  if (done.includes(round)) return null;
  const known = await tx.query<{ last: number | null }>(
    `SELECT max(at) AS last FROM (
       SELECT at FROM gift_events WHERE activity = $1 UNION ALL SELECT at FROM ledger_entries WHERE activity = $1) AS told`,
    [id],
  );
  const last = known.rows[0]?.last ?? null;
  if (!done.includes(first)) {
    // A campaign that real gifts have reached already is left as it is.
    return last === null
      ? { parts: [first, round], events: historyOf(campaign, people, demoUsers, now), begun: false }
      : null;
  }
  // The day of the last gift may have been seen settled.
  const since = Math.max(schedule.start, last === null ? 0 : endOfDay(dayOf(last, offset), offset));
  return { parts: [round], events: historyOf(campaign, people, [], now, since), begun: true };
}

/** Everybody's account, and nobody else books until the transaction is over. */
async function accountsOf(tx: Queryable, activity: string): Promise<ReadonlyMap<string, Account>> {
  await tx.query('LOCK TABLE accounts IN SHARE ROW EXCLUSIVE MODE');
  const { rows } = await tx.query<Account & { user_id: string }>(
    'SELECT user_id, balance, entries FROM accounts WHERE activity = $1',
    [activity],
  );
  return new Map(rows.map(({ user_id, ...account }) => [user_id, account]));
}

/** Invents what is missing of a campaign that has begun: gifts, boards, balances, ledger, thanks. What is there stays. */
export async function seedCampaign(
  tx: Queryable,
  campaign: Campaign,
  people: readonly Person[],
  now: number,
) {
  const round = await missing(tx, campaign, people, now);
  if (round === null || round.events.length === 0) return;
  for (const part of round.parts) await tx.query('INSERT INTO seeded (part) VALUES ($1)', [part]);
  const before = await accountsOf(tx, campaign.id);
  const { gifts, scores, accounts, ledger, points } = rowsOf(campaign, round.events, before);
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
    `(activity, board, day, user_id) DO UPDATE SET score = board_scores.score + excluded.score,
       reached_at = GREATEST(board_scores.reached_at, excluded.reached_at)`,
  );
  await insertAll(
    tx,
    'accounts',
    'activity text, user_id text, balance int8, entries int4',
    accounts,
    '(activity, user_id) DO UPDATE SET balance = excluded.balance, entries = excluded.entries',
  );
  await insertAll(
    tx,
    'ledger_entries',
    'activity text, user_id text, seq int4, amount int8, balance_after int8, kind text, reference text, at int8',
    ledger,
  );
  await tx.query(
    `INSERT INTO activity_totals AS t (activity, points) VALUES ($1, $2)
     ON CONFLICT (activity) DO UPDATE SET points = t.points + excluded.points`,
    [campaign.id, points],
  );
  if (!round.begun) await seedWall(tx, campaign, people, now);
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
