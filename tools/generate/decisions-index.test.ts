import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { decisionsIndex } from './decisions-index.ts';

let made = '';
const folder = (files: Record<string, string>): string => {
  made = mkdtempSync(join(tmpdir(), 'decisions-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(made, file), text);
  return made;
};
afterEach(() => {
  if (made) rmSync(made, { recursive: true });
  made = '';
});

describe('the list of decisions', () => {
  it('names each by number and title, the next one, and numbers that stand for nothing', () => {
    const index = decisionsIndex(
      folder({ '0001-a-b.md': '# 0001: pages\ntext', '0003-c.md': '# 0003: Islands\n' }),
    );
    expect(index).toContain('The next one is 0004. Nothing was ever recorded under 0002.');
    expect(index).toContain('\n- [0001](0001-a-b.md): Pages\n- [0003](0003-c.md): Islands\n');
  });

  it.each([
    [{ 'notes.md': '' }, /notes\.md: a decision is called 0063-what-it-says\.md/],
    [{ '0002-a.md': '# 0001: pages' }, /0002-a\.md: expected the heading `# 0002: …`, got `# 0001: pages`/],
    [{ '0002-a.md': '# 0002: a', '0002-b.md': '# 0002: b' }, /0002-b\.md: two decisions have this number/],
  ])('refuses %j', (files, says) => {
    expect(() => decisionsIndex(folder(files))).toThrow(says);
  });
});

/** Decisions that a text names, by link or by number, and whose file is not there. */
function lost(path: string, text: string): string[] {
  const files = readdirSync(join(root, 'docs/decisions'));
  const links = [...text.matchAll(/\]\(([^()\s]*\d{4}-[\w-]+\.md)[^()]*\)/g)].flatMap(([, link = '']) =>
    filesBelow(join(root, dirname(path), dirname(link))).includes(link.replace(/^.*\//, '')) ? [] : [link],
  );
  const numbers = [...text.matchAll(/\bdecisions?(?:\/| )(\d{4})\b/g)].flatMap(([, number = '']) =>
    files.some((file) => file.startsWith(`${number}-`)) ? [] : [number],
  );
  return [...links, ...numbers].map((one) => `${path}: ${one}`);
}

describe('decisions that are named', () => {
  it('are there, in documents and in code', () => {
    const rooms = [
      'docs',
      'engine',
      'app',
      'server',
      'check',
      'mechanics',
      'modules',
      'widgets',
      'build',
      'product',
      'tools',
      'scripts',
      'e2e',
    ];
    const paths = rooms
      .flatMap((room) => filesBelow(join(root, room)).map((file) => `${room}/${file}`))
      .filter((path) => /\.(md|tsx?|css)$/.test(path) && path !== 'tools/generate/decisions-index.test.ts');
    expect(paths.length).toBeGreaterThan(900);
    expect(
      ['README.md', ...paths].flatMap((path) => lost(path, readFileSync(join(root, path), 'utf8'))),
    ).toEqual([]);
  });

  it('and one that is not is told', () => {
    expect(lost('docs/server.md', '[0032](decisions/0032-gone.md), decision 9999')).toEqual([
      'docs/server.md: decisions/0032-gone.md',
      'docs/server.md: 9999',
    ]);
  });
});
