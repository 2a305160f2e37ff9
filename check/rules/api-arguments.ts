import type { Schema } from '../../engine/document/schema-set.ts';
import type { Place } from '../../engine/document/walk.ts';
import { describeType, type ExpressionType } from '../../engine/expression/expression-type.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import { type Problem, shortList } from '../finding.ts';
import { type PathUse, pathsOf } from '../model/called-paths.ts';
import { compileAt } from '../model/compiled.ts';
import { danglingOf } from '../model/dangling.ts';
import type { CheckedFile } from '../model/file.ts';
import { itemOf } from '../model/scope.ts';
import { strayIds } from '../model/stray-ids.ts';
import { tiedProblems } from '../model/tied.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject } from '../text/pointer.ts';
import { withArticle } from '../words/article.ts';

/** Rule api-paths tells of a step that would send one. */
const multipart = 'multipart/form-data';

export const apiArguments: DocumentRule = {
  id: 'api-arguments',
  description:
    'Query and body fields are those that the API takes, of the kind that it takes, and none is missing.',
  severity: 'error',
  stage: 'document',
  check: (file) => [
    ...(danglingOf(file).get('api-arguments') ?? []),
    ...pathsOf(file).flatMap((use) => {
      const { holder, match, method, upload } = use;
      const operation = match?.operations.get(method);
      // What goes with a file, the widget says.
      if (upload || operation?.bodyTypes.includes(multipart)) return [];
      // A path for another list or another entry takes other things: rules api-paths and one-for-all tell it.
      if (!operation || strayIds(file, use).length > 0) return [];
      if (tiedProblems(file).some(({ pointer }) => pointer === use.place.pointer)) return [];
      const query = operation.parameters.filter((one) => one.in === 'query');
      const body = operation.request ? file.context.api.schema(operation.request) : {};
      return [
        ...withoutPages(file, use, query),
        ...judge(
          file,
          `${holder.pointer}/query`,
          'query',
          Object.fromEntries(query.map((one) => [one.name, one.schema])),
          [],
        ),
        ...(method === 'post'
          ? judge(file, `${holder.pointer}/body`, 'body', body.properties ?? {}, body.required ?? [])
          : []),
      ];
    }),
  ],
};

/** Pages asked of an answer that has all at once: `paging` that was left over from another source. */
function withoutPages(
  file: CheckedFile,
  { holder, method }: PathUse,
  query: readonly { readonly name: string }[],
): Problem[] {
  const pointer = child(holder.pointer, 'paging');
  if (method !== 'get' || !isObject(holder.value) || !Object.hasOwn(holder.value, 'paging')) return [];
  if (query.some(({ name }) => name === 'size') || file.taint.covers(pointer)) return [];
  return [
    {
      pointer,
      at: 'key',
      message: 'this answer has no pages: it comes as a whole',
      expected: 'a source without `paging`',
      got: '`paging`',
    },
  ];
}

/** What stands in a query or body. */
function fieldsOf({ byKey }: CheckedFile, pointer: string, key: string): Place[] {
  const holder = byKey.get(key)?.find((one) => one.pointer === pointer);
  const names = isObject(holder?.value) ? Object.keys(holder.value) : [];
  return names.flatMap((name) => (byKey.get(name) ?? []).filter((one) => one.parent === holder));
}

function judge(
  file: CheckedFile,
  pointer: string,
  key: 'query' | 'body',
  takes: Record<string, Schema>,
  required: readonly string[],
): Problem[] {
  if (file.taint.covers(pointer)) return [];
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  const fields = fieldsOf(file, pointer, key);
  const names = Object.keys(takes);
  const given = fields.map((place) => place.key);
  const problems: Problem[] = [];
  for (const place of fields) {
    const wanted = Object.hasOwn(takes, place.key) ? takes[place.key] : undefined;
    if (!wanted) {
      const nearest = nearestName(
        place.key,
        names.filter((name) => !given.includes(name)),
      );
      const expected = names.length === 0 ? `no ${key} at all` : `a field of the ${key}`;
      problems.push({
        pointer: place.pointer,
        at: 'key',
        message: `the API takes no \`${place.key}\` here`,
        expected,
        got: `\`${place.key}\``,
        nearest,
        allowed: shortList(names),
      });
      continue;
    }
    const other = otherField(file, place, names);
    if (other) {
      problems.push(other);
      continue;
    }
    const compiled = typeof place.value === 'string' ? compileAt(file, place, place.value) : undefined;
    const kind = wanted.type === 'integer' ? 'number' : wanted.type;
    if (!compiled?.ok || typeof kind !== 'string' || compiled.type.kind === 'any') continue;
    if (compiled.type.kind === kind) {
      // What a state key may be is judged where its values stand, and what the tapped button says by rule one-for-all.
      const isTied = tiedProblems(file).some(({ pointer }) => pointer === place.pointer);
      if (compiled.reads.length === 0 && !isTied)
        problems.push(...refusedValue(place, wanted, compiled.type));
      continue;
    }
    problems.push({
      pointer: place.pointer,
      message: `\`${place.key}\` must be ${withArticle(kind)}`,
      expected: withArticle(kind),
      tip: wanted.description,
      got: describeType(compiled.type),
    });
  }
  // A name that is wrong stands for one that is missing: it has been told.
  if (problems.some((one) => one.at === 'key')) return problems;
  const missing = required.filter(
    (name) => !given.includes(name) && !file.taint.covers(child(pointer, name)),
  );
  if (missing.length > 0) {
    const has = isObject(file.places.find((place) => place.pointer === pointer)?.value);
    problems.push({
      pointer: has ? pointer : holder,
      message: `the API needs ${missing.map((name) => `\`${name}\``).join(' and ')} in the ${key}`,
      expected: missing.join(', '),
      got: given.join(', ') || 'nothing',
    });
  }
  return problems;
}

/** What was tapped has a field of this name, and another is sent; or what is sent is a field of another name that the API takes. */
function otherField(file: CheckedFile, place: Place, names: readonly string[]): Problem | undefined {
  const field = typeof place.value === 'string' ? /^\s*item\.(\w+)\s*$/.exec(place.value)?.[1] : undefined;
  if (
    field === undefined ||
    field === place.key ||
    tiedProblems(file).some(({ pointer }) => pointer === place.pointer)
  )
    return undefined;
  const fields = itemOf(place, file.context)?.properties ?? {};
  if (!Object.hasOwn(fields, field)) return undefined;
  const base = { pointer: place.pointer, got: `\`item.${field}\`` };
  if (Object.hasOwn(fields, place.key)) {
    const nearest = `item.${place.key}`;
    return {
      ...base,
      message: `\`${place.key}\` is sent another field of what was tapped`,
      expected: `\`${nearest}\``,
      nearest,
    };
  }
  if (!names.includes(field)) return undefined;
  return {
    ...base,
    at: 'key',
    message: `what was tapped has no \`${place.key}\`: its \`${field}\` is sent as one`,
    expected: `\`"${field}": "item.${field}"\``,
    nearest: field,
  };
}

/** A value that is known before anybody calls, and that the API always refuses. */
function refusedValue({ key, pointer }: Place, wanted: Schema, { values = [] }: ExpressionType): Problem[] {
  const base = { pointer, expected: wanted.description ?? 'a value that the API takes' };
  return values
    .flatMap((value): Problem[] => {
      const {
        minimum = -Infinity,
        maximum = Infinity,
        pattern,
        enum: among,
        type,
      } = wanted as Record<string, unknown> & {
        minimum?: number;
        maximum?: number;
        pattern?: string;
        enum?: readonly unknown[];
      };
      const got = JSON.stringify(value);
      if (among && !among.includes(value))
        return [
          {
            ...base,
            message: `the API never takes this \`${key}\``,
            expected: among.map((one) => JSON.stringify(one)).join(' or '),
            got,
          },
        ];
      if (type === 'integer' && !Number.isInteger(value))
        return [{ ...base, message: `\`${key}\` is a whole number`, expected: 'a whole number', got }];
      if (typeof value === 'string') {
        const fits = pattern === undefined || value === '' || new RegExp(pattern).test(value);
        return fits ? [] : [{ ...base, message: `\`${key}\` is not written as the API takes it`, got }];
      }
      if (value >= minimum && value <= maximum) return [];
      const small = value < minimum;
      return [
        {
          ...base,
          message: `\`${key}\` is too ${small ? 'small' : 'large'}`,
          expected: `at ${small ? `least ${minimum}` : `most ${maximum}`}`,
          got,
        },
      ];
    })
    .slice(0, 1);
}
