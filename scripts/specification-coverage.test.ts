import { describe, expect, it } from 'vitest';
import type { Import } from '../tools/lint/source-graph.ts';
import { libraryFaults, waitingCode } from '../tools/specification/library.ts';
import { coveragePage } from '../tools/specification/page.ts';
import { usedFrom } from '../tools/specification/reach.ts';
import { afterRuns, missingIn, type ProvingReport, stillSaid } from '../tools/specification/record.ts';
import { specificationRules } from '../tools/specification/rules.ts';
import { proves } from '../tools/testing/proves.ts';
import { testSteps } from '../tools/testing/steps.ts';

const TOUCH = 'engine/platform/touch.test.ts';
const REDEEM = 'e2e/redeem.e2e.ts';
const rules = [
  { id: '5.1', says: 'One' },
  { id: '5.2', says: 'Two', decisions: ['T63'] },
  { id: 'T07', says: 'Seven', open: 'Open: no document has it.' },
];

const report = (
  file: string,
  tests: readonly (readonly [status: string, ...rules: string[]])[],
): ProvingReport => ({
  testResults: [
    {
      name: `/project/${file}`,
      assertionResults: tests.map(([status, ...own]) => ({ status, meta: { rules: own } })),
    },
  ],
});
const following = (before: Record<string, string[]>, ...reports: ProvingReport[]) =>
  afterRuns(before, reports, '/project');

describe('what a run has proved', () => {
  it('is what tests that passed name, and nothing of those that were skipped or failed', () => {
    const run = report(TOUCH, [['passed', '5.2', 'T63'], ['skipped', '5.1'], ['failed', '5.1'], ['passed']]);
    expect(following({}, run)).toEqual({ '5.2': [TOUCH], T63: [TOUCH] });
  });

  it('with every touch test skipped, rules that nothing else proves are open', () => {
    const before = { '5.1': [TOUCH], '5.2': [REDEEM, TOUCH] };
    const skipped = following(
      before,
      report(TOUCH, [
        ['skipped', '5.1'],
        ['skipped', '5.2'],
      ]),
    );
    expect(skipped).toEqual({ '5.2': [REDEEM] });
    const { page, bare } = coveragePage(rules, skipped, () => true);
    expect(bare).toEqual(['5.1']);
    expect(page).toContain('| §5.1 | One |  | open |  |');
  });

  it('what a page says and a run has not proved is found, rule by rule and file by file', () => {
    const recorded = { '5.1': [TOUCH], '5.2': [REDEEM, TOUCH] };
    expect(missingIn({ '5.2': [REDEEM], T63: [TOUCH] }, recorded)).toEqual([
      ['5.1', TOUCH],
      ['5.2', TOUCH],
    ]);
  });

  it('excuses no rule that a test proves', () => {
    const { bare, excused } = coveragePage(
      rules,
      { '5.1': [TOUCH], '5.2': [TOUCH], T07: [TOUCH] },
      () => true,
    );
    expect(bare).toEqual([]);
    expect(excused).toEqual(['T07']);
  });

  it('leaves alone what a run did not tell of', () => {
    expect(following({ '5.1': [TOUCH] }, report(REDEEM, [['passed', '5.1']]))).toEqual({
      '5.1': [REDEEM, TOUCH],
    });
  });

  it('is nothing of a file that did not run though it was to, and what it was of one whose turn is another day', () => {
    const before = { '5.1': [TOUCH], '5.2': [REDEEM, TOUCH] };
    const whole = afterRuns(before, [report(REDEEM, [['passed', '5.2']])], '/project', true);
    expect(whole).toEqual({ '5.2': [REDEEM] });
    expect(missingIn(whole, before)).toEqual([
      ['5.1', TOUCH],
      ['5.2', TOUCH],
    ]);
    expect(afterRuns(before, [report(REDEEM, [['passed', '5.2']])], '/project', true, [TOUCH])).toEqual({
      '5.1': [TOUCH],
      '5.2': [REDEEM, TOUCH],
    });
    const last = testSteps(false).run.at(-1);
    expect(last?.command.slice(-3)).toEqual(['--run', '--whole', '--check']);
  });

  it('stays with a file that moves, and ends with one that is gone or names the rule no longer', () => {
    const before = { '5.1': [TOUCH], '5.2': [REDEEM], T63: ['app/gone.test.ts'] };
    const texts = new Map([
      ['engine/touch/touch.test.ts', "proves('5.1')"],
      [REDEEM, "proves('5.3')"],
    ]);
    expect(stillSaid(before, texts)).toEqual({ '5.1': ['engine/touch/touch.test.ts'] });
  });
});

describe('the page of the specification', () => {
  it('says from where a rule is reached, and why one is open', () => {
    const { page, bare } = coveragePage(
      rules,
      { '5.1': [TOUCH], '5.2': [REDEEM, TOUCH] },
      (file) => file === REDEEM,
    );
    expect(bare).toEqual([]);
    expect(page).toContain(`| §5.1 | One |  | library only | \`${TOUCH}\` |`);
    expect(page).toContain(`| §5.2 | Two | T63 | a page | \`${REDEEM}\`, \`${TOUCH}\` |`);
    expect(page).toContain('| T07 | Seven Open: no document has it. |  | open |  |');
    expect(page).toContain(
      'Of 3 rules 1 are reached from a page, 1 are proved of a library only, 1 are open.',
    );
  });
});

describe('rules about library code', () => {
  const upload = 'engine/http/client.ts#.upload(';
  const waiting = [{ file: 'engine/http/client.ts', calls: ['.upload('], rule: '7', waits: 'a page' }];

  it('are library only though the file of their test is reached, or say which part of them is', () => {
    const some = [
      { id: '7.3', says: 'Upload', library: [upload] },
      { id: '7.1', says: 'Clients', libraryInPart: [upload] },
    ];
    const { page } = coveragePage(some, { '7.3': [TOUCH], '7.1': [TOUCH] }, () => true);
    expect(page).toContain(`| §7.3 | Upload |  | library only | \`${TOUCH}\` |`);
    expect(page).toContain(`| §7.1 | Clients **Library only:** \`.upload(\`. |  | a page | \`${TOUCH}\` |`);
    expect(page).toContain(
      'Of 2 rules 1 are reached from a page, 1 are proved of a library only, 0 are open.',
    );
  });

  it('name what is listed, and all that is listed is named', () => {
    expect(libraryFaults(specificationRules(), waitingCode())).toEqual([]);
    expect(libraryFaults([{ id: '7.3', says: 'Upload', library: [upload] }], waiting)).toEqual([]);
    expect(
      libraryFaults(
        [{ id: '7.3', says: 'Upload', libraryInPart: ['engine/http/client.ts#.uplaod('] }],
        waiting,
      ),
    ).toEqual([
      `rules.json: 7.3: \`engine/http/client.ts#.uplaod(\` is not in schemas/spec/library.json; nearest: \`${upload}\`. What pages reach is not named.`,
      expect.stringContaining(`library.json: \`${upload}\` is named by no rule`),
    ]);
  });
});

describe('what a product uses', () => {
  const files: Record<string, Import[]> = {
    'kernel.ts': [
      { to: 'door.ts', names: ['a'] },
      { to: 'list.ts', names: ['*'] },
    ],
    'door.ts': [
      { to: 'a.ts', names: [], handed: [['a', 'a']] },
      { to: 'b.ts', names: [], handed: [['b', 'b']] },
    ],
    'a.ts': [{ to: 'deep.ts', names: ['deep'] }],
    'list.ts': [
      { to: 'shown.tsx', names: ['*'] },
      { to: 'never.tsx', names: ['*'] },
    ],
  };

  it('is what its entries lead to, of a door only what is asked of it, and no node that no document has', () => {
    const used = usedFrom(
      ['kernel.ts'],
      (_from, to) => to !== 'never.tsx',
      (file) => files[file] ?? [],
    );
    expect([...used.keys()].sort()).toEqual([
      'a.ts',
      'deep.ts',
      'door.ts',
      'kernel.ts',
      'list.ts',
      'shown.tsx',
    ]);
    expect(used.get('deep.ts')).toEqual(new Set(['deep']));
  });
});

it('a test carries the rules that it names', ({ task }) => {
  proves('5.1');
  proves('T63');
  expect(task.meta.rules).toEqual(['5.1', 'T63']);
  // This one proves neither.
  delete task.meta.rules;
});
