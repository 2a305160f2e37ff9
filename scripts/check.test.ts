// By turns, 10 s: runs the command as a process of its own, again and again.
import { execFileSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root as project } from '../build/schemas.ts';
import { main } from '../check/disk/command.ts';
import { fixtures, sound } from '../check/testing/workbench.ts';

let root = '';
const path = () => join(root, 'activities/sound.json');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gala-check-'));
  cpSync(fixtures, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The command in this process. */
function run(...args: string[]): { status: number; out: string; err: string } {
  const said = { out: '', err: '' };
  const status = main(['--root', root, ...args], {
    log: (text: string) => {
      said.out += `${text}\n`;
    },
    error: (text: string) => {
      said.err += `${text}\n`;
    },
  });
  return { status, ...said };
}

/** The same as a person calls it. */
function call(...args: string[]): { status: number; out: string; err: string } {
  const command = [
    join(project, 'node_modules/tsx/dist/cli.mjs'),
    join(project, 'scripts/check.ts'),
    '--root',
    root,
    ...args,
  ];
  try {
    return {
      status: 0,
      out: execFileSync(process.execPath, command, { encoding: 'utf8', stdio: 'pipe' }),
      err: '',
    };
  } catch (thrown) {
    const { status, stdout, stderr } = thrown as SpawnSyncReturns<string>;
    return { status: status ?? -1, out: stdout, err: stderr };
  }
}

describe('npm run check', () => {
  it('a sound project: exit code 0', () => {
    const { status, out } = call();
    expect(out).toMatch(/^ok {2}3 documents and 2 data files in \d+ ms: nothing to mend\n$/);
    expect(status).toBe(0);
  });

  it('errors: exit code 1, without colours where nobody sees them', () => {
    writeFileSync(path(), sound.replace('"title"', '"titel"'));
    const { status, out } = call();
    expect(status).toBe(1);
    expect(out).toContain('activities/sound.json:4:3  error');
    expect(out).not.toContain('\u001b[');
    expect(run('activities/other.json').status).toBe(0);
    expect(run('--format', 'github').out).toMatch(/^::error file=activities\/sound\.json,line=4,col=3,/);
    expect(JSON.parse(run('--format', 'json').out)).toMatchObject({ errors: 1, warnings: 0, fixable: 1 });
  });

  it('--fix mends the file itself: exit code 0', () => {
    const { status, out } = run('--fix');
    expect(out).toContain('mended activities/sound.json: rename `titel` to `title`');
    expect(status).toBe(0);
    expect(readFileSync(path(), 'utf8')).toBe(sound);
  });

  it('warnings fail the check when it is asked for', () => {
    const document = join(root, 'activities/sound.json');
    const text = readFileSync(document, 'utf8');
    writeFileSync(document, text.replace('"every": "30s"', '"every": "1s"'));
    expect(run()).toMatchObject({ status: 0, out: expect.stringContaining('1 warning') });
    expect(run('--strict').status).toBe(1);
    writeFileSync(document, text);
  });

  it('called wrongly, it says so on the error channel', () => {
    expect(call('--wrong')).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringContaining('npm run check'),
    });
  });

  it('data files of modules: all of them, or those that are named', () => {
    const data = join(root, 'modules/mbti/data/topics.json');
    const text = readFileSync(data, 'utf8');
    writeFileSync(data, text.replace('"title"', '"titel"'));
    const { status, out } = run();
    expect(status).toBe(1);
    expect(out).toContain('modules/mbti/data/topics.json:6:7  error  there is no key `titel` here');
    expect(out).toContain('1 error  in 3 documents and 2 data files in');
    expect(run('activities/sound.json').status).toBe(0);
    expect(run('modules/mbti/data/topics.json').out).toContain('1 error  in 1 data file in');
    expect(run(data).status).toBe(1);
    expect(run('--fix', data).out).toContain(
      'mended modules/mbti/data/topics.json: rename `titel` to `title`',
    );
    expect(readFileSync(data, 'utf8')).toBe(text);
  });

  it.each([['--format', 'xml'], ['--wrong'], ['nowhere.json']])(
    'called wrongly (%s %s): exit code 2 and how to call it',
    (...args) => {
      const { status, err } = run(...args);
      expect(status).toBe(2);
      expect(err).toContain('npm run check -- [files...]');
    },
  );
});
