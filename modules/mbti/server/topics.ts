import type {
  MbtiTopicAnswer,
  MbtiTopicRequest,
  MbtiTopicsAnswer,
} from '../../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../../server/database/database.ts';
import { type Handler, known, userOf } from '../../../server/kernel/context.ts';
import { countJoins, joinsNow } from './counts.ts';
import type { MbtiData } from './data.ts';

async function topicsOf(
  db: Queryable,
  all: readonly string[],
  user: string,
  joins: ReadonlyMap<string, number>,
): Promise<readonly MbtiTopicAnswer[]> {
  const { rows } = await db.query<{ topic: string }>(
    'SELECT topic FROM mbti_topic_joins WHERE user_id = $1',
    [user],
  );
  const joined = new Set(rows.map((row) => row.topic));
  return all.map((id) => ({ id, joins: joins.get(id) ?? 0, joined: joined.has(id) }));
}

/** GET /v2/mbti/topics: in the order of the data; a topic that has left the data keeps its joins and is not listed. */
export const createReadMbtiTopics =
  ({ topics }: MbtiData): Handler<MbtiTopicsAnswer> =>
  async (context) => {
    const { db } = context;
    return { topics: [...(await topicsOf(db, topics, userOf(context), await joinsNow(db)))] };
  };

/** PUT /v2/mbti/topics/{topic}: says how it shall stand, so sending it again changes nothing. */
export const createJoinMbtiTopic =
  ({ topics }: MbtiData): Handler<MbtiTopicAnswer> =>
  async (context) => {
    const { db, params, body, now } = context;
    const user = userOf(context);
    const topic = known(topics.find((id) => id === params.topic));
    const { join } = body as MbtiTopicRequest;
    return db.transaction(async (tx) => {
      await (join
        ? tx.query(
            'INSERT INTO mbti_topic_joins (topic, user_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
            [topic, user, now],
          )
        : tx.query('DELETE FROM mbti_topic_joins WHERE topic = $1 AND user_id = $2', [topic, user]));
      return known((await topicsOf(tx, topics, user, await countJoins(tx))).find(({ id }) => id === topic));
    });
  };
