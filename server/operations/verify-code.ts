import { type Tries, triesAt, withWrong } from '../../engine/document/anywhere/tries.ts';
import type { VerifyCodeAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../database/database.ts';
import { type Handler, userOf } from '../kernel/context.ts';
import { inTurn } from '../kernel/in-turn.ts';
import { textIn } from '../language.ts';
import { hashCode } from './code-digest.ts';

interface CodeRow {
  readonly title: string;
  readonly expires_at: number;
  readonly used_at: number | null;
}

interface GuessRow extends Omit<Tries, 'lockedUntil'> {
  readonly locked_until: number | null;
}

const nothing = { title: null, expires: null, until: null } as const;

/** What a user has guessed so far; guesses of one user follow each other, however many are sent at once. */
async function guessesOf(tx: Queryable, user: string, now: number): Promise<Tries> {
  await inTurn(tx, `code guesses of ${user}`);
  const { rows } = await tx.query<GuessRow>(
    'SELECT wrong, since, locked_until FROM code_guesses WHERE user_id = $1',
    [user],
  );
  const [row] = rows;
  return triesAt(row === undefined ? null : { ...row, lockedUntil: row.locked_until }, now);
}

async function countWrong(tx: Queryable, user: string, before: Tries, now: number): Promise<number | null> {
  const { wrong, since, lockedUntil } = withWrong(before, now);
  await tx.query(
    `INSERT INTO code_guesses (user_id, wrong, since, locked_until) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE
     SET wrong = excluded.wrong, since = excluded.since, locked_until = excluded.locked_until`,
    [user, wrong, since, lockedUntil],
  );
  return lockedUntil;
}

/**
 * GET /v2/verify_code (specification §7): looks and does not use the code. Whose code it is stays unsaid. A code is money
 * to whoever holds it: who guesses wrong five times is told nothing more for a while, not even of a right one.
 */
export const verifyCode: Handler<VerifyCodeAnswer> = (context) => {
  const { db, query, language, now } = context;
  const user = userOf(context);
  return db.transaction(async (tx) => {
    const guesses = await guessesOf(tx, user, now);
    if (guesses.lockedUntil !== null) return { ...nothing, state: 'locked', until: guesses.lockedUntil };
    const { rows } = await tx.query<CodeRow>(
      'SELECT title, expires_at, used_at FROM redemption_codes WHERE code_hash = $1',
      [hashCode(String(query.code))],
    );
    const [code] = rows;
    if (code === undefined) {
      const until = await countWrong(tx, user, guesses, now);
      return until === null ? { ...nothing, state: 'unknown' } : { ...nothing, state: 'locked', until };
    }
    const unused = code.expires_at > now ? 'valid' : 'expired';
    return {
      state: code.used_at === null ? unused : 'used',
      title: textIn(JSON.parse(code.title), language),
      expires: code.expires_at,
      until: null,
    };
  });
};
