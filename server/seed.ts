import { DAY } from '../engine/document/anywhere/days.ts';
import { mechanics } from '../mechanics/index.ts';
import { createModuleServers } from '../modules/servers.ts';
import type { Database } from './database/database.ts';
import { insertAll } from './database/insert-all.ts';
import type { Campaigns } from './kernel/campaigns.ts';
import { issueToken } from './operations/tokens.ts';
import { demoUsers } from './seed/demo.ts';
import { SEED_LOCK, seedHistory } from './seed/histories.ts';
import { livesOf } from './seed/lives.ts';
import { seedPeople } from './seed/people.ts';
import { seedSociety } from './seed/society.ts';

/** A signed-in person for the local try-out. The token is shown this once: the database keeps its hash only. */
export interface DemoSession {
  readonly name: string;
  readonly userId: string;
  readonly nickname: string;
  readonly token: string;
}

const lifetime = 30 * DAY;

/** Fills a database for the local try-out with people and what they are to each other. Doing it again adds only what is missing. */
export async function seedWorld(db: Database, now: number, modules = createModuleServers()): Promise<void> {
  const people = seedPeople();
  await db.transaction(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    await insertAll(tx, 'users', 'user_id text, nickname text, avatar text', people);
    await seedSociety(tx, people, now);
    for (const { seedPeople: invent } of await livesOf(modules)) await invent?.(tx, people, now);
  });
}

/**
 * Fills a database for the local try-out: people, and for each campaign that has begun what has happened so
 * far, with books that agree. Doing it again adds only what is missing: a new campaign, or, where a campaign's dates have
 * moved on, the days since. What is there stays. Campaigns that have ended are settled.
 *
 * @param now the server's clock, ms UTC
 * @param modules default: all
 */
export async function seed(
  db: Database,
  campaigns: Campaigns,
  now: number,
  modules = createModuleServers(),
): Promise<void> {
  await seedWorld(db, now, modules);
  for (const campaign of campaigns.byId.values()) await seedHistory(db, campaigns, campaign, mechanics, now);
}

/** Signs the demo users of a seeded database in. @returns a new session for each, valid for 30 days */
export async function openDemoSessions(db: Database, now: number): Promise<readonly DemoSession[]> {
  const people = seedPeople();
  const sessions: DemoSession[] = [];
  for (const { name, userId } of demoUsers) {
    const nickname = people.find((person) => person.user_id === userId)?.nickname ?? '';
    sessions.push({ name, userId, nickname, token: await issueToken(db, userId, now + lifetime) });
  }
  return sessions;
}
