import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Problem } from '../finding.ts';
import { Taint } from '../model/taint.ts';
import type { Outline } from '../text/parse.ts';
import { steps, valueAt } from '../text/pointer.ts';
import { type CampaignShape, noCampaign } from './campaign-shape.ts';
import { withoutEchoes } from './contains.ts';
import { Draft } from './draft.ts';
import { judgeKeys } from './judge-keys.ts';
import { judgeKind } from './judge-kind.ts';
import type { Kinds } from './kinds.ts';
import { describeError } from './schema-problems.ts';
import { moveOutOfBody, moveStrays, type Shapes, type WrongKeys } from './strays.ts';

export interface Validation {
  problems: Problem[];
  taint: Taint;
}

/**
 * Validates a document and mends in memory what has one obvious meaning (`titel` for `title`), so that the rules that
 * come after judge the document that was meant, and a mistake is told once. `value` and the tree of `outline` are changed.
 */
export function validateDocument(
  validate: ValidateFunction,
  kindsBy: ReadonlyMap<string, Kinds>,
  value: unknown,
  outline: Outline,
  campaign: CampaignShape = noCampaign,
  shapes: Shapes = () => new Map(),
): Validation {
  const found = new Map<string, Problem>();
  const taint = new Taint();
  const renamed = new Set<string>();
  // Each turn mends at least one key; a document that still needs a fourth has enough told about it.
  for (let turn = 0; turn < 3; turn++) {
    if (validate(value)) break;
    const judged = new Draft(value, outline, taint, kindsBy, campaign);
    judge(judged, withoutEchoes(validate.errors ?? []), shapes);
    for (const problem of judged.problems) {
      const key = problem.at === 'key' ? problem.pointer : `${problem.pointer}|${problem.message}`;
      if (!renamed.has(problem.pointer) && !found.has(key)) found.set(key, problem);
    }
    for (const pointer of judged.mended) renamed.add(pointer);
    if (judged.mended.length === 0) break;
  }
  return { problems: onceForAll([...found.values()], value), taint };
}

/** A key that is wrong in all entries of a list in the same way was meant so: it is told at the first. */
function onceForAll(problems: readonly Problem[], value: unknown): Problem[] {
  const listOf = ({ pointer }: Problem): [list: string, key: string] | undefined => {
    const [, list, key] = /^(.*)\/\d+\/([^/]+)$/.exec(pointer) ?? [];
    return list === undefined || key === undefined ? undefined : [list, key];
  };
  const alike = (one: Problem): string => {
    const [list, key] = (one.at === 'key' && one.fix === undefined && listOf(one)) || [];
    return list === undefined ? '' : `${list} ${key} ${one.message}`;
  };
  const groups = groupBy(problems, alike);
  return problems.flatMap((one) => {
    const name = alike(one);
    const group = (name !== '' && groups.get(name)) || [];
    if (group.length < 2) return [one];
    const all: unknown = valueAt(value, listOf(one)?.[0] ?? '');
    if (!Array.isArray(all) || all.length !== group.length) return [one];
    if (one !== group[0]) return [];
    const related = group.slice(1).map(({ pointer }) => ({
      pointer: pointer.slice(0, pointer.lastIndexOf('/')),
      message: 'and here',
    }));
    return [{ ...one, related: [...(one.related ?? []), ...related] }];
  });
}

/** A list that is too long because of an entry that is none of its values, or that stands there twice. */
const isEchoOfEntry = (
  { keyword, instancePath: at }: ErrorObject,
  enums: Taint,
  byPath: ReadonlyMap<string, readonly ErrorObject[]>,
): boolean =>
  keyword === 'maxItems' &&
  (enums.hasInside(at) || (byPath.get(at) ?? []).some((one) => one.keyword === 'uniqueItems'));

/** One of several keys is asked for: what each of them says by itself, and the whole where a key is there that is unknown. */
const isEchoOfChoice = (error: ErrorObject, byPath: ReadonlyMap<string, readonly ErrorObject[]>): boolean => {
  const here = byPath.get(error.instancePath) ?? [];
  if (error.keyword === 'anyOf') return here.some(({ keyword }) => keyword === 'additionalProperties');
  return (
    error.keyword === 'required' &&
    error.schemaPath.includes('/anyOf/') &&
    here.some(({ keyword }) => keyword === 'anyOf')
  );
};

function groupBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** Tells all that the errors of one turn say, each mistake once. */
function judge(draft: Draft, errors: readonly ErrorObject[], shapes: Shapes): void {
  const told = new Set<string>();
  const untagged = new Set<string>();
  const keys = new Map<string, WrongKeys>();
  const ofList = new Map<string, Problem>();
  const enums = new Taint();
  for (const { keyword, instancePath } of errors) if (keyword === 'enum') enums.add(instancePath);
  const byPath = groupBy(errors, ({ instancePath }) => instancePath);
  for (const error of errors) {
    if (error.keyword === 'discriminator') {
      untagged.add(error.instancePath);
      judgeKind(draft, error);
    }
  }
  for (const error of errors) {
    const at = error.instancePath;
    if (error.keyword === 'minProperties' && at === '/campaign' && draft.isCampaignBeside()) continue;
    if (isEchoOfEntry(error, enums, byPath) || isEchoOfChoice(error, byPath)) continue;
    // A key that another one needs is missing like one that is always required.
    const isMissing = error.keyword === 'required' || error.keyword === 'dependencies';
    const isKey = error.keyword === 'additionalProperties' || isMissing;
    if (error.keyword === 'if' || error.keyword === 'discriminator' || error.propertyName !== undefined)
      continue;
    if (isKey) {
      if (untagged.has(at)) continue;
      const entry = keys.get(at) ?? { unknown: [], missing: [] };
      keys.set(at, entry);
      entry[isMissing ? 'missing' : 'unknown'].push(error);
    } else {
      if (moveOutOfBody(draft, error)) continue;
      const problem = describeError(error);
      // One value, one error: what else is wrong with it follows from the first.
      if (told.has(problem.pointer)) continue;
      told.add(problem.pointer);
      const list = /^(.*)\/\d+$/.exec(problem.pointer)?.[1];
      const first = error.keyword === 'type' && list !== undefined ? ofList.get(list) : undefined;
      // Names in the place of objects, all through a list: one mistake.
      if (first) {
        first.message = `entries of \`${steps(list ?? '').at(-1)}\` are of the wrong type`;
        first.related = [...(first.related ?? []), { pointer: problem.pointer, message: 'and this one' }];
      } else draft.problems.push(problem);
      if (error.keyword === 'type' && list !== undefined && !first) ofList.set(list, problem);
      if (error.keyword !== 'propertyNames') draft.taint.add(problem.pointer);
    }
  }
  moveStrays(draft, keys, shapes);
  for (const [at, { unknown, missing }] of keys) judgeKeys(draft, at, unknown, missing);
}
