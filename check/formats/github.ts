import type { Finding, Report } from '../finding.ts';
import { detailsOf } from './details.ts';

const escapeText = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** One annotation a finding, as workflow commands. */
export function formatGithub(report: Report): string {
  return report.findings.map(annotation).join('\n');
}

function annotation(one: Finding): string {
  const properties = {
    file: one.file,
    line: String(one.line),
    col: String(one.column),
    title: `${one.rule}: ${one.message}`,
  };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  const text = [one.message, ...detailsOf(one).map(([label, value]) => `${label}: ${value}`)].join('\n');
  return `::${one.severity} ${list.join(',')}::${escapeText(text)}`;
}
