import { type CheckContext, createContext } from '../check/model/context.ts';
import { addressOfFile, Site } from '../check/model/site.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import type { OpenApi } from '../engine/document/open-api.ts';
import { documentAround, type TestNode, testSchemas } from '../engine/testing.tsx';
import openApi from '../schemas/api/openapi.json' with { type: 'json' };
import { judgeNode, type Told } from '../tools/designers/judge-node.ts';

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
    site: new Site(
      documents.map((path) => {
        const file = path.replace('../', '');
        const route = addressOfFile(file);
        const none = { aliases: [], look: '', names: new Set<string>(), anchors: new Set<string>() };
        return { file, route, routes: new Set([route]), ...none, open: true };
      }),
    ),
  };
  return made;
}

/** Paths of all pictures that documents may name, below activities/. */
export const pictures: readonly string[] = art.filter((path) => !path.endsWith('.json'));

/** What the check says of a story's changed node, in the document around the story. */
export const judgeStory = (text: string, sound: string, page: TestNode): Told[] =>
  judgeNode(text, sound, documentAround(page), context());

/** What it says of a node in a committed document. @param original the node that stands there: what is said of that is no news */
export const judgeIn = (text: string, original: object, document: ActivityDocument): Told[] =>
  judgeNode(text, JSON.stringify(original), document, context());
