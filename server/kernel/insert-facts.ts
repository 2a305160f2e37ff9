import { hash } from 'node:crypto';
import { groupKinds } from '../../engine/document/anywhere/group.ts';
import type { Queryable } from '../database/database.ts';
import type { ToldFact } from './told-fact.ts';

/** Identity of a fact's content: the same id with another content is another fact, and refused. */
function hashOf(activity: string, { thing, from, to, count, at, groups }: ToldFact): string {
  // Facts without groups keep the hash that they had before there were any.
  const told = groups === undefined ? [] : [groupKinds.map((kind) => groups[kind] ?? '')];
  return hash('sha256', JSON.stringify([activity, thing, from, to, count, at, ...told]), 'hex');
}

/** The same in SQL. @param row alias of a row of `facts` */
export function hashInSql(row: string): string {
  const json = (columns: readonly string[]): string =>
    `concat_ws(',', ${columns.map((column) => `to_json(${row}.${column})::text`).join(', ')})`;
  const none = groupKinds.map((kind) => `${row}.${kind} = ''`).join(' AND ');
  const told = `CASE WHEN ${none} THEN '' ELSE ',[' || ${json(groupKinds)} || ']' END`;
  const content = json(['activity', 'thing', 'from_user', 'to_user', 'count', 'at']);
  return `encode(sha256(convert_to('[' || ${content} || ${told} || ']', 'UTF8')), 'hex')`;
}

/** As facts are written, so that two transactions that store the same ones wait for each other and never deadlock. */
const inOrder = (a: ToldFact, b: ToldFact): number =>
  a.kind === b.kind ? (a.id < b.id ? -1 : 1) : a.kind < b.kind ? -1 : 1;

/** What became of facts that were to be written. */
interface Inserted {
  readonly fresh: readonly ToldFact[];
  /** Those that were there. */
  readonly known: readonly ToldFact[];
}

/**
 * Writes facts that are not there yet with one statement, in one order for all transactions. New ones of a campaign that is closed to facts
 * were heard of no earlier than that.
 *
 * @returns both kinds, in their order
 */
export async function insertFacts(
  tx: Queryable,
  activity: string,
  facts: readonly ToldFact[],
): Promise<Inserted> {
  const rows = [...facts].sort(inOrder);
  const of = <Value>(value: (fact: ToldFact) => Value): readonly Value[] => rows.map(value);
  // One statement: the table is locked before it looks, so that it finds every closing that has not waited for it. Which are new is told
  // only where not all are.
  const { rows: told } = await tx.query<{
    all: boolean;
    closed: number | null;
    kind: string | null;
    id: string | null;
  }>(
    `WITH closing AS MATERIALIZED (SELECT max(at) AS at FROM fact_closings WHERE activity = $1), stored AS (
       INSERT INTO facts (kind, id, request_hash, activity, thing, from_user, to_user, room, couple, guild, count, points, earned, at, heard)
       SELECT r.kind, id, request_hash, $1, thing, from_user, to_user, room, couple, guild, count, points, earned, r.at, GREATEST(heard, c.at)
       FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[],
           $11::int4[], $12::int8[], $13::int8[], $14::int8[], $15::int8[])
         AS r(kind, id, request_hash, thing, from_user, to_user, room, couple, guild, count, points, earned, at, heard), closing c
       ON CONFLICT DO NOTHING RETURNING kind, id)
     SELECT n.stored = $16::int4 AS "all", c.at AS closed, s.kind, s.id
     FROM (SELECT count(*) AS stored FROM stored) n CROSS JOIN closing c LEFT JOIN stored s ON n.stored < $16::int4`,
    [
      activity,
      of(({ kind }) => kind),
      of(({ id }) => id),
      of((fact) => hashOf(activity, fact)),
      of(({ thing }) => thing),
      of(({ from }) => from),
      of(({ to }) => to),
      of(({ groups }) => groups?.room ?? ''),
      of(({ groups }) => groups?.couple ?? ''),
      of(({ groups }) => groups?.guild ?? ''),
      of(({ count }) => count),
      of(({ points }) => points),
      of(({ earned }) => earned),
      of(({ at }) => at),
      of(({ heard }) => heard),
      rows.length,
    ],
  );
  const [{ all, closed } = { all: facts.length === 0, closed: null }] = told;
  const heardOf = (fact: ToldFact): ToldFact =>
    closed === null || closed <= fact.heard ? fact : { ...fact, heard: closed };
  if (all) return { fresh: facts.map(heardOf), known: [] };
  const stored = new Set(told.flatMap(({ kind, id }) => (kind === null ? [] : `${kind} ${id}`)));
  const isFresh = ({ kind, id }: ToldFact): boolean => stored.has(`${kind} ${id}`);
  const fresh = facts.filter(isFresh).map(heardOf);
  const known = facts.filter((fact) => !isFresh(fact));
  return { fresh, known };
}

/** Those of facts that were taken before that say something else than what was taken. */
export async function otherwiseThan(tx: Queryable, activity: string, known: readonly ToldFact[]) {
  if (known.length === 0) return [];
  const { rows } = await tx.query<{ kind: string; id: string; request_hash: string }>(
    `SELECT kind, id, request_hash FROM facts JOIN json_to_recordset($2::json) AS k(kind text, id text) USING (kind, id)
     WHERE activity = $1`,
    [activity, JSON.stringify(known.map(({ kind, id }) => ({ kind, id })))],
  );
  const hashes = new Map(rows.map(({ kind, id, request_hash }) => [`${kind} ${id}`, request_hash]));
  return known.filter((fact) => hashes.get(`${fact.kind} ${fact.id}`) !== hashOf(activity, fact));
}
