import type { OpenApi } from '../../engine/document/open-api.ts';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import type { ExpressionScope } from '../../engine/expression/compile.ts';
import { type CampaignShape, campaignShape } from '../shape/campaign-shape.ts';
import { type Kinds, kindsOf } from '../shape/kinds.ts';
import { compileValidators, type Validators } from '../shape/validators.ts';
import { Api } from './api.ts';
import { type ModuleIds, moduleIdsOf } from './module-ids.ts';
import { Site } from './site.ts';

/** The scopes of documents that may name the same, by the item that is there, and by what a call has answered. */
export type ScopesOfBase = Map<Schema | undefined, Map<string | undefined, ExpressionScope>>;

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
