import type { Problem } from '../finding.ts';
import { isObject } from '../text/pointer.ts';
import { compileAt } from './compiled.ts';
import type { CheckedFile } from './file.ts';

const TYPES = ['string', 'number', 'boolean'] as const;

/**
 * A state key whose type is wrong goes against its first value and every use. Where the type of the first value suits
 * the uses better, it is the `type` that is wrong: it is told once, and mended in memory so that the uses are judged by
 * what was meant.
 * @param count how many problems have to do with the types of state keys, as the document stands
 */
export function mendStateTypes(file: CheckedFile, count: () => number): Problem[] {
  const keys = isObject(file.document.state) ? file.document.state : {};
  return Object.entries(keys).flatMap(([name, key]): Problem[] => {
    const pointer = `/state/${name}`;
    if (!isObject(key) || file.taint.touches(pointer) || typeof key.initial !== 'string') return [];
    const place = file.byKind.get('expression')?.find((one) => one.pointer === `${pointer}/initial`);
    const first = place && compileAt(file, place, key.initial);
    const meant = first?.ok ? TYPES.find((type) => type === first.type.kind) : undefined;
    const declared = key.type;
    if (meant === undefined || meant === declared) return [];
    const settle = (type: unknown): number => {
      key.type = type;
      file.memo.clear();
      return count();
    };
    const [before, after] = [settle(declared), settle(meant)];
    // Only the first value is at odds with the type: it is the one that is wrong, and told as such.
    if (after > before - 2) {
      settle(declared);
      return [];
    }
    return [
      {
        pointer: `${pointer}/type`,
        message: `\`${name}\` is a ${String(declared)} here, and a ${meant} by its first value and where it is used`,
        expected: `\`${meant}\``,
        got: `\`${String(declared)}\``,
        nearest: meant,
        related: [{ pointer: `${pointer}/initial`, message: `its first value is a ${meant}` }],
      },
    ];
  });
}
