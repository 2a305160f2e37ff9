import type { ExpressionError } from '../../engine/expression/expression-error.ts';
import { isObject, valueAt } from '../text/pointer.ts';
import type { CheckedFile } from './file.ts';
import { isMissing } from './missing-blocks.ts';
import { blockOfFact, factsOf, listOfFact, listsInside } from './named-facts.ts';
import { neverHad } from './never-had.ts';
import { shortLists } from './short-lists.ts';

/** The fact that lacks a field, `battle.ring.rounds` of `"battle.ring.rounds" has no field "middle"`; undefined of all else. */
export function lostFact(file: CheckedFile, { rule, message }: ExpressionError): string | undefined {
  const [, fact, root = ''] = /^"((\w+)[^"]*)"/.exec(message) ?? [];
  return rule === 'unknown-field' && Object.hasOwn(factsOf(file).scope, root) ? fact : undefined;
}

/**
 * Whether a fact is gone because of what is told elsewhere: a day that its calendar lacks, rules of what an action asks for, a
 * part of the campaign that is not there.
 */
export function isToldElsewhere(file: CheckedFile, error: ExpressionError): boolean {
  const fact = lostFact(file, error);
  if (fact === undefined) {
    const key = error.rule === 'unknown-name' ? blockOfFact(file, error.got) : undefined;
    return key !== undefined && isMissing(file, `/campaign/${key}`);
  }
  const [root = '', ...inner] = fact.split('.');
  const short = shortLists(file);
  const isShort = listsInside(file, root).some(
    ({ list, path }) => short.has(list) && path.join('.') === inner.join('.'),
  );
  if (isShort || hasTwin(file, root, inner)) return true;
  const key = blockOfFact(file, root);
  if (key === undefined || listOfFact(file, root) !== undefined) return false;
  const holder = ['/campaign', key, ...inner].join('/');
  if (isMissing(file, `${holder}/${error.got}`)) return true;
  return neverHad(file).some(
    ({ related = [], expected }) =>
      related.some(({ pointer }) => pointer === holder) && expected?.startsWith(`\`${error.got}\``),
  );
}

/** Whether an id stands twice in the list that lacks an entry: it is the entry's, which is told there. */
function hasTwin(file: CheckedFile, root: string, inner: readonly string[]): boolean {
  const key = blockOfFact(file, root);
  let at = key === undefined ? undefined : valueAt(file.document, `/campaign/${key}`);
  for (const step of inner)
    at = Array.isArray(at)
      ? at.find((one) => isObject(one) && one.id === step)
      : isObject(at)
        ? at[step]
        : undefined;
  if (!Array.isArray(at)) return false;
  const ids = at.map((one) => (isObject(one) ? one.id : undefined));
  return new Set(ids).size < ids.length;
}
