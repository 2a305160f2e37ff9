import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the folders of the widgets lack (architecture, "The rooms"): one line a fault, none when all is there. A widget
 * is whole with its component, style, behaviour test, schema with an example, and story, and with its line in the list.
 *
 * @param root the folder that holds `widgets/`, `schemas/` and `stories/`
 * @param listed the names in the literal list
 */
export function missingParts(root: string, listed: readonly string[]): string[] {
  const folders = readdirSync(join(root, 'widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const faults = [
    ...folders
      .filter((name) => !listed.includes(name))
      .map((name) => `widgets/index.ts: no line for ${name}`),
    ...listed
      .filter((name) => !folders.includes(name))
      .map((name) => `widgets/index.ts: no folder widgets/${name}`),
  ];
  for (const name of folders) {
    const schema = `schemas/widgets/${name}.schema.json`;
    const needed = [
      `widgets/${name}/${name}.tsx`,
      `widgets/${name}/style.css`,
      `widgets/${name}/${name}.test.tsx`,
      schema,
      `stories/${name}.stories.tsx`,
    ];
    faults.push(
      ...needed.filter((path) => !existsSync(join(root, path))).map((path) => `${path} is missing`),
    );
    if (!existsSync(join(root, schema))) continue;
    const { examples } = JSON.parse(readFileSync(join(root, schema), 'utf8')) as { examples?: unknown[] };
    if (!examples?.length) faults.push(`${schema} has no examples`);
  }
  return faults;
}
