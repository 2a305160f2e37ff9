import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { isForTests } from '../testing/for-tests.ts';
import { testedFolders } from '../testing/tested-folders.ts';

/** The rooms where a mistake costs most: what pages say and do, and all of the server. */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  document: ['engine/document'],
  expression: ['engine/expression'],
  page: ['engine/page'],
  data: ['engine/data'],
  action: ['engine/action'],
  http: ['engine/http'],
  platform: ['engine/platform'],
  server: ['server'],
  mechanics: ['mechanics'],
  modules: readdirSync(join(root, 'modules'), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => `modules/${name}/server`),
};

const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .map((one) => join(one.parentPath, one.name).slice(root.length).replace(/^\//, ''))
    .sort();

/** Also for tests: a fair is the campaign that they play, mistakes are what they plant. The rest says the time of a build, or is generated. */
const helping = /\.d\.ts$|(^|\/)generated\/|(^|\/)(fair|mistakes)\.tsx?$|^server\/simulate\//;

export const sourcesOf = (folders: readonly string[]): string[] =>
  folders.flatMap(below).filter((file) => !isForTests(file) && !helping.test(file));

/** Every test file of the unit projects. */
export const unitTests = (): string[] =>
  testedFolders.flatMap(below).filter((file) => /\.test\.tsx?$/.test(file));
