// npm run lint, second half: who may import whom (.dependency-cruiser.cjs, import-reach.ts), and widgets and modules that their lists do not
// name, which no page would draw. Fails when it looked at nothing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/schemas.ts';
import { modules } from '../modules/index.ts';
import { missingScreenParts } from '../modules/missing-parts.ts';
import { houseFigures, lengthsBelow } from '../tools/lint/house.ts';
import { sentToPhones, upsideDown } from '../tools/lint/import-reach.ts';
import { testedFolders } from '../tools/testing/tested-folders.ts';
import { widgets } from '../widgets/index.ts';
import { missingParts } from '../widgets/missing-parts.ts';

const rooms = [...testedFolders, 'stories', 'e2e'].filter((one) => existsSync(join(root, one)));

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

interface CruiseResult {
  modules: readonly unknown[];
  summary: { violations: Violation[]; ruleSetUsed: { forbidden: { name: string; comment: string }[] } };
}

/**
 * Cruises folders or files with the rules of the house.
 * @param top the project, or a copy of it that has the rules as well
 */
export function cruise(folders: readonly string[], top = root): CruiseResult {
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...folders,
      '--config',
      join(top, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
    ],
    { cwd: top, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!run.stdout) throw new Error(run.stderr || 'dependency-cruiser said nothing');
  return JSON.parse(run.stdout) as CruiseResult;
}

if (process.argv[1]?.endsWith('lint-imports.ts')) {
  const result = cruise(rooms);
  const { length } = result.modules;
  if (length < 100) throw new Error(`Only ${length} modules were looked at: the import lint sees nothing.`);
  const { violations } = result.summary;
  for (const { from, to, rule } of violations) {
    const comment = result.summary.ruleSetUsed.forbidden.find((one) => one.name === rule.name)?.comment ?? '';
    console.error(`${from} -> ${to}\n  ${rule.name}: ${comment}`);
  }
  const faults = [...sentToPhones(), ...upsideDown()];
  for (const { from, to, says } of faults) console.error(`${from} -> ${to}\n  ${says}`);
  const missing = [
    ...missingParts(root, Object.keys(widgets)),
    ...missingScreenParts(root, Object.keys(modules)),
  ];
  for (const fault of missing) console.error(fault);
  const count = violations.length + faults.length;
  console.log(houseFigures(lengthsBelow(rooms.filter((one) => one !== 'stories' && one !== 'e2e'))));
  console.log(`${length} modules, ${count} forbidden imports`);
  process.exitCode = count + missing.length > 0 ? 1 : 0;
}
