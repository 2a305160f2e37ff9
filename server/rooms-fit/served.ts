import { nearestName } from '../../engine/expression/nearest.ts';
import { coreMigrations } from '../database/migrate.ts';
import { type Migration, migrationsOf } from '../database/tables.ts';
import type { Mechanic } from '../kernel/mechanic.ts';
import { ownHandlers } from '../operations/index.ts';
import { type Claim, theServer } from './claim.ts';

/** A room as far as it is known: the entry of a mechanic or of a module. */
export type Entry = Pick<Mechanic, 'name'> & Partial<Mechanic>;

/** Names under which the server tells its own audits, and what runs before the rooms'. */
const ownNames = ['ledger', 'settlement', 'facts', 'groups'];

/** What has a name of its own in the database once these have run. */
export function relationsOf(migrations: readonly Migration[]): readonly string[] {
  const made = new Map<string, number>();
  const create =
    /\bCREATE\s+(?:UNIQUE\s+)?(?:TABLE|INDEX|VIEW|SEQUENCE|FUNCTION)\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)|\bDROP\s+TABLE\s+(?:IF\s+EXISTS\s+)?"?(\w+)|\bALTER\s+TABLE\s+"?(\w+)"?\s+RENAME\s+TO\s+"?(\w+)/gi;
  for (const { sql } of migrations)
    for (const [, created, dropped, renamed, to] of sql.replaceAll(/--.*$/gm, '').matchAll(create)) {
      const gone = dropped ?? renamed;
      if (gone !== undefined) made.delete(gone);
      const name = created ?? to;
      if (name !== undefined) made.set(name, (made.get(name) ?? 0) + 1);
    }
  return [...made].flatMap(([name, times]) => Array.from({ length: times }, () => name));
}

const relations = (room: string, migrations: readonly Migration[]): readonly Claim[] =>
  relationsOf(migrations).map((name) => ({
    room,
    thing: `\`${name}\` of the database`,
    mend: 'call it by its room, as `<room>_…`',
  }));

const calls = (room: string, handlers: object = {}): readonly Claim[] =>
  Object.keys(handlers).map((id) => ({
    room,
    thing: `the call \`${id}\``,
    mend: 'give one of them another operationId',
  }));

/** Words under which a room moves value and tells facts. */
const wordsOf = ({ name, kinds = [] }: Entry): readonly string[] => [...new Set([name, ...kinds])];

/** What the entries of rooms have for themselves, beside what the server itself has. */
export function servedClaims(rooms: readonly Entry[]): readonly Claim[] {
  const own: Claim[] = ownNames.map((name) => ({
    room: theServer,
    thing: `the name \`${name}\``,
    mend: 'give the room, and its folders, another name',
  }));
  return [
    ...own,
    ...relations(theServer, coreMigrations()),
    ...calls(theServer, ownHandlers),
    ...rooms.flatMap((room): readonly Claim[] => {
      const { name, tables, handlers, rules } = room;
      return [
        { room: name, thing: `the name \`${name}\``, mend: 'give one, and its folders, another name' },
        ...wordsOf(room).map((word) => ({
          room: name,
          thing: `the kind \`${word}\``,
          mend: 'name it `<room>-…` in `room.ts`',
        })),
        ...relations(name, tables === undefined ? [] : migrationsOf(tables, name)),
        ...calls(name, handlers),
        ...(rules?.key === undefined
          ? []
          : [{ room: name, thing: `the key \`${rules.key}\` of campaign`, mend: 'read another key in one' }]),
      ];
    }),
  ];
}

/** What the entries of rooms say of things that nobody has. */
export function servedStrays(rooms: readonly Entry[]): readonly string[] {
  const answered = new Map([
    ...Object.keys(ownHandlers).map((id) => [id, theServer] as const),
    ...rooms.flatMap(({ name, handlers = {} }) => Object.keys(handlers).map((id) => [id, name] as const)),
  ]);
  const told = rooms.flatMap(toldBy);
  return rooms.flatMap((room) => {
    const { name, handlers, writeBudgets = {}, hear } = room;
    const budgets = handlers === undefined ? [] : Object.keys(writeBudgets);
    const calls = Object.keys(handlers ?? {});
    const foreign = budgets.filter((id) => !calls.includes(id));
    return [
      ...foreign.map((id) => {
        const near = nearestName(id, calls);
        const whose = answered.has(id) ? `${answered.get(id)} answers it` : 'no room answers it';
        return `the budget of the call \`${id}\`: ${name} has it, and ${whose}${hint(near)}`;
      }),
      ...toldBy(room)
        .filter((kind) => !wordsOf(room).includes(kind))
        .map((kind) => {
          const near = nearestName(kind, wordsOf(room));
          return `the kind \`${kind}\` of facts: ${name} tells it, and has it neither for a name nor in its \`kinds\`${hint(near)}`;
        }),
      ...(room.books ?? [])
        .filter((kind) => !wordsOf(room).includes(kind))
        .map((kind) => {
          const near = nearestName(kind, wordsOf(room));
          return `the kind \`${kind}\` of movements: ${name} books it, and has it neither for a name nor in its \`kinds\`${hint(near)}`;
        }),
      ...Object.keys(room.messages ?? {})
        .filter((kind) => !wordsOf(room).includes(kind))
        .map((kind) => {
          const near = nearestName(kind, wordsOf(room));
          return `the kind \`${kind}\` of messages: ${name} sends it, and has it neither for a name nor in its \`kinds\`${hint(near)}`;
        }),
      ...(hear?.kinds ?? [])
        .filter((kind) => !told.includes(kind))
        .map((kind) => {
          const near = nearestName(kind, told);
          return `the kind \`${kind}\` of facts: ${name} hears of it, and no room tells it (told are: ${told.join(', ') || 'none'})${hint(near)}`;
        }),
    ];
  });
}

/** Kinds of facts that a room tells. */
const toldBy = ({ rules }: Entry): readonly string[] => (rules?.tells ?? []).map(({ kind }) => kind);

const hint = (near: string | undefined): string => (near === undefined ? '' : `: did you mean \`${near}\`?`);
