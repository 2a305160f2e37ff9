// By turns: starts a vitest of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../build/schemas.ts';
import { FLAKY_FILE } from './flaky-reporter.ts';

it('names the test that passed only at its second attempt, and neither a sound one nor a broken one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-flaky-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'some.test.js'),
    `import { expect, it } from 'vitest';
     let asked = 0;
     it('sound', () => {});
     it('flaky', () => expect(++asked).toBe(2));
     it.fails('to fail', () => expect(1).toBe(2));
     it('broken', () => expect(1).toBe(2));`,
  );
  const names = join(folder, 'flaky.json');
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--root', folder, `--reporter=${join(root, 'tools/testing/flaky-reporter.ts')}`, '--retry=1'],
    { cwd: folder, env: { ...process.env, [FLAKY_FILE]: names } },
  );
  expect(status).toBe(1);
  expect(JSON.parse(readFileSync(names, 'utf8'))).toEqual(['some.test.js > flaky']);
});
