import { describe, expect, it } from 'vitest';
import type { Report } from '../finding.ts';
import { check, rename, set, sound } from '../testing/workbench.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatTerminal } from './terminal.ts';

function reportOf(text: string): Report {
  const findings = check(text);
  const errors = findings.filter((one) => one.severity === 'error').length;
  const fixable = findings.filter((one) => one.fix).length;
  return {
    findings,
    files: ['activities/sound.json'],
    errors,
    warnings: findings.length - errors,
    fixable,
    duration: 3,
  };
}

const misspelt = rename('/title', 'titel');
const terminal = (text: string, colour = false) =>
  formatTerminal(reportOf(text), { colour, source: () => text });

describe('the report in a terminal', () => {
  it('says where, expected, got, nearest, how to mend and where to read on, below the line itself', () => {
    const text = terminal(misspelt);
    expect(text).toContain('activities/sound.json:4:3  error  there is no key `titel` here  schema');
    expect(text).toContain('    4 |   "titel": { "cn": "玫瑰", "en": "Roses" },\n      |   ^^^^^^^');
    for (const part of [
      'at           /titel',
      'expected     `title`',
      'got          `titel`',
      'did you mean `title`',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('npm run check -- --fix activities/sound.json   (rename `titel` to `title`)');
    expect(text).toContain('docs/checks/schema.md');
    expect(text).toContain('1 error  in 1 document in 3 ms; 1 can be mended');
  });

  it('sets the caret below Chinese signs, which are two columns wide', () => {
    const text = terminal(set('/body/1/unit/cn', '共共 {{ data.charm.totl }}'));
    const [row = '', caret = ''] = text
      .split('\n')
      .filter((line) => line.includes(' | ') || line.trim().startsWith('|'));
    const wide = row.slice(0, row.indexOf('totl')).replaceAll(/[共]/g, 'xx').length;
    expect(caret.indexOf('^')).toBe(wide);
    expect(caret.trim()).toBe('| ^^^^'.replace('| ', `|${' '.repeat(wide - 7)}`));
  });

  it('cuts a long line around the mistake', () => {
    const text = terminal(set('/body/7/rules/0/text/en', `${'word '.repeat(200)}{{ nosuch }}`));
    const rows = text.split('\n').filter((line) => line.includes('nosuch }}'));
    expect(rows[0]?.length).toBeLessThan(130);
    expect(rows[0]).toContain('…');
  });

  it('is coloured only when asked', () => {
    expect(terminal(misspelt)).not.toContain('\u001b[');
    expect(terminal(misspelt, true)).toContain('\u001b[31merror\u001b[0m');
  });

  it('sums up a sound project in one line', () => {
    expect(terminal(sound)).toBe('ok  1 document in 3 ms: nothing to mend');
  });
});

describe('the report for programs', () => {
  it('as JSON has every part of a finding', () => {
    const { findings, errors } = JSON.parse(formatJson(reportOf(misspelt))) as Report;
    expect(errors).toBe(1);
    expect(findings[0]).toMatchObject({
      rule: 'schema',
      file: 'activities/sound.json',
      line: 4,
      column: 3,
      pointer: '/titel',
      nearest: 'title',
      page: 'docs/checks/schema.md',
      fix: 'rename `titel` to `title`',
    });
  });

  it('as annotations is one line a finding, with signs escaped', () => {
    const text = formatGithub(reportOf(misspelt));
    expect(text).toMatch(
      /^::error file=activities\/sound\.json,line=4,col=3,title=schema%3A there is no key `titel` here::/,
    );
    expect(text).toContain('%0Aexpected: `title`');
    expect(text.split('\n')).toHaveLength(1);
  });
});
