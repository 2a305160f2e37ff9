// npm run types [-- --check]: TypeScript types from the schemas, and the schema that editors use.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSchemas, root } from '../build/schemas.ts';
import { mechanics } from '../mechanics/index.ts';
import { moduleServers } from '../modules/servers.ts';
import { schemasFolder } from '../server/api/api-files.ts';
import { RoomsDoNotFit, roomsFitTogether } from '../server/rooms-fit/rooms-fit.ts';
import { strangeWordsBelow } from '../tools/generate/annotations.ts';
import { outputs, Refused } from '../tools/generate/outputs.ts';

/** Writes what is stale, or tells of it. @returns the number of stale files that were not written */
async function bringUpToDate(check: boolean): Promise<number> {
  roomsFitTogether([...mechanics, ...moduleServers]);
  mkdirSync(join(root, 'schemas/generated'), { recursive: true });
  let stale = 0;
  const set = loadSchemas();
  const strange = strangeWordsBelow(schemasFolder, set);
  if (strange.length > 0) throw new Refused(strange.join('\n'));
  for (const [path, text] of Object.entries(await outputs(set))) {
    const file = join(root, path);
    let before = '';
    try {
      before = readFileSync(file, 'utf8');
    } catch {
      // not written yet: stale
    }
    if (before === text) continue;
    if (check) {
      console.error(`${path} is stale: run \`npm run types\` and commit the result.`);
      stale++;
    } else {
      writeFileSync(file, text);
      console.log(`wrote ${path}`);
    }
  }
  return stale;
}

if (process.argv[1]?.endsWith('types.ts')) {
  try {
    process.exitCode = (await bringUpToDate(process.argv.includes('--check'))) > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Refused || error instanceof RoomsDoNotFit)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
