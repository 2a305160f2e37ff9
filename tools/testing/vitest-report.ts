import { relative } from 'node:path';

/** The part of vitest's JSON report that `npm test` tells again. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    /** The file, as an absolute path. */
    readonly name: string;
    readonly status: string;
    /** Why the file could not be run; empty where it could. */
    readonly message: string;
    /** ms since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** `file > name: the first line of what it said`, one for each that failed. */
  readonly failures: readonly string[];
  /** `file > name` of each that was skipped. */
  readonly left: readonly string[];
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
}

/** Colours have no place in a list. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what a terminal's colours are
const colours = /\u001b\[[0-9;]*m/g;

export const firstLine = (text: string): string =>
  text.replace(colours, '').trim().split('\n', 1)[0]?.slice(0, 300) ?? '';

/**
 * What a runner tells of itself. One that leaves no report, ran nothing, or ended badly with no test to show for it
 * counts as one failure.
 *
 * @param root what paths of files are told from
 */
export function outcomeOf(report: VitestReport | undefined, code: number, root: string): Outcome {
  if (report === undefined) return broken({ passed: 0, skipped: 0, left: [], files: [] }, code);
  const failures: string[] = [];
  const left: string[] = [];
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(`${file} > ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`);
    if (status === 'failed' && failed.length === 0) failures.push(`${file}: ${firstLine(message)}`);
    for (const { fullName, status: state } of assertionResults)
      if (!['passed', 'failed'].includes(state)) left.push(`${file} > ${fullName}`);
  }
  const told = { passed: report.numPassedTests, skipped: report.numPendingTests, left, files };
  if (failures.length > 0) return { ...told, failed: failures.length, failures };
  return code === 0 && report.numPassedTests > 0 ? { ...told, failed: 0, failures } : broken(told, code);
}

const broken = (told: Omit<Outcome, 'failed' | 'failures'>, code: number): Outcome => ({
  ...told,
  failed: 1,
  failures: [
    told.passed === 0
      ? `the runner ended with ${code} and ran no test: its output says why`
      : `the runner ended with ${code} though no test failed: its output says why`,
  ],
});
