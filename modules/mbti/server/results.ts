import { DAY } from '../../../engine/document/anywhere/days.ts';
import type { MbtiMineAnswer, MbtiResult, MbtiResultRequest } from '../../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../../server/database/database.ts';
import { Refusal } from '../../../server/errors.ts';
import { type Handler, userOf } from '../../../server/kernel/context.ts';
import type { Ids } from '../../../server/kernel/ids.ts';
import { once } from '../../../server/kernel/once.ts';
import { levels } from '../rules/levels.ts';
import { bestMatchOf, loveProbabilityOf } from '../rules/match.ts';
import { type Scale, scalesOf, type Tally, tallyOf, tallyOfType, typeOf } from '../rules/score.ts';
import { countTypes, type TypeCounts, typesNow } from './counts.ts';
import type { MbtiData } from './data.ts';

/** Results of a user that are kept of each level: the newest. Pages show the newest alone. */
export const mostKept = 20;

/** How long the key of a stored result counts, ms: twice as long as a phone keeps a result to send it (decision 0020). */
const keysLast = 14 * DAY;

interface LatestRow {
  readonly visible: boolean;
  readonly decided: boolean;
  readonly result_id: number | null;
  readonly level: MbtiResult['level'];
  readonly type: string;
  readonly tally: string;
  readonly tests: number;
  readonly at: number;
}

interface Latest {
  readonly visible: boolean;
  /** They have said whether their type is shown. */
  readonly decided: boolean;
  readonly result:
    | (Omit<LatestRow, 'tally' | 'result_id' | 'decided'> & { readonly id: number; readonly tally: Tally })
    | null;
}

/** What is stored of the user now. A person of whom nothing is stored shows nothing. */
async function latestOf(db: Queryable, user: string): Promise<Latest> {
  const { rows } = await db.query<LatestRow>(
    `SELECT p.visible, p.decided, p.result_id, r.level, r.type, r.tally, r.nth AS tests, r.at
     FROM mbti_people p LEFT JOIN mbti_results r USING (result_id) WHERE p.user_id = $1`,
    [user],
  );
  const [row] = rows;
  const { visible, decided } = row ?? { visible: false, decided: false };
  if (row === undefined || row.result_id === null) return { visible, decided, result: null };
  const { result_id: id, tally, decided: _, ...rest } = row;
  return { visible, decided, result: { ...rest, id, tally: JSON.parse(tally) as Tally } };
}

/** The scales of the user's latest result, or null before the first. */
export async function latestScales(db: Queryable, user: string): Promise<readonly Scale[] | null> {
  const { result } = await latestOf(db, user);
  return result === null ? null : scalesOf(result.tally);
}

/** The latest result with what others make of it now: best match and love probability move as people come. @param count everybody else */
async function asSeenNow(
  ids: Ids,
  { result }: Latest,
  count: () => Promise<TypeCounts>,
): Promise<MbtiResult | null> {
  if (result === null) return null;
  const { id, level, type, tally, tests, visible, at } = result;
  const scales = scalesOf(tally);
  const { people, shown } = await count();
  return {
    id: ids.of('mbti_results').told(id),
    level,
    type,
    tally,
    scales: scales.map(({ pair: [first, second], share }) => ({ first, second, share })),
    best_match: bestMatchOf(scales, people),
    love_probability: loveProbabilityOf(scales, shown),
    visible,
    tests,
    at,
  };
}

/** GET /v2/mbti: what the user has, level by level (specification §4: 'not tested yet' until done). */
export const readMbti: Handler<MbtiMineAnswer> = async (context) => {
  const { db, ids } = context;
  const user = userOf(context);
  const latest = await latestOf(db, user);
  const result = await asSeenNow(ids, latest, () => typesNow(db, user));
  const { rows } = await db.query<{ level: string; tests: number; type: string; at: number }>(
    `SELECT DISTINCT ON (level) level, type, at, nth AS tests
     FROM mbti_results WHERE user_id = $1 ORDER BY level, nth DESC`,
    [user],
  );
  return {
    type: result?.type ?? null,
    level: result?.level ?? null,
    visible: latest.visible,
    decided: latest.decided,
    levels: levels.map((level) => {
      const row = rows.find((one) => one.level === level);
      return { level, type: row?.type ?? null, tests: row?.tests ?? 0, at: row?.at ?? null };
    }),
    result,
  };
};

/** @throws Refusal BAD_REQUEST unless each question has one answer */
function scored(
  { questions: all }: MbtiData,
  body: unknown,
): { readonly level: MbtiResult['level']; readonly tally: Tally } {
  const request = body as MbtiResultRequest;
  if (request.level === 'picked') return { level: request.level, tally: tallyOfType(request.type) };
  const questions = all[request.level];
  if (request.answers.length !== questions.length) throw new Refusal('BAD_REQUEST', 'answers');
  return { level: request.level, tally: tallyOf(questions, request.answers) };
}

/** POST /v2/mbti/results: the server scores (§5, T38); a retest is one more row, and the latest counts. */
export const createStoreMbtiResult =
  (test: MbtiData): Handler<MbtiResult> =>
  async (context) => {
    const { now, ids } = context;
    const user = userOf(context);
    const { level, tally } = scored(test, context.body);
    return once<MbtiResult>(
      context,
      async (tx) => {
        // The person's row is locked first, so that the result with the highest number is the latest of two at once.
        await tx.query(
          `INSERT INTO mbti_people (user_id) VALUES ($1)
       ON CONFLICT (user_id) DO UPDATE SET visible = mbti_people.visible`,
          [user],
        );
        const type = typeOf(tally);
        await tx.query(
          `WITH stored AS (
         INSERT INTO mbti_results (user_id, level, type, tally, at, nth)
         VALUES ($1, $2, $3, $4, $5,
           COALESCE((SELECT max(nth) FROM mbti_results WHERE user_id = $1 AND level = $2), 0) + 1)
         RETURNING result_id, type, at)
       UPDATE mbti_people SET result_id = stored.result_id, type = stored.type, at = stored.at, tests = tests + $6
       FROM stored WHERE user_id = $1`,
          [user, level, type, JSON.stringify(tally), now, level === 'picked' ? 0 : 1],
        );
        const data = await asSeenNow(ids, await latestOf(tx, user), () => countTypes(tx, user));
        if (data === null) throw new Error('A result that was stored is not there');
        await tx.query('DELETE FROM mbti_results WHERE user_id = $1 AND level = $2 AND nth <= $3', [
          user,
          level,
          data.tests - mostKept,
        ]);
        return { data };
      },
      keysLast,
    );
  };
