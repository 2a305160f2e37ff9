import { relative } from 'node:path';

/** For each rule the files with a test that names it and has passed in a run: `schemas/spec/proved.gen.json`. */
export type Proofs = Readonly<Record<string, readonly string[]>>;

/** The part of vitest's JSON report that says what was proved. */
export interface ProvingReport {
  readonly testResults: readonly {
    /** The file, as an absolute path. */
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly meta?: { readonly rules?: readonly string[] };
    }[];
  }[];
}

type Pair = readonly [rule: string, file: string];

const pairsOf = (record: Proofs): Pair[] =>
  Object.entries(record).flatMap(([rule, files]) => files.map((file) => [rule, file] as const));

/** Rules by section, decisions last; files by name: a record that changes as little as it can. */
function recordOf(pairs: readonly Pair[]): Proofs {
  const record = new Map<string, Set<string>>();
  for (const [rule, file] of pairs) record.set(rule, (record.get(rule) ?? new Set()).add(file));
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  return Object.fromEntries(
    [...record].sort(([a], [b]) => compare(a, b)).map(([rule, files]) => [rule, [...files].sort()]),
  );
}

/**
 * The record after runs: a file that a report tells of proves what its passed tests name and nothing else; other files
 * prove what they did, unless the runs were to be of all that are due: then one of these that no report tells of did not run.
 * @param root what paths of files are told from
 * @param whole whether every test file was due, those of other days aside
 * @param elsewhere files whose turn comes another day
 */
export function afterRuns(
  before: Proofs,
  reports: readonly ProvingReport[],
  root: string,
  whole = false,
  elsewhere: readonly string[] = [],
): Proofs {
  const results = reports.flatMap(({ testResults }) => testResults);
  const told = new Set(results.map(({ name }) => relative(root, name)));
  const kept = pairsOf(before).filter(([, file]) => !told.has(file) && (!whole || elsewhere.includes(file)));
  const proved = results.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .flatMap(({ meta }) => (meta?.rules ?? []).map((rule) => [rule, relative(root, name)] as const)),
  );
  return recordOf([...kept, ...proved]);
}

/**
 * The record without what the code no longer says: a file that has moved is found by its name, one that is gone or names
 * a rule no longer proves it no longer.
 * @param texts the test files as they are now
 */
export function stillSaid(record: Proofs, texts: ReadonlyMap<string, string>): Proofs {
  const moved = (file: string): string[] => {
    if (texts.has(file)) return [file];
    const name = `/${file.split('/').at(-1)}`;
    return [...texts.keys()].filter((one) => one.endsWith(name));
  };
  return recordOf(
    pairsOf(record).flatMap(([rule, file]) =>
      moved(file)
        .filter((one) => texts.get(one)?.includes(`'${rule}'`))
        .map((one) => [rule, one] as const),
    ),
  );
}

/** What one record says and another does not. */
export function missingIn(record: Proofs, other: Proofs): Pair[] {
  return pairsOf(other).filter(([rule, file]) => !record[rule]?.includes(file));
}
