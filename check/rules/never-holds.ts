import type { Problem } from '../finding.ts';
import type { Possibilities } from '../model/conditions.ts';
import type { CheckedFile } from '../model/file.ts';
import { astOf, conditionsOf, outerConditions, possibilitiesOf, verdictOf } from '../model/shown-when.ts';
import type { DocumentRule } from '../rule.ts';
import { closed } from './shown-in-time.ts';

export const neverHolds: DocumentRule = {
  id: 'never-holds',
  description:
    'Every condition can come true, also inside the parts around it, and none is always true, by an `||` or by itself.',
  severity: 'warning',
  stage: 'document',
  check: (file) => judge(file),
};

function judge(file: CheckedFile): Problem[] {
  const conditions = conditionsOf(file);
  if (conditions.size === 0 || file.taint.touches('/schedule') || file.taint.touches('/state')) return [];
  const possible = possibilitiesOf(file);
  const never = new Set<string>();
  const closedBy = new Set(closed(file).map((one) => one.pointer));
  return [...conditions].flatMap(([pointer, one]): Problem[] => {
    const ast = astOf(one);
    if (ast === undefined) return [];
    const own = verdictOf(file, possible, [ast], [one.source]);
    const base = { pointer, got: `\`${one.source}\`` };
    const key = pointer.slice(pointer.lastIndexOf('/') + 1);
    if (ast === false) {
      never.add(pointer);
      return [
        {
          ...base,
          message: 'this never holds: it asks nothing',
          expected: `a condition such as \`phase == 'live'\`, or nothing of what this \`${key}\` is for`,
        },
      ];
    }
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
    if (ast === true) {
      return [
        {
          ...base,
          message: 'this always holds: it asks nothing',
          expected: `no \`${key}\`, or a condition such as \`phase == 'live'\``,
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
      verdictOf(
        file,
        possible,
        asts,
        all.map((each) => each.source),
      ) !== 'never'
    )
      return [];
    never.add(pointer);
    // A condition around it that hides what can be done there is the mistake: rule `shown-in-time` tells it.
    if (outer.some((each) => closedBy.has(each.pointer))) return [];
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

function reason(source: string, { phases, days, languages }: Possibilities): string {
  if (/\bday\b/.test(source) && days > 0) return `the campaign has the days 1 to ${days}`;
  if (/'settling'|"settling"/.test(source) && !phases.includes('settling'))
    return 'without `settle` there is no phase settling';
  if (/\blang\b/.test(source)) return `the page has the languages ${languages.join(', ')}`;
  if (/\bphase\b/.test(source)) return 'the page is in one phase at a time';
  return 'its parts exclude each other';
}
