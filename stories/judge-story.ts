import { checkText } from '../check/check-text.ts';
import { type CheckContext, createContext } from '../check/model/context.ts';
import { Site } from '../check/model/site.ts';
import { addressOf, routeOf } from '../engine/document/anywhere/route.ts';
import { operationsOf } from '../engine/document/api.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import type { OpenApi } from '../engine/document/open-api.ts';
import { documentAround, type TestNode, testSchemas } from '../engine/testing.tsx';
import openApi from '../schemas/api/openapi.json' with { type: 'json' };
import { judgeNode, judgeWhole, type Told } from '../tools/designers/judge-node.ts';
import { knownByAddress } from '../tools/designers/known-by-address.ts';
import type { Names } from '../tools/designers/names-of.ts';

const art = Object.keys(
  import.meta.glob(['../activities/art/**/*.{svg,png,jpg,webp,avif}', '../activities/art/*/palette.json']),
).map((path) => path.replace('../activities/', ''));
const documents = Object.keys(import.meta.glob(['../activities/**/*.json', '!../activities/art/**']));
const data = import.meta.glob('../modules/*/data/*.json', { eager: true, import: 'default' });

let made: CheckContext | undefined;

/** What the check knows beside a story's node. The other documents are known by their addresses alone. */
function context(): CheckContext {
  made ??= {
    ...createContext({
      schemas: testSchemas,
      openapi: openApi as unknown as OpenApi,
      files: art,
      moduleFiles: Object.keys(data).map((path) => path.replace('../modules/', '')),
      moduleData: (path) => data[`../modules/${path}`],
    }),
    site: new Site(documents.map((path) => knownByAddress(path.replace('../activities/', '')))),
  };
  return made;
}

/** Names of all families. */
export const families: readonly string[] = art.flatMap(
  (path) => /^art\/([^/]+)\/palette\.json$/.exec(path)?.[1] ?? [],
);

/** Paths of all pictures that documents may name, below activities/. */
export const pictures: readonly string[] = art.filter((path) => !path.endsWith('.json'));

/** What any document may name, by its list: methods of the app, what modules have, and for links and calls what there is. */
export function knownNames(): Names {
  const { bridge, moduleIds } = context();
  const calls = operationsOf(openApi as unknown as OpenApi).filter(({ caller }) => caller !== 'service');
  return {
    ...Object.fromEntries([...moduleIds].map(([list, { ids }]) => [list, ids])),
    bridge: [...bridge].sort(),
    // An address with parameters is a pattern, and none to go to.
    link: documents
      .map((path) => addressOf(routeOf(path.replace('../activities/', ''))))
      .filter((address) => !address.includes('['))
      .sort(),
    'api-path': [...new Set(calls.map(({ path }) => path))].sort(),
  };
}

/** What the check says of a story's changed node, in the document around the story. */
export const judgeStory = (text: string, sound: string, page: TestNode): Told[] =>
  judgeNode(text, sound, documentAround(page), context());

/** What it says of a node in a committed document. @param original the node that stands there: what is said of that is no news */
export const judgeIn = (text: string, original: object, document: ActivityDocument): Told[] =>
  judgeNode(text, JSON.stringify(original), document, context());

/** What it says of a whole document. @param file below activities/ @param sound the document as it is committed */
export const judgeDocument = (file: string, text: string, sound: string): Told[] =>
  judgeWhole(`activities/${file}`, text, sound, context());

/** How many errors it finds in a document that is being made. @param file below activities/ */
export const errorsOf = (file: string, document: object): number =>
  checkText(`activities/${file}`, JSON.stringify(document), context()).filter(
    ({ severity }) => severity === 'error',
  ).length;
