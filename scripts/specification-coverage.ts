// npm run coverage [-- --check]: docs/specification-coverage.md, every rule of the specification with the tests that
// carry it. A rule without a test is an error, and so is a page that is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './schemas.ts';

export interface SpecificationRule {
  /** Section and number, for example `5.3`. */
  id: string;
  /** What it asks, in our words. */
  says: string;
  /** Patterns of the titles that carry it, each with the sign of a section. */
  tests: string[];
  /** Decisions where the text is silent or says two things. */
  decisions?: string[];
  /** What is deliberately different from the text. */
  differs?: string;
}

export interface TestTitle {
  file: string;
  /** The titles of the groups around it and its own. */
  title: string;
}

const folders = [
  'engine',
  'widgets',
  'modules',
  'mechanics',
  'app',
  'server',
  'check',
  'art',
  'scripts',
  'e2e',
  'stories',
];

function testFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(test|e2e)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

/** The start of a test or a group: its indent, what it is, and its title; also where a table of cases comes before. */
const start =
  /^( *)(?:(describe|it|test)(?:\.\w+)*(?:\([^\n]*\))?|\]\)?(?: as [^\n]*?)?\)?)\(\s*(['"`])((?:\\.|(?!\3)[\s\S])*?)\3/gm;

/** Titles of the tests of one file. Formatted code is read by its indents. */
export function titlesIn(file: string, text: string): TestTitle[] {
  const groups: { indent: number; title: string }[] = [];
  const titles: TestTitle[] = [];
  for (const found of text.matchAll(start)) {
    const [, space = '', kind, , title = ''] = found;
    const indent = space.length;
    while (groups.length > 0 && (groups.at(-1)?.indent ?? 0) >= indent) groups.pop();
    const whole = [...groups.map((one) => one.title), title].join(' > ');
    if (kind === 'describe') groups.push({ indent, title });
    titles.push({ file, title: whole });
  }
  return titles;
}

export const allTitles = (): TestTitle[] =>
  folders.flatMap(testFiles).flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')));

const testsOf = (rule: SpecificationRule, titles: readonly TestTitle[]): TestTitle[] =>
  titles.filter(
    ({ title }) => title.includes('§') && rule.tests.some((pattern) => new RegExp(pattern, 'i').test(title)),
  );

/** The page, and the ids of rules that no test carries. */
export function coverage(
  rules: readonly SpecificationRule[],
  titles: readonly TestTitle[],
): { page: string; bare: string[] } {
  const bare: string[] = [];
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
  const lines = [
    '<!-- Generated from the tests by `npm run coverage`. Do not edit. -->',
    '# The specification and its tests',
    '',
    'Every rule of the sections 1, 3, 4, 5, 7, 8 and 9, and those of section 2 that are no page of their own, with the tests that',
    'carry it in their titles. Decisions (T01 to T80) are those of the design notes; where we differ from the text, it says so.',
  ];
  let section = '';
  for (const rule of rules) {
    const own = rule.id.split('.')[0] ?? '';
    if (own !== section) {
      section = own;
      lines.push(
        '',
        `## Section ${own}`,
        '',
        '| rule | says | decided | tests | for example |',
        '|---|---|---|---|---|',
      );
    }
    const tests = testsOf(rule, titles);
    if (tests.length === 0) bare.push(rule.id);
    const [first] = tests;
    const example = first ? `${cell(first.title.split(' > ').at(-1) ?? '')} (\`${first.file}\`)` : 'none';
    const says = rule.differs ? `${rule.says} **Different:** ${rule.differs}` : rule.says;
    lines.push(
      `| §${rule.id} | ${cell(says)} | ${(rule.decisions ?? []).join(', ')} | ${tests.length} | ${example} |`,
    );
  }
  return { page: `${lines.join('\n')}\n`, bare };
}

if (process.argv[1]?.endsWith('specification-coverage.ts')) {
  const rules = JSON.parse(
    readFileSync(join(root, 'schemas/spec/rules.json'), 'utf8'),
  ) as SpecificationRule[];
  const { page, bare } = coverage(rules, allTitles());
  const file = join(root, 'docs/specification-coverage.md');
  const stale = page !== readFileSync(file, 'utf8');
  for (const id of bare) console.error(`§${id}: no test carries this rule`);
  if (stale && process.argv.includes('--check')) {
    console.error('docs/specification-coverage.md is stale: run `npm run coverage` and commit the result.');
  } else if (stale) writeFileSync(file, page);
  process.exitCode = bare.length > 0 || (stale && process.argv.includes('--check')) ? 1 : 0;
}
