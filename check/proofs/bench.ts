// npx tsx check/proofs/bench.ts [count]: how many documents a second the check judges.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { documentPaths } from '../disk/checked-paths.ts';
import { readContext } from '../disk/read-context.ts';
import { checkTexts } from '../index.ts';

/** Copies of the committed documents under addresses of their own, each with a title and a name for analytics of its own. */
export function syntheticDocuments(sources: ReadonlyMap<string, string>, count: number): Map<string, string> {
  const pages = [...sources].filter(([, text]) => text.includes('"campaign"'));
  const made = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const [path = '', text = ''] = pages[i % pages.length] ?? [];
    const own = path.replace('activities/', '').replace('.json', '');
    const copy = text
      .replace(/\n {2}"aliases": \[[^\]]*\],/, '')
      .replace(/("\$schema": ")(?:\.\.\/)+/, '$1../')
      .replaceAll(`"/${own}#`, `"/copy_${i}#`)
      .replace(`"name": "${own}"`, `"name": "copy_${i}"`)
      .replace(/"en": "/, `"en": "${i} `);
    made.set(`activities/copy_${i}.json`, copy);
  }
  return made;
}

function measure(name: string, texts: ReadonlyMap<string, string>): number {
  const started = performance.now();
  const context = readContext(root);
  const loaded = performance.now();
  const report = checkTexts(texts, context);
  const ended = performance.now();
  const seconds = (ended - loaded) / 1000;
  const size = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
  console.log(
    `${name}: ${texts.size} documents (${(size / 1024 / 1024).toFixed(1)} MB), schemas ${Math.round(loaded - started)} ms, ` +
      `check ${Math.round(ended - loaded)} ms, ${Math.round(texts.size / seconds)} documents a second, ${report.errors} errors`,
  );
  return report.errors;
}

if (process.argv[1]?.endsWith('bench.ts')) {
  const sources = new Map(documentPaths(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const committed = measure('committed', sources);
  const count = Number(process.argv[2] ?? 1000);
  const synthetic = measure('synthetic', new Map([...sources, ...syntheticDocuments(sources, count)]));
  process.exitCode = committed + synthetic > 0 ? 1 : 0;
}
