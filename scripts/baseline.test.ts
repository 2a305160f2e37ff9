// By turns, 5 s: starts the command.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/schemas.ts';

const run = (...args: string[]) =>
  spawnSync(join(root, 'node_modules/.bin/tsx'), ['scripts/baseline.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

it.each([[[]], [['--update']]])('a widget that is none is refused with the nearest name, %j', (options) => {
  const { status, stderr } = run(...options, 'rankig-list');
  expect(stderr.trim()).toBe('There is no widget "rankig-list". Nearest: ranking-list.');
  expect(status).toBe(1);
});
