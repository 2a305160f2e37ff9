import type { ProjectConfig } from 'vitest/node';
import { testedFolders } from './tested-folders.ts';
import { leftOut, testTexts } from './turns.ts';

const DOM = '@vitest-environment jsdom';

const saying = (words: string): string[] =>
  [...testTexts]
    .filter(([path, text]) => /\.test\.tsx?$/.test(path) && text.includes(words))
    .map(([path]) => path);

/** Tests that ask for jsdom in their first line. */
const domTests = saying(DOM);
/** Of them those that replace what no window lets go: in a process of their own the window's names only lie over Node's. */
const apartTests = saying("vi.stubGlobal('location'").filter((path) => domTests.includes(path));

const unit = {
  environment: 'node',
  globalSetup: ['server/fixtures/new-database.ts'],
  setupFiles: ['tools/testing/setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks',
  maxWorkers: 2,
} satisfies ProjectConfig;

/** Tests beside the code, in Node: modules are loaded once a process, not once a file. */
export const unitProject = {
  ...unit,
  name: 'unit',
  include: [`{${testedFolders}}/**/*.test.{ts,tsx}`],
  exclude: [...domTests, ...leftOut()],
  isolate: false,
} satisfies ProjectConfig;

/** Tests beside the code that have a window: each file one of its own, since listeners and stores outlive a file; jsdom itself is loaded once a process. */
export const domProject = {
  ...unit,
  name: 'unit-dom',
  include: domTests.filter((path) => !apartTests.includes(path)),
  setupFiles: [...unit.setupFiles, 'tools/testing/setup-window.ts'],
  pool: 'vmForks',
} satisfies ProjectConfig;

/** Each file in a process of its own. */
export const apartProject = { ...unit, name: 'unit-apart', include: apartTests } satisfies ProjectConfig;
