import type { OpenApi } from '../../engine/document/open-api.ts';
import { resolveRef, type Schema, type SchemaSet } from '../../engine/document/schema-set.ts';
import type { Kind, Kinds } from '../shape/draft.ts';
import { type CampaignShape, campaignShape } from '../shape/misplaced.ts';
import { compileValidators, type Validators } from '../shape/validators.ts';
import { Api } from './api.ts';
import { type ModuleIds, moduleIdsOf } from './module-ids.ts';
import type { ScopesOfBase } from './scope.ts';
import { Site } from './site.ts';

/** What a check knows beside the document: schemas, API, art, other documents. Made once, shared by all documents. */
export interface CheckContext {
  schemas: SchemaSet;
  validators: Validators;
  /** Widgets by `widget`, kinds of step by `do`, of reward by `kind`. */
  kinds: ReadonlyMap<string, Kinds>;
  /** What stands in the lists of a campaign. */
  campaign: CampaignShape;
  api: Api;
  bridge: ReadonlySet<string>;
  /** Paths below activities/. */
  assets: ReadonlySet<string>;
  /** Paths below modules/. */
  moduleFiles: ReadonlySet<string>;
  /** Folders of activities/art with a palette. */
  themes: ReadonlySet<string>;
  /** Ids that stand in the data of modules, by the `x-ref` that asks for them. */
  moduleIds: ReadonlyMap<string, ModuleIds>;
  site: Site;
  /** Kept over documents: most expressions stand in many places. */
  scopes: Map<string, ScopesOfBase>;
  /** How conditions come out, by what the document is and what they ask. */
  verdicts: Map<string, string>;
}

/** What a context is made of; reading it is left to whoever has it (check/disk, a browser). */
export interface ContextParts {
  schemas: SchemaSet;
  openapi: OpenApi;
  /** Paths of all files below activities/. */
  files: readonly string[];
  /** Paths of the pictures and data of modules, below modules/. */
  moduleFiles: readonly string[];
  /** A data file of a module by its path below modules/, parsed. May throw. */
  moduleData(path: string): unknown;
  /** Those of the schemas, where they need not be compiled. */
  validators?: Validators | undefined;
}

/** A context without documents: they join by `site`. */
export function createContext({
  schemas,
  openapi,
  files,
  moduleFiles,
  moduleData,
  validators = compileValidators(schemas),
}: ContextParts): CheckContext {
  const assets = new Set(files.filter((path) => path.startsWith('art/')));
  const palettes = [...assets].flatMap((path) => /^art\/([^/]+)\/palette\.json$/.exec(path)?.[1] ?? []);
  return {
    schemas,
    validators,
    kinds: kindsOf(schemas),
    campaign: campaignShape(schemas),
    api: new Api(openapi, schemas),
    bridge: new Set(Object.keys(schemas.get('bridge.schema.json')?.properties ?? {})),
    assets,
    moduleFiles: new Set(moduleFiles),
    themes: new Set(palettes),
    moduleIds: moduleIdsOf(schemas, moduleData),
    site: new Site([]),
    scopes: new Map(),
    verdicts: new Map(),
  };
}

/** Of every union that tells its branches apart by a tag: its kinds. */
function kindsOf(set: SchemaSet): Map<string, Kinds> {
  const kinds = new Map<string, Map<string, Kind>>();
  const walk = (value: unknown, file: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const one of Object.values(value)) walk(one, file);
    const { discriminator, oneOf = [] } = value as Schema;
    const tag = discriminator?.propertyName;
    if (tag === undefined || Array.isArray(value)) return;
    const union = kinds.get(tag) ?? new Map<string, Kind>();
    for (const one of oneOf) {
      const { schema } = resolveRef(set, { schema: one, file });
      const name = schema.properties?.[tag]?.const;
      if (typeof name === 'string')
        union.set(name, {
          keys: Object.keys(schema.properties ?? {}),
          required: schema.required ?? [],
          called: schema['x-called'] ?? [],
        });
    }
    kinds.set(tag, union);
  };
  for (const [file, schema] of set) if (file.startsWith('common/')) walk(schema, file);
  return kinds;
}
