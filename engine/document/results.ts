import type { ActivityDocument } from './document.ts';
import { type Located, resolveRef, type SchemaSet } from './schema-set.ts';
import { branchFor } from './walk.ts';

const file = 'common/campaign.schema.json';

/**
 * Whether a campaign has results to tell once it is settled, by the annotation `x-results` of its blocks. A page without a campaign may
 * show those of another one.
 *
 * @param campaign the block of the document
 */
export function hasResults(set: SchemaSet, campaign: ActivityDocument['campaign']): boolean {
  const schema = set.get(file);
  if (campaign === undefined || schema === undefined) return true;
  return Object.entries(campaign).some(([key, block]) => {
    const property = resolveRef(set, { schema, file }).schema.properties?.[key];
    return property !== undefined && tells(set, { schema: property, file }, block);
  });
}

/** A block, one of its entries, or a property of one. */
function tells(set: SchemaSet, at: Located, value: unknown): boolean {
  const here = branchFor(set, at, value);
  if (here === undefined || typeof value !== 'object' || value === null) return false;
  const { schema, file: home } = here;
  if (schema['x-results']) return !Array.isArray(value) || value.length > 0;
  const { items, properties = {} } = schema;
  if (Array.isArray(value))
    return items !== undefined && value.some((one) => tells(set, { schema: items, file: home }, one));
  return Object.keys(value).some((key) => properties[key]?.['x-results'] === true);
}
