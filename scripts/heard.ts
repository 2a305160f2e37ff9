// npm run heard [-- widget ...]: what a screen reader is given of each widget's main story and of what else tools/heard/subjects.ts
// names, beside what somebody has judged. A name without its language (th/, cn/) that is heard in none other means them all.
// --update writes it down anew, where no rule is broken: to be read, line by line, before it is committed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadSchemas, root } from '../build/schemas.ts';
import { widgetNames } from '../engine/document/schema-set.ts';
import { nearestName } from '../engine/expression/nearest.ts';
import { meantBy, subjects } from '../tools/heard/subjects.ts';

const all = subjects(widgetNames(loadSchemas())).map(({ name }) => name);

/** @returns the exit code of the runner */
function main(given: readonly string[]): number {
  const isOption = (one: string): boolean => one.startsWith('-');
  const chosen = given
    .filter((one) => !isOption(one))
    .flatMap((one) => {
      const meant = meantBy(one, all);
      if (meant.length === 0)
        throw new Error(`Nothing called "${one}" is heard. Nearest: ${nearestName(one, all) ?? 'none'}.`);
      return meant;
    });
  const options = given.filter((one) => isOption(one) && one !== '--update');
  const update = given.includes('--update') ? ['--update=all', 'heard.browser'] : ['--update=none'];
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'tools/heard/vitest.config.ts', ...update, ...options],
    { cwd: root, stdio: 'inherit', env: { ...process.env, GALA_HEARD: chosen.join(' ') } },
  );
  return status ?? 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
