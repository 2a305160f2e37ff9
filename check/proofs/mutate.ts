import type { Node } from 'jsonc-parser';
import type { Place } from '../../engine/document/walk.ts';
import type { Edit } from '../finding.ts';
import { textsOf } from '../model/compiled.ts';
import type { CheckedFile } from '../model/file.ts';
import { referencesOf } from '../model/uses.ts';
import { applyEdits, leaveOut } from '../text/edits.ts';
import { nodeAt, positionAt, propertyAt } from '../text/parse.ts';
import { child, isObject, type Json } from '../text/pointer.ts';

export const KINDS = [
  'syntax',
  'rename',
  'drop',
  'retype',
  'value',
  'kind',
  'dangling',
  'definition',
  'expression',
  'language',
] as const;
export type MutationKind = (typeof KINDS)[number];

/** A sound document with one mistake planted in it. */
export interface Mutation {
  kind: MutationKind;
  pointer: string;
  /** What was done, for the list of mutations that were not told well. */
  what: string;
  edits: Edit[];
  /** The line on which the one error must stand. */
  line: number;
}

export const mutate = (text: string, mutation: Mutation): string => applyEdits(text, mutation.edits);

const misspell = (name: string): string => {
  const [a, b] = [name.at(-2), name.at(-1)];
  return name.length > 3 && a !== b ? name.slice(0, -2) + b + a : `${name}x`;
};

/** What mutations of values are made from; data files of modules have it too. */
type MutableFile = Pick<CheckedFile, 'text' | 'outline' | 'document' | 'places' | 'byKind' | 'memo'>;

/** All mutations of a document that is sound. */
export function* mutationsOf(file: CheckedFile): Generator<Mutation> {
  yield* valueMutations(file);
  yield* definitionMutations(file);
}

/** Mutations of keys and values, each by itself. */
export function* valueMutations(file: MutableFile): Generator<Mutation> {
  const { text } = file;
  const { tree } = file.outline;
  const lineOf = (offset: number) => positionAt(text, offset).line;
  const replace = (node: Node, content: string): Edit[] => [
    { offset: node.offset, length: node.length, content },
  ];
  const seen = new Set<string>();
  for (const place of file.places) {
    const { pointer, schema, value } = place;
    const node = nodeAt(tree, pointer);
    if (!node || seen.has(pointer)) continue;
    seen.add(pointer);
    const line = lineOf(node.offset);
    const at = (kind: MutationKind, what: string, content: string): Mutation => ({
      kind,
      pointer,
      what,
      edits: replace(node, content),
      line,
    });
    if (isObject(value)) yield* keyMutations(file, place, value, node);
    if (pointer !== '') {
      for (const other of otherTypes(place)) yield at('retype', `to ${other}`, other);
    }
    const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
    if (values) {
      const kind = place.key === 'widget' || place.key === 'do' ? 'kind' : 'value';
      const wrong = typeof value === 'string' ? [misspell(value), 'nosuch'] : [99];
      for (const one of wrong) yield at(kind, `to ${one}`, JSON.stringify(one));
    }
    if (typeof value !== 'string') continue;
    for (const one of lostNames(place, value)) yield at('dangling', `to ${one}`, JSON.stringify(one));
    if (schema['x-kind'] === 'expression') {
      for (const one of brokenExpressions(value)) yield at('expression', `to ${one}`, JSON.stringify(one));
    }
  }
  for (const kind of ['text', 'markdown'] as const) {
    for (const { pointer, text: source } of textsOf(file, kind)) {
      const node = nodeAt(tree, pointer);
      if (!node) continue;
      for (const one of [`${source} {{ nosuch }}`, `${source} {{ phase`]) {
        yield {
          kind: 'expression',
          pointer,
          what: `to ${one.slice(-20)}`,
          edits: replace(node, JSON.stringify(one)),
          line: lineOf(node.offset),
        };
      }
    }
  }
}

/** Keys that a schema knows: misspelt, replaced by nonsense, and left out where they are required. */
function* keyMutations(file: MutableFile, place: Place, value: Json, node: Node): Generator<Mutation> {
  const { text } = file;
  const { tree } = file.outline;
  const declared = new Set(Array.isArray(file.document.languages) ? file.document.languages : []);
  const isText = place.schema['x-kind'] === 'text' || place.schema['x-kind'] === 'markdown';
  yield* syntaxMutations(file, place.pointer, node);
  for (const name of Object.keys(value)) {
    const property = propertyAt(tree, child(place.pointer, name));
    const [key] = property?.children ?? [];
    if (!property || !key || !Object.hasOwn(place.schema.properties ?? {}, name)) continue;
    const { line } = positionAt(text, key.offset);
    const pointer = child(place.pointer, name);
    for (const other of [misspell(name), 'zqzqzq']) {
      const edits = [{ offset: key.offset, length: key.length, content: JSON.stringify(other) }];
      yield { kind: 'rename', pointer, what: `to ${other}`, edits, line };
    }
    const required = place.schema.required?.includes(name) ?? false;
    if (!required && !(isText && declared.has(name))) continue;
    const kind = required ? 'drop' : 'language';
    yield {
      kind,
      pointer,
      what: 'left out',
      edits: leaveOut(property),
      line: positionAt(text, node.offset).line,
    };
  }
}

/** What JSON.parse, or people who write JSON by hand, let through: a key twice, a comma too many, a comment. */
function* syntaxMutations({ text }: MutableFile, pointer: string, node: Node): Generator<Mutation> {
  const last = node.children?.at(-1);
  const key = last?.children?.[0];
  if (!last || !key) return;
  const offset = last.offset + last.length;
  const plant = (what: string, content: string, line: number): Mutation => ({
    kind: 'syntax',
    pointer,
    what,
    edits: [{ offset, length: 0, content }],
    line,
  });
  const { line } = positionAt(text, offset);
  yield plant('key twice', `,\n${text.slice(key.offset, key.offset + key.length)}: 1`, line + 1);
  yield plant('comma too many', ',', line);
  yield plant('comment', ' // a note', line);
}

/** Values of a type that the place does not take. */
function otherTypes({ schema, value }: Place): string[] {
  const isText = schema['x-kind'] === 'text' || schema['x-kind'] === 'markdown';
  const own = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const types = new Set([schema.type ?? [], own].flat());
  if (isText) return ['true', '7'];
  const all: [string, string][] = [
    ['boolean', 'true'],
    ['number', '7'],
    ['string', '"seven"'],
    ['object', '{}'],
    ['array', '[]'],
  ];
  const fits = (type: string) => types.has(type) || (type === 'number' && types.has('integer'));
  return all
    .filter(([type]) => !fits(type))
    .map(([, text]) => text)
    .slice(0, 3);
}

/** The same string leading nowhere. */
function lostNames({ schema }: Place, value: string): string[] {
  const kind = schema['x-kind'];
  if (schema['x-ref'] !== undefined) return [`${value}x`, 'nosuch'];
  if (kind === 'asset') return [value.replace(/([a-z0-9]+)(\.[a-z]+)$/, '$1x$2'), 'art/no/such.svg'];
  if (kind === 'link' && !value.startsWith('https:'))
    return [`${value}x`, value.startsWith('#') ? '#nosuch' : '/no/such'];
  if (kind === 'redirect') return [`${value}x`, '/no/such'];
  if (kind === 'api-path') return [`${value}x`, '/v2/nosuch'];
  if (kind === 'answer-field') return [`${value}x`, 'nosuch'];
  return [];
}

function brokenExpressions(source: string): string[] {
  const name = /\b(phase|day|lang|signedIn|inApp|overseas|data|state|params|item)\b(?!')/.exec(source);
  const misspelt =
    name && `${source.slice(0, name.index + name[0].length)}x${source.slice(name.index + name[0].length)}`;
  return [`${source} &&`, `nosuch(${source})`, `${source} == 'a`, ...(misspelt ? [misspelt] : [])];
}

/** Names that a document gives itself and uses: renamed where they are defined. */
function* definitionMutations(file: CheckedFile): Generator<Mutation> {
  const used = new Set(referencesOf(file).map((one) => `${one.list} ${one.name}`));
  for (const [list, { names }] of file.lists) {
    for (const [name, pointer] of names) {
      if (pointer === '' || !used.has(`${list} ${name}`)) continue;
      const keyed = list === 'data' || list === 'state' || list === 'popups';
      const node = keyed
        ? propertyAt(file.outline.tree, pointer)?.children?.[0]
        : nodeAt(file.outline.tree, pointer);
      if (!node) continue;
      const edits = [{ offset: node.offset, length: node.length, content: JSON.stringify(`${name}x`) }];
      yield {
        kind: 'definition',
        pointer,
        what: `to ${name}x`,
        edits,
        line: positionAt(file.text, node.offset).line,
      };
    }
  }
}
