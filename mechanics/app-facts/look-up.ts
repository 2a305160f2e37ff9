import { type GroupKind, groupsOf } from '../../engine/document/anywhere/group.ts';
import type { Queryable } from '../../server/database/database.ts';
import { insertAll } from '../../server/database/insert-all.ts';
import { keyOf, type Numbered } from './batch.ts';
import type { SoundFact } from './rules.ts';

interface Key {
  readonly kind: string;
  readonly id: string;
}

/** What was taken of facts before, in whichever campaign, by kind and id. */
export async function takenOf(
  tx: Queryable,
  facts: readonly Numbered[],
): Promise<ReadonlyMap<string, SoundFact>> {
  const { rows } = await tx.query<SoundFact & Record<GroupKind, string>>(
    `SELECT f.kind, f.id, f.from_user AS "from", f.to_user AS "to", f.thing, f.count AS amount, f.at,
       f.room, f.couple, f.guild
     FROM json_to_recordset($1::json) AS k(kind text, id text) JOIN facts f USING (kind, id)`,
    [JSON.stringify(facts.map(({ fact: { kind, id } }) => ({ kind, id })))],
  );
  return new Map(
    rows.map(({ room, couple, guild, ...row }) => [
      keyOf(row),
      { ...row, groups: groupsOf({ room, couple, guild }) },
    ]),
  );
}

/** Takes facts by kind and id, in one order for all transactions. @returns the keys of those that were not taken before */
export async function claim(tx: Queryable, facts: readonly Numbered[]): Promise<ReadonlySet<string>> {
  const keys = facts.map(({ fact: { kind, id } }) => ({ kind, id }));
  keys.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const made = await insertAll<Key>(
    tx,
    'app_facts',
    'kind text, id text',
    keys,
    'DO NOTHING RETURNING kind, id',
  );
  return new Set(made.map(keyOf));
}
