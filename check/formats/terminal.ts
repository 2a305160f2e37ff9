import type { Finding, Report } from '../finding.ts';
import { isDataPath, isThemePath } from '../model/file-kinds.ts';
import { detailsOf } from './details.ts';

export interface TerminalOptions {
  colour: boolean;
  /** The text of a file, for the line that is shown. */
  source: (path: string) => string;
  fixed?: ReadonlyMap<string, readonly string[]>;
}

type Paint = (text: string) => string;
const painter =
  (colour: boolean) =>
  (code: number): Paint =>
  (text) =>
    colour ? `\u001b[${code}m${text}\u001b[0m` : text;

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The report for people: by file, each finding with its line, summed up. */
export function formatTerminal(
  report: Report,
  { colour, source, fixed = new Map() }: TerminalOptions,
): string {
  const paint = painter(colour);
  const lines: string[] = [];
  for (const [path, titles] of fixed) {
    lines.push(`${paint(32)('mended')} ${path}: ${titles.join('; ')}`);
  }
  for (const path of new Set(report.findings.map((one) => one.file))) {
    lines.push('', paint(4)(path));
    const rows = source(path).split('\n');
    for (const one of report.findings.filter((each) => each.file === path))
      lines.push('', ...describe(one, rows, paint));
  }
  lines.push('', summary(report, paint));
  return lines.join('\n').trimStart();
}

function describe(one: Finding, rows: readonly string[], paint: (code: number) => Paint): string[] {
  const severity = one.severity === 'error' ? paint(31)('error') : paint(33)('warning');
  const head = `  ${one.file}:${one.line}:${one.column}  ${severity}  ${one.message}  ${paint(2)(one.rule)}`;
  const details = detailsOf(one).map(([label, value]) => `      ${paint(2)(`${label.padEnd(12)} `)}${value}`);
  return [head, ...frame(one, rows[one.line - 1] ?? '', paint), ...details];
}

const FRAME = 96;

/** The line with a caret below the mistake; a long line is cut around it. */
function frame(one: Finding, row: string, paint: (code: number) => Paint): string[] {
  const column = one.column - 1;
  const from = column > FRAME - 24 ? column - 24 : 0;
  const cut = row.slice(from, from + FRAME).replaceAll(/[\t\r]/g, ' ');
  const length = Math.max(1, Math.min(one.length, cut.length - (column - from)));
  const number = String(one.line).padStart(5);
  const before = from > 0 ? '…' : '';
  const pad = width(before + cut.slice(0, column - from));
  const caret = '^'.repeat(Math.max(1, width(cut.slice(column - from, column - from + length))));
  return [
    `${paint(2)(`${number} |`)} ${before}${cut}${from + FRAME < row.length ? '…' : ''}`,
    `${paint(2)('      |')} ${' '.repeat(pad)}${paint(31)(caret)}`,
  ];
}

/** Columns of a text in a terminal: Chinese signs take two, marks above and below take none. */
function width(text: string): number {
  let columns = 0;
  for (const sign of text) {
    if (/\p{Mn}/u.test(sign)) continue;
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
        sign,
      )
        ? 2
        : 1;
  }
  return columns;
}

function summary(
  { files, errors, warnings, fixable, duration }: Report,
  paint: (code: number) => Paint,
): string {
  const data = files.filter((path) => isDataPath(path) || isThemePath(path)).length;
  const documents = files.length - data;
  const kinds = [
    ...(documents > 0 || data === 0 ? [plural(documents, 'document')] : []),
    ...(data > 0 ? [plural(data, 'data file')] : []),
  ];
  const judged = `${kinds.join(' and ')} in ${Math.round(duration)} ms`;
  if (errors + warnings === 0) return `${paint(32)('ok')}  ${judged}: nothing to mend`;
  const counts = [plural(errors, 'error'), ...(warnings ? [plural(warnings, 'warning')] : [])].join(', ');
  const mend = fixable ? `; ${fixable} can be mended by \`npm run check -- --fix\`` : '';
  return `${errors ? paint(31)(counts) : paint(33)(counts)}  in ${judged}${mend}`;
}
