// npx tsx check/proofs/mistakes.ts [list.json...] [--all]: plants mistakes as people make them, prints how they are told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as projectRoot } from '../../build/schemas.ts';
import { checkText } from '../check-text.ts';
import { readProject } from '../disk/project.ts';
import { lists } from './mistakes/index.ts';
import { judgeOutcome, type Mistake, NotPlanted, type Outcome, plant } from './mistakes/mistake.ts';

export interface MistakeFigures {
  outcomes: Outcome[];
  /** Mistakes for which their document has no place (any more), and why. */
  unplanted: { mistake: Mistake; why: string }[];
  /** Documents that have findings before anything is planted. */
  unsound: string[];
}

/** Plants each mistake by itself in its document and judges the document. */
export function runMistakes(mistakes: readonly Mistake[], root = projectRoot): MistakeFigures {
  const context = readProject(root);
  const figures: MistakeFigures = { outcomes: [], unplanted: [], unsound: [] };
  const texts = new Map<string, string>();
  for (const { document } of mistakes) {
    if (texts.has(document)) continue;
    const text = readFileSync(join(root, document), 'utf8');
    texts.set(document, text);
    if (checkText(document, text, context).length > 0) figures.unsound.push(document);
  }
  for (const mistake of mistakes) {
    try {
      const planted = plant(texts.get(mistake.document) ?? '', mistake);
      const findings = checkText(mistake.as ?? mistake.document, planted.text, context);
      figures.outcomes.push(judgeOutcome(mistake, findings, planted));
    } catch (error) {
      if (!(error instanceof NotPlanted)) throw error;
      figures.unplanted.push({ mistake, why: error.message });
    }
  }
  return figures;
}

const share = (part: number, whole: number) =>
  `${String(part).padStart(4)} of ${whole} (${whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)} %`})`;

export function describeOutcome({ mistake, findings, from, to }: Outcome): string {
  const lines = from === to ? `${from}` : `${from} to ${to}`;
  const told = findings
    .map((one) => `\n    ${one.line} ${one.severity} ${one.rule}: ${one.message}`)
    .join('');
  return `${mistake.document} line ${lines}: ${mistake.kind}${told || '\n    nothing'}`;
}

export function describeMistakes({ outcomes, unplanted, unsound }: MistakeFigures): string {
  const all = outcomes.length;
  const count = (holds: (one: Outcome) => boolean) => share(outcomes.filter(holds).length, all);
  return [
    `${all} mistakes of ${new Set(outcomes.map((one) => one.mistake.kind)).size} kinds planted in ${new Set(outcomes.map((one) => one.mistake.document)).size} documents`,
    `reported          ${count((one) => one.findings.length > 0)}`,
    `exactly one       ${count((one) => one.one)}`,
    `one, right line   ${count((one) => one.one && one.rightLine)}`,
    `as a warning      ${count((one) => one.warned)}`,
    ...(unplanted.length > 0 ? [`not planted       ${unplanted.length}`] : []),
    ...unsound.map((path) => `${path} has findings of its own`),
  ].join('\n');
}

if (process.argv[1]?.endsWith('mistakes.ts')) {
  const args = process.argv.slice(2);
  const paths = args.filter((one) => !one.startsWith('--'));
  const mistakes =
    paths.length > 0
      ? paths.flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as Mistake[])
      : lists.flat();
  const figures = runMistakes(mistakes);
  const shown = args.includes('--all')
    ? figures.outcomes
    : figures.outcomes.filter((one) => !one.one || !one.rightLine);
  for (const one of shown) console.log(describeOutcome(one));
  for (const { mistake, why } of figures.unplanted)
    console.log(`not planted: ${mistake.document}: ${mistake.kind}: ${why}`);
  console.log(describeMistakes(figures));
  const bad = figures.outcomes.some((one) => !one.one || !one.rightLine);
  process.exitCode = bad || figures.unplanted.length > 0 || figures.unsound.length > 0 ? 1 : 0;
}
