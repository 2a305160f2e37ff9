import { countAllMoves } from '../../mechanics/boards/ranges.ts';
import { recountBoards } from '../../mechanics/boards/recount.ts';
import { mechanics } from '../../mechanics/index.ts';
import { createApp } from '../../server/app.ts';
import { audit } from '../../server/audit.ts';
import type { Database } from '../../server/database/database.ts';
import { databaseOnServer } from '../../server/fixtures/database-on-server.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { boundless, fair, noon, serviceKey } from '../../server/fixtures/harness.ts';
import { readCampaigns } from '../../server/kernel/campaigns.ts';
import { issueToken } from '../../server/operations/tokens.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { campaign, makeMillion, nthOf, people } from './million.ts';
import { findBinaries, startPostgres } from './throwaway.ts';

// npm run bench:boards: how fast a board of a million rows is read, on a PostgreSQL of its own: its first page through the HTTP
// handlers beside the bare query of the same rows, and the asking person's own exact place beside the page, turn by turn in one process;
// what keeping places countable costs gifts; and whether the board, made anew from its facts, is what it is.

const rounds = 7;
/** How long a turn takes, ms. */
const inTurn = 600;
/** Requests that are on their way at once, where many ask. */
const crowd = 32;
const address = '/api-server/v2/activities/fair/boards/charm';
const document = { ...fair, document: { ...(fair.document as object), campaign } };

type Ask = () => Promise<unknown>;

/** Answers a second. */
async function rateOf(ask: Ask, atOnce: number): Promise<number> {
  const begun = performance.now();
  let asked = 0;
  const work = async (): Promise<void> => {
    for (; performance.now() - begun < inTurn; asked += 1) await ask();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return asked / ((performance.now() - begun) / 1000);
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

/** Answers a second of each, turn by turn; the first round warms up. */
async function interleaved(asks: Readonly<Record<string, Ask>>, atOnce: number) {
  const rates = new Map<string, number[]>();
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, ask] of Object.entries(asks)) {
      const rate = await rateOf(ask, atOnce);
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  return (name: string): number => median(rates.get(name) ?? []);
}

/** The page's rows as its answer has them, with nothing around them. */
async function bare(db: Database): Promise<string> {
  const { rows } = await db.query<{ user_id: string; nickname: string; avatar: string; score: number }>(
    `SELECT user_id, u.nickname, u.avatar, s.score FROM board_scores s JOIN users u USING (user_id)
     WHERE activity = $1 AND board = $2 AND day = $3 ORDER BY score DESC, reached_at, user_id LIMIT 20`,
    ['fair', 'charm', ''],
  );
  return JSON.stringify(rows.map(({ score, ...user }, index) => ({ rank: index + 1, user, score })));
}

async function open(db: Database) {
  const app = await createApp({
    db,
    documents: [document],
    clock: () => noon,
    logger: { level: 'silent' },
    options: { serviceKey, rateLimits: boundless },
  });
  return {
    app,
    read: async (token?: string) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return JSON.parse((await app.inject({ url: address, headers })).body).data;
    },
  };
}

async function reads(db: Database, { app, read }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const first: Ask = () => app.inject({ url: address });
  const many = await interleaved({ bare: () => bare(db), page: first }, crowd);
  console.log(
    `first page, ${crowd} at once: ${Math.round(many('page'))} a second through the handlers, bare query ${Math.round(many('bare'))}, ${(many('page') / many('bare')).toFixed(2)} x`,
  );
  const places = { top: 3, middle: people / 2, end: people - 2, 'no row': null };
  const asks: Record<string, Ask> = { bare: () => bare(db), page: first };
  for (const [name, place] of Object.entries(places)) {
    const token = await issueToken(
      db,
      place === null ? 'nobody' : await nthOf(db, place),
      Number.MAX_SAFE_INTEGER,
    );
    const { me } = await read(token);
    if (me.place !== place) throw new Error(`${name}: told ${me.place}, and it is ${place}`);
    const headers = { authorization: `Bearer ${token}` };
    asks[name] = () => app.inject({ url: address, headers });
  }
  const one = await interleaved(asks, 1);
  const ms = (name: string) => (1000 / one(name)).toFixed(2);
  console.log(`one at a time: bare query ${ms('bare')} ms, first page ${ms('page')} ms`);
  for (const name of Object.keys(places))
    console.log(
      `  page with one's own exact place, ${name}: ${ms(name)} ms, ${(one('page') / one(name)).toFixed(2)} x the first page`,
    );
}

let made = 0;
/** Gifts a second in batches of 500, among all who are on the board; what has moved is counted as well. */
async function gifts(db: Database, { app }: Awaited<ReturnType<typeof open>>): Promise<number> {
  const some = () => `m${1 + Math.floor(Math.random() * people)}`;
  const batches = Array.from({ length: 12 }, () =>
    Array.from({ length: 500 }, () => {
      made += 1;
      return {
        eventId: `rate:${made}`,
        activity: 'fair',
        gift: 'rose',
        from: 'giver',
        to: some(),
        count: 1,
        at: noon,
      };
    }),
  );
  const begun = performance.now();
  const work = async (): Promise<void> => {
    for (let events = batches.pop(); events !== undefined; events = batches.pop()) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api-server/v2/gift_events/batch',
        headers: { 'x-service-key': serviceKey },
        payload: { events },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
  };
  await Promise.all([work(), work()]);
  await countAllMoves(db);
  return 6000 / ((performance.now() - begun) / 1000);
}

async function writes(db: Database, app: Awaited<ReturnType<typeof open>>): Promise<void> {
  const rates = { counted: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= 4; round += 1) {
    const counted = await gifts(db, app);
    await db.script('ALTER TABLE board_scores DISABLE TRIGGER USER');
    const without = await gifts(db, app);
    // What nobody has noted is counted anew.
    await db.script(
      `ALTER TABLE board_scores ENABLE TRIGGER USER; DELETE FROM board_ranges;
       INSERT INTO board_moves VALUES ('fair', 'charm', '', '{}', '{}', '{}', '{}')`,
    );
    await countAllMoves(db);
    if (round > 0) {
      rates.counted.push(counted);
      rates.bare.push(without);
    }
  }
  const [counted, without] = [median(rates.counted), median(rates.bare)];
  console.log(
    `gifts to a million, batches of 500: ${Math.round(counted)} a second with places kept countable, ${Math.round(without)} without, ${(counted / without).toFixed(2)} x`,
  );
}

async function sound(db: Database): Promise<void> {
  const fairOne = readCampaigns([document], mechanics).byId.get('fair');
  if (fairOne === undefined) throw new Error('there is a campaign');
  const begun = performance.now();
  const { facts, rows, wrong } = await recountBoards(db, fairOne);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`made anew from ${facts} facts in ${seconds} s: ${rows} rows, ${wrong.length} different`);
  const broken = Object.entries(await audit(db, everyRoom)).filter(([, many]) => many > 0);
  console.log(broken.length === 0 ? 'all audits zero' : `BROKEN: ${JSON.stringify(broken)}`);
  if (wrong.length > 0 || broken.length > 0) process.exitCode = 1;
}

async function measure(db: Database): Promise<void> {
  await countAllMoves(db);
  const app = await open(db);
  await reads(db, app);
  await writes(db, app);
  await sound(db);
  await app.app.close();
}

async function main(binaries: string): Promise<void> {
  const postgres = await startPostgres(binaries);
  try {
    const db = await openDatabase({
      dataDir: null,
      databaseUrl: await databaseOnServer(postgres.url, 'million'),
    });
    await makeMillion(db);
    await measure(db);
    await db.close();
  } finally {
    postgres.remove();
  }
}

const binaries = findBinaries();
if (binaries === null) console.log('PostgreSQL is not installed: skipped');
else await main(binaries);
