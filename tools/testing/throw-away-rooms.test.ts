// By turns, 100 s: copies the whole product and builds it.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { addRooms, type Change, changesOf, generated, lists, rooms } from './throw-away-copy.ts';
import type { Driven } from './throw-away-drive.ts';

const run = promisify(execFile);
let checkout: Checkout;
let driven: Driven;
let changes: readonly Change[];

beforeAll(async () => {
  checkout = makeCheckout();
  const { folder } = checkout;
  cpSync(join(root, 'stories'), join(folder, 'stories'), { recursive: true });
  addRooms(folder);
  // The files of an empty database.
  mkdirSync(join(folder, '.cache'));
  for (const name of readdirSync(join(root, '.cache')).filter((one) => one.startsWith('new-database')))
    cpSync(join(root, '.cache', name), join(folder, '.cache', name));
  const inside = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  const tsx = join(root, 'node_modules/.bin/tsx');
  await run(tsx, ['scripts/types.ts'], inside);
  changes = changesOf(folder);
  const { stdout } = await run(tsx, ['tools/testing/throw-away-drive.ts'], inside);
  driven = JSON.parse(stdout) as Driven;
}, 120_000);

afterAll(() => checkout?.remove());

const read = (path: string): string => readFileSync(join(checkout.folder, path), 'utf8');

it('a mechanic and a module are added by their folders and one line in each list', () => {
  const own = (path: string): boolean => /\/(ping|pong)(\/|-)|^activities\/ping_pong/.test(path);
  const outside = changes.filter(({ path }) => !own(path));
  const made = outside.filter(({ path }) => generated.includes(path));
  const byHand = outside.filter(({ path }) => !generated.includes(path));
  const said = (some: readonly Change[]) => `${some.length} (${some.map(({ path }) => path).join(', ')})`;
  console.log(
    `Files touched outside of the rooms: ${said(byHand)} by hand, ${said(made)} by \`npm run types\``,
  );
  const modified = (paths: readonly string[]) => [...paths].sort().map((path) => ({ how: 'M', path }));
  const sorted = (some: readonly Change[]) => [...some].sort((a, b) => (a.path < b.path ? -1 : 1));
  expect(sorted(byHand)).toEqual(modified(lists.map(({ file }) => file)));
  expect(sorted(made)).toEqual(modified(generated));
  const told = `touches ${byHand.length} files by hand, and ${made.length} by \`npm run types\``;
  expect(readFileSync(join(root, 'docs/mechanics.md'), 'utf8').replaceAll('\n', ' ')).toContain(told);
  expect(changes.filter(({ how }) => how === 'A')).toHaveLength(filesBelow(rooms).length);
});

it('its types hold', async () => {
  writeFileSync(
    join(checkout.folder, 'tsconfig.rooms.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['mechanics/**/*.ts', 'modules/pong', 'modules/*.ts', 'stories/pong-court.stories.tsx'],
      exclude: ['**/*.test.ts'],
    }),
  );
  const { stdout } = await run(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', 'tsconfig.rooms.json', '--noEmit'],
    {
      cwd: checkout.folder,
    },
  ).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
}, 60_000);

it('what is composed has it: types, contract, the campaign’s block, keys of texts, the tables of the documentation', () => {
  expect(read('schemas/generated/types.gen.ts')).toContain('export interface CampaignPing ');
  expect(read('schemas/api/openapi.json')).toContain('"operationId": "sendPing"');
  expect(read('schemas/api/openapi.json')).toContain('"operationId": "readPong"');
  expect(read('schemas/common/campaign.schema.json')).toContain('"ping": {');
  expect(read('schemas/generated/activity.editor.gen.json')).toContain('pong-court');
  expect(read('schemas/generated/texts.gen.ts')).toContain("  'pong-court':\n    | 'pong_played';");
  expect(read('docs/document-keys.md')).toMatch(/`ping\[\]\.most`.*How often one person may\./);
});

it('the page of calls has its calls, when they are open, and its refusal', () => {
  const page = read('docs/calls.md');
  expect(page).toContain(
    '| `POST /v2/activities/{id}/ping/{ping}` | users | a key | live, settling | Rings a bell once more. |',
  );
  expect(page).toContain('| `GET /v2/pong` | anybody |  |  | How many serves there are. |');
  expect(page).toContain('| 1300 | RUNG_OUT | 200 | The bell has rung enough | yes |');
});

/** Tests that use the lists, and know rooms of the product: they hold with more rooms, too. Run whole. */
const listUsers: readonly string[] = [
  'server/kernel/once.test.ts',
  'server/database/migrate.test.ts',
  'server/database/rooms-sql.test.ts',
  'server/limits/stored-writes.test.ts',
  'server/rooms-fit/rooms-fit.test.ts',
  'server/rooms-fit/schemas-fit.test.ts',
  'server/api/refusals.test.ts',
  'server/app.test.ts',
  'server/foundations.test.ts',
  'modules/mbti/server/data.test.ts',
  'mechanics/milestones/server.test.ts',
];

/** Tests that are run inside of the copy, with what of them looks at the new rooms. */
const inside = {
  files: [
    ...['modules/index.test.ts', 'modules/pong', 'scripts/audit.test.ts'],
    ...['server/api/contract.test.ts', 'server/api/bodies.test.ts'],
  ],
  titles: [
    ...['names every folder, and every folder is whole', 'loads pong-court'],
    'shows how often everybody has pinged, and the serves of its data',
    'are those of the ledger, of settlements, of facts and of every room, and all are zero on an honest one',
    'names every operation that the server handles, and no other',
    ...['readPing', 'sendPing', 'readPong'].map(
      (id) => `${id} answers by its schema, which refuses a wrong answer`,
    ),
    ...["'sendPing', as JSON", "'sendPing' is too large beyond 64 KiB, or what it says itself"],
  ],
};

interface Tested {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { status: string; title: string; failureMessages: string[] }[];
  }[];
}

/** Runs tests of the copy, whether their turn is today or not. */
async function tested(parameters: readonly string[]): Promise<Tested> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'GALA_TESTS'),
  );
  const vitest = join(root, 'node_modules/.bin/vitest');
  const { stdout } = await run(vitest, ['run', ...parameters, '--reporter=json'], {
    cwd: checkout.folder,
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error);
  return JSON.parse(stdout) as Tested;
}

it('its screen is whole, and its tests pass; so do those of all calls, bodies and audits, by what it brings to the fair', async () => {
  writeFileSync(
    join(checkout.folder, 'vitest.config.ts'),
    "import { domProject, unitProject } from './tools/testing/unit-project.ts';\nexport default { test: { projects: [{ test: unitProject }, { test: domProject }] } };\n",
  );
  const parameters = [...inside.files, '-t', inside.titles.join('|')];
  const { testResults } = await tested(parameters);
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === 'failed');
  expect([...failed, ...testResults.flatMap(({ message }) => message || [])]).toEqual([]);
  const passed = results.flatMap(({ status, title }) => (status === 'passed' ? [title] : []));
  expect(passed.sort()).toEqual([...inside.titles].sort());
}, 120_000);

it('tests of other rooms that use the lists hold with it', async () => {
  const { testResults } = await tested(listUsers);
  const failed = testResults.flatMap(({ assertionResults, message }) => [
    ...(message ? [message] : []),
    ...assertionResults.flatMap(({ status, title, failureMessages }) =>
      status === 'failed' ? [`${title}: ${failureMessages.join(' ')}`] : [],
    ),
  ]);
  expect(failed).toEqual([]);
  expect(testResults.length).toBe(listUsers.length);
}, 240_000);

it('its documents and data are sound, and a mistake is one finding on its line', () => {
  expect(driven.sound).toEqual([]);
  const document = 'activities/ping_pong.json';
  const told = (name: string) =>
    driven.planted[name]?.map(({ file, line, rule, message }) => ({ file, line, rule, message }));
  const lineOf = (path: string, part: string) =>
    read(path)
      .split('\n')
      .findIndex((line) => line.includes(part)) + 1;
  const most = lineOf(document, '"most"');
  const post = lineOf(document, '"spends"');
  expect(told('rule')).toEqual([
    { file: document, line: most, rule: 'campaign', message: 'pings come in odd numbers' },
  ]);
  expect(told('schema')).toMatchObject([{ line: most, rule: 'schema' }]);
  expect(told('reference')).toMatchObject([
    { line: post, rule: 'api-paths', message: expect.stringContaining('there is no ping `bel`') },
  ]);
  expect(told('refresh')).toMatchObject([{ line: post, rule: 'refresh' }]);
  const serves = 'modules/pong/data/serves.json';
  expect(told('data')).toEqual([
    { file: serves, line: lineOf(serves, '"height": 5'), rule: 'module-data', message: 'serves must rise' },
  ]);
});

it('the mistakes of its own list are planted with all others', () => {
  expect(driven.mistakes).toEqual([{ kind: 'bell that rings an even number of times', told: true }]);
});

it('its calls answer, once each, and what they give is booked', () => {
  const { calls, booked } = driven;
  expect(calls.seeded).toMatchObject({ code: 0, data: { sent: 3 } });
  expect(calls.one).toMatchObject({ code: 0, data: { ping: 'bell', number: 1 } });
  expect(calls.again).toEqual(calls.one);
  expect(calls.three).toMatchObject({ code: 0, data: { number: 3 } });
  expect(calls.unknown?.code).toBeGreaterThan(0);
  expect(calls.pong).toMatchObject({ code: 0, data: { serves: 2 } });
  expect(booked).toEqual(Array.from({ length: 3 }, () => ({ kind: 'ping-reward', amount: 5 })));
});

it('it refuses in words of its own, in the reader’s language, and with the same ones under the same key', () => {
  const { four, fourAgain, five } = driven.calls;
  expect(four).toEqual({ code: 1300, message: 'The bell has rung enough', data: null });
  expect(fourAgain).toEqual(four);
  expect(five).toEqual({ code: 1300, message: '铃响够了', data: null });
});

it('its call is open in the phases that it names', () => {
  expect(driven.calls.early).toMatchObject({ code: 1201 });
  expect(driven.calls.over).toMatchObject({ code: 1202 });
});

it('it hears what people do, of its seed and of a request alike', () => {
  const { seeded, gift, after } = driven.calls;
  expect(gift).toMatchObject({ code: 0 });
  const heard = (seeded?.data as { heard: number } | undefined)?.heard ?? 0;
  expect(heard).toBeGreaterThan(0);
  expect(after?.data).toEqual({ sent: 6, heard: heard + 4 });
});

it('what it tells is summed by its kind, and counts on boards that name it, by what they say', () => {
  expect(driven.counted).toEqual([
    { kind: 'gift', told: true, counted: true, score: null },
    // Six pings, each of which counts for seven.
    { kind: 'ping', told: true, counted: true, score: 42 },
  ]);
});

it('it is settled when it has ended, and paid once', () => {
  const [first, ...others] = driven.settled;
  expect(first).toEqual({ place: 1, score: 3, paid: 5 });
  expect(others).toHaveLength(3);
  for (const one of others) expect(one).toMatchObject({ score: 1, paid: null });
});

it('an audit finds nothing, and a row that nobody booked', () => {
  expect(driven.honest).toEqual([]);
  expect(driven.broken).toEqual(['ping: each ping is rewarded once']);
});

it('the page is drawn with the public answer', () => {
  expect(driven.calls.requests?.data).toEqual({
    ping: '/v2/activities/ping_pong/ping',
    ringers: '/v2/activities/ping_pong/boards/ping-board',
  });
  expect(driven.html.replaceAll(/<!-- -->/g, '')).toContain('6 pings, 2 serves');
});
