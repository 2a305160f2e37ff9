import type { MbtiTypeAnswer } from '../../../schemas/generated/types.gen.ts';
import { type Handler, known } from '../../../server/kernel/context.ts';
import { bestMatchOf, loveProbabilityOf } from '../rules/match.ts';
import { typeCodes } from '../rules/score.ts';
import { joinsNow, testedNow, typesNow } from './counts.ts';
import type { MbtiData } from './data.ts';

/**
 * GET /v2/mbti/types: counts alone, the same for everybody (T40); without a type, of the test as a whole. The type stands in
 * the query, so that a document's data source can ask for the one that is shown.
 */
export const createReadMbtiType =
  ({ topics }: MbtiData): Handler<MbtiTypeAnswer> =>
  async ({ db, query }) => {
    const type = query.type === undefined ? null : known(typeCodes.find((code) => code === query.type));
    const { people, shown } = await typesNow(db, null);
    const participants = await testedNow(db);
    const joins = await joinsNow(db);
    return {
      type,
      people: type === null ? 0 : (people.get(type) ?? 0),
      everybody: [...people.values()].reduce((sum, one) => sum + one, 0),
      participants,
      best_match: type === null ? null : bestMatchOf(type, people),
      love_probability: type === null ? null : loveProbabilityOf(type, shown),
      topics: topics.map((id) => ({ id, joins: joins.get(id) ?? 0 })),
    };
  };
