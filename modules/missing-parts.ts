import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { missingFiles } from '../widgets/missing-parts.ts';

/** Rooms of a module that are no screens. */
const rooms = ['art', 'check', 'common', 'data', 'parts', 'server', 'rules'];

const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/**
 * What the screens of the bespoke areas lack (architecture, "The rooms"): one line a fault, none when all is there. A
 * screen is whole with its component, style, a behaviour test, schema with an example, and story, and with its line in
 * the list.
 *
 * @param root the folder that holds `modules/`, `schemas/` and `stories/`
 * @param listed the names in the literal list, `<module>-<screen>`
 */
export function missingScreenParts(root: string, listed: readonly string[]): string[] {
  const screens = foldersIn(join(root, 'modules')).flatMap((module) =>
    foldersIn(join(root, 'modules', module))
      .filter((screen) => !rooms.includes(screen))
      .map((screen) => ({ name: `${module}-${screen}`, screen, path: `modules/${module}/${screen}` })),
  );
  const faults = [
    ...screens
      .filter(({ name }) => !listed.includes(name))
      .map(({ name }) => `modules/index.ts: no line for ${name}`),
    ...listed
      .filter((name) => screens.every((one) => one.name !== name))
      .map((name) => `modules/index.ts: no folder for ${name}`),
  ];
  for (const { name, screen, path } of screens) {
    const parts = [`${path}/${screen}.tsx`, `${path}/style.css`, `stories/${name}.stories.tsx`];
    faults.push(...missingFiles(root, parts, `schemas/modules/${name}.schema.json`));
    if (!readdirSync(join(root, path)).some((file) => /\.test\.tsx?$/.test(file)))
      faults.push(`${path} has no test`);
  }
  return faults;
}
