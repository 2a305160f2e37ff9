import { nearestName } from '../../engine/expression/nearest.ts';
import { type Problem, shortList, show } from '../finding.ts';
import { type CheckedFile, stringsOf } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject, type Json } from '../text/pointer.ts';

export const stateValues: DocumentRule = {
  id: 'state-values',
  description:
    'Values of a state key are of its type, tabs that write to it use them as keys, and widgets name a key of the type that they need.',
  severity: 'error',
  stage: 'document',
  check: (file) => [...file.typeProblems, ...ofState(file), ...ofTabs(file), ...ofNames(file)],
};

/** A state key that no mistake told so far concerns. */
function soundKey(file: CheckedFile, name: string): Json | undefined {
  const keys = file.document.state;
  const key = isObject(keys) && Object.hasOwn(keys, name) ? keys[name] : undefined;
  return isObject(key) && !file.taint.touches(`/state/${name}`) ? key : undefined;
}

const inWords = (type: unknown): string =>
  `a ${String(type)}${type === 'string' ? ', in quotes' : ', without quotes'}`;

function ofState(file: CheckedFile): Problem[] {
  return [...(file.lists.get('state')?.names ?? [])].flatMap(([name, pointer]) => {
    const key = soundKey(file, name);
    // Where the type itself is wrong, the values may be right.
    if (file.typeProblems.some((one) => one.pointer === `${pointer}/type`)) return [];
    const values: unknown[] = Array.isArray(key?.values) ? key.values : [];
    const wrong = values.flatMap((value, i) => (typeof value === key?.type ? [] : [{ value, i }]));
    const [first, ...others] = wrong;
    if (first === undefined) return [];
    return [
      {
        pointer: `${pointer}/values/${first.i}`,
        message: `\`${name}\` is a ${key?.type}, ${others.length > 0 ? 'these values are' : 'this value is'} not`,
        expected: inWords(key?.type),
        got: wrong.map(({ value }) => show(value)).join(', '),
      },
    ];
  });
}

function ofTabs(file: CheckedFile): Problem[] {
  return file.stateValues.flatMap(({ value, pointer, parents }) => {
    // The tabs themselves; those around them may have a key of their own, and these none.
    const holder = parents.findLast((one) => isObject(one.value) && typeof one.value.widget === 'string');
    const name = isObject(holder?.value) && typeof holder.value.state === 'string' ? holder.value.state : '';
    const key = soundKey(file, name);
    if (!key) return [];
    if (typeof value !== key.type) {
      return [
        {
          pointer,
          message: `\`${name}\` is a ${key.type}`,
          expected: inWords(key.type),
          got: show(value),
        },
      ];
    }
    if (!Array.isArray(key.values) || key.values.includes(value)) return [];
    // One of its values is of another type, and has been told: most likely it is this one.
    if (key.values.some((one) => typeof one !== key.type)) return [];
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

/** Props that name a state key of one type. */
function ofNames(file: CheckedFile): Problem[] {
  return stringsOf(file.byRef.get('state')).flatMap(({ schema, value, pointer, key: prop }) => {
    const wanted = schema['x-state'];
    const key = soundKey(file, value);
    if (wanted === undefined || !key || key.type === wanted) return [];
    const fitting = [...(file.lists.get('state')?.names.keys() ?? [])].filter(
      (name) => soundKey(file, name)?.type === wanted,
    );
    return [
      {
        pointer,
        message: `\`${prop}\` needs a state key that is a ${wanted}, and \`${value}\` is a ${key.type}`,
        expected: `a state key of type ${wanted}`,
        got: `\`${value}\``,
        nearest: nearestName(value, fitting) ?? (fitting.length === 1 ? fitting[0] : undefined),
        allowed: shortList(fitting),
        related: [{ pointer: `/state/${value}/type`, message: `\`${value}\` is a ${key.type} here` }],
      },
    ];
  });
}
