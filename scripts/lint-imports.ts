// npm run lint, second half: who may import whom (.dependency-cruiser.cjs). Fails when it looked at nothing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './schemas.ts';

const rooms = ['engine', 'widgets', 'modules', 'app', 'server', 'scripts', 'stories', 'e2e'].filter((one) =>
  existsSync(join(root, one)),
);

interface CruiseResult {
  modules: unknown[];
  summary: {
    violations: { from: string; to: string; rule: { name: string; severity: string }; comment?: string }[];
  };
}

/** Cruises folders with the rules of the house. */
export function cruise(folders: readonly string[]): CruiseResult {
  const run = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...folders,
      '--output-type',
      'json',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!run.stdout) throw new Error(run.stderr || 'dependency-cruiser said nothing');
  return JSON.parse(run.stdout) as CruiseResult;
}

if (process.argv[1]?.endsWith('lint-imports.ts')) {
  const { modules, summary } = cruise(rooms);
  if (modules.length < 100)
    throw new Error(`Only ${modules.length} modules were looked at: the import lint sees nothing.`);
  for (const { from, to, rule } of summary.violations) console.error(`${from} -> ${to}\n  ${rule.name}`);
  console.log(`${modules.length} modules, ${summary.violations.length} forbidden imports`);
  process.exitCode = summary.violations.length > 0 ? 1 : 0;
}
