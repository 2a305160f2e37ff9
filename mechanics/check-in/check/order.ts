import { type CheckedFile, type DocumentRule, isObject, type Problem, valueAt } from '../../../check/room.ts';
import { checkIn } from '../rules.ts';

const block = `/campaign/${checkIn.key}`;

/** What a calendar shows stands as the campaign has it: days one after the other, streaks from the shortest. */
export const dayOrder: DocumentRule = {
  id: 'day-order',
  description: 'A calendar shows days one after the other, none left out between them, and rising streaks.',
  severity: 'error',
  stage: 'document',
  check: (file) => [
    ...misplaced(file, 'check-in-days', 'days', true),
    ...misplaced(file, 'check-in-streaks', 'streaks', false),
  ],
};

/** The first entry of each list that stands before one that it follows in the campaign, or after a gap. */
function misplaced(file: CheckedFile, list: string, key: string, isWhole: boolean): Problem[] {
  const entries = valueAt(file.document, `${block}/${key}`);
  if (!Array.isArray(entries) || file.taint.touches(`${block}/${key}`)) return [];
  const order = entries.map((one) => (isObject(one) ? one.id : undefined));
  // Two of one id are told by rule campaign; what is shown would follow from them.
  if (new Set(order).size < order.length) return [];
  const holders = new Set((file.byRef.get(list) ?? []).map(({ parent }) => parent));
  return [...holders].flatMap((holder): Problem[] => {
    if (!holder || !Array.isArray(holder.value) || file.taint.touches(holder.pointer)) return [];
    const shown = holder.value;
    // Names that lead nowhere are told by rule references.
    if (shown.some((id) => !order.includes(id))) return [];
    const places = shown.map((id) => order.indexOf(id));
    const wrong = places.findIndex((place, i) => {
      const before = places[i - 1] ?? place - 1;
      return place < before || (isWhole && place !== before + 1);
    });
    if (wrong < 0) return [];
    const [before, first, last] = [places[wrong - 1] ?? 0, Math.min(...places), Math.max(...places)];
    const sorted = [...places].sort((a, b) => a - b);
    return [
      {
        pointer: `${holder.pointer}/${wrong}`,
        message:
          (places[wrong] ?? 0) < before
            ? `\`${String(shown[wrong])}\` stands after \`${String(shown[wrong - 1])}\`, and comes before it`
            : `between \`${String(shown[wrong - 1])}\` and \`${String(shown[wrong])}\` there is \`${String(order[before + 1])}\``,
        expected: (isWhole ? order.slice(first, last + 1) : sorted.map((place) => order[place])).join(', '),
        got: shown.join(', '),
      },
    ];
  });
}
