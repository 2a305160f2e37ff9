// npm run heard [-- widget ...]: what a screen reader is given of each widget's main story, beside what somebody has judged.
// --update writes it down anew, where no rule is broken: to be read, line by line, before it is committed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadSchemas, root } from '../build/schemas.ts';
import { widgetNames } from '../engine/document/schema-set.ts';
import { nearestName } from '../engine/expression/nearest.ts';

const all = widgetNames(loadSchemas());

/** @returns the exit code of the runner */
function main(given: readonly string[]): number {
  const isOption = (one: string): boolean => one.startsWith('-');
  const widgets = given.filter((one) => !isOption(one));
  for (const one of widgets)
    if (!all.includes(one))
      throw new Error(`There is no widget "${one}". Nearest: ${nearestName(one, all) ?? 'none'}.`);
  const options = given.filter((one) => isOption(one) && one !== '--update');
  const update = given.includes('--update') ? ['--update=all', 'heard.browser'] : ['--update=none'];
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'tools/heard/vitest.config.ts', ...update, ...options],
    { cwd: root, stdio: 'inherit', env: { ...process.env, GALA_HEARD: widgets.join(' ') } },
  );
  return status ?? 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
