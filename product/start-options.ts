import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/schemas.ts';
import { StartProblem } from '../build/start-problem.ts';
import { inOwnWords } from '../server/storage/database-unavailable.ts';

/** What `npm start` takes (`docs/server.md`). */
export interface StartOptions {
  readonly port: number;
  readonly host: string;
  /** The folder with the embedded database. */
  readonly data: string;
  readonly 'real-dates': boolean;
  readonly fresh: boolean;
  readonly demo: boolean;
  readonly 'no-stream': boolean;
  readonly 'no-build': boolean;
  readonly log: boolean;
}

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'real-dates': { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  demo: { type: 'boolean', default: false },
  'no-stream': { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  log: { type: 'boolean', default: false },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const known = Object.entries(options).map(
      ([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`,
    );
    throw new StartProblem(`${inOwnWords(error)}\nThere are: npm start -- ${known.join(' ')}`);
  }
}

/**
 * What a start is asked for, judged before anything is loaded.
 *
 * @param args behind `npm start --`
 * @throws StartProblem that says which option, and what there is
 */
export function readStartOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  const values = readArguments(args);
  for (const name of Object.keys(options)) {
    // npm takes what stands before two dashes for its own.
    if (environment[`npm_config_${name.replace(/^no-/, '').replaceAll('-', '_')}`] !== undefined)
      throw new StartProblem(
        `--${name} stands before two dashes, so that npm kept it. Say: npm start -- --${name}`,
      );
  }
  if (values.fresh && environment.DATABASE_URL)
    throw new StartProblem(
      '--fresh is for the embedded database. To begin anew on a PostgreSQL, name an empty database in DATABASE_URL.',
    );
  const asked = values.port ?? environment.PORT ?? '4173';
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new StartProblem(`--port takes a number from 0 to 65535, not ${JSON.stringify(asked)}.`);
  }
  if (values.data !== undefined && environment.DATABASE_URL)
    throw new StartProblem('--data and DATABASE_URL are both there: the data lives in one of them.');
  return {
    ...values,
    port,
    host: values.host ?? environment.HOST ?? '127.0.0.1',
    data: values.data ?? environment.GALA_DATA ?? join(root, '.data'),
  };
}

/** Makes the data folder where it is missing. @throws StartProblem when it cannot be written */
export function demandFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written: ${inOwnWords(error)}\nChoose another: npm start -- --data <folder>`,
    );
  }
}

/** How to start on another port. */
export const otherPort = (port: number): string => `npm start -- --port ${port < 65535 ? port + 1 : 4173}`;
