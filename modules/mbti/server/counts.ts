import type { Database, Queryable } from '../../../server/database/database.ts';
import { sharedFor } from '../../../server/kernel/asked-once.ts';
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

/** Counts everybody but one person: nobody is their own match. All people are looked at for it: what is no transaction asks `typesNow`. */
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

const allTypes = sharedFor((db) => countTypes(db, null));

const lessOne = (all: PeopleByType, type: string): PeopleByType =>
  new Map([...all].map(([one, people]) => [one, one === type ? Math.max(0, people - 1) : people]));

/** The same, counted once for all who ask at a time: one person less is that of the one who asks. */
export async function typesNow(db: Database, except: string | null): Promise<TypeCounts> {
  const { rows } = await db.query<{ type: string; visible: boolean }>(
    'SELECT type, visible FROM mbti_people WHERE user_id = $1 AND type IS NOT NULL',
    [except],
  );
  const { people, shown } = await allTypes(db, '');
  const [own] = rows;
  if (own === undefined) return { people, shown };
  return { people: lessOne(people, own.type), shown: own.visible ? lessOne(shown, own.type) : shown };
}

const allTested = sharedFor(async (db) => {
  const { rows } = await db.query<{ participants: number }>(
    'SELECT count(*) AS participants FROM mbti_people WHERE tests > 0',
  );
  return rows[0]?.participants ?? 0;
});

/** How many people have done the test, counted once for all who ask at a time. */
export const testedNow = (db: Database): Promise<number> => allTested(db, '');

/** How many people have joined each topic; a topic that nobody has joined is missing. What is no transaction asks `joinsNow`. */
export async function countJoins(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ topic: string; joins: number }>(
    'SELECT topic, count(*) AS joins FROM mbti_topic_joins GROUP BY topic',
  );
  return new Map(rows.map(({ topic, joins }) => [topic, joins]));
}

const allJoins = sharedFor(countJoins);

/** The same, counted once for all who ask at a time. */
export const joinsNow = (db: Database): Promise<ReadonlyMap<string, number>> => allJoins(db, '');
