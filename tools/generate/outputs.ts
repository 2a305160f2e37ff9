import { join } from 'node:path';
import { composeApi, roomsOfCalls } from '../../build/compose/api.ts';
import { composeCampaign } from '../../build/compose/campaign.ts';
import { defaultsFile } from '../../build/compose/defaults.ts';
import { composeTexts, textTypes } from '../../build/compose/texts.ts';
import { textFiles } from '../../build/product-texts.ts';
import { root } from '../../build/schemas.ts';
import { dereference } from '../../engine/document/dereference.ts';
import type { OpenApi } from '../../engine/document/open-api.ts';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import { languages } from '../../engine/i18n/language.ts';
import { mechanics } from '../../mechanics/index.ts';
import { moduleServers } from '../../modules/servers.ts';
import { schemasFolder } from '../../server/api/api-files.ts';
import { refusalsOf } from '../../server/api/refusals.ts';
import { movementsOf } from '../../server/kernel/movements.ts';
import { annotationDocs } from './annotations.ts';
import { answerShapes } from './answer-shapes.ts';
import { bridgeDocs, bridgeMethods } from './bridge-methods.ts';
import { callDocs } from './call-docs.ts';
import { decisionsIndex } from './decisions-index.ts';
import { documentDocs } from './document-docs.ts';
import { documentTypes } from './document-types.ts';
import { editorSchema } from './editor-schema.ts';
import { factDocs } from './fact-docs.ts';
import { faultsOfExamples, faultsOfFiles, faultsOfTexts } from './product-words.ts';
import { generateTypes } from './schema-types.ts';
import { widgetDocs } from './widget-docs.ts';

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const api = (): OpenApi => composeApi(schemasFolder) as OpenApi;

/** Whoever answers calls: their refusals have texts. */
const rooms = [...mechanics, ...moduleServers];

/** What the server says by itself, by what each is called. */
const serverTexts = (): Record<string, Readonly<Record<string, string>>> => ({
  ...Object.fromEntries(
    [...refusalsOf(rooms)].map(([name, { message }]) => [`the refusal ${name}`, message]),
  ),
  ...Object.fromEntries(
    Object.entries(movementsOf(mechanics)).map(([kind, texts]) => [`the movement ${kind}`, texts]),
  ),
});

/** All that is generated: texts by their paths. @throws Refused */
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
  'docs/calls.md': callDocs(set, api(), roomsOfCalls(schemasFolder), refusalsOf(rooms)),
  'docs/bridge-methods.md': bridgeDocs(set),
  'docs/decisions/README.md': decisionsIndex(join(root, 'docs/decisions')),
  'engine/platform/bridge/methods.gen.json': bridgeMethods(set),
  'engine/http/answers.gen.json': answerShapes(set, api()),
  'schemas/api/openapi.json': json(api()),
  'schemas/common/campaign.schema.json': json(composeCampaign(schemasFolder)),
  ...productTexts(set),
});

/** A fault of what was written by hand: it is told as it is, and nothing is composed. */
export class Refused extends Error {}

/** The product texts, one file a language, so that a phone loads its own language alone; and their keys. @throws Refused */
function productTexts(set: SchemaSet): Record<string, string> {
  const files = textFiles();
  const { texts, keys, faults: own } = composeTexts(files);
  const faults = [...own, ...faultsOfFiles(files), ...faultsOfTexts(serverTexts()), ...faultsOfExamples(set)];
  if (faults.length > 0) throw new Refused(faults.join('\n'));
  return {
    'schemas/generated/texts.gen.ts': textTypes(keys),
    ...Object.fromEntries(languages.map((lang) => [`app/texts/${lang}.gen.json`, json(texts[lang])])),
  };
}
