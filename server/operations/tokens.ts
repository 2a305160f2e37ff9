import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';

/** What the database keeps of a token: nobody who reads the table can sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Makes a token for a user.
 *
 * @param expiresAt ms UTC
 * @returns the token: 43 characters, shown this once
 */
export async function issueToken(db: Queryable, userId: string, expiresAt: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.query('INSERT INTO tokens (token_hash, user_id, expires_at) VALUES ($1, $2, $3)', [
    hashToken(token),
    userId,
    expiresAt,
  ]);
  return token;
}

/** The user of a token, or null when it is unknown or has expired. */
export async function userOfToken(db: Queryable, token: string, now: number): Promise<string | null> {
  const { rows } = await db.query<{ user_id: string }>(
    'SELECT user_id FROM tokens WHERE token_hash = $1 AND expires_at > $2',
    [hashToken(token), now],
  );
  return rows[0]?.user_id ?? null;
}

/** The token of an `Authorization: Bearer` header (T28), or null when there is none. */
export function bearerOf(header: string | undefined): string | null {
  const match = /^Bearer +([\w.~+/-]{1,512}=*)$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
