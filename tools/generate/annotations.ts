import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { campaignLists } from '../../engine/document/campaign-lists.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import { nearestName } from '../../engine/expression/nearest.ts';

/** A word of the house in schemas: on what it stands, what it takes, what it says. */
interface Annotation {
  readonly on: string;
  readonly takes: string;
  readonly says: string;
}

/** All of them: `schemas/annotations.json`. */
export const annotations = JSON.parse(
  readFileSync(join(root, 'schemas/annotations.json'), 'utf8'),
) as Readonly<Record<string, Annotation>>;

/** What `x-ref` may name beside the lists of a campaign. */
const documentLists: Readonly<Record<string, string>> = {
  data: 'sources of `data`',
  state: 'keys of `state`',
  popups: 'sheets of `popups`',
  anchors: 'ids of parts of the body',
  themes: 'folders of `activities/art`',
  bridge: 'methods of the app',
};

/** A list in the data of a module. */
const moduleList = /^[a-z-]+\/data\/.+\.json#\/.+$/;

// What stands below these keys is data, or named by whoever wrote the schema.
const values: ReadonlySet<string> = new Set(['examples', 'default', 'const', 'enum']);
const named: ReadonlySet<string> = new Set(['properties', 'definitions', 'patternProperties', 'x-built']);

/**
 * Words that no schema may have, as sentences: an unknown `x-…` word, and an `x-ref` to a list that there is not. A mistyped
 * one would be passed over in silence, and a private key would reach every phone.
 *
 * @param file what the sentences call it
 * @param lists what `x-ref` may name; undefined: anything
 */
export function strangeWords(file: string, schema: unknown, lists?: readonly string[]): string[] {
  const found: string[] = [];
  const visit = (value: unknown, path: string, names: boolean): void => {
    if (Array.isArray(value)) return void value.forEach((one, i) => void visit(one, `${path}/${i}`, false));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, one] of Object.entries(value)) {
      if (!names && /^x[-_]/i.test(key) && !Object.hasOwn(annotations, key)) {
        const near = nearestName(key, Object.keys(annotations));
        found.push(
          `${file}: ${path || '/'}: expected a word of schemas/annotations.json, got \`${key}\`${near ? `; did you mean \`${near}\`?` : ''}`,
        );
      }
      if (
        !names &&
        key === 'x-ref' &&
        lists &&
        !lists.includes(one as string) &&
        !moduleList.test(String(one))
      ) {
        const near = nearestName(String(one), lists);
        found.push(
          `${file}: ${path || '/'}: expected \`x-ref\` to name a list (docs/annotations.md), got \`${String(one)}\`${near ? `; did you mean \`${near}\`?` : ''}`,
        );
      }
      if (names || !values.has(key)) visit(one, `${path}/${key}`, !names && named.has(key));
    }
  };
  visit(schema, '', false);
  return found;
}

/** Those of every file below a folder of schemas that is written by hand. */
export function strangeWordsBelow(folder: string, set: SchemaSet): string[] {
  const lists = [...Object.keys(documentLists), ...campaignLists(set).map(({ name }) => name)];
  return filesBelow(folder)
    .filter((path) => path.endsWith('.json') && !path.startsWith('generated/') && path !== 'annotations.json')
    .sort()
    .flatMap((path) =>
      strangeWords(`schemas/${path}`, JSON.parse(readFileSync(join(folder, path), 'utf8')), lists),
    );
}

/** `docs/annotations.md`: every word, and every list that `x-ref` may name. */
export function annotationDocs(set: SchemaSet): string {
  const rows = Object.entries(annotations).map(
    ([word, { on, takes, says }]) => `| \`${word}\` | ${on} | ${takes} | ${says} |`,
  );
  const lists = [
    ...Object.entries(documentLists),
    ...campaignLists(set).map(({ name, path }): [string, string] => [
      name,
      `entries of \`campaign.${path.join('.')}\``,
    ]),
  ];
  return [
    '<!-- Generated from schemas/annotations.json by `npm run types`. Do not edit. -->',
    '# Words of the house in schemas',
    '',
    'What schemas say beside JSON Schema. Any other `x-…` word in a file below `schemas/` is an error of `npm run types`.',
    '',
    '| word | on | takes | says |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Lists of `x-ref`',
    '',
    '| `x-ref` | ids of |',
    '|---|---|',
    ...lists.map(([name, what]) => `| \`${name}\` | ${what} |`),
    '| `<module>/data/<name>.json#/<list>` | a list in the data of a module |',
    '',
  ].join('\n');
}
