import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { STAMP, stampOfSources } from './build-stamp.ts';
import { isBuilt, openBuiltRenderer } from './renderer.ts';
import { StartProblem } from './start-problem.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gala-built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a build leaves, without one script or picture. */
function build(stamp: string): void {
  writeFileSync(join(folder, STAMP), stamp);
  writeFileSync(join(folder, 'build.json'), '{"art":{},"sheets":{},"popups":{},"opening":{},"joined":{}}');
  writeFileSync(join(folder, 'chunks.json'), '[]');
}

const refusal = (): Promise<unknown> => openBuiltRenderer(folder).catch((error: unknown) => error);

it('where nothing was built, nothing is served', async () => {
  expect(isBuilt(folder)).toBe(false);
  expect(await refusal()).toEqual(new StartProblem('Nothing is built yet. Build it first: npm run build'));
});

it('a build of other sources is not served', async () => {
  build('of-yesterday');
  expect(isBuilt(folder)).toBe(false);
  const problem = await refusal();
  expect(problem).toBeInstanceOf(StartProblem);
  expect((problem as Error).message).toMatch(/have changed since the build.*npm run build/);
  build(stampOfSources());
  expect(isBuilt(folder)).toBe(true);
});
