import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../build/schemas.ts';
import { folder, stampOfFiles, writeWhole } from './load-kept.mjs';

const ENTRY = join(root, 'check/disk/command.ts');
/** What decides about the script beside the files that are in it. */
const BESIDE = [
  'package-lock.json',
  'tsconfig.json',
  'check/disk/put-together.ts',
  'check/disk/load-kept.mjs',
  'check/disk/worker.mjs',
];

/** Makes one script of the check and all that it imports, and notes of which files. Where that cannot be, nothing is kept. */
export async function putTogether(): Promise<void> {
  try {
    const { rolldown } = await import('rolldown');
    // The stamp is that of what was read, whatever a file says a moment later.
    const said = new Map(BESIDE.map((file) => [join(root, file), readFileSync(join(root, file))]));
    const bundle = await rolldown({
      input: ENTRY,
      platform: 'node',
      logLevel: 'silent',
      resolve: { mainFields: ['module', 'main'] },
      plugins: [reading(said)],
    });
    const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
    await bundle.close();
    const [script] = output;
    const files = [...said.keys()].sort();
    const stamp = stampOfFiles(files, (file: string) => said.get(file) ?? Buffer.alloc(0));
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) if (!name.startsWith(stamp)) rmSync(join(folder, name));
    writeWhole(join(folder, `${stamp}.cjs`), script.code);
    writeWhole(join(folder, 'sources.json'), JSON.stringify({ stamp, files }));
  } catch {
    // An installation without the tools of development checks from the sources.
  }
}

/** Notes what each file says. In one script, each module is still told where it lies. */
const reading = (said: Map<string, Buffer>) => ({
  name: 'reading',
  load(id: string) {
    if (!isAbsolute(id)) return null;
    const bytes = readFileSync(id);
    said.set(id, bytes);
    return bytes.toString().replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
});
