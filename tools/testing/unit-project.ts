import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectConfig } from 'vitest/node';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { testedFolders } from './tested-folders.ts';

const DOM = '@vitest-environment jsdom';

/** Tests that ask for jsdom in their first line. */
const domTests = testedFolders.flatMap((folder) =>
  filesBelow(join(root, folder))
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(join(root, path), 'utf8').includes(DOM)),
);

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
  exclude: domTests,
  isolate: false,
} satisfies ProjectConfig;

/** Tests beside the code that have a window: each file a process of its own, since listeners and stores outlive a file. */
export const domProject = { ...unit, name: 'unit-dom', include: domTests } satisfies ProjectConfig;
