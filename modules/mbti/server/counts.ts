import type { Queryable } from '../../../server/database/database.ts';
import type { PeopleByType } from '../rules/match.ts';

/** People by their latest type: all of them, and those who show it. */
export interface TypeCounts {
  readonly people: PeopleByType;
  readonly shown: PeopleByType;
}

interface CountRow {
  readonly type: string;
  readonly people: number;
  readonly shown: number;
}

/** Counts everybody but one person: nobody is their own match. */
export async function countTypes(db: Queryable, except: string | null): Promise<TypeCounts> {
  const { rows } = await db.query<CountRow>(
    `SELECT type, count(*) AS people, count(*) FILTER (WHERE visible) AS shown
     FROM mbti_people WHERE type IS NOT NULL AND user_id IS DISTINCT FROM $1 GROUP BY type`,
    [except],
  );
  return {
    people: new Map(rows.map((row) => [row.type, row.people])),
    shown: new Map(rows.map((row) => [row.type, row.shown])),
  };
}

/** How many people have joined each topic; a topic that nobody has joined is missing. */
export async function countJoins(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ topic: string; joins: number }>(
    'SELECT topic, count(*) AS joins FROM mbti_topic_joins GROUP BY topic',
  );
  return new Map(rows.map(({ topic, joins }) => [topic, joins]));
}
