import { trustedProxies } from '../server/http/proxies.ts';

/** Where the data lives: exactly one of the two. */
export interface DataSettings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string | undefined;
}

/** What `npm run serve` is told by its environment. */
export interface ProductionSettings extends DataSettings {
  readonly origin: string;
  readonly serviceKey: string;
  readonly secret: string | undefined;
  readonly proxies: readonly string[];
  readonly areaHeader: string | undefined;
  readonly area: string;
  readonly imageOrigins: readonly string[];
  /** Campaigns that may begin anew although they run. */
  readonly beginAnew: readonly string[];
  readonly host: string;
  readonly port: number;
}

/** One setting, as the table in docs/server.md has it. */
export interface Variable {
  readonly name: string;
  readonly meaning: string;
  /** What holds without it; null: it must be there. */
  readonly otherwise: string | null;
}

/** Every setting of `npm run serve`. */
export const variables = [
  {
    name: 'DATABASE_URL',
    meaning:
      'a PostgreSQL, 15 or later: `postgres://user:password@host/name`; any number of processes may share it',
    otherwise: '`GALA_DATA`',
  },
  {
    name: 'GALA_DATA',
    meaning: 'folder of the embedded database, for one process; exactly one of the two is named',
    otherwise: '`DATABASE_URL`',
  },
  {
    name: 'GALA_ORIGIN',
    meaning:
      'where the pages stand, as people reach them: `https://h5.example.com`; links to them are shown with it',
    otherwise: null,
  },
  {
    name: 'GALA_SERVICE_KEY',
    meaning:
      'key of the app’s own server for `POST /v2/gift_events`, its batches, `POST /v2/facts`, `POST /v2/rooms` and `POST /v2/groups`, at least 32 characters',
    otherwise: null,
  },
  {
    name: 'GALA_SECRET',
    meaning:
      'what codes are kept under, at least 32 characters; never another one, or no code that was printed is known any more',
    otherwise: 'codes are neither made nor taken',
  },
  {
    name: 'GALA_PROXIES',
    meaning:
      'the proxies in front, whose `X-Forwarded-For` and country count: addresses or ranges, with commas between (`10.0.0.0/8, 192.0.2.7`), or `none`',
    otherwise: null,
  },
  {
    name: 'GALA_IMAGE_ORIGINS',
    meaning:
      'where people’s pictures lie: origins, with commas between (`https://avatars.example.com`), or `none`',
    otherwise: null,
  },
  {
    name: 'GALA_AREA_HEADER',
    meaning: 'header in which a proxy tells the country of a request, two letters; needs `GALA_PROXIES`',
    otherwise: 'every request is from `GALA_AREA`',
  },
  { name: 'GALA_AREA', meaning: 'country of a request of which no proxy tells one', otherwise: '`CN`' },
  {
    name: 'GALA_BEGIN_ANEW',
    meaning:
      'campaigns whose start was moved while they run, and that are to begin anew with it: ids, with commas between (`activity_20260214`)',
    otherwise: 'a start that was moved while its campaign runs is refused',
  },
  { name: 'HOST', meaning: 'address to listen on', otherwise: '`127.0.0.1`' },
  { name: 'PORT', meaning: 'port to listen on', otherwise: '`4173`' },
] as const satisfies readonly Variable[];

type Name = (typeof variables)[number]['name'];

/** All that is missing or wrong, a line each. */
export class SettingsProblem extends Error {
  constructor(command: string, problems: readonly string[]) {
    super(
      [
        `${command} is not set up, and does not start (docs/server.md#production):`,
        ...problems.map((one) => `  ${one}`),
      ].join('\n'),
    );
    this.name = 'SettingsProblem';
  }
}

const listOf = (text: string): string[] =>
  text.trim() === 'none' ? [] : text.split(',').map((one) => one.trim());

/** @throws Error saying what is wrong with it */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.origin !== text)
    throw new Error(`${JSON.stringify(text)} is no origin, such as https://avatars.example.com`);
  return text;
}

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new Error(`${JSON.stringify(text)} is no number from 0 to 65535`);
  return port;
}

function demand(text: string, pattern: RegExp, what: string): string {
  if (!pattern.test(text)) throw new Error(what);
  return text;
}

/** Reads single settings; what is missing or wrong goes to `problems`. */
function readerOf(environment: NodeJS.ProcessEnv, problems: string[]) {
  const told = (name: Name): string | undefined => environment[name]?.trim() || undefined;
  const read = <Value>(name: Name, otherwise: Value, parse: (text: string) => Value): Value => {
    const text = told(name);
    const variable: Variable | undefined = variables.find((one) => one.name === name);
    if (text === undefined) {
      if (variable?.otherwise === null) problems.push(`${name} is missing: ${variable.meaning}`);
      return otherwise;
    }
    try {
      return parse(text);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return otherwise;
    }
  };
  return { told, read };
}

function dataOf({ told, read }: ReturnType<typeof readerOf>, problems: string[]): DataSettings {
  const dataDir = told('GALA_DATA');
  const databaseUrl = read('DATABASE_URL', undefined, (text) =>
    // Its value holds a password: it is never quoted.
    demand(text, /^postgres(ql)?:\/\/\S+$/, 'it is no address of a PostgreSQL (postgres://…)'),
  );
  if ((told('DATABASE_URL') === undefined) === (dataDir === undefined))
    problems.push(
      dataDir === undefined
        ? 'DATABASE_URL or GALA_DATA is missing: where the data lives'
        : 'DATABASE_URL and GALA_DATA are both there: the data lives in one of them',
    );
  return { databaseUrl, dataDir };
}

/**
 * Reads of all settings where the data lives, as a command beside the server asks for it.
 *
 * @param command as it is called, for the message
 * @throws SettingsProblem where that is missing or wrong
 */
export function readDataSettings(environment: NodeJS.ProcessEnv, command: string): DataSettings {
  const problems: string[] = [];
  const settings = dataOf(readerOf(environment, problems), problems);
  if (problems.length > 0) throw new SettingsProblem(command, problems);
  return settings;
}

/**
 * Reads all settings at once.
 *
 * @throws SettingsProblem with every one that is missing, wrong or unknown
 */
export function readProductionSettings(environment: NodeJS.ProcessEnv): ProductionSettings {
  const problems: string[] = [];
  const reader = readerOf(environment, problems);
  const { told, read } = reader;
  const proxiesOf = (text: string): string[] => {
    trustedProxies(listOf(text));
    return listOf(text);
  };
  const settings: ProductionSettings = {
    ...dataOf(reader, problems),
    origin: read('GALA_ORIGIN', '', originOf),
    serviceKey: read('GALA_SERVICE_KEY', '', (text) =>
      demand(text, /^\S{32,}$/, 'it has fewer than 32 characters, or blanks'),
    ),
    secret: read('GALA_SECRET', undefined, (text) =>
      demand(text, /^\S{32,}$/, 'it has fewer than 32 characters, or blanks'),
    ),
    proxies: read('GALA_PROXIES', [], proxiesOf),
    areaHeader: read('GALA_AREA_HEADER', undefined, (text) =>
      demand(text, /^[A-Za-z][\w-]*$/, `${JSON.stringify(text)} is no name of a header`),
    ),
    area: read('GALA_AREA', 'CN', (text) =>
      demand(text, /^[A-Z]{2}$/, `${JSON.stringify(text)} is no country in two capital letters`),
    ),
    imageOrigins: read('GALA_IMAGE_ORIGINS', [], (text) => listOf(text).map(originOf)),
    beginAnew: read('GALA_BEGIN_ANEW', [], listOf),
    host: told('HOST') ?? '127.0.0.1',
    port: read('PORT', 4173, portOf),
  };
  if (settings.areaHeader !== undefined && told('GALA_PROXIES') === 'none')
    problems.push('GALA_AREA_HEADER needs GALA_PROXIES: nobody else is believed what it says');
  const known = new Set<string>(variables.map(({ name }) => name));
  for (const name of Object.keys(environment))
    if (name.startsWith('GALA_') && !known.has(name)) problems.push(`${name} is no setting`);
  if (problems.length > 0) throw new SettingsProblem('npm run serve', problems);
  return settings;
}

/** The table in docs/server.md. */
export const settingsTable = (): string =>
  [
    '| variable | meaning | without it |',
    '|---|---|---|',
    ...variables.map(
      ({ name, meaning, otherwise }: Variable) =>
        `| \`${name}\` | ${meaning} | ${otherwise ?? 'does not start'} |`,
    ),
  ].join('\n');
