import type { Catalog, Relation } from './catalog.ts';

/** Columns that say whose a row is, the surest first. */
const persons = ['user_id', 'owner', 'from_user'];
/** Columns that say in which campaign it is. */
const campaigns = ['activity', 'book'];

/** Whose the rows of a relation are, in SQL; null where it does not say. $1: people */
function ofPeople({ columns }: Relation, activity: string): string | null {
  const person = persons.find((one) => columns.includes(one));
  if (person === undefined) return null;
  const campaign = campaigns.find((one) => columns.includes(one));
  // What is nobody's is in everybody's books.
  const whose = person === 'owner' ? "(owner = ANY($1) OR owner = '')" : `${person} = ANY($1)`;
  return campaign === undefined ? whose : `${campaign} = '${activity}' AND ${whose}`;
}

/** The same of a relation whose rows belong to those of another one: they have its id. */
function ofTheirs({ name, columns }: Relation, catalog: Catalog, activity: string): string | null {
  for (const column of columns.filter((one) => one.endsWith('_id')))
    for (const other of catalog.relations.values()) {
      const theirs = other.key === column && other.name !== name ? ofPeople(other, activity) : null;
      if (theirs !== null) return `${column} IN (SELECT ${column} FROM public.${other.name} WHERE ${theirs})`;
    }
  return null;
}

/**
 * An audit of some people alone: as it is, over tables that seem to hold nothing but what is theirs. It finds nothing where the
 * audit finds nothing, if the rows that it compares belong to one person; where they do not, it may find what is right.
 *
 * @param sql selects the rows that break a rule
 * @param activity id of the campaign
 * @returns a statement whose first parameter is a list of people; null where it reads what is nobody's
 */
export function narrowed(sql: string, catalog: Catalog, activity: string): string | null {
  const parts = catalog.named(sql).map((name) => {
    const relation = catalog.relations.get(name);
    const condition = relation && (ofPeople(relation, activity) ?? ofTheirs(relation, catalog, activity));
    return condition ? `${name} AS (SELECT * FROM public.${name} WHERE ${condition})` : null;
  });
  if (parts.length === 0 || parts.includes(null)) return null;
  return `WITH ${parts.join(', ')} SELECT 1 FROM (${sql}) AS wrong_rows LIMIT 1`;
}
