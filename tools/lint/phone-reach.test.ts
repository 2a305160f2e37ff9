import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { waitingCode } from '../specification/library.ts';
import { isForTests } from '../testing/for-tests.ts';
import { phoneEntries } from './import-reach.ts';
import { reachOf } from './phone-reach.ts';

const waiting = waitingCode();

const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name) && !/\.(test|d)\.tsx?$/.test(one.name))
    .map((one) => join(one.parentPath, one.name).slice(join(root, '/').length));

/** Doors own nothing, and what is for tests alone is meant to be reached by no page; another test plants files for a moment. */
const isOwn = (file: string): boolean =>
  !isForTests(file) && !/\/(planted-[\w-]+\.tsx?|index\.ts)$/.test(file);
/** As above, single values of files that pages reach: what the tests of the catalogue and the language look into. */
const forTests = [
  'engine/errors/catalogue.ts#catalogue',
  'engine/expression/compile.ts#describeType',
  'engine/expression/library.ts#createOpenLibrary',
];

/** What is listed of a room, as `<path>#<export>`, in order. */
const listedIn = (room: string): string[] =>
  waiting
    .filter(({ file }) => file.startsWith(room))
    .flatMap(({ file, exports = [] }) => exports.map((name) => `${file}#${name}`))
    .sort();

const commands = (): string[] =>
  readdirSync(join(root, 'scripts'))
    .filter((name) => /\.ts$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => `scripts/${name}`);

describe('§7 what of the engine no page reaches', () => {
  let unreached: string[];
  let code: string;

  beforeAll(async () => {
    const engine = files('engine').filter(isOwn);
    const phone = await reachOf([...phoneEntries(), 'app/simulator/simulator.ts']);
    const tools = await reachOf(['app/prerender/prerender.tsx', ...commands()]);
    const all = await reachOf(engine);
    unreached = [...all.names].filter(
      (one) => one.startsWith('engine/') && !phone.names.has(one) && !tools.names.has(one),
    );
    code = phone.code;
  });

  it('is in the list of library code, and nothing that a page reaches is', () => {
    expect(unreached.filter((one) => !forTests.includes(one)).sort()).toEqual(listedIn('engine/'));
  });

  it('is in the list also where it is a part of something that pages reach', () => {
    for (const { calls = [] } of waiting) for (const call of calls) expect(code).not.toContain(call);
  });

  it('says of each what it waits for', () => {
    for (const { file, exports = [], calls = [], waits } of waiting) {
      expect(readFileSync(join(root, file), 'utf8')).not.toBe('');
      expect(exports.length + calls.length, file).toBeGreaterThan(0);
      expect(waits.length, file).toBeGreaterThan(10);
    }
  });

  it('tells what is called from what a door hands on', async () => {
    const { names, code } = await reachOf(phoneEntries());
    expect(names).toContain('engine/platform/attribution/build-app-link.ts#buildAppLink');
    expect(names).not.toContain('engine/platform/attribution/build-app-link.ts#buildDirectLink');
    expect(code).toContain('get(clientState.token)');
  });
});

describe('what of ledger and kernel nothing calls that is served', () => {
  it.each(['server/ledger', 'server/kernel'])(
    '%s: is in the same list, and nothing else is',
    async (room) => {
      const served = await reachOf(commands());
      const all = await reachOf(files(room));
      const unreached = [...all.names].filter((one) => one.startsWith(`${room}/`) && !served.names.has(one));
      expect(unreached.sort()).toEqual(listedIn(`${room}/`));
    },
  );
});
