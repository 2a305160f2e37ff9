import { campaignLists } from '../../engine/document/campaign-lists.ts';
import type { Problem } from '../finding.ts';
import { entriesAt } from '../model/entries.ts';
import type { CheckedFile } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { containerOf } from '../shape/campaign-shape.ts';

export const shownOrder: DocumentRule = {
  id: 'shown-order',
  description:
    'What rises, such as the levels of a pass, is listed by widgets from the lowest to the highest.',
  severity: 'error',
  stage: 'document',
  check: (file) =>
    campaignLists(file.context.schemas).flatMap((list): Problem[] => {
      const { rising, noun, name } = list;
      const container = containerOf(list);
      if (rising === undefined || file.taint.touches(container)) return [];
      const at = new Map(entriesAt(file, container).map(({ one }) => [one.id, Number(one[rising])]));
      return misplaced(file, name, noun, at);
    }),
};

/** The first entry of each list of a widget that asks for less than one before it. Where entries do not rise themselves, rule `campaign` has told it. */
function misplaced(
  file: CheckedFile,
  name: string,
  noun: string,
  at: ReadonlyMap<unknown, number>,
): Problem[] {
  const numbers = [...at.values()];
  if (numbers.some((one, i) => !(one > (numbers[i - 1] ?? -Infinity)))) return [];
  const holders = new Set((file.byRef.get(name) ?? []).map(({ parent }) => parent));
  return [...holders].flatMap((holder): Problem[] => {
    if (!holder || !Array.isArray(holder.value) || file.taint.touches(holder.pointer)) return [];
    const shown: readonly unknown[] = holder.value;
    // Names that lead nowhere are told by rule references.
    if (shown.some((id) => !at.has(id))) return [];
    const worth = (id: unknown): number => at.get(id) ?? 0;
    const wrong = shown.findIndex((id, i) => i > 0 && worth(id) < worth(shown[i - 1]));
    if (wrong < 0) return [];
    const [own, before] = [shown[wrong], shown[wrong - 1]];
    return [
      {
        pointer: `${holder.pointer}/${wrong}`,
        message: `the ${noun} \`${String(own)}\` (${worth(own)}) stands after \`${String(before)}\` (${worth(before)}), which asks for more`,
        expected: [...shown].sort((a, b) => worth(a) - worth(b)).join(', '),
        got: shown.join(', '),
      },
    ];
  });
}
