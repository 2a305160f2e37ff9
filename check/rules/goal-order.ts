import type { DocumentRule } from '../rule.ts';
import { isObject, valueAt } from '../text/pointer.ts';

export const goalOrder: DocumentRule = {
  id: 'goal-order',
  description: 'A track shows its goals in rising order.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    const goals = valueAt(file.document, '/campaign/milestones');
    if (!Array.isArray(goals) || file.taint.touches('/campaign/milestones')) return;
    // Goals that do not rise, or share an id, are told by rule campaign; the track would follow from them.
    const ids = goals.map((one) => (isObject(one) ? one.id : undefined));
    const rise = goals.every((one, i) => i === 0 || Number(one?.at) > Number(goals[i - 1]?.at));
    if (!rise || new Set(ids).size < ids.length) return;
    const at = new Map(goals.flatMap((one) => (isObject(one) ? [[one.id, Number(one.at)] as const] : [])));
    const holders = new Set((file.byRef.get('milestones') ?? []).map(({ parents }) => parents.at(-1)));
    for (const holder of holders) {
      if (!holder || !Array.isArray(holder.value) || file.taint.touches(holder.pointer)) continue;
      const { value, pointer } = holder;
      let before: unknown;
      for (const [i, id] of value.entries()) {
        if (before !== undefined && (at.get(id) ?? Infinity) < (at.get(before) ?? -Infinity)) {
          yield {
            pointer: `${pointer}/${i}`,
            message: `\`${String(id)}\` (${at.get(id)}) stands after \`${String(before)}\` (${at.get(before)})`,
            expected: [...value].sort((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0)).join(', '),
            got: value.join(', '),
          };
          return;
        }
        before = id;
      }
    }
  },
};
