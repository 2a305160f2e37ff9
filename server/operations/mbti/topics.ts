import type {
  MbtiTopicAnswer,
  MbtiTopicRequest,
  MbtiTopicsAnswer,
} from '../../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../database/database.ts';
import { type Context, type Handler, known, userOf } from '../../kernel/context.ts';
import { countJoins } from './counts.ts';

async function topicsOf(db: Queryable, { mbti }: Context, user: string): Promise<readonly MbtiTopicAnswer[]> {
  const joins = await countJoins(db);
  const { rows } = await db.query<{ topic: string }>(
    'SELECT topic FROM mbti_topic_joins WHERE user_id = $1',
    [user],
  );
  const joined = new Set(rows.map((row) => row.topic));
  return mbti.topics.map((id) => ({ id, joins: joins.get(id) ?? 0, joined: joined.has(id) }));
}

/** GET /v2/mbti/topics: in the order of the data; a topic that has left the data keeps its joins and is not listed. */
export const readMbtiTopics: Handler<MbtiTopicsAnswer> = async (context) => ({
  topics: [...(await topicsOf(context.db, context, userOf(context)))],
});

/** PUT /v2/mbti/topics/{topic}: says how it shall stand, so sending it again changes nothing. */
export const joinMbtiTopic: Handler<MbtiTopicAnswer> = async (context) => {
  const { db, params, body, now, mbti } = context;
  const user = userOf(context);
  const topic = known(mbti.topics.find((id) => id === params.topic));
  const { join } = body as MbtiTopicRequest;
  return db.transaction(async (tx) => {
    await (join
      ? tx.query(
          'INSERT INTO mbti_topic_joins (topic, user_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
          [topic, user, now],
        )
      : tx.query('DELETE FROM mbti_topic_joins WHERE topic = $1 AND user_id = $2', [topic, user]));
    return known((await topicsOf(tx, context, user)).find(({ id }) => id === topic));
  });
};
