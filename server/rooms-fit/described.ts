import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { readOperations } from '../api/api-files.ts';
import { type Claim, theServer } from './claim.ts';
import { takenFacts, takenLists } from './taken.ts';

type Json = Readonly<Record<string, unknown>>;

const read = (path: string): Json => JSON.parse(readFileSync(path, 'utf8')) as Json;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The room whose file this is below `schemas/`: of `mechanics/bell/block.schema.json` `bell`. */
const roomOfFile = (path: string): string => {
  const [kind = '', name = ''] = path.split(sep);
  return kind === 'mechanics' || kind === 'modules' ? name : theServer;
};

/** Values that only look like schemas. */
const plain: readonly string[] = ['examples', 'default', 'const', 'enum'];

/** Every schema within one, itself first. */
function schemasIn(value: unknown, named = false): readonly Json[] {
  if (Array.isArray(value)) return value.flatMap((one) => schemasIn(one));
  if (!isJson(value)) return [];
  // Below `properties` the keys are anybody's: one that is called `title` is none.
  const own = named ? [] : [value];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    !named && plain.includes(key)
      ? []
      : schemasIn(one, !named && (key === 'properties' || key === 'definitions')),
  );
  return [...own, ...inner];
}

const stringsOf = (schema: Json, key: string): readonly string[] =>
  schemasIn(schema).flatMap((one) => (typeof one[key] === 'string' ? [one[key]] : []));

function claimsOfBlock(room: string, block: Json): readonly Claim[] {
  const key = String(block['x-key'] ?? room);
  return [
    { room, thing: `the block \`campaign.${key}\``, mend: 'give one another `x-key`' },
    ...stringsOf(block, 'x-list').map((name) => ({
      room,
      thing: `the \`x-list\` \`${name}\``,
      mend: 'call one list otherwise: `x-ref` would mean either',
    })),
    ...(typeof block['x-fact'] === 'string'
      ? [
          {
            room,
            thing: `the \`x-fact\` \`${block['x-fact']}\``,
            mend: 'call one otherwise: texts would mean either',
          },
        ]
      : []),
  ];
}

function claimsOfCalls(room: string, operations: Readonly<Record<string, { call: string }>>) {
  return Object.entries(operations).flatMap(([id, { call }]): readonly Claim[] => [
    {
      room,
      thing: `the described call \`${id}\``,
      mend: 'give one of them another operationId',
    },
    {
      room,
      thing: `the address \`${call.replaceAll(/\{[^}]*\}/g, '{}')}\``,
      mend: 'give one of them another path',
    },
  ]);
}

/** As a type is named by it: letters and digits alone, whatever their case. */
const typeName = (title: string): string => title.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();

/** Files below `schemas/` that types are made of. */
function schemaFiles(schemas: string): readonly string[] {
  return readdirSync(schemas, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.schema.json') && !path.startsWith(`generated${sep}`))
    .filter((path) => path !== join('common', 'campaign.schema.json'))
    .sort();
}

const isBlock = (path: string): boolean => basename(path) === 'block.schema.json';

/** A file below `schemas/`. */
interface SchemaFile {
  readonly path: string;
  readonly schema: Json;
}

function claimsOf(
  files: readonly SchemaFile[],
  operations: readonly (readonly [string, unknown])[],
): readonly Claim[] {
  const taken = (thing: string, names: readonly string[]): readonly Claim[] =>
    names.map((name) => ({ room: 'the format itself', thing: `the \`${thing}\` \`${name}\``, mend: '' }));
  return [
    ...taken('x-list', takenLists),
    ...taken('x-fact', takenFacts),
    ...operations.flatMap(([file, calls]) =>
      claimsOfCalls(roomOfFile(file), calls as Readonly<Record<string, { call: string }>>),
    ),
    ...files.flatMap(({ path, schema }): readonly Claim[] => {
      const room = roomOfFile(path);
      const titles = stringsOf(schema, 'title').map((title) => ({
        room: `${room} (schemas/${path.replaceAll(sep, '/')})`,
        thing: `the title \`${title}\``,
        key: typeName(title),
        mend: 'it names a type: give one another',
      }));
      return [...titles, ...(isBlock(path) ? claimsOfBlock(room, schema) : [])];
    }),
  ];
}

/** `x-fact` where nobody reads it: texts name what a whole block holds. */
const deepFactsOf = ({ path, schema }: SchemaFile): readonly string[] =>
  schemasIn(schema).flatMap((one) =>
    typeof one['x-fact'] !== 'string' || (isBlock(path) && one === schema)
      ? []
      : [
          `the \`x-fact\` \`${one['x-fact']}\`: schemas/${path.replaceAll(sep, '/')} has it ${isBlock(path) ? 'within its block' : 'in no block'}, where no text finds it; it belongs beside \`x-list\` at the root of a block.schema.json`,
        ],
  );

/** What a folder of schemas says of rooms. */
export interface Description {
  /**
   * What the schemas of rooms have for themselves, beside what the format has: calls and their addresses, blocks, lists, facts,
   * titles.
   */
  readonly claims: readonly Claim[];
  /** Each call with the file that describes it. */
  readonly calls: readonly (readonly [string, string])[];
  /** Each block with its file, and with the key that it has of a campaign. */
  readonly blocks: readonly { readonly path: string; readonly key: string }[];
  /** What is said of an `x-fact` that nobody reads. */
  readonly deep: readonly string[];
}

/** @param schemas the folder `schemas/` */
export function describedIn(schemas: string): Description {
  const files = schemaFiles(schemas).map((path) => ({ path, schema: read(join(schemas, path)) }));
  const operations = readOperations(schemas).map(
    ([file, calls]) => [relative(schemas, file), calls] as const,
  );
  return {
    claims: claimsOf(files, operations),
    calls: operations.flatMap(([path, calls]) =>
      Object.keys(calls as object).map((id) => [id, path] as const),
    ),
    blocks: files.flatMap(({ path, schema }) =>
      isBlock(path) ? [{ path, key: String(schema['x-key'] ?? roomOfFile(path)) }] : [],
    ),
    deep: files.flatMap(deepFactsOf),
  };
}

/** What of a room is described, and is asked for by its name. */
interface Described {
  readonly name: string;
  readonly rules?: { readonly key?: string };
  readonly handlers?: object;
}

/** A room that is called otherwise than the folder below `schemas/` where its block or its calls are described. */
export function nameStrays({ calls, blocks }: Description, rooms: readonly Described[]): readonly string[] {
  const names = new Set(rooms.map(({ name }) => name));
  return rooms.flatMap(({ name, rules, handlers = {} }) => {
    const own = [
      ...blocks
        .filter(({ key }) => key === rules?.key)
        .map(({ path }) => [`the block \`campaign.${rules?.key}\``, path] as const),
      ...calls
        .filter(([id]) => Object.hasOwn(handlers, id))
        .map(([id, path]) => [`the call \`${id}\``, path] as const),
    ];
    // Where the folder has a room of its own, two rooms have one thing, which is told as that.
    const stray = own.find(([, path]) => {
      const folder = roomOfFile(path);
      return folder !== name && folder !== theServer && !names.has(folder);
    });
    if (stray === undefined) return [];
    const [thing, path] = stray;
    return [
      `the room \`${name}\`: ${thing} that it has is described in schemas/${path.replaceAll(sep, '/')}; call it \`${roomOfFile(path)}\`, as its folders are`,
    ];
  });
}

/** A room whose rules read another key than its block has. */
export function blockStrays(
  { blocks }: Description,
  rooms: readonly { readonly name: string; readonly rules?: { readonly key?: string } }[],
): readonly string[] {
  return rooms.flatMap(({ name, rules }) => {
    const own = blocks.find(({ path }) => path === join('mechanics', name, 'block.schema.json'));
    if (rules === undefined || own === undefined) return [];
    const { key } = own;
    return key === rules.key
      ? []
      : [
          `the block \`campaign.${key}\`: the schema of ${name} has it, and its rules read campaign.${rules.key}`,
        ];
  });
}
