// npm run types [-- --check]: TypeScript types from the schemas, and the schema that editors use.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { composeApi, roomsOfCalls } from '../build/compose/api.ts';
import { composeCampaign } from '../build/compose/campaign.ts';
import { defaultsFile } from '../build/compose/defaults.ts';
import { composeTexts, textTypes } from '../build/compose/texts.ts';
import { textFiles } from '../build/product-texts.ts';
import { loadSchemas, root } from '../build/schemas.ts';
import { dereference } from '../engine/document/dereference.ts';
import type { OpenApi } from '../engine/document/open-api.ts';
import type { Schema, SchemaSet } from '../engine/document/schema-set.ts';
import { propsSchemaPaths } from '../engine/document/schema-set.ts';
import { languages } from '../engine/i18n/language.ts';
import { mechanics } from '../mechanics/index.ts';
import { moduleServers } from '../modules/servers.ts';
import { schemasFolder } from '../server/api/api-files.ts';
import { refusalsOf } from '../server/api/refusals.ts';
import { RoomsDoNotFit, roomsFitTogether } from '../server/rooms-fit/rooms-fit.ts';
import { annotationDocs, strangeWordsBelow } from '../tools/generate/annotations.ts';
import { answerShapes } from '../tools/generate/answer-shapes.ts';
import { bridgeDocs, bridgeMethods } from '../tools/generate/bridge-methods.ts';
import { callDocs } from '../tools/generate/call-docs.ts';
import { decisionsIndex } from '../tools/generate/decisions-index.ts';
import { documentDocs } from '../tools/generate/document-docs.ts';
import { documentTypes } from '../tools/generate/document-types.ts';
import { editorSchema } from '../tools/generate/editor-schema.ts';
import { factDocs } from '../tools/generate/fact-docs.ts';
import { defaultedKeys, sourceTypeOf, sourceTypes } from '../tools/generate/source-types.ts';
import { widgetDocs } from '../tools/generate/widget-docs.ts';

const banner = `// Generated from schemas/ by \`npm run types\`. Do not edit.${sourceTypes}`;

/** One TypeScript file for all props of widgets and screens, the campaign block and the API's answers. */
export async function generateTypes(set: SchemaSet): Promise<string> {
  const wanted = [
    ...propsSchemaPaths(set).values(),
    ...[...set.keys()].filter((path) => path.startsWith('api/')),
    'bridge.schema.json',
    'common/campaign.schema.json',
    'common/schedule.schema.json',
    'common/step.schema.json',
    // What rooms say of time and value, whether one does so already or not.
    'common/costs.schema.json',
    'common/period.schema.json',
    'common/window.schema.json',
  ];
  const props = new Set(propsSchemaPaths(set).values());
  const definitions: Record<string, Schema> = {};
  const leaf = (schema: Schema | undefined, key?: string): string | undefined =>
    schema && sourceTypeOf(set, schema, key);
  const add = (path: string): string => {
    const name = path.replaceAll(/[^A-Za-z0-9]/g, '_');
    const schema = set.get(path);
    if (!schema) throw new Error(`No schema ${path}`);
    if (definitions[name]) return name;
    definitions[name] = {};
    definitions[name] = inline(props.has(path) ? withDefaults(schema) : schema, path, add, leaf, (file) =>
      leaf(set.get(file)),
    );
    return name;
  };
  const names = wanted.map(add);
  const text = await compile(
    {
      title: 'AllSchemas',
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
      additionalProperties: false,
      definitions,
    } as JSONSchema,
    'AllSchemas',
    {
      bannerComment: banner,
      style: { singleQuote: true, printWidth: 110 },
      ignoreMinAndMaxItems: true,
      unknownAny: true,
    },
  );
  return text;
}

/** Props as they arrive: the compiler puts defaults in. */
const withDefaults = (schema: Schema): Schema => ({
  ...schema,
  required: [...new Set([...(schema.required ?? []), ...defaultedKeys(schema)])],
});

/** A copy whose references point into the one root's definitions; what the engine turns into something else stays a leaf. */
function inline(
  schema: Schema,
  path: string,
  add: (path: string) => string,
  leaf: (schema: Schema | undefined, key?: string) => string | undefined,
  leafOf: (path: string) => string | undefined,
): Schema {
  const { definitions, $schema: _, examples: _examples, ...rest } = schema;
  const local = Object.fromEntries(
    Object.keys(definitions ?? {}).map((name) => [`#/definitions/${name}`, definitions?.[name] as Schema]),
  );
  const visit = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => visit(one, at));
    if (typeof value !== 'object' || value === null) return value;
    const { examples: _e, ...node } = value as Schema;
    const own = at === '' ? undefined : leaf(node, at.slice(at.lastIndexOf('/') + 1));
    if (own !== undefined) return { tsType: own, description: node.description };
    if (typeof node.$ref === 'string') {
      const target = local[node.$ref];
      if (target)
        return visit({ ...target, ...(node.description ? { description: node.description } : {}) }, at);
      const file = new URL(node.$ref.split('#')[0] ?? '', `file:///${path}`).pathname.slice(1);
      const tsType = leafOf(file);
      if (tsType) return { tsType, description: node.description };
      const name = add(file);
      return {
        $ref: `#/definitions/${name}`,
        ...(node.description ? { description: node.description } : {}),
      };
    }
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, visit(one, `${at}/${key}`)]));
  };
  return visit(rest, '') as Schema;
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const api = (): OpenApi => composeApi(schemasFolder) as OpenApi;

export const outputs = async (set: SchemaSet): Promise<Record<string, string>> => ({
  'schemas/generated/types.gen.ts': await generateTypes(set),
  'schemas/generated/document.gen.ts': await documentTypes(set),
  'schemas/generated/activity.editor.gen.json': `${JSON.stringify(editorSchema(set), null, 1)}\n`,
  'schemas/generated/defaults.gen.ts': defaultsFile(
    dereference(set, 'common/campaign.schema.json', composeCampaign(schemasFolder) as Schema),
  ),
  'docs/annotations.md': annotationDocs(set),
  'docs/widgets.md': widgetDocs(set),
  'docs/document-keys.md': documentDocs(set),
  'docs/facts.md': factDocs(set),
  'docs/calls.md': callDocs(
    set,
    api(),
    roomsOfCalls(schemasFolder),
    refusalsOf([...mechanics, ...moduleServers]),
  ),
  'docs/bridge-methods.md': bridgeDocs(set),
  'docs/decisions/README.md': decisionsIndex(join(root, 'docs/decisions')),
  'engine/platform/bridge/methods.gen.json': bridgeMethods(set),
  'engine/http/answers.gen.json': answerShapes(set, api()),
  'schemas/api/openapi.json': json(api()),
  'schemas/common/campaign.schema.json': json(composeCampaign(schemasFolder)),
  ...productTexts(),
});

/** A fault of what was written by hand: it is told as it is, and nothing is composed. */
class Refused extends Error {}

/** The product texts, one file a language, so that a phone loads its own language alone; and their keys. @throws Refused */
function productTexts(): Record<string, string> {
  const { texts, keys, faults } = composeTexts(textFiles());
  if (faults.length > 0) throw new Refused(faults.join('\n'));
  return {
    'schemas/generated/texts.gen.ts': textTypes(keys),
    ...Object.fromEntries(languages.map((lang) => [`app/texts/${lang}.gen.json`, json(texts[lang])])),
  };
}

/** Writes what is stale, or tells of it. @returns the number of stale files that were not written */
async function bringUpToDate(check: boolean): Promise<number> {
  roomsFitTogether([...mechanics, ...moduleServers]);
  mkdirSync(join(root, 'schemas/generated'), { recursive: true });
  let stale = 0;
  const set = loadSchemas();
  const strange = strangeWordsBelow(schemasFolder, set);
  if (strange.length > 0) throw new Refused(strange.join('\n'));
  for (const [path, text] of Object.entries(await outputs(set))) {
    const file = join(root, path);
    let before = '';
    try {
      before = readFileSync(file, 'utf8');
    } catch {
      // not written yet: stale
    }
    if (before === text) continue;
    if (check) {
      console.error(`${path} is stale: run \`npm run types\` and commit the result.`);
      stale++;
    } else {
      writeFileSync(file, text);
      console.log(`wrote ${path}`);
    }
  }
  return stale;
}

if (process.argv[1]?.endsWith('types.ts')) {
  try {
    process.exitCode = (await bringUpToDate(process.argv.includes('--check'))) > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Refused || error instanceof RoomsDoNotFit)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
