import type { ErrorObject } from 'ajv';
import { editsBetween, nearestName } from '../../engine/expression/nearest.ts';
import { nodeAt } from '../text/parse.ts';
import { child, type Json, valueAt } from '../text/pointer.ts';
import { languageMeant, synonymOf } from '../words/synonyms.ts';
import type { Draft } from './draft.ts';
import { intoCampaign } from './into-campaign.ts';
import type { Kinds } from './kinds.ts';
import { misplaced, otherKind } from './misplaced.ts';
import { keysOf, missingKey } from './schema-problems.ts';
import { unknownKey } from './unknown-key.ts';

/**
 * One slip of the fingers, or two in a long word, and no key that stands elsewhere in documents: only then may a machine
 * take one key for another.
 */
function isSlip(key: string, meant: string, kindsBy: ReadonlyMap<string, Kinds>): boolean {
  const [a, b] = [key.toLowerCase(), meant.toLowerCase()];
  if (a === b) return true;
  for (const kinds of kindsBy.values())
    for (const { keys } of kinds.values()) if (keys.includes(key)) return false;
  return editsBetween(a, b) <= (Math.min(a.length, b.length) >= 7 ? 2 : 1);
}

/** Unknown and missing keys of one object: a missing key beside an unknown one is one mistake, a misspelling. */
export function judgeKeys(
  draft: Draft,
  at: string,
  unknown: readonly ErrorObject[],
  missing: readonly ErrorObject[],
): void {
  const object = draft.objectAt(at);
  if (unknown.length + missing.length > 1 && isOther(draft, at, object, unknown)) return;
  const left = new Map(
    missing.flatMap((error) => {
      const key = String(error.params.missingProperty);
      // It stands beside the campaign, or did until it was moved: that is told.
      const isBeside = at === '/campaign' && (Object.hasOwn(object, key) || draft.isBesideCampaign(key));
      return isBeside ? [] : [[key, error]];
    }),
  );
  const extra: string[] = [];
  const strays: string[] = [];
  const known = unknown[0] ? keysOf(unknown[0]) : [];
  const absent = () => known.filter((key) => !Object.hasOwn(object, key));
  for (const error of unknown) {
    const key = String(error.params.additionalProperty);
    if (at === '' && known.includes('campaign') && draft.isBesideCampaign(key)) {
      left.delete('campaign');
      strays.push(key);
      continue;
    }
    const language = meantLanguage(draft, key, object, known);
    const needed = nearestName(key, left.keys()) ?? boundOf(key, [...left.keys()]);
    const nearest = language ?? needed ?? nearestName(key, absent());
    const slip = nearest !== undefined && (language !== undefined || isSlip(key, nearest, draft.kindsBy));
    const others = language
      ? []
      : absent().filter((one) => one !== nearest && isSlip(key, one, draft.kindsBy));
    const certain = slip && others.length === 0;
    // Of two keys that are as near, none may be taken for granted; nor a key that has its place elsewhere.
    if (nearest === undefined || (needed === undefined && !certain)) {
      extra.push(key);
      continue;
    }
    left.delete(nearest);
    draft.problems.push(unknownKey(draft, at, key, known, nearest, certain));
    draft.rename(at, key, nearest);
  }
  if (strays.length > 0) moveIntoCampaign(draft, strays);
  const [single] = [...left.keys()];
  const pairs = extra.length === 1 && left.size === 1 && single !== undefined;
  // `"rank": "1-3"` in the place of `from` and `to`.
  const standsForAll = extra.length === 1 && left.size > 1;
  for (const key of extra) {
    const likely = (pairs ? single : undefined) ?? synonymOf(key, absent()) ?? nearestName(key, absent());
    const problem = unknownKey(draft, at, key, known, likely, false);
    if (pairs) problem.message += `, and \`${single}\` is missing`;
    if (pairs) problem.expected = `\`${single}\``;
    if (standsForAll) {
      const names = [...left.keys()].map((one) => `\`${one}\``);
      problem.message += `, and ${names.join(', ')} are missing`;
      problem.expected = names.join(', ');
    }
    draft.problems.push(problem);
    // Any key that is not there may be the one that was meant.
    for (const one of absent()) draft.taint.add(child(at, one));
  }
  for (const [key, error] of left) {
    draft.taint.add(child(at, key));
    if (!pairs && !standsForAll) draft.problems.push(missingKey(error));
  }
}

/** `min` and `max` for the bound that is missing. */
const boundOf = (key: string, missing: readonly string[]): string | undefined =>
  /^(min|max)/i.test(key) ? synonymOf(key, missing) : undefined;

/** Blocks of the campaign beside it: told once, and judged where they belong. */
function moveIntoCampaign(draft: Draft, keys: readonly string[]): void {
  const { problems, moved } = intoCampaign(draft.objectAt(''), keys, draft.outline);
  draft.problems.push(...problems);
  draft.mended.push(...moved);
}

/** Several keys are wrong at once: the whole is something else, in the wrong place or under the wrong name. */
function isOther(draft: Draft, at: string, object: Json, unknown: readonly ErrorObject[]): boolean {
  const problem = misplaced(object, at, draft.kindsBy, draft.campaign.blocks);
  if (problem) {
    draft.problems.push(problem);
    draft.taint.add(at);
    return true;
  }
  const names = unknown.map((error) => String(error.params.additionalProperty));
  const other = names.length > 0 ? otherKind(object, at, draft.kindsBy, names) : undefined;
  if (!other) return false;
  const { tag, meant } = other;
  const place = child(at, tag);
  draft.problems.push(other.problem);
  object[tag] = meant;
  // Which of the two was meant is for a person to say: what the keys name is judged then.
  for (const key of Object.keys(object)) if (key !== tag) draft.taint.add(child(at, key));
  const node = nodeAt(draft.outline.tree, place);
  if (node) Object.assign(node, { value: meant });
  draft.mended.push(place);
  return true;
}

/** The declared language that a key means by another name: `zh-CN`, `vn`. */
function meantLanguage(
  draft: Draft,
  key: string,
  object: Json,
  known: readonly string[],
): string | undefined {
  if (!known.includes('cn') || !known.includes('vi')) return undefined;
  const meant = languageMeant(
    key,
    known.filter((one) => Object.hasOwn(object, one)),
  );
  const declared = valueAt(draft.value, '/languages');
  const isMissing = meant !== undefined && known.includes(meant) && !Object.hasOwn(object, meant);
  return isMissing && Array.isArray(declared) && declared.includes(meant) ? meant : undefined;
}
