import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Schema, SchemaSet } from '../engine/document/schema-set.ts';
import { composeSchemas } from '../engine/document/schema-set.ts';
import { readApiSchemas } from '../server/api/api-files.ts';
import { composeCampaign } from './compose/campaign.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Every authored schema by its path below schemas/, and the union of all widgets as common/node-union.schema.json. */
export function loadSchemas(folder = join(root, 'schemas')): SchemaSet {
  const files = new Map<string, Schema>();
  const modules = existsSync(join(folder, 'modules'))
    ? readdirSync(join(folder, 'modules'), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [`modules/${entry.name}`] : [],
      )
    : [];
  for (const [name, schema] of readApiSchemas(folder)) files.set(`api/${name}`, schema as Schema);
  for (const part of ['', 'common', 'widgets', 'modules', ...modules.sort()]) {
    if (!existsSync(join(folder, part))) continue;
    for (const name of readdirSync(join(folder, part)).sort()) {
      if (!name.endsWith('.schema.json')) continue;
      const path = part ? `${part}/${name}` : name;
      files.set(path, JSON.parse(readFileSync(join(folder, path), 'utf8')) as Schema);
    }
  }
  files.set('common/campaign.schema.json', composeCampaign(folder) as Schema);
  return composeSchemas(files);
}
