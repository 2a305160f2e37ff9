import type { Problem } from '../finding.ts';
import { isObject } from '../text/pointer.ts';
import { type CheckedFile, stringsOf } from './file.ts';

const nameOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.\w+$/, '');

/**
 * An entry of the campaign that shows the picture of another one of its list, by the picture's name: pasted, and not changed; or two
 * that have changed over, which is told once.
 */
export function neighboursPicture(file: CheckedFile): Problem[] {
  const told = new Set<string>();
  return stringsOf(file.byKind.get('asset')).flatMap(({ value, pointer, key, parent }): Problem[] => {
    const [entry, list] = [parent?.value, parent?.parent?.value];
    if (!pointer.startsWith('/campaign/') || !isObject(entry) || !Array.isArray(list)) return [];
    const [own, shown] = [entry.id, nameOf(value)];
    if (typeof own !== 'string' || own === shown) return [];
    const neighbour: unknown = list.find((one) => isObject(one) && one.id === shown);
    if (!isObject(neighbour) || told.has(`${parent?.parent?.pointer} ${shown} ${own}`)) return [];
    told.add(`${parent?.parent?.pointer} ${own} ${shown}`);
    const its = value.replace(/[^/]+(?=\.\w+$)/, own);
    const changedOver = typeof neighbour[key] === 'string' && nameOf(neighbour[key]) === own;
    return [
      {
        pointer,
        message: changedOver
          ? `\`${own}\` and \`${shown}\` show each other's picture`
          : `\`${own}\` shows the picture of \`${shown}\``,
        expected: 'a picture of its own',
        got: `\`${value}\``,
        nearest: file.context.assets.has(its) ? its : undefined,
      },
    ];
  });
}
