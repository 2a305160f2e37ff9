import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { missingFiles } from '../widgets/missing-parts.ts';
import { screensIn } from './screens.ts';

/**
 * What the screens of the bespoke areas lack (architecture, "The rooms"): one line a fault, none when all is there. A
 * screen is whole with its component, style, a behaviour test, schema with an example, and story, and with its line in
 * the list.
 *
 * @param root the folder that holds `modules/`, `schemas/` and `stories/`
 * @param listed the names in the literal list, `<module>-<screen>`
 */
export function missingScreenParts(root: string, listed: readonly string[]): string[] {
  const screens = screensIn(root);
  const faults = [
    ...screens
      .filter(({ name }) => !listed.includes(name))
      .map(({ name }) => `modules/index.ts: no line for ${name}`),
    ...listed
      .filter((name) => screens.every((one) => one.name !== name))
      .map((name) => `modules/index.ts: no folder for ${name}`),
  ];
  for (const { name, folder, component } of screens) {
    const parts = [component, `${folder}/style.css`, `stories/${name}.stories.tsx`];
    faults.push(...missingFiles(root, parts, `schemas/modules/${name}.schema.json`));
    if (!readdirSync(join(root, folder)).some((file) => /\.test\.tsx?$/.test(file)))
      faults.push(`${folder} has no test`);
  }
  return faults;
}
