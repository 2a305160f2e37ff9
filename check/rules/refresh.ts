import type { Place } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import { pathsOf } from '../model/called-paths.ts';
import { type CheckedFile, remember } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject, type Json } from '../text/pointer.ts';

export const refresh: DocumentRule = {
  id: 'refresh',
  description: 'After a request that moves points, the data that shows them is asked for again.',
  severity: 'warning',
  stage: 'document',
  check: (file) => {
    const uses = pathsOf(file);
    const sources = uses.flatMap(({ place, match, own, method }) => {
      const name = /^\/data\/([^/]+)\/get$/.exec(place.pointer)?.[1];
      const operation = match?.operations.get('get')?.id;
      return method === 'get' && own && name !== undefined && operation ? [{ name, operation }] : [];
    });
    return uses.flatMap(({ holder, match, method, own }): Problem[] => {
      const step = holder.value;
      const changed = match?.operations.get('post')?.changes ?? [];
      if (method !== 'post' || !own || changed.length === 0 || !isObject(step) || step.spends !== true)
        return [];
      const asked = refreshed(step, holder, file);
      const stale = sources.filter((one) => changed.includes(one.operation) && !asked.has(one.name));
      if (stale.length === 0) return [];
      const names = stale.map((one) => one.name);
      return [
        {
          pointer: Array.isArray(step.refresh) ? `${holder.pointer}/refresh` : holder.pointer,
          message: `after this ${names.map((one) => `\`${one}\``).join(' and ')} ${names.length > 1 ? 'show' : 'shows'} what was before`,
          expected: `\`"refresh": ${JSON.stringify([...(Array.isArray(step.refresh) ? step.refresh : []), ...names])}\``,
          got: Array.isArray(step.refresh) ? JSON.stringify(step.refresh) : 'a step without `refresh`',
        },
      ];
    });
  },
};

/** Sources that a request, the steps after it and the steps beside it ask for again. */
function refreshed(step: Json, holder: Place, file: CheckedFile): Set<string> {
  const names = new Set<string>();
  for (const list of [
    step.refresh,
    ...(Array.isArray(step.expect)
      ? [step.expect.map((one: unknown) => (isObject(one) ? one.data : ''))]
      : []),
  ])
    for (const one of Array.isArray(list) ? list : []) names.add(String(one));
  const around = holder.parent?.pointer ?? holder.pointer;
  for (const { pointer, data } of refreshSteps(file)) {
    if (pointer.startsWith(`${around}/`)) for (const one of data) names.add(String(one));
  }
  return names;
}

const refreshSteps = (file: CheckedFile): { pointer: string; data: readonly unknown[] }[] =>
  remember(file, 'refresh steps', () =>
    (file.byKey.get('do') ?? []).flatMap(({ value, parent: step }) => {
      return value === 'refresh' && isObject(step?.value) && Array.isArray(step.value.data)
        ? [{ pointer: step.pointer, data: step.value.data }]
        : [];
    }),
  );
