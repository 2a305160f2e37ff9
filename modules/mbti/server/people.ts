import type {
  MbtiPersonAnswer,
  MbtiRecommendationsAnswer,
  MbtiRecommended,
  MbtiVisibilityAnswer,
  MbtiVisibilityRequest,
} from '../../../schemas/generated/types.gen.ts';
import { Refusal } from '../../../server/errors.ts';
import { type Handler, userOf } from '../../../server/kernel/context.ts';
import { bestMatchOf, COMPATIBLE_FROM, compatibilityOf } from '../rules/match.ts';
import { typeCodes } from '../rules/score.ts';
import { typesNow } from './counts.ts';
import { latestScales } from './results.ts';

const most = 10;

type RecommendedRow = Omit<MbtiRecommended, 'kind'>;

/**
 * GET /v2/mbti/recommendations (T40): the best match first; among equals who has a type most recently, then the lower
 * id. Of others it uses the type that they show and nothing else.
 */
export const recommendMbtiPeople: Handler<MbtiRecommendationsAnswer> = async (context) => {
  const { db } = context;
  const user = userOf(context);
  const scales = await latestScales(db, user);
  if (scales === null) return { users: [] };
  const { people } = await typesNow(db, user);
  const soulMate = bestMatchOf(scales, people);
  const wanted = typeCodes
    .map((type) => ({ type, match: compatibilityOf(scales, type), soul: type === soulMate }))
    .filter(({ match }) => match >= COMPATIBLE_FROM);
  // At most ten of each type are read, from the index, however many people there are.
  const { rows } = await db.query<RecommendedRow>(
    `SELECT u.user_id, u.nickname, u.avatar, w.type, w.match,
       EXISTS (SELECT 1 FROM follows f WHERE f.follower = $1 AND f.followed = u.user_id) AS following
     FROM json_to_recordset($2::json) AS w(type text, match int4, soul boolean)
     CROSS JOIN LATERAL (
       SELECT user_id, at FROM mbti_people
       WHERE type = w.type AND visible AND user_id <> $1 ORDER BY at DESC, user_id LIMIT $3) AS p
     JOIN users u USING (user_id)
     ORDER BY w.match DESC, w.soul DESC, p.at DESC, u.user_id LIMIT $3`,
    [user, JSON.stringify(wanted), most],
  );
  return {
    users: rows.map((row) => ({ ...row, kind: row.type === soulMate ? 'soul_match' : 'compatible' })),
  };
};

/** PUT /v2/mbti/visibility (specification §4): it holds for the type of every later result, too. */
export const setMbtiVisibility: Handler<MbtiVisibilityAnswer> = async (context) => {
  const { visible } = context.body as MbtiVisibilityRequest;
  await context.db.query(
    `INSERT INTO mbti_people (user_id, visible, decided) VALUES ($1, $2, true)
     ON CONFLICT (user_id) DO UPDATE SET visible = EXCLUDED.visible, decided = true`,
    [userOf(context), visible],
  );
  return { visible };
};

/** GET /v2/mbti/people/{user_id} (specification §6): a type that is shown is for all; a hidden one for its owner. */
export const readMbtiPerson: Handler<MbtiPersonAnswer> = async (context) => {
  const { rows } = await context.db.query<MbtiPersonAnswer>(
    `SELECT u.user_id, CASE WHEN p.visible OR u.user_id = $2 THEN p.type END AS type
     FROM users u LEFT JOIN mbti_people p USING (user_id) WHERE u.user_id = $1`,
    [context.params.user_id, userOf(context)],
  );
  const [person] = rows;
  if (person === undefined) throw new Refusal('UNKNOWN_USER');
  return person;
};
