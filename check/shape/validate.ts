import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Schema } from '../../engine/document/schema-set.ts';
import { editsBetween, nearestName } from '../../engine/expression/nearest.ts';
import { type Problem, shortList, show } from '../finding.ts';
import { Taint } from '../model/taint.ts';
import { nodeAt, type Outline, propertyAt } from '../text/parse.ts';
import { child, isObject, type Json, valueAt } from '../text/pointer.ts';
import { languageMeant, synonymOf } from '../words/synonyms.ts';
import { withoutEchoes } from './contains.ts';
import { intoCampaign } from './into-campaign.ts';
import { type CampaignShape, misplaced, noCampaign, otherKind } from './misplaced.ts';
import { describeError, keysOf, missingKey } from './schema-problems.ts';

/** Kinds of widgets and steps are told in full, up to so many. */
const ALL_KINDS = 60;

export interface Kind {
  keys: readonly string[];
  required: readonly string[];
}

/** The kinds of a union by their names, and which keys each has. */
export type Kinds = ReadonlyMap<string, Kind>;

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
): Validation {
  const found = new Map<string, Problem>();
  const taint = new Taint();
  const renamed = new Set<string>();
  // Each turn mends at least one key; a document that still needs a fourth has enough told about it.
  for (let turn = 0; turn < 3; turn++) {
    if (validate(value)) break;
    const judged = new Judgement(
      withoutEchoes(validate.errors ?? []),
      kindsBy,
      value,
      outline,
      taint,
      campaign,
    );
    for (const problem of judged.problems) {
      const key = problem.at === 'key' ? problem.pointer : `${problem.pointer}|${problem.message}`;
      if (!renamed.has(problem.pointer) && !found.has(key)) found.set(key, problem);
    }
    for (const pointer of judged.mended) renamed.add(pointer);
    if (judged.mended.length === 0) break;
  }
  return { problems: [...found.values()], taint };
}

/** The kinds that may stand where an error is: several unions have the same tag. A union that refers to its branches has all. */
function kindsAt({ parentSchema }: ErrorObject, tag: string, all: Kinds): Kinds {
  const { oneOf = [] } = (parentSchema ?? {}) as Schema;
  const names = oneOf.map(({ properties }) => properties?.[tag]?.const);
  if (oneOf.length === 0 || !names.every((name) => typeof name === 'string')) return all;
  return new Map([...all].filter(([name]) => names.includes(name)));
}

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

/** A list that is too long because of an entry that is none of its values. */
const isEchoOfEntry = ({ keyword, instancePath: at }: ErrorObject, errors: readonly ErrorObject[]): boolean =>
  keyword === 'maxItems' &&
  errors.some((one) => one.keyword === 'enum' && one.instancePath.startsWith(`${at}/`));

class Judgement {
  readonly problems: Problem[] = [];
  /** Pointers of values that got another key or another kind. */
  readonly mended: string[] = [];
  readonly #value: unknown;
  readonly #outline: Outline;
  readonly #taint: Taint;
  readonly #kindsBy: ReadonlyMap<string, Kinds>;
  readonly #campaign: CampaignShape;

  constructor(
    errors: readonly ErrorObject[],
    kindsBy: ReadonlyMap<string, Kinds>,
    value: unknown,
    outline: Outline,
    taint: Taint,
    campaign: CampaignShape,
  ) {
    this.#campaign = campaign;
    this.#value = value;
    this.#outline = outline;
    this.#taint = taint;
    this.#kindsBy = kindsBy;
    const told = new Set<string>();
    const untagged = new Set<string>();
    const keys = new Map<string, { unknown: ErrorObject[]; missing: ErrorObject[] }>();
    for (const error of errors) {
      if (error.keyword === 'discriminator') {
        untagged.add(error.instancePath);
        this.#judgeKind(error, kindsBy);
      }
    }
    for (const error of errors) {
      const at = error.instancePath;
      if (error.keyword === 'minProperties' && at === '/campaign' && this.#isCampaignBeside()) continue;
      if (isEchoOfEntry(error, errors)) continue;
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
        const problem = describeError(error);
        // One value, one error: what else is wrong with it follows from the first.
        if (told.has(problem.pointer)) continue;
        told.add(problem.pointer);
        this.problems.push(problem);
        if (error.keyword !== 'propertyNames') this.#taint.add(problem.pointer);
      }
    }
    for (const [at, { unknown, missing }] of keys) this.#judgeKeys(at, unknown, missing);
  }

  #objectAt(pointer: string): Json {
    const at = valueAt(this.#value, pointer);
    return isObject(at) ? at : {};
  }

  #rename(at: string, from: string, to: string): void {
    const object = this.#objectAt(at);
    object[to] = object[from];
    delete object[from];
    const key = propertyAt(this.#outline.tree, child(at, from))?.children?.[0];
    if (key) Object.assign(key, { value: to });
    this.mended.push(child(at, to));
  }

  /** Unknown and missing keys of one object: a missing key beside an unknown one is one mistake, a misspelling. */
  #judgeKeys(at: string, unknown: readonly ErrorObject[], missing: readonly ErrorObject[]): void {
    const object = this.#objectAt(at);
    if (unknown.length + missing.length > 1 && this.#isOther(at, object, unknown)) return;
    const left = new Map(
      missing.flatMap((error) => {
        const key = String(error.params.missingProperty);
        // It stands beside the campaign, or did until it was moved: that is told.
        const isBeside = at === '/campaign' && (Object.hasOwn(object, key) || this.#isBesideCampaign(key));
        return isBeside ? [] : [[key, error]];
      }),
    );
    const extra: string[] = [];
    const strays: string[] = [];
    const known = unknown[0] ? keysOf(unknown[0]) : [];
    const absent = () => known.filter((key) => !Object.hasOwn(object, key));
    for (const error of unknown) {
      const key = String(error.params.additionalProperty);
      if (at === '' && known.includes('campaign') && this.#isBesideCampaign(key)) {
        left.delete('campaign');
        strays.push(key);
        continue;
      }
      const language = this.#languageMeant(key, object, known);
      const needed = nearestName(key, left.keys());
      const nearest = language ?? needed ?? nearestName(key, absent());
      const slip = nearest !== undefined && (language !== undefined || isSlip(key, nearest, this.#kindsBy));
      const others = language
        ? []
        : absent().filter((one) => one !== nearest && isSlip(key, one, this.#kindsBy));
      const certain = slip && others.length === 0;
      // Of two keys that are as near, none may be taken for granted; nor a key that has its place elsewhere.
      if (nearest === undefined || (needed === undefined && !certain)) {
        extra.push(key);
        continue;
      }
      left.delete(nearest);
      this.problems.push(this.#unknownKey(at, key, known, nearest, certain));
      this.#rename(at, key, nearest);
    }
    if (strays.length > 0) this.#moveIntoCampaign(strays);
    const [single] = [...left.keys()];
    const pairs = extra.length === 1 && left.size === 1 && single !== undefined;
    for (const key of extra) {
      const likely = (pairs ? single : undefined) ?? synonymOf(key, absent()) ?? nearestName(key, absent());
      const problem = this.#unknownKey(at, key, known, likely, false);
      if (pairs) problem.message += `, and \`${single}\` is missing`;
      if (pairs) problem.expected = `\`${single}\``;
      this.problems.push(problem);
      // Any key that is not there may be the one that was meant.
      for (const one of absent()) this.#taint.add(child(at, one));
    }
    for (const [key, error] of left) {
      this.#taint.add(child(at, key));
      if (!pairs) this.problems.push(missingKey(error));
    }
  }

  /** Blocks of the campaign beside it: told once, and judged where they belong. */
  #moveIntoCampaign(keys: readonly string[]): void {
    const { problems, moved } = intoCampaign(this.#objectAt(''), keys, this.#outline);
    this.problems.push(...problems);
    this.mended.push(...moved);
  }

  /** What it lacks stands beside it. */
  #isCampaignBeside(): boolean {
    return this.#campaign.keys.some((key) => this.#isBesideCampaign(key));
  }

  #isBesideCampaign(key: string): boolean {
    return this.#campaign.keys.includes(key) && Object.hasOwn(this.#objectAt(''), key);
  }

  /** Several keys are wrong at once: the whole is something else, in the wrong place or under the wrong name. */
  #isOther(at: string, object: Json, unknown: readonly ErrorObject[]): boolean {
    const problem = misplaced(object, at, this.#kindsBy, this.#campaign.blocks);
    if (problem) {
      this.problems.push(problem);
      this.#taint.add(at);
      return true;
    }
    const names = unknown.map((error) => String(error.params.additionalProperty));
    const other = names.length > 0 ? otherKind(object, at, this.#kindsBy, names) : undefined;
    if (!other) return false;
    const { tag, meant } = other;
    const place = child(at, tag);
    this.problems.push(other.problem);
    object[tag] = meant;
    const node = nodeAt(this.#outline.tree, place);
    if (node) Object.assign(node, { value: meant });
    this.mended.push(place);
    return true;
  }

  /** The declared language that a key means by another name: `zh-CN`, `vn`. */
  #languageMeant(key: string, object: Json, known: readonly string[]): string | undefined {
    if (!known.includes('cn') || !known.includes('vi')) return undefined;
    const meant = languageMeant(key, Object.keys(object));
    const declared = valueAt(this.#value, '/languages');
    const isMissing = meant !== undefined && known.includes(meant) && !Object.hasOwn(object, meant);
    return isMissing && Array.isArray(declared) && declared.includes(meant) ? meant : undefined;
  }

  #unknownKey(
    at: string,
    key: string,
    known: string[],
    nearest: string | undefined,
    certain: boolean,
  ): Problem {
    const node = propertyAt(this.#outline.tree, child(at, key))?.children?.[0];
    const fix =
      certain && nearest !== undefined && node
        ? {
            title: `rename \`${key}\` to \`${nearest}\``,
            edits: [{ offset: node.offset, length: node.length, content: JSON.stringify(nearest) }],
          }
        : undefined;
    const saidBeside =
      nearest === undefined
        ? synonymOf(
            key,
            Object.keys(this.#objectAt(at)).filter((one) => one !== key),
          )
        : undefined;
    const both = key === 'redirect' && at === '' && known.includes('body');
    // The stretch is taken now: mending renames the key in the tree.
    const stretch = node && { offset: node.offset, length: node.length };
    return {
      pointer: child(at, key),
      at: 'key',
      ...(stretch ? { stretch } : {}),
      message: both
        ? 'a document is a page or a redirect, this one is both'
        : `there is no key \`${key}\` here`,
      expected: both
        ? 'the page without `redirect`, or `redirect` alone'
        : nearest === undefined
          ? 'a key of this object'
          : `\`${nearest}\``,
      got: `\`${key}\``,
      nearest,
      allowed: shortList(known),
      ...(saidBeside === undefined
        ? {}
        : { tip: `\`${saidBeside}\`, which stands beside it, says this: one of the two counts` }),
      fix,
    };
  }

  /** The one kind that has all keys of an object without a name. */
  #onlyFit(object: Json, tag: string, kinds: Kinds): string | undefined {
    const keys = Object.keys(object);
    if (keys.length === 0) return undefined;
    const fitting = [...kinds].filter(
      ([, kind]) =>
        keys.every((key) => kind.keys.includes(key)) &&
        kind.required.every((key) => key === tag || keys.includes(key)),
    );
    return fitting.length === 1 ? fitting[0]?.[0] : undefined;
  }

  /** A widget, step or reward that is named wrongly, or not at all. */
  #judgeKind(error: ErrorObject, kindsBy: ReadonlyMap<string, Kinds>): void {
    const at = error.instancePath;
    const { tag } = error.params as { tag: string };
    const kinds = kindsAt(error, tag, kindsBy.get(tag) ?? new Map());
    const object = this.#objectAt(at);
    const names = [...kinds.keys()];
    const got = object[tag];
    if (!Object.hasOwn(object, tag)) {
      const known = new Set([...kinds.values()].flatMap((kind) => kind.keys));
      const misspelt = Object.keys(object).find((key) => {
        const named = object[key];
        const isName = typeof named === 'string' && kinds.has(named);
        if (isName) return !kinds.get(named)?.keys.includes(key);
        return (nearestName(key, [tag]) ?? synonymOf(key, [tag])) !== undefined && !known.has(key);
      });
      if (misspelt === undefined) {
        this.problems.push({
          pointer: at,
          message: `\`${tag}\` is missing`,
          expected: `\`${tag}\``,
          got: 'no such key',
          nearest: this.#onlyFit(object, tag, kinds),
          allowed: shortList(names, ALL_KINDS),
        });
        this.#taint.add(at);
        return;
      }
      this.problems.push(this.#unknownKey(at, misspelt, [tag], tag, true));
      this.#rename(at, misspelt, tag);
      return;
    }
    const nearest = typeof got === 'string' ? nearestName(got, names) : undefined;
    const place = child(at, tag);
    const node = nodeAt(this.#outline.tree, place);
    this.problems.push({
      pointer: place,
      message:
        typeof got === 'string'
          ? `there is no ${tag === 'do' ? 'step' : tag} \`${got}\``
          : `\`${tag}\` is of the wrong type`,
      expected: typeof got === 'string' ? `a ${tag === 'do' ? 'kind of step' : tag} that exists` : 'a string',
      got: show(got),
      nearest,
      allowed: shortList(names, ALL_KINDS),
    });
    const meant = nearest === undefined ? undefined : kinds.get(nearest);
    const keys = Object.keys(object);
    const fits =
      meant?.required.every((key) => keys.includes(key)) && keys.every((key) => meant.keys.includes(key));
    if (nearest === undefined || !fits || !node) {
      this.#taint.add(at);
      return;
    }
    object[tag] = nearest;
    Object.assign(node, { value: nearest });
    this.mended.push(place);
  }
}
