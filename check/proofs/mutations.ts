// npx tsx check/proofs/mutations.ts [day]: plants mistakes in every document and prints how well they are told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as projectRoot } from '../../build/schemas.ts';
import { partOfDay } from '../../tools/testing/part-of-day.ts';
import { checkText, prepare } from '../check-text.ts';
import { documentPaths } from '../disk/checked-paths.ts';
import { readProject } from '../disk/project.ts';
import { KINDS, type Mutation, type MutationKind, mutate, mutationsOf } from './mutate.ts';

export interface Tally {
  mutations: number;
  reported: number;
  exactlyOne: number;
  rightLine: number;
}

export interface Figures {
  documents: number;
  /** Documents that have errors before anything is planted: nothing can be proven with them. */
  unsound: string[];
  /** Properties and values of all documents, and how many of them got a mutation. */
  places: number;
  touched: number;
  all: Tally;
  byKind: Record<MutationKind, Tally>;
  /** Renamed definitions that are told at their one use, with the definition shown. */
  shown: number;
  /** Mutations that were not told as they should be. */
  misses: string[];
  /** ms */
  duration: number;
}

const zero = (): Tally => ({ mutations: 0, reported: 0, exactlyOne: 0, rightLine: 0 });

/** Days until every place has had its turn; with an odd number no kind of place has a day without. */
export const DAYS = 89;

/**
 * One mutation of a place in so many as there are days, of the next ones the day after, and then the next mutations: until a place has had all
 * of its own. Places begin at different ones of theirs, so that every day has some of each kind.
 */
export function chooseForDay(mutations: readonly Mutation[], day: number, days = DAYS): Mutation[] {
  const byPlace = new Map<string, Mutation[]>();
  for (const one of mutations) {
    const own = byPlace.get(one.pointer);
    if (own) own.push(one);
    else byPlace.set(one.pointer, [one]);
  }
  const turn = Math.floor(day / days);
  const places = [...byPlace.values()].map((own, place) => own[(turn + place) % own.length] ?? []);
  return partOfDay(places, days, day, false).flat();
}

/**
 * Plants one mistake at a time in every committed document.
 * @param day a whole number of days: tries what that day has of them; all without it
 */
export function runMutations(root = projectRoot, day?: number): Figures {
  const started = performance.now();
  const context = readProject(root);
  const byKind = Object.fromEntries(KINDS.map((kind) => [kind, zero()])) as Record<MutationKind, Tally>;
  const figures: Figures = {
    documents: 0,
    unsound: [],
    places: 0,
    touched: 0,
    all: zero(),
    byKind,
    shown: 0,
    misses: [],
    duration: 0,
  };
  const plans: { path: string; text: string; mutations: Mutation[] }[] = [];
  for (const path of documentPaths(root)) {
    const text = readFileSync(join(root, path), 'utf8');
    const sound = !checkText(path, text, context).some((one) => one.severity === 'error');
    const prepared = prepare(path, text, context);
    if (!sound || !('file' in prepared)) {
      figures.unsound.push(path);
      continue;
    }
    figures.documents++;
    figures.places += prepared.file.places.length;
    plans.push({ path, text, mutations: [...mutationsOf(prepared.file)] });
  }
  for (const { path, text, mutations } of plans) {
    const chosen = day === undefined ? mutations : chooseForDay(mutations, day);
    figures.touched += new Set(chosen.map((one) => one.pointer)).size;
    for (const mutation of chosen) {
      const errors = checkText(path, mutate(text, mutation), context).filter(
        (one) => one.severity === 'error',
      );
      const [first] = errors;
      const one = errors.length === 1;
      const right = first?.line === mutation.line;
      // Where a name is defined once and used once, either end may be the misspelt one: the error shows both.
      const shown = first?.related?.some((each) => each.line === mutation.line) ?? false;
      for (const tally of [figures.all, byKind[mutation.kind]]) {
        tally.mutations++;
        if (errors.length > 0) tally.reported++;
        if (one) tally.exactlyOne++;
        if (right) tally.rightLine++;
      }
      if (one && right) continue;
      if (one && shown && mutation.kind === 'definition') {
        figures.shown++;
        continue;
      }
      const told =
        errors.map((each) => `${each.line} ${each.rule}: ${each.message}`).join(' | ') || 'nothing';
      figures.misses.push(
        `${path}:${mutation.line} ${mutation.kind} ${mutation.pointer} ${mutation.what}: ${told}`,
      );
    }
  }
  figures.duration = performance.now() - started;
  return figures;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${(Math.floor((part / whole) * 10_000) / 100).toFixed(2)} %`;

export function describeFigures({
  documents,
  places,
  touched,
  all,
  byKind,
  shown,
  duration,
}: Figures): string {
  const row = (name: string, tally: Tally) =>
    [
      name.padEnd(12),
      String(tally.mutations).padStart(9),
      percent(tally.reported, tally.mutations).padStart(11),
      percent(tally.exactlyOne, tally.mutations).padStart(12),
      percent(tally.rightLine, tally.mutations).padStart(11),
    ].join('');
  return [
    `${documents} documents, ${touched} of ${places} places touched, ${(duration / 1000).toFixed(1)} s (${(duration / Math.max(1, all.mutations)).toFixed(2)} ms a mutation)`,
    `${'planted'.padEnd(12)}${'mutations'.padStart(9)}${'reported'.padStart(11)}${'exactly one'.padStart(12)}${'right line'.padStart(11)}`,
    ...KINDS.map((kind) => row(kind, byKind[kind])),
    row('all', all),
    `${shown} renamed definitions have one use and may be misspelt at either end: told at the use, with the definition shown`,
  ].join('\n');
}

if (process.argv[1]?.endsWith('mutations.ts')) {
  const figures = runMutations(
    projectRoot,
    process.argv[2] === undefined ? undefined : Number(process.argv[2]),
  );
  for (const miss of figures.misses.slice(0, 60)) console.log(miss);
  for (const path of figures.unsound) console.log(`${path} has errors of its own: left out`);
  console.log(describeFigures(figures));
  process.exitCode = figures.misses.length > 0 || figures.unsound.length > 0 ? 1 : 0;
}
