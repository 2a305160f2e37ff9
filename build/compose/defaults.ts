import type { Schema } from '../../engine/document/schema-set.ts';

/** Defaults of the properties of each titled part of a schema, by title. @param schema with what it refers to in place */
export function defaultsIn(schema: Schema): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { title, properties = {}, items } = schema;
  const own = Object.entries(properties).flatMap(([key, one]) =>
    one.default === undefined ? [] : [[key, one.default] as const],
  );
  const parts = [...Object.values(properties), ...(items === undefined ? [] : [items])].map(defaultsIn);
  return Object.assign(
    {},
    title === undefined || own.length === 0 ? {} : { [title]: Object.fromEntries(own) },
    ...parts,
  );
}

/** `schemas/generated/defaults.gen.ts`: what is meant where a block of a campaign does not say, for the code that reads it. */
export const defaultsFile = (campaign: Schema): string =>
  `// Generated from schemas/ by \`npm run types\`. Do not edit.

/** What is meant where a block of a campaign does not say, by the title of its schema. */
export const defaults = ${JSON.stringify(defaultsIn(campaign), null, 2)} as const;
`;
