import { type AppKind, appKinds } from './rules.ts';

/** What is wrong with a row of a kind, in SQL. */
function wrongOf(kind: string, { most, to, thing }: AppKind): string {
  const wrong = [
    'points <> 0',
    'earned <> 0',
    `count > ${most}`,
    ...(to === 'needed' ? ['from_user = to_user'] : []),
    ...(to === undefined ? ['from_user <> to_user'] : []),
    ...(thing === undefined ? ["thing <> ''"] : []),
  ];
  return `kind = '${kind}' AND (${wrong.join(' OR ')})`;
}

const kinds = Object.keys(appKinds)
  .map((kind) => `'${kind}'`)
  .join(', ');
const byKind = Object.entries(appKinds).map(([kind, carries]) => wrongOf(kind, carries));

export const audits: Readonly<Record<string, string>> = {
  'each says one thing, in whichever campaigns it counts': `
    SELECT kind, id FROM facts WHERE kind IN (${kinds}) GROUP BY kind, id
    HAVING count(DISTINCT (thing, from_user, to_user, room, couple, guild, count, at)) > 1`,
  'each carries what its kind does': `SELECT kind, id, activity FROM facts WHERE ${byKind.join(' OR ')}`,
};
