// Door for the tests of this server half: a server with its database, and what phones ask of it.
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { createHarness, type Harness, newKey } from '../../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../../server/fixtures/test-database.ts';
import { readMbtiData } from './data.ts';

export const data = readMbtiData();
export const allA = 'A'.repeat(data.questions.entry.length);
export const allB = 'B'.repeat(data.questions.entry.length);

export let db: Database;
export let h: Harness;

/** For the tests of one file: one server and one database, which all of them share. */
export function openServer(): void {
  beforeAll(async () => {
    db = await openTestDatabase();
    h = await createHarness(db);
  });

  afterAll(async () => {
    await h.app.close();
    await db.close();
  });
}

export interface User {
  readonly id: string;
  readonly token: string;
}

export const store = ({ token }: User, body: object, key = newKey()) =>
  h.call('POST', '/v2/mbti/results', { token, key, body });
export const pick = (user: User, type: string) => store(user, { level: 'picked', type });
export const test = (user: User, answers: string, level = 'entry') => store(user, { level, answers });
export const mine = async ({ token }: User) => (await h.call('GET', '/v2/mbti', { token })).data;
export const typePage = async (type: string) => (await h.call('GET', `/v2/mbti/types?type=${type}`)).data;
