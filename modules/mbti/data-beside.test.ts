// What stands beside the questions and the types: labels, rules of the game, other tests, lines of a match.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../engine/i18n/language.ts';
import { proves } from '../../tools/testing/proves.ts';
import { linkFaults, type MoreTest } from './check/link-faults.ts';
import { languageFaults, repeatFaults, wornTitleFaults } from './check/question-faults.ts';
import { pairLineFaults, type SourceShortTest, shortTestFaults } from './check/short-faults.ts';
import { type RewardRow, tableFaults } from './check/table-faults.ts';
import { filesIn, here, planted, read, said } from './check/testing.ts';
import { pronounFaults, repeats, type SourceText, slotFaults, textsIn } from './check/text-faults.ts';

const { table } = read<{ table: RewardRow[] }>('game-rules.json');
const { tests } = read<{ tests: MoreTest[] }>('more-tests.json');
const short = read<{ tests: SourceShortTest[] }>('short-tests.json').tests;
const { lines } = read<{ lines: { alike: string[]; text: SourceText }[] }>('pairs.json');
const { texts } = read<{ texts: Record<string, unknown> }>('labels.json');

/** Labels that no screen uses, by `texts.<key>` in its source. */
const unusedLabels = (texts: Readonly<Record<string, unknown>>, sources: readonly string[]): string[] =>
  Object.keys(texts).filter((key) => {
    const use = new RegExp(`\\btexts\\??\\.${key}\\b`);
    return !sources.some((source) => use.test(source));
  });

describe('§3 labels', () => {
  it('§3 labels: a text shows the same values in all five languages', () => {
    proves('3.11');
    const files = filesIn(join(here, 'data'));
    expect(files.length).toBeGreaterThanOrEqual(8);
    for (const name of files) {
      const data = read(name);
      expect(textsIn(data).length, name).toBeGreaterThan(0);
      expect(said(slotFaults(data)), name).toEqual([]);
    }
    expect(said(slotFaults({ a: [{ cn: '第 {{num}} 题', en: 'Question {{nun}}' }] }))).toEqual([
      '/a/0/en shows "nun" instead of "num"',
    ]);
    expect(said(slotFaults({ a: { cn: '共 {{n}} 题', tw: '共題', vi: '{{n} câu' } }))).toEqual([
      '/a/tw shows "" instead of "n"',
      '/a/vi has a brace that is none of a value',
    ]);
  });

  it('§3 labels: nobody is called he or she', () => {
    proves('3.11');
    for (const name of filesIn(join(here, 'data'))) expect(said(pronounFaults(read(name))), name).toEqual([]);
    expect(
      said(
        pronounFaults([
          { cn: '问问他', tw: '其他人，他們' },
          { cn: '逗 TA 笑', tw: '她' },
        ]),
      ),
    ).toEqual(['/0/cn says 他', '/1/cn says TA', '/1/tw says 她']);
  });

  it('§3 labels: every one is used by a screen', () => {
    proves('3.11');
    const sources = filesIn(here)
      .filter((path) => /\.tsx?$/.test(path) && !/(\.test\.|^check\/|^testing\.)/.test(path))
      .map((path) => readFileSync(join(here, path), 'utf8'));
    expect(unusedLabels(texts, sources)).toEqual([]);
    expect(unusedLabels({ ...texts, nosuch: {} }, sources)).toEqual(['nosuch']);
    expect(unusedLabels({ start: {} }, ['texts.startTitle'])).toEqual(['start']);
  });
});

describe('§2 game rules', () => {
  it('§2 game rules: the table has one row for every number of participants', () => {
    proves('9.11');
    expect(said(tableFaults(table))).toEqual([]);
    const change = (index: number, participants: RewardRow['participants']) =>
      said(tableFaults(table.with(index, { participants, ranks: 1, points: 1 })));
    expect(change(1, { from: 101, to: 499 })).toEqual(['a gap before row 2: 100 to 100']);
    expect(change(1, { from: 99, to: 499 })).toEqual(['row 2 begins at 99, inside the one before']);
    expect(change(0, { from: 1, to: null })).toEqual(['row 2 comes after one that is open']);
    expect(change(table.length - 1, { from: 10_000, to: 20_000 })).toEqual(['no row for 20001 and more']);
    expect(said(tableFaults([{ participants: { from: 1, to: 0 }, ranks: 1, points: 1 }]))).toContain(
      'row 1 ends before it begins',
    );
  });
});

describe('§3 more tests', () => {
  it('§3 more tests: every picture is drawn and every address is a route', () => {
    proves('3.11');
    const pictures = new Set(filesIn(join(here, 'art')).map((path) => `art/${path}`));
    const routes = new Set(
      filesIn(join(here, '../../activities'))
        .filter((path) => path.endsWith('.json') && !path.startsWith('art/'))
        .map((path) => `/${path.replace(/(^|\/)index\.json$|(\/\[\[\w+\]\])?\.json$/, '')}`),
    );
    expect(routes).toContain('/mbti');
    const hasPicture = (path: string) => pictures.has(path);
    const hasRoute = (route: string) => routes.has(route);
    expect(said(linkFaults(tests, hasPicture, hasRoute))).toEqual([]);
    expect(
      said(linkFaults([{ img: 'art/tests/Moon.svg', url: '/mbti/tests' }], hasPicture, hasRoute)),
    ).toEqual(['there is no picture art/tests/Moon.svg', 'there is no route /mbti/tests']);
  });
});

describe('short tests', () => {
  it.each(short.map((one) => [one.id, one] as const))(
    'short test %s: asks about two pairs, cannot tie, and has a result for each outcome',
    (_, one) => {
      expect(said(shortTestFaults(one))).toEqual([]);
      expect(one.questions.length).toBeGreaterThanOrEqual(6);
      expect(one.questions.length).toBeLessThanOrEqual(8);
      expect(said(languageFaults(one.questions, languages))).toEqual([]);
      expect(said(repeatFaults(one.questions))).toEqual([]);
      expect(said(wornTitleFaults(one.questions))).toEqual([]);
    },
  );

  it('short tests: an even number, another pair, a result that is missing or twice are told', () => {
    const [first] = short;
    if (!first) throw new Error('there is a short test');
    const even = planted(first, (copy) => void copy.questions.pop());
    expect(said(shortTestFaults(even))).toContain('6 questions, an even number: they can tie');
    const other = planted(first, ({ questions: [question] }) => {
      if (question) Object.assign(question, { A: ['E', 'J'], B: ['I', 'P'] });
    });
    expect(said(shortTestFaults(other))).toContain('questions are about EI JP, SN TF');
    const twice = planted(first, ({ results: [one] }) => {
      if (one) one.code = 'NF';
    });
    expect(said(shortTestFaults(twice))).toEqual(['there is no result ST', 'NF stands twice']);
  });

  it('short tests: every one is a page that names it, is listed, and has its pictures', () => {
    const pictures = new Set(filesIn(join(here, 'art')).map((path) => `art/${path}`));
    for (const { id, img, results } of short) {
      const path = join(here, '../../activities/mbti', `${id}.json`);
      expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
        body: [{ widget: 'mbti-short', test: id }],
      });
      expect(tests.map(({ url }) => url)).toContain(`/mbti/${id}`);
      for (const picture of [img, ...results.map((one) => one.img)]) expect(pictures).toContain(picture);
    }
  });
});

describe('lines of a match', () => {
  it('lines of a match: one for each way of being alike, and no two the same', () => {
    expect(said(pairLineFaults(lines))).toEqual([]);
    expect(
      said(repeats(lines.map(({ alike, text }, i) => ({ where: alike.join(' '), text, pointer: `/${i}` })))),
    ).toEqual([]);
    expect(said(pairLineFaults(lines.slice(1)))).toEqual(['there are 0 lines for "SN TF"']);
  });
});
