/**
 * The name of a schema of a request or an answer, which it has alone in the whole API; undefined for any other schema.
 * @param path below `schemas/`: `api/`, the folder of a mechanic, or `api/` of a module
 */
export function apiSchemaName(path: string): string | undefined {
  const name = /^(?:api|mechanics\/[^/]+|modules\/[^/]+\/api)\/([^/]+\.schema\.json)$/.exec(path)?.[1];
  return name === 'block.schema.json' ? undefined : name;
}

const SUFFIX = '.schema.json';

/** What a reference of the API's description names: `board-answer` of `board-answer.schema.json`. */
export const apiSchemaOf = (ref: string | undefined): string | undefined =>
  ref?.endsWith(SUFFIX) ? ref.slice(0, -SUFFIX.length) : undefined;

/** The file name of what a call names: `board-answer.schema.json` of `board-answer`. In a set it lies below `api/`. */
export const apiSchemaFile = (name: string): string => name + SUFFIX;

/** References to schemas of the API by name alone, as if all of these lay in one folder. */
export function withFlatReferences<Value>(schema: Value): Value {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' ? value.replace(/^.*\//, '') : value,
  ) as Value;
}
