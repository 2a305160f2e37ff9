import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { resolveRef, type SchemaSet } from '../../engine/document/schema-set.ts';
import { loadSchemas } from '../schemas.ts';
import { type Api, readApi } from './api.ts';
import { type Block, campaignBlocks } from './misplaced.ts';
import { type ModuleIds, readModuleIds } from './module-ids.ts';
import type { Scope } from './scope.ts';
import { Site } from './site.ts';
import type { Kinds } from './validate.ts';
import { compileValidators, type Validators } from './validators.ts';

/** What a check knows beside the document: schemas, API, art, other documents. Made once, shared by all documents. */
export interface CheckContext {
  /** Folder that holds activities/ and schemas/. */
  root: string;
  schemas: SchemaSet;
  validators: Validators;
  /** Widgets by `widget`, kinds of step by `do`. */
  kinds: ReadonlyMap<string, Kinds>;
  /** What stands in the lists of a campaign. */
  blocks: readonly Block[];
  api: Api;
  bridge: ReadonlySet<string>;
  /** Paths below activities/. */
  assets: ReadonlySet<string>;
  /** Folders of activities/art with a palette. */
  themes: ReadonlySet<string>;
  /** Ids that stand in the data of modules, by the `x-ref` that asks for them. */
  moduleIds: ReadonlyMap<string, ModuleIds>;
  site: Site;
  /** Kept over documents: most expressions stand in many places. */
  scopes: Map<string, Scope>;
  /** How conditions come out, by what the document is and what they ask. */
  verdicts: Map<string, string>;
}

/** Paths of all files below a folder, relative to it, sorted; an absent folder has none. */
export function filesBelow(folder: string, at = ''): string[] {
  let entries: ReturnType<typeof readEntries> = [];
  try {
    entries = readEntries(join(folder, at));
  } catch {
    return [];
  }
  return entries
    .flatMap((entry) => {
      const path = at ? `${at}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    })
    .sort();
}

const readEntries = (folder: string) => readdirSync(folder, { withFileTypes: true });

/** Reads everything that documents are checked against. Documents join by `site`. */
export function createContext(root: string, schemaFolder = join(root, 'schemas')): CheckContext {
  const schemas = loadSchemas(schemaFolder);
  const assets = new Set(filesBelow(join(root, 'activities')).filter((path) => path.startsWith('art/')));
  const palettes = [...assets].flatMap((path) => /^art\/([^/]+)\/palette\.json$/.exec(path)?.[1] ?? []);
  return {
    root,
    schemas,
    validators: compileValidators(schemas),
    kinds: kindsOf(schemas),
    blocks: campaignBlocks(schemas),
    api: readApi(schemaFolder, schemas),
    bridge: new Set(Object.keys(schemas.get('bridge.schema.json')?.properties ?? {})),
    assets,
    themes: new Set(palettes),
    moduleIds: readModuleIds(root, schemas),
    site: new Site([]),
    scopes: new Map(),
    verdicts: new Map(),
  };
}

function kindsOf(set: SchemaSet): Map<string, Kinds> {
  const kinds = new Map<string, Kinds>();
  for (const [file, tag] of [
    ['common/node-union.schema.json', 'widget'],
    ['common/step.schema.json', 'do'],
  ] as const) {
    const union = new Map<string, { keys: readonly string[]; required: readonly string[] }>();
    for (const one of set.get(file)?.oneOf ?? []) {
      const { schema } = resolveRef(set, { schema: one, file });
      const name = schema.properties?.[tag]?.const;
      if (typeof name !== 'string') continue;
      union.set(name, { keys: Object.keys(schema.properties ?? {}), required: schema.required ?? [] });
    }
    kinds.set(tag, union);
  }
  return kinds;
}
