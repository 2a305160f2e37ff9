import type { Problem } from '../finding.ts';
import { pathsOf } from '../model/called-paths.ts';
import type { CheckedFile } from '../model/file.ts';
import { shownAround } from '../model/shown-around.ts';
import { tiedProblems } from '../model/tied.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject } from '../text/pointer.ts';

export const oneForAll: DocumentRule = {
  id: 'one-for-all',
  description:
    'The action of a list is for the one that was tapped, and a widget of one entry is fed by it and asks for it.',
  severity: 'error',
  stage: 'document',
  check: (file) => [...paths(file), ...bodies(file), ...tiedProblems(file)],
};

/** The entries around an action, where they are several: of one, each tap is for that one. */
function severalAround(...around: Parameters<typeof shownAround>) {
  const shown = shownAround(...around);
  return shown && shown.ids.length > 1 ? shown : undefined;
}

/** An id in the path of the request. */
function paths(file: CheckedFile): Problem[] {
  return pathsOf(file).flatMap(({ place, match, method }): Problem[] => {
    if (method !== 'post') return [];
    for (const { list, text, offset } of match?.values.values() ?? []) {
      if (list === undefined || text.includes('{')) continue;
      const shown = severalAround(file, place.parents, list);
      if (!shown?.ids.includes(text)) continue;
      return [
        {
          pointer: place.pointer,
          part: { offset, length: text.length },
          message: `every one of the ${shown.ids.length} ${shown.key} would ask for \`${text}\``,
          expected: '`{item.id}`, the one that was tapped',
          got: `\`${text}\``,
          nearest: place.value.replace(`/${text}`, '/{item.id}'),
        },
      ];
    }
    return [];
  });
}

/** An id in its body. */
function bodies(file: CheckedFile): Problem[] {
  return pathsOf(file).flatMap(({ place, holder, match, method }): Problem[] => {
    const request = match?.operations.get('post')?.request;
    const body = isObject(holder.value) && isObject(holder.value.body) ? holder.value.body : {};
    if (method !== 'post' || request === undefined) return [];
    const { properties = {} } = file.context.api.schema(request);
    return Object.entries(properties).flatMap(([field, { 'x-ref': list }]): Problem[] => {
      const said = /^'([^']*)'$/.exec(String(body[field]))?.[1];
      const shown =
        list === undefined || said === undefined ? undefined : severalAround(file, place.parents, list);
      if (said === undefined || !shown?.ids.includes(said)) return [];
      return [
        {
          pointer: child(child(holder.pointer, 'body'), field),
          message: `every one of the ${shown.ids.length} ${shown.key} would post \`${said}\``,
          expected: '`item.id`, the one that was tapped',
          got: `\`'${said}'\``,
          nearest: 'item.id',
        },
      ];
    });
  });
}
