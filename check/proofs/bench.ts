// npx tsx check/proofs/bench.ts [count]: how many documents a second the check judges, and what it costs beside bare ajv.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { documentPaths } from '../disk/checked-paths.ts';
import { loadKept, optimizeLate } from '../disk/load-kept.mjs';
import { putTogether } from '../disk/put-together.ts';
import { readContext } from '../disk/read-context.ts';
import { ValidatorKeeper } from '../disk/validator-keeper.ts';
import type { CheckContext } from '../model/context.ts';
import { syntheticDocuments, withTextsOfTheirOwn } from './synthetic-documents.ts';

/** What the command runs: tsx, by which this file runs, makes functions that know their names, and are slower. */
type Kept = NonNullable<ReturnType<typeof loadKept>>;

const where = { root, schemas: join(root, 'schemas') };

/** What a run costs beside ajv alone: the same texts parsed and held to the same schemas, and nothing else. */
function bare(texts: ReadonlyMap<string, string>, { validators }: CheckContext): number {
  return cpuOf(() => {
    for (const text of texts.values()) {
      const value: unknown = JSON.parse(text);
      const isRedirect = typeof value === 'object' && value !== null && 'redirect' in value;
      if (!validators[isRedirect ? 'redirect' : 'page'](value))
        throw new Error('a document of the bench is broken');
    }
  });
}

/** The time that this process computes, in ms: what others do on the machine is not in it. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function measure(kept: Kept, name: string, texts: ReadonlyMap<string, string>): number {
  const context = readContext(root);
  let errors = 0;
  const started = performance.now();
  const check = cpuOf(() => {
    errors = kept.checkInParts(texts, context, undefined, { kept: undefined, ...where }).errors;
  });
  const seconds = (performance.now() - started) / 1000;
  const ajv = bare(texts, context);
  const size = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(
    `${name}: ${texts.size} documents (${(size / 1024 / 1024).toFixed(1)} MB), ${Math.round(texts.size / seconds)} a second; ` +
      `CPU ${(check / texts.size).toFixed(2)} ms each, ${(check / ajv).toFixed(1)} times bare ajv (${(ajv / texts.size).toFixed(2)} ms); ${errors} errors`,
  );
  return errors;
}

interface Taken {
  readonly documents: number;
  /** s */
  readonly seconds: number;
  /** Computing of all processors, ms. */
  readonly cpu: number;
}

/** The same by as many processors as there are, as the command does it: its schemas are read, its workers begun. */
function measureInParts(kept: Kept, name: string, texts: ReadonlyMap<string, string>): Taken {
  const started = performance.now();
  const cpu = cpuOf(() => {
    const world = () => readContext(root, where.schemas, new ValidatorKeeper(kept.stamp));
    kept.checkInParts(texts, world, undefined, { kept, ...where });
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${name}, on ${availableParallelism()} processors: ${texts.size} documents, ${Math.round(texts.size / seconds)} a second; CPU ${(cpu / texts.size).toFixed(2)} ms each`,
  );
  return { documents: texts.size, seconds, cpu };
}

/** What each document more takes, and what is left of the shorter run without that: reading schemas, and code that is new to V8. */
function describeWarmUp(few: Taken, many: Taken): string {
  const more = many.documents - few.documents;
  const seconds = (many.seconds - few.seconds) / more;
  const cpu = (many.cpu - few.cpu) / more;
  const start = few.seconds - seconds * few.documents;
  return (
    `of these, documents beyond the first ${few.documents}: ${Math.round(1 / seconds)} a second, CPU ${cpu.toFixed(2)} ms each; ` +
    `before that, warm-up of ${start.toFixed(1)} s, CPU ${((few.cpu - cpu * few.documents) / 1000).toFixed(1)} s`
  );
}

/** The command for one document, with all that it loads, as package.json calls it. */
function single(path: string): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const args = [...(scripts.check ?? '').split(' ').slice(1), path];
  // Once to put the check together, once to compile it.
  for (let i = 0; i < 2; i++) spawnSync(process.execPath, args, { cwd: root });
  const runs = Array.from({ length: 5 }, () => {
    const started = performance.now();
    spawnSync(process.execPath, args, { cwd: root });
    return performance.now() - started;
  }).sort((a, b) => a - b);
  return `${Math.round(runs[2] ?? 0)} ms, the one in the middle of five`;
}

if (process.argv[1]?.endsWith('bench.ts')) {
  // As the command does.
  optimizeLate();
  const sources = new Map(documentPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  if (!loadKept()) await putTogether();
  const kept = loadKept();
  if (!kept) throw new Error('the check cannot be put together: is rolldown installed?');
  console.log(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  const committed = measure(kept, 'committed', sources);
  const count = Number(process.argv[2] ?? 1000);
  const many = new Map([...sources, ...syntheticDocuments(sources, count)]);
  const synthetic = measure(kept, 'in one process', many);
  measureInParts(kept, 'copies', many);
  const own = withTextsOfTheirOwn(many);
  const differing = measure(kept, 'in one process, each text of a copy with a word of its own', own);
  const few = measureInParts(kept, 'the same', own);
  const tenfold = withTextsOfTheirOwn(new Map([...sources, ...syntheticDocuments(sources, 10 * count)]));
  console.log(describeWarmUp(few, measureInParts(kept, 'ten times as many such copies', tenfold)));
  const [path = ''] = sources.keys();
  console.log(`one document from the shell, judged before: ${single(path)}`);
  process.exitCode = committed + synthetic + differing > 0 ? 1 : 0;
}
