import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { documentPaths } from './disk/checked-paths.ts';
import { checkDocuments } from './disk/project.ts';
import { readContext } from './disk/read-context.ts';
import { fixTexts } from './fix.ts';
import { formatGithub } from './formats/github.ts';
import { formatJson } from './formats/json.ts';
import { formatTerminal } from './formats/terminal.ts';
import { checkTexts } from './index.ts';
import { checkDataText, mendedData, onlyOfData, soundData } from './testing/data-workbench.ts';
import { drop, fixtures, rename, set, sound, sources, swap } from './testing/workbench.ts';

const PATH = 'modules/mbti/data/topics.json';
const context = readContext(fixtures, join(root, 'schemas'));
const withData = (text: string) => new Map([...sources, [PATH, text]]);

describe('data files of modules', () => {
  it('every committed one is sound', async () => {
    const report = await checkDocuments({ root });
    const files = report.files.filter((path) => path.startsWith('modules/'));
    expect(files.length).toBeGreaterThanOrEqual(8);
    expect(files).toContain(PATH);
    expect(report.findings.filter((one) => files.includes(one.file))).toEqual([]);
  });

  it('they are no routes: neither the list of documents nor the site knows them', () => {
    const own = { ...context };
    checkTexts(withData(soundData), own);
    expect(documentPaths(root).some((path) => path.startsWith('modules/'))).toBe(false);
    expect(own.site.summaries.map((one) => one.file).sort()).toEqual([...sources.keys()].sort());
  });

  it('a broken one leaves documents alone, and the other way round', () => {
    const broken = checkTexts(withData(soundData.slice(0, 90)), { ...context });
    expect(broken.findings.map((one) => one.file)).toEqual([PATH]);
    const texts = new Map([...withData(soundData), ['activities/sound.json', sound.slice(0, 90)]]);
    const report = checkTexts(texts, { ...context });
    expect(report.findings.some((one) => one.file === PATH)).toBe(false);
    expect(report.errors).toBeGreaterThan(0);
  });

  it('only what was asked for is told', () => {
    const texts = withData(rename('/topics/0/id', 'ids', soundData));
    expect(checkTexts(texts, { ...context }, ['activities/sound.json']).errors).toBe(0);
    expect(checkTexts(texts, { ...context }, [PATH])).toMatchObject({ errors: 1, files: [PATH] });
  });
});

describe('one mistake in a data file is one error at its place', () => {
  it.each([
    ['a misspelt key', rename('/topics/0/title', 'titel', soundData), 6, '/topics/0/titel', 'title'],
    ['a misspelt language', rename('/topics/0/title/vi', 'vn', soundData), 11, '/topics/0/title/vn', 'vi'],
    ['a key that is not known', set('/topics/0/colour', 'red', soundData), 19, '/topics/0/colour', undefined],
    ['a missing key', drop('/topics/0/id', soundData), 4, '/topics/0', undefined],
    ['a missing language', drop('/topics/0/p/th', soundData), 13, '/topics/0/p', undefined],
    ['another type', set('/topics/0/title/en', 7, soundData), 9, '/topics/0/title/en', undefined],
    ['an object as a list', set('/topics', {}, soundData), 3, '/topics', undefined],
    ['an empty list', set('/topics', [], soundData), 3, '/topics', undefined],
    ['a pattern not held', set('/topics/0/id', 'Roses!', soundData), 5, '/topics/0/id', undefined],
    ['an empty text', set('/topics/0/p/en', ' ', soundData), 16, '/topics/0/p/en', undefined],
  ])('%s', (_, text, line, pointer, nearest) => {
    const finding = onlyOfData(text);
    expect(finding).toMatchObject({ rule: 'schema', severity: 'error', file: PATH, line, pointer });
    expect(finding.nearest).toBe(nearest);
    expect(finding.page).toBe('docs/checks/schema.md');
    expect(finding.expected).toBeTruthy();
    expect(finding.got).toBeTruthy();
  });

  it('what is no object is one error', () => {
    for (const text of ['[]', '7', 'null', '"x"']) {
      expect(onlyOfData(text)).toMatchObject({ rule: 'schema', line: 1, expected: '{ ... }' });
    }
  });

  it('a misspelt key is renamed by --fix, and the rest stays as it is written', () => {
    expect(mendedData(rename('/topics/0/title', 'titel', soundData))).toBe(soundData);
    const texts = withData(
      `\uFEFF${rename('/$schema', '$shema', rename('/topics/0/title', 'titel', soundData))}`,
    );
    const done = fixTexts(texts, context);
    expect(texts.get(PATH)).toBe(soundData);
    expect([...done.keys()]).toEqual([PATH]);
    expect(done.get(PATH)).toHaveLength(3);
  });
});

describe('hostile data files', () => {
  const planted = (text: string) => swap('"topics": [', `${text}\n  "topics": [`, soundData);

  it.each([65, 200, 100_000])('%i levels are refused with one message', (depth) => {
    const text = planted(`"x": ${'['.repeat(depth - 1)}${']'.repeat(depth - 1)},`);
    expect(onlyOfData(text)).toMatchObject({ rule: 'json-syntax', line: 3, expected: 'at most 64 levels' });
  });

  it('2 MB are refused at once', () => {
    const text = planted(`"x": "${'x'.repeat(2 * 1024 * 1024)}",`);
    const started = performance.now();
    expect(onlyOfData(text)).toMatchObject({ rule: 'json-syntax', expected: 'at most 512 kB' });
    expect(performance.now() - started).toBeLessThan(200);
  });

  it('a key that stands twice is told at the second', () => {
    const text = swap(
      '"id": "roses-or-tulips",',
      '"id": "roses-or-tulips",\n      "id": "lilies",',
      soundData,
    );
    expect(onlyOfData(text)).toMatchObject({ rule: 'json-syntax', line: 6, column: 7 });
  });

  it('a byte order mark is told and removed', () => {
    expect(mendedData(`\uFEFF${soundData}`)).toBe(soundData);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused', (key) => {
    const text = planted(`"${key}": { "polluted": true },`);
    expect(onlyOfData(text)).toMatchObject({ rule: 'json-syntax', line: 3, got: `\`${key}\`` });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it.each(['toString', 'hasOwnProperty', 'valueOf'])('the key %s is unknown like any other', (key) => {
    expect(onlyOfData(planted(`"${key}": 1,`))).toMatchObject({ rule: 'schema', line: 3, got: `\`${key}\`` });
  });

  it.each(['__proto__', 'toString', '/etc/passwd', '\u0000', '../'.repeat(500), 'x'.repeat(100_000)])(
    'a $schema such as %.20s names nothing',
    (way) => {
      const finding = onlyOfData(set('/$schema', way, soundData));
      expect(finding).toMatchObject({ rule: 'data-schema', line: 2 });
      expect(finding.got?.length).toBeLessThan(100);
    },
  );

  it('cut off anywhere it gets one message', () => {
    for (let at = 1; at < soundData.length - 2; at += 7) {
      expect(
        checkDataText(soundData.slice(0, at)).map((one) => one.rule),
        `cut at ${at}`,
      ).toEqual(['json-syntax']);
    }
  });
});

describe('reports name data files', () => {
  const text = rename('/topics/0/title', 'titel', soundData);
  const report = checkTexts(withData(text), { ...context });

  it('in a terminal with line, pointer and how to mend, and in the sum', () => {
    const shown = formatTerminal(report, { colour: false, source: () => text });
    expect(shown).toContain(`  ${PATH}:6:7  error  there is no key \`titel\` here  schema`);
    expect(shown).toContain(`npm run check -- --fix ${PATH}   (rename \`titel\` to \`title\`)`);
    expect(shown).toMatch(/1 error {2}in 3 documents and 1 data file in \d+ ms; 1 can be mended/);
    const alone = checkTexts(withData(soundData), { ...context }, [PATH]);
    expect(formatTerminal(alone, { colour: false, source: () => text })).toMatch(
      /^ok {2}1 data file in \d+ ms: nothing to mend$/,
    );
  });

  it('for programs', () => {
    expect(JSON.parse(formatJson(report))).toMatchObject({
      errors: 1,
      files: expect.arrayContaining([PATH]),
      findings: [{ file: PATH, line: 6, column: 7, pointer: '/topics/0/titel', nearest: 'title' }],
    });
    expect(formatGithub(report)).toMatch(
      new RegExp(`^::error file=${PATH},line=6,col=7,title=schema%3A there is no key`),
    );
  });
});

describe('a project on disk', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gala-data-'));
    cpSync(fixtures, folder, { recursive: true });
    cpSync(join(root, 'schemas'), join(folder, 'schemas'), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('files in data folders of modules are judged, what lies elsewhere in a module is not', async () => {
    expect((await checkDocuments({ root: folder })).errors).toBe(0);
    writeFileSync(join(folder, 'modules/mbti/other.json'), '{');
    writeFileSync(join(folder, 'modules/mbti/data/empty.json'), '');
    const report = await checkDocuments({ root: folder });
    expect(report.findings.map((one) => one.file)).toEqual(['modules/mbti/data/empty.json']);
  });
});
