import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import { type Problem, shortList, show } from '../finding.ts';
import { moduleOf, wayFrom } from '../model/file-kinds.ts';
import { insertFirst, replaceAt } from '../text/edits.ts';
import { nameKey, type Outline, propertyAt } from '../text/parse.ts';
import { child, type Json } from '../text/pointer.ts';

const KEY = '$schema';

/** A schema that a data file may name. */
interface Candidate {
  /** Path below schemas/. */
  schema: string;
  /** What the data file must say to name it. */
  way: string;
  /** Its file's name without `.schema.json`. */
  name: string;
  shape: Schema;
}

/** Schemas of a module's data, beside those of the parts that they share: data files may have `$schema`. */
function candidatesFor(file: string, schemas: SchemaSet): Candidate[] {
  const folder = `modules/${moduleOf(file)}/`;
  return [...schemas].flatMap(([schema, shape]) => {
    if (!schema.startsWith(folder) || !Object.hasOwn(shape.properties ?? {}, KEY)) return [];
    const way = wayFrom(file, `schemas/${schema}`);
    return [{ schema, way, name: nameOf(schema), shape }];
  });
}

const nameOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/(\.schema)?\.json$/, '');

/** All keys of a file are keys of the schema, and none is missing. */
const fits = (value: Json, { shape }: Candidate): boolean =>
  Object.keys(value).every((key) => key === KEY || Object.hasOwn(shape.properties ?? {}, key)) &&
  (shape.required ?? []).every((key) => Object.hasOwn(value, key));

/** The schema that was most likely meant: by what the file holds, then by names. It is certain when one alone fits. */
function guess(value: Json, given: unknown, file: string, candidates: readonly Candidate[]) {
  const fitting = candidates.filter((one) => fits(value, one));
  const names = (fitting.length > 0 ? fitting : candidates).map((one) => one.name);
  const name =
    (typeof given === 'string' ? nearestName(nameOf(given), names) : undefined) ??
    nearestName(nameOf(file), names);
  const [first] = fitting;
  const likely = fitting.length === 1 ? first : candidates.find((one) => one.name === name);
  return { likely, certain: fitting.length === 1 };
}

/**
 * Finds the schema that a data file names; what is wrong with the name is mended in memory where one schema alone can
 * be meant, so that the rest of the file is judged as well. `value` and the tree of `outline` are changed.
 * @param file path of the data file below the project's root
 * @returns path of the schema below schemas/, or undefined when nobody can know it
 */
export function nameSchema(
  file: string,
  value: Json,
  outline: Outline,
  schemas: SchemaSet,
  text: string,
): { schema: string | undefined; problems: Problem[] } {
  const candidates = candidatesFor(file, schemas);
  const byWay = new Map(candidates.map((one) => [one.way, one]));
  const misspelt = Object.hasOwn(value, KEY)
    ? undefined
    : Object.keys(value).find((key) => typeof value[key] === 'string' && byWay.has(value[key]));
  if (misspelt !== undefined) {
    const schema = byWay.get(String(value[misspelt]))?.schema;
    return { schema, problems: [renameToSchema(misspelt, value, outline)] };
  }
  const given = value[KEY];
  const named = typeof given === 'string' ? byWay.get(given) : undefined;
  const { likely, certain } = guess(value, given, file, candidates);
  // Judged by a schema of something else, each of its keys would be a mistake; a file whose name speaks for its schema lacks a key.
  if (named && (fits(value, named) || !certain || named.name === nameOf(file)))
    return { schema: named.schema, problems: [] };
  const absent = given === undefined;
  const problem: Problem = {
    pointer: absent ? '' : child('', KEY),
    message: absent
      ? '`$schema` is missing: nobody knows what this file must hold'
      : named
        ? '`$schema` names the schema of another kind of data'
        : '`$schema` names no schema of this module’s data',
    expected: likely ? `\`${likely.way}\`` : `a schema below schemas/modules/${moduleOf(file)}/`,
    got: absent ? 'no such key' : show(given),
    nearest: likely?.way,
    allowed: shortList(byWay.keys()),
    tip: candidates.length === 0 ? 'a module keeps the schemas of its data there' : undefined,
  };
  if (!likely || !certain) return { schema: undefined, problems: [problem] };
  problem.fix = {
    title: 'set `$schema`',
    edits: absent ? insertFirst(text, KEY, likely.way) : replaceAt(text, child('', KEY), likely.way),
  };
  if (!absent) value[KEY] = likely.way;
  return { schema: likely.schema, problems: [problem] };
}

/** Another key holds what only `$schema` can hold. */
function renameToSchema(key: string, value: Json, outline: Outline): Problem {
  const node = propertyAt(outline.tree, child('', key))?.children?.[0];
  const stretch = node && { offset: node.offset, length: node.length };
  value[KEY] = value[key];
  delete value[key];
  if (node) nameKey(node, KEY);
  return {
    pointer: child('', key),
    at: 'key',
    ...(stretch ? { stretch } : {}),
    message: `there is no key \`${key}\` here, and \`${KEY}\` is missing`,
    expected: `\`${KEY}\``,
    got: `\`${key}\``,
    nearest: KEY,
    fix: stretch && {
      title: `rename \`${key}\` to \`${KEY}\``,
      edits: [{ ...stretch, content: JSON.stringify(KEY) }],
    },
  };
}
