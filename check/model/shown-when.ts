import type { Place } from '../../engine/document/walk.ts';
import type { ExpressionAst } from '../../engine/expression/ast.ts';
import { languages as everyLanguage } from '../../engine/i18n/language.ts';
import { child, isObject } from '../text/pointer.ts';
import { type Compilation, compilationsOf } from './compiled.ts';
import { judgeConditions, type Possibilities, type Verdict } from './conditions.ts';
import { dayCountOf } from './days.ts';
import { type CheckedFile, remember } from './file.ts';

/** What a page may be, with a key that is the same for all pages that may be the same. */
type KeyedPossibilities = Possibilities & { readonly key: string };

/** Every condition of a document, by its pointer: when a part is shown, a step done, a source asked. */
export const conditionsOf = (file: CheckedFile): ReadonlyMap<string, Compilation> =>
  remember(file, 'conditions', () => {
    const conditions = new Map<string, Compilation>();
    for (const one of compilationsOf(file))
      if (one.kind === 'expression' && one.place.schema['x-gives'] === 'boolean')
        conditions.set(one.pointer, one);
    return conditions;
  });

export const astOf = ({ expression }: Compilation): ExpressionAst | undefined =>
  expression?.ok ? expression.ast : undefined;

/** Conditions that hold already when this one is asked: `visible` of the nodes around it, `test` of steps around it. */
export function outerConditions(
  { parents }: Place,
  conditions: ReadonlyMap<string, Compilation>,
): Compilation[] {
  return parents.slice(0, -1).flatMap((parent, i) => {
    if (!isObject(parent.value)) return [];
    const next = parents[i + 1]?.key;
    const visible = conditions.get(child(parent.pointer, 'visible'));
    // What stands in for a part is shown where the part itself is not.
    const shown = visible && next !== 'fallback' ? [visible] : [];
    const test = next === 'then' ? conditions.get(child(parent.pointer, 'test')) : undefined;
    return [...shown, ...(test ? [test] : [])];
  });
}

/** What the named roots of a document may be. */
export const possibilitiesOf = (file: CheckedFile): KeyedPossibilities =>
  remember(file, 'possibilities', () => findPossibilities(file));

function findPossibilities({ document }: CheckedFile): KeyedPossibilities {
  const schedule = isObject(document.schedule) ? document.schedule : undefined;
  const phases = [
    'preview',
    'live',
    ...(schedule && schedule.settle === undefined ? [] : ['settling']),
    'ended',
  ];
  const days = dayCountOf(document);
  const languages = Array.isArray(document.languages) ? document.languages.map(String) : everyLanguage;
  const keys = isObject(document.state) ? document.state : {};
  const state = (name: string) => {
    const one = Object.hasOwn(keys, name) ? keys[name] : undefined;
    if (!isObject(one)) return undefined;
    if (one.type === 'boolean') return [true, false];
    return Array.isArray(one.values) && one.values.length > 0 ? one.values : undefined;
  };
  return { phases, days, languages, state, key: JSON.stringify([phases, days, languages, keys]) };
}

/** How conditions come out that must hold at once. Documents ask the same few again and again: it is kept. */
export function verdictOf(
  file: CheckedFile,
  possible: KeyedPossibilities,
  asts: readonly ExpressionAst[],
  sources: readonly string[],
): Verdict {
  const { verdicts } = file.context;
  const key = JSON.stringify([possible.key, sources]);
  const before = verdicts.get(key);
  if (before) return before as Verdict;
  if (verdicts.size > 20_000) verdicts.clear();
  const verdict = judgeConditions(asts, possible);
  verdicts.set(key, verdict);
  return verdict;
}

/**
 * Whether what stands at a place may be seen while some conditions hold as well, by the `visible` of all nodes around it.
 * @param more each as it is parsed, and as it is written
 */
export function mayBeSeen(
  file: CheckedFile,
  place: Place,
  more: readonly { readonly ast: ExpressionAst; readonly source: string }[],
): boolean {
  const around = outerConditions(place, conditionsOf(file));
  if (around.length === 0) return true;
  const verdict = verdictOf(
    file,
    possibilitiesOf(file),
    [...around.map((one) => astOf(one) ?? true), ...more.map(({ ast }) => ast)],
    [...around, ...more].map(({ source }) => source),
  );
  return verdict !== 'never';
}
