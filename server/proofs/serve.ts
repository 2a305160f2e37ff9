import { createApp } from '../app.ts';
import { audit } from '../audit.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { boundless, fair, newUser, noon, serviceKey } from '../fixtures/harness.ts';
import { tryOutSecret } from '../seed/demo.ts';
import { openDatabase } from '../storage/open-database.ts';
import { keepSyncedCopy } from './synced-copy.ts';

// One server process of a proof: the fair at noon of its second day, on the database of the environment. What the
// proof asks over the process channel is what no client of the API may do: make users, and audit the books.

/** What a proof asks of a server process. */
export type Ask =
  | { readonly ask: 'users'; readonly count: number; readonly points: number }
  | { readonly ask: 'audit' };

/** What the process tells first, once it listens. */
export interface Ready {
  readonly port: number;
}

const {
  GALA_DATA_DIR: dataDir = null,
  DATABASE_URL: databaseUrl,
  GALA_SYNCED_COPY: copy,
  GALA_PROOF_CAMPAIGN: campaign,
} = process.env;
if (dataDir !== null && copy !== undefined) keepSyncedCopy(dataDir, copy);
/** The fair, or with other blocks than its own. */
const document =
  campaign === undefined
    ? fair
    : { ...fair, document: { ...(fair.document as object), campaign: JSON.parse(campaign) } };
const db = await openDatabase({ dataDir, databaseUrl });
const app = await createApp({
  db,
  documents: [document],
  clock: () => noon,
  // A proof breaks connections on purpose.
  logger: { level: 'silent' },
  options: { serviceKey, secret: tryOutSecret, rateLimits: boundless, writeBudgets: { redeemItem: 1e6 } },
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });

async function answer(message: Ask): Promise<unknown> {
  if (message.ask === 'audit') return audit(db, everyRoom);
  const users = [];
  for (let i = 0; i < message.count; i += 1) users.push(await newUser(db, message.points));
  return users;
}

process.on('message', async ({ id, ...message }: Ask & { id: number }) => {
  process.send?.({ id, answer: await answer(message) });
});
process.on('disconnect', () => process.exit(0));
process.once('SIGTERM', async () => {
  await app.close();
  await db.close();
  process.exit(0);
});

const ready: Ready = { port: Number(new URL(address).port) };
process.send?.(ready);
