import { createApp } from '../app.ts';
import { audit } from '../audit.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { boundless, fair, newUser, noon, serviceKey } from '../fixtures/harness.ts';
import { openDatabase } from '../storage/open-database.ts';

// How many facts of the app a second one server process counts, over HTTP, each in two campaigns: on the PostgreSQL that
// DATABASE_URL names, which must be empty; without it on the embedded engine, in memory.
// npx tsx server/proofs/facts-rate.ts

const people = 2000;
const batches = 200;
const inBatch = 200;
/** Batches that are on their way at once. */
const atOnce = 4;

const counts = [{ fact: 'watch', measure: 'amount' }];
/** Two boards and a goal in each. */
const campaign = {
  boards: [
    { id: 'watchers', by: 'sender', counts },
    { id: 'watched', by: 'receiver', counts },
  ],
  milestones: [{ id: 'hours', name: 'Hours', at: 100, counts }],
};
const documents = ['fair', 'ball'].map((route) => ({
  route,
  document: { ...(fair.document as object), campaign },
}));

const db = await openDatabase({ dataDir: null, databaseUrl: process.env.DATABASE_URL });
const ids: string[] = [];
for (let i = 0; i < people; i += 1) ids.push((await newUser(db)).id);
const app = await createApp({
  db,
  documents,
  clock: () => noon,
  logger: { level: 'silent' },
  options: { serviceKey, rateLimits: boundless },
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });

const someone = () => ids[Math.floor(Math.random() * (people - 100)) + 100] ?? '';
const host = () => ids[Math.floor(Math.random() * 100)] ?? '';
const bodies = Array.from({ length: batches }, (_, batch) =>
  JSON.stringify({
    facts: Array.from({ length: inBatch }, (_, n) => {
      return { id: `${batch}:${n}`, kind: 'watch', from: someone(), to: host(), amount: 5, at: noon };
    }),
  }),
);

async function send(body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-service-key': serviceKey };
  const answer = await fetch(`${address}/api-server/v2/facts`, { method: 'POST', headers, body });
  const { data } = (await answer.json()) as { data: { facts: readonly { became: string }[] } };
  return data.facts.filter(({ became }) => became === 'counted').length;
}

const begun = performance.now();
const left = [...bodies];
let counted = 0;
async function work(): Promise<void> {
  for (let body = left.pop(); body !== undefined; body = left.pop()) {
    const more = await send(body);
    counted += more;
  }
}
await Promise.all(Array.from({ length: atOnce }, work));
const seconds = (performance.now() - begun) / 1000;
const broken = Object.values(await audit(db, everyRoom)).filter((rows) => rows > 0).length;
console.log(
  `${db.engine}: ${counted} of ${batches * inBatch} facts counted in two campaigns each, ${Math.round(counted / seconds)} a second, ${broken} audits broken`,
);
await app.close();
await db.close();
