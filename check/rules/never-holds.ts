import type { Place } from '../../engine/document/walk.ts';
import type { ExpressionAst } from '../../engine/expression/ast.ts';
import { languages as everyLanguage } from '../../engine/i18n/language.ts';
import type { Problem } from '../finding.ts';
import { type Compilation, compilationsOf } from '../model/compiled.ts';
import { judgeConditions, type Possibilities, type Verdict } from '../model/conditions.ts';
import { dayCountOf } from '../model/days.ts';
import type { CheckedFile } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject } from '../text/pointer.ts';

export const neverHolds: DocumentRule = {
  id: 'never-holds',
  description:
    'Every condition can come true, also inside the parts around it, and none is always true by an `||`.',
  severity: 'warning',
  stage: 'document',
  check: (file) => judge(file),
};

function judge(file: CheckedFile): Problem[] {
  const conditions = new Map<string, Compilation>();
  for (const one of compilationsOf(file)) {
    if (one.kind === 'expression' && one.place.schema['x-gives'] === 'boolean')
      conditions.set(one.pointer, one);
  }
  if (conditions.size === 0 || file.taint.touches('/schedule') || file.taint.touches('/state')) return [];
  const possible = possibilitiesOf(file);
  const never = new Set<string>();
  return [...conditions].flatMap(([pointer, one]): Problem[] => {
    const ast = astOf(one);
    if (ast === undefined) return [];
    const own = kept(file, possible, [ast], [one.source]);
    const base = { pointer, got: `\`${one.source}\`` };
    if (own === 'never') {
      never.add(pointer);
      return [
        {
          ...base,
          message: `this never holds: ${reason(one.source, possible)}`,
          expected: 'a condition that can come true',
        },
      ];
    }
    if (own === 'always' && one.source.includes('||')) {
      return [
        {
          ...base,
          message: 'this always holds: whatever one side refuses, the other takes',
          expected: '`&&` in place of `||`, or no condition',
        },
      ];
    }
    const outer = outerConditions(one.place, conditions);
    // A part inside one that is never shown is told with that one.
    if (outer.length === 0 || outer.some((each) => never.has(each.pointer))) return [];
    const all = [...outer, one];
    const asts = all.map((each) => astOf(each) ?? true);
    if (
      kept(
        file,
        possible,
        asts,
        all.map((each) => each.source),
      ) !== 'never'
    )
      return [];
    never.add(pointer);
    return [
      {
        ...base,
        message: 'this never holds here: what is around it shows at other times only',
        expected: 'a condition that can come true together with those around it',
        related: outer.map((each) => ({ pointer: each.pointer, message: `around it: \`${each.source}\`` })),
      },
    ];
  });
}

const astOf = ({ expression }: Compilation): ExpressionAst | undefined =>
  expression?.ok ? expression.ast : undefined;

/** Conditions that hold already when this one is asked: `visible` of the nodes around it, `test` of steps around it. */
function outerConditions({ parents }: Place, conditions: ReadonlyMap<string, Compilation>): Compilation[] {
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

function possibilitiesOf({ document }: CheckedFile): Possibilities & { key: string } {
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

function kept(
  file: CheckedFile,
  possible: Possibilities & { key: string },
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

function reason(source: string, { phases, days, languages }: Possibilities): string {
  if (/\bday\b/.test(source) && days > 0) return `the campaign has the days 1 to ${days}`;
  if (/'settling'|"settling"/.test(source) && !phases.includes('settling'))
    return 'without `settle` there is no phase settling';
  if (/\blang\b/.test(source)) return `the page has the languages ${languages.join(', ')}`;
  if (/\bphase\b/.test(source)) return 'the page is in one phase at a time';
  return 'its parts exclude each other';
}
