// By turns: runs tests of tests again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ReachingTests } from './reaching-tests.ts';
import { Results } from './results.ts';
import { unitTests } from './rooms.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gala-results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TOUCH = 'engine/platform/touch.ts';
const TEST = 'engine/platform/touch.test.ts';

it('what is known is known in the next run, of the same texts alone', () => {
  const path = join(folder, 'results.jsonl');
  const first = new Results(path);
  first.put('killed', TOUCH, [TEST], { failed: TEST });
  first.put('survived', TOUCH, [TEST], {});
  const next = new Results(path);
  expect(next.get('killed', TOUCH)?.failed).toBe(TEST);
  expect(next.get('survived', TOUCH)).toMatchObject({ tests: [TEST] });
  expect(next.get('survived', TOUCH)?.failed).toBeUndefined();
  expect(next.get('survived', 'engine/platform/place.ts'), 'another source').toBeUndefined();
  expect(next.get('never', TOUCH)).toBeUndefined();
  expect(next.survivors()).toEqual(['survived']);
});

it('the tests of a file are its own first, then its folder’s, then those that have killed most of its folder', () => {
  const reaching = new ReachingTests(unitTests());
  expect(reaching.of(TOUCH, 12)[0]).toBe(TEST);
  // That of the lock starts processes as well, in which there is no mistake.
  expect(reaching.of('server/storage/folder-lock.ts', 12)[0]).toBe('server/storage/folder-lock.test.ts');
  expect(reaching.of('mechanics/boards/check/doubts.ts', 1)).toEqual(['mechanics/boards/check.test.ts']);
  const [, second = '', third = ''] = reaching.of(TOUCH, 12);
  expect(second).not.toBe('');
  reaching.killed(TOUCH, third);
  expect(reaching.of(TOUCH, 12).slice(0, 2)).toEqual([TEST, third]);
  expect(reaching.of(TOUCH, 1)).toEqual([TEST]);
});
