import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts that are not there, and a schema that is there without an example: one line a fault. */
export function missingFiles(root: string, parts: readonly string[], schema: string): string[] {
  const faults = [...parts, schema]
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${path} is missing`);
  if (!existsSync(join(root, schema))) return faults;
  const { examples } = JSON.parse(readFileSync(join(root, schema), 'utf8')) as { examples?: unknown[] };
  return examples?.length ? faults : [...faults, `${schema} has no examples`];
}

/**
 * What the folders of the widgets lack (docs/widget-making.md): one line a fault, none when all is there. A widget
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
  const partsOf = (name: string): string[] => [
    `widgets/${name}/${name}.tsx`,
    `widgets/${name}/style.css`,
    `widgets/${name}/${name}.test.tsx`,
    `stories/${name}.stories.tsx`,
  ];
  return [
    ...faults,
    ...folders.flatMap((name) => missingFiles(root, partsOf(name), `schemas/widgets/${name}.schema.json`)),
  ];
}
