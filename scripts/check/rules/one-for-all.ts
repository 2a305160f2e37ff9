import type { CheckedFile } from '../file.ts';
import type { Problem } from '../finding.ts';
import { pathsOf } from '../paths.ts';
import { child, isObject } from '../pointer.ts';
import type { DocumentRule } from '../rule.ts';

/** Parameters of paths that an action of a list takes from the item that was tapped, and the lists. */
const LISTS: Readonly<Record<string, string>> = { item: 'items', milestone: 'milestones' };

export const oneForAll: DocumentRule = {
  id: 'one-for-all',
  description:
    'The action of a list of prizes, goals or sentences is for the one that was tapped, not for one of them.',
  severity: 'error',
  stage: 'document',
  check: (file) => [...paths(file), ...bodies(file)],
};

/** The list whose items an action belongs to, when it has more than one. */
function listAround(parents: readonly { value: unknown }[], name: string): readonly unknown[] | undefined {
  const holder = parents.findLast(({ value }) => isObject(value) && Array.isArray(value[name]));
  const list = isObject(holder?.value) ? holder.value[name] : undefined;
  return Array.isArray(list) && list.length > 1 ? list : undefined;
}

function paths(file: CheckedFile): Problem[] {
  return pathsOf(file).flatMap(({ place, match, method }): Problem[] => {
    if (method !== 'post') return [];
    for (const [parameter, value] of match?.values ?? []) {
      const name = LISTS[parameter];
      const list = name && !value.text.includes('{') ? listAround(place.parents, name) : undefined;
      if (!list?.includes(value.text)) continue;
      return [
        {
          pointer: place.pointer,
          part: { offset: value.offset, length: value.text.length },
          message: `every one of the ${list.length} ${name} would ask for \`${value.text}\``,
          expected: '`{item.id}`, the one that was tapped',
          got: `\`${value.text}\``,
          nearest: place.value.replace(`/${value.text}`, '/{item.id}'),
        },
      ];
    }
    return [];
  });
}

/** The sentence for the wall stands in the body. */
function bodies(file: CheckedFile): Problem[] {
  return pathsOf(file).flatMap(({ place, holder, match, method }): Problem[] => {
    const step = holder.value;
    if (method !== 'post' || !match?.path.endsWith('/wall') || !isObject(step) || !isObject(step.body))
      return [];
    const said = /^'([^']*)'$/.exec(String(step.body.message))?.[1];
    const list = listAround(place.parents, 'messages');
    if (said === undefined || !list?.includes(said)) return [];
    return [
      {
        pointer: child(child(holder.pointer, 'body'), 'message'),
        message: `every one of the ${list.length} messages would post \`${said}\``,
        expected: '`item.id`, the one that was tapped',
        got: `\`'${said}'\``,
        nearest: 'item.id',
      },
    ];
  });
}
