import { expect, it } from 'vitest';
import { outcomeOf, type VitestReport } from './vitest-report.ts';

const file = (
  name: string,
  assertionResults: VitestReport['testResults'][number]['assertionResults'],
  more: { status?: string; message?: string } = {},
) => ({
  name: `/project/${name}`,
  status: 'passed',
  message: '',
  startTime: 1000,
  endTime: 3500,
  assertionResults,
  ...more,
});
const passed = { fullName: 'a part does it', status: 'passed' };
const report = (testResults: VitestReport['testResults']): VitestReport => {
  const count = (...states: string[]) =>
    testResults.flatMap((one) => one.assertionResults).filter(({ status }) => states.includes(status)).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped'),
    testResults,
  };
};

it('names each failed test with its file and the first line of what it said, without colours', () => {
  const failureMessages = ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at here.ts:3:4'];
  const told = outcomeOf(
    report([file('e2e/a.e2e.ts', [passed, { fullName: 'a part fails', status: 'failed', failureMessages }])]),
    1,
    '/project',
  );
  expect(told).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  expect(told.failures).toEqual(['e2e/a.e2e.ts > a part fails: AssertionError: expected 1 to be 2']);
});

it('names a file that could not be run', () => {
  const told = outcomeOf(
    report([file('a.test.ts', [passed]), file('b.test.ts', [], { status: 'failed', message: 'No b.ts\nx' })]),
    1,
    '/project',
  );
  expect(told).toMatchObject({ passed: 1, failed: 1, failures: ['b.test.ts: No b.ts'] });
});

it('names what was skipped, and tells how long each file took', () => {
  const told = outcomeOf(
    report([file('a.test.ts', [passed, { fullName: 'not here', status: 'skipped' }])]),
    0,
    '/project',
  );
  expect(told).toEqual({
    passed: 1,
    failed: 0,
    skipped: 1,
    failures: [],
    left: ['a.test.ts > not here'],
    files: [{ file: 'a.test.ts', seconds: 2.5 }],
  });
});

it.each([
  ['left no report', undefined, 1, 'ended with 1 and ran no test'],
  ['ran nothing', report([]), 0, 'ended with 0 and ran no test'],
  ['ended badly', report([file('a.test.ts', [passed])]), 137, 'ended with 137 though no test failed'],
])('a runner that %s has failed', (_, told, code, expected) => {
  const { failed, failures } = outcomeOf(told, code, '/project');
  expect(failed).toBe(1);
  expect(failures[0]).toContain(expected);
});
