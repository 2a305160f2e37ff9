import { nearestName } from '../../../engine/expression/nearest.ts';
import type { CheckedFile } from '../file.ts';
import { type Problem, shortList, show } from '../finding.ts';
import { isObject, type Json } from '../pointer.ts';
import type { DocumentRule } from '../rule.ts';

export const stateValues: DocumentRule = {
  id: 'state-values',
  description: 'Values of a state key are of its type, and tabs that write to it use them as keys.',
  severity: 'error',
  stage: 'document',
  check: (file) => [...ofState(file), ...ofTabs(file)],
};

/** A state key that no mistake told so far concerns. */
function soundKey(file: CheckedFile, name: string): Json | undefined {
  const keys = file.document.state;
  const key = isObject(keys) && Object.hasOwn(keys, name) ? keys[name] : undefined;
  return isObject(key) && !file.taint.touches(`/state/${name}`) ? key : undefined;
}

function ofState(file: CheckedFile): Problem[] {
  return [...(file.lists.get('state')?.names ?? [])].flatMap(([name, pointer]) => {
    const key = soundKey(file, name);
    const values: unknown[] = Array.isArray(key?.values) ? key.values : [];
    return values.flatMap((value, i) =>
      typeof value === key?.type
        ? []
        : [
            {
              pointer: `${pointer}/values/${i}`,
              message: `\`${name}\` is a ${key?.type}, this value is not`,
              expected: `a ${key?.type}`,
              got: show(value),
            },
          ],
    );
  });
}

function ofTabs(file: CheckedFile): Problem[] {
  return file.places.flatMap(({ schema, value, pointer, parents }) => {
    if (!schema['x-state-value']) return [];
    // The tabs themselves; those around them may have a key of their own, and these none.
    const holder = parents.findLast((one) => isObject(one.value) && typeof one.value.widget === 'string');
    const name = isObject(holder?.value) && typeof holder.value.state === 'string' ? holder.value.state : '';
    const key = soundKey(file, name);
    if (!key) return [];
    if (typeof value !== key.type) {
      return [
        { pointer, message: `\`${name}\` is a ${key.type}`, expected: `a ${key.type}`, got: show(value) },
      ];
    }
    if (!Array.isArray(key.values) || key.values.includes(value)) return [];
    const allowed = key.values.map(String);
    return [
      {
        pointer,
        message: `${show(value)} is not one of the values of \`${name}\``,
        expected: 'one of its values',
        got: show(value),
        nearest: nearestName(String(value), allowed),
        allowed: shortList(allowed),
      },
    ];
  });
}
