/** Writes every picture of the families to activities/art; run `npx tsx scripts/art/write.ts [family]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from './families.ts';
import { prune, tighten } from './prune.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../activities/art');
const only = process.argv[2];

for (const [family, pictures] of Object.entries(families)) {
  if (only && only !== family) continue;
  const [first = '', second = 'x'] = family.split('-');
  for (const [index, [name, body]] of Object.entries(pictures).entries()) {
    const file = join(root, family, name);
    mkdirSync(dirname(file), { recursive: true });
    // Several pictures may be inlined into one page, so ids carry the family and the picture.
    const prefix = `${first.charAt(0)}${second.charAt(0)}${index.toString(36)}`;
    writeFileSync(file, tighten(prune(body)).replaceAll('~', prefix));
  }
}
