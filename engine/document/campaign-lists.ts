import type { Located, SchemaSet } from './schema-set.ts';
import { resolveRef } from './schema-set.ts';

/** A list of a campaign whose entries have ids that the rest of the document may refer to. */
export interface CampaignList {
  /** What `x-ref` calls it: `x-list` of its schema. */
  readonly name: string;
  /** Its keys below `campaign`. */
  readonly path: readonly string[];
  /** What one entry is called in a message: `x-noun` of its schema. */
  readonly noun: string;
  /** What it means that the page does not show one: `x-unshown`; undefined where it need not. */
  readonly unshown: string | undefined;
  /** A text that names facts of one shows it, where everybody reads it: `x-told`. */
  readonly told: boolean;
  /** What it means that nothing names one: `x-unnamed`; undefined where it need not. */
  readonly unnamed: string | undefined;
  /** The number of an entry by which they rise: `x-rising`; undefined where they need not. */
  readonly rising: string | undefined;
  /** Schema of an entry. */
  readonly entry: Located;
}

const file = 'common/campaign.schema.json';
const found = new WeakMap<SchemaSet, readonly CampaignList[]>();

/** Every such list, by the annotations of the mechanics' blocks. */
export function campaignLists(set: SchemaSet): readonly CampaignList[] {
  const known = found.get(set);
  if (known) return known;
  const lists: CampaignList[] = [];
  const walk = (at: Located, path: readonly string[]): void => {
    const { schema, file: home } = resolveRef(set, at);
    const { 'x-list': name, 'x-noun': noun, items } = schema;
    if (name !== undefined && items !== undefined)
      lists.push({
        name,
        path,
        noun: noun ?? name,
        unshown: schema['x-unshown'],
        told: schema['x-told'] === true,
        unnamed: schema['x-unnamed'],
        rising: schema['x-rising'],
        entry: resolveRef(set, { schema: items, file: home }),
      });
    for (const [key, one] of Object.entries(schema.properties ?? {}))
      walk({ schema: one, file: home }, [...path, key]);
  };
  const schema = set.get(file);
  if (schema) walk({ schema, file }, []);
  found.set(set, lists);
  return lists;
}
