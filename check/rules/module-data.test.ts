import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { dataChecks } from '../../modules/checks.ts';
import { readProject } from '../disk/project.ts';
import { checkText } from '../index.ts';

const context = readProject(root);
const read = (name: string) => readFileSync(join(root, `modules/mbti/data/${name}.json`), 'utf8');
const told = (name: string, text: string) => checkText(`modules/mbti/data/${name}.json`, text, context);
/** The text with the first stretch of it replaced, and its line. */
function planted(name: string, before: RegExp, after: string) {
  const text = read(name);
  const match = before.exec(text);
  if (!match) throw new Error(`${name} has nothing like ${before}`);
  const line = text.slice(0, match.index).split('\n').length;
  return { line, findings: told(name, text.replace(before, after)) };
}

describe('check module-data', () => {
  it('every data file that has rules is sound', () => {
    for (const { file } of dataChecks) {
      const path = `modules/${file}`;
      expect(checkText(path, readFileSync(join(root, path), 'utf8'), context), path).toEqual([]);
    }
  });

  it.each([
    [
      'a picture that is not there',
      'more-tests',
      /art\/tests\/pair\.svg/,
      'art/tests/nosuch.svg',
      'there is no picture',
    ],
    [
      'a route that is not there',
      'more-tests',
      /"url": "\/[^"]+"/,
      '"url": "/nosuch"',
      'there is no route /nosuch',
    ],
    ['a tag that stands twice', 'types', /"en": "Far-sighted"/, '"en": "decisive"', 'in en'],
    ['a gap in the table', 'game-rules', /"from": 100\b/, '"from": 101', 'a gap before row 2: 100 to 100'],
    [
      'a value of one language',
      'short-tests',
      /\{\{total\}\} questions/,
      '{{totals}} questions',
      'instead of "total"',
    ],
    ['a pronoun', 'topics', /"cn": "第一句话/, '"cn": "她的第一句话', 'says 她'],
  ] as const)('%s is told with line, expected and got', (_, name, before, after, message) => {
    const { line, findings } = planted(name, before, after);
    expect(findings.length).toBeGreaterThan(0);
    for (const one of findings) {
      expect(one).toMatchObject({
        rule: 'module-data',
        severity: 'error',
        page: 'docs/checks/module-data.md',
      });
      expect(one.expected).toBeTruthy();
      expect(one.got).toBeTruthy();
    }
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ line, message: expect.stringContaining(message) });
  });

  it('letters that are wrong are told, and what follows from them is not', () => {
    const { findings } = planted('primary-problem', /"A": \["([A-Z])", "([A-Z])"\]/, '"A": ["$1", "$1"]');
    expect(findings.map(({ rule }) => rule)).toContain('module-data');
    expect(findings.every(({ pointer }) => pointer.startsWith('/questions/0/'))).toBe(true);
  });

  it('a file with a mistake that its schema tells has no other', () => {
    const { findings } = planted('types', /"code": "ENTJ"/, '"kode": "ENTJ"');
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(['schema']));
  });
});
