import { propsSchemaPaths } from '../engine/document/schema-set.ts';
import { testSchemas } from '../engine/testing.tsx';
import type { PartKind } from '../tools/designers/told-event.ts';

/** What widgets look like: the pictures that they are held to. */
const pictures = import.meta.glob<string>('./baseline/rose-night/*.png', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Every part that a page may have, by name. What stands in frames alone is left out. */
export const partKinds = (): PartKind[] =>
  [...propsSchemaPaths(testSchemas)]
    .map(([name, path]) => ({ name, schema: testSchemas.get(path) }))
    .filter(({ schema }) => schema?.['x-outlet'] !== true)
    .map(({ name, schema }) => ({
      name,
      about: [schema?.['x-for'] ?? schema?.description, ...(schema?.['x-called'] ?? [])].join(' '),
      picture: pictures[`./baseline/rose-night/${name}.png`],
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
