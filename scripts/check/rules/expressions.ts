import { describeType, type ExpressionType } from '../../../engine/expression/expression-type.ts';
import { nearestName } from '../../../engine/expression/nearest.ts';
import { type Compilation, compilationsOf } from '../expressions.ts';
import type { CheckedFile } from '../file.ts';
import type { Problem } from '../finding.ts';
import { isObject } from '../pointer.ts';
import { danglingOf, missingRoot } from '../references.ts';
import type { DocumentRule } from '../rule.ts';

export const expressions: DocumentRule = {
  id: 'expressions',
  description:
    'Every expression can be read, names what exists where it stands, and gives what its place needs.',
  severity: 'error',
  stage: 'document',
  check: (file) => [
    ...(danglingOf(file).get('expressions') ?? []),
    ...compilationsOf(file).flatMap((one) => judge(file, one)),
  ],
};

function judge(file: CheckedFile, { place, pointer, source, error, expression }: Compilation): Problem[] {
  if (error) {
    // A data source or state key that does not exist is told with all other uses of its name.
    if (error.rule === 'unknown-field' && missingRoot(source, error.offset)) return [];
    const { message, expected, got, nearest, tip, offset, length } = error;
    return [{ pointer, part: { offset, length }, message, expected, got, nearest, tip }];
  }
  const wanted = wantedAt(file, place.schema['x-gives'], place.parents.at(-1)?.value, place.key);
  if (!expression?.ok || !wanted) return [];
  const { type } = expression;
  if (type.kind !== wanted.kind && type.kind !== 'any') {
    return [
      {
        pointer,
        message: `this place needs a ${wanted.kind}`,
        expected: wanted.kind,
        got: describeType(type),
      },
    ];
  }
  const allowed = wanted.values?.map(String);
  const stray = allowed && type.values?.map(String).find((value) => !allowed.includes(value));
  if (stray === undefined || !allowed) return [];
  return [
    {
      pointer,
      message: `\`${stray}\` is not one of the values`,
      expected: 'one of the values of the state key',
      got: `\`${stray}\``,
      nearest: nearestName(stray, allowed),
      allowed,
    },
  ];
}

/** What an expression must give: by its schema, or by the state key that it is for. */
function wantedAt(
  file: CheckedFile,
  gives: unknown,
  holder: unknown,
  key: string,
): Pick<ExpressionType, 'kind' | 'values'> | undefined {
  if (gives === 'boolean') return { kind: 'boolean' };
  if (!isObject(holder)) return undefined;
  const named =
    key === 'value' && holder.do === 'set' && isObject(file.document.state)
      ? file.document.state[String(holder.key)]
      : undefined;
  const state: unknown = key === 'initial' ? holder : named;
  if (!isObject(state) || (state.type !== 'string' && state.type !== 'number' && state.type !== 'boolean'))
    return undefined;
  const values = Array.isArray(state.values)
    ? state.values.filter((one) => typeof one === 'string' || typeof one === 'number')
    : undefined;
  return { kind: state.type, ...(values ? { values } : {}) };
}
