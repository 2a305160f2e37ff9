import type { Report } from '../finding.ts';

/** The report as JSON, for other programs. Edits of fixes are left out: `--fix` makes them. */
export function formatJson(
  report: Report,
  fixed: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const findings = report.findings.map(({ fix, ...rest }) => (fix ? { ...rest, fix: fix.title } : rest));
  return JSON.stringify({ ...report, findings, fixed: Object.fromEntries(fixed) }, null, 2);
}
