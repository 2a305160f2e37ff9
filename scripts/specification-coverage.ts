// npm run coverage [-- --run [--whole]] [--check]: docs/specification-coverage.md, every rule of the specification with the
// tests that prove it. With --run takes in the reports of dist/test first; with --whole these are of all tests that
// are due today, and such a file that none tells of proves nothing. With --check writes nothing and fails where something would change.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/schemas.ts';
import { libraryFaults, waitingCode } from '../tools/specification/library.ts';
import { coveragePage } from '../tools/specification/page.ts';
import { isReached, usedByPages } from '../tools/specification/reach.ts';
import {
  afterRuns,
  missingIn,
  type Proofs,
  type ProvingReport,
  stillSaid,
} from '../tools/specification/record.ts';
import { specificationRules } from '../tools/specification/rules.ts';
import { everything } from '../tools/testing/part-of-day.ts';
import { testedFolders } from '../tools/testing/tested-folders.ts';
import { leftToOtherDays } from '../tools/testing/turns.ts';

const folders = [...testedFolders, 'e2e'];
const RECORD = 'schemas/spec/proved.gen.json';
const PAGE = 'docs/specification-coverage.md';
const REPORTS = 'dist/test';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const testTexts = (): Map<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
        .map((file) => [`${folder}/${file}`, read(`${folder}/${file}`)] as const),
    ),
  );

const reports = (): ProvingReport[] =>
  readdirSync(join(root, REPORTS))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(read(`${REPORTS}/${file}`)) as Partial<ProvingReport>)
    .filter((one): one is ProvingReport => one.testResults !== undefined);

const check = process.argv.includes('--check');
const before = JSON.parse(read(RECORD)) as Proofs;
const run = process.argv.includes('--run');
if (run && !existsSync(join(root, REPORTS)))
  throw new Error(
    `--run: expected reports in ${REPORTS}, got no such folder: run the tests first (docs/testing.md)`,
  );
const texts = testTexts();
const kept = stillSaid(before, texts);
const elsewhere = everything ? [] : leftToOtherDays();
const ran = run
  ? stillSaid(afterRuns(kept, reports(), root, process.argv.includes('--whole'), elsewhere), texts)
  : kept;
// A check holds the page to be true of the run; what the run proves besides may be recorded later.
const proofs = check ? kept : ran;
const lost = check ? missingIn(ran, kept) : [];
const gained = check ? missingIn(kept, ran) : [];
if (gained.length > 0)
  console.log(`${gained.length} proofs more than are recorded: \`npm run coverage -- --run\` records them.`);

const rules = specificationRules();
const known = new Set(rules.map(({ id }) => id));
const errors = lost.map(
  ([rule, file]) => `${file}: no test in it that names ${rule} passed in this run, though ${RECORD} says so`,
);
const unknown = Object.keys(proofs)
  .filter((id) => !known.has(id))
  .map((id) => `${proofs[id]?.join(', ')}: ${id} is no rule of schemas/spec/rules.json`);
errors.push(...unknown);
const used = usedByPages();
errors.push(...libraryFaults(rules, waitingCode()));
const { page, bare, excused } = coveragePage(rules, proofs, (test) => isReached(test, used));
for (const id of bare)
  errors.push(
    `${id}: no test that passed names this rule. Prove it (docs/testing.md), or say in rules.json why it is \`open\`.`,
  );
for (const id of excused)
  errors.push(
    `${id}: ${proofs[id]?.join(', ')} proves this rule, and rules.json says \`open\`: take that out.`,
  );

const written = [
  [RECORD, `${JSON.stringify(proofs, null, 2)}\n`],
  [PAGE, page],
] as const;
for (const [file, text] of written) {
  if (text === read(file)) continue;
  if (check) errors.push(`${file} is stale: run \`npm run coverage\` and commit the result.`);
  else writeFileSync(join(root, file), text);
}
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
