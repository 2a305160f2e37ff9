import type { ExpressionError } from '../../../engine/expression/expression-error.ts';
import { describeType, type ExpressionType } from '../../../engine/expression/expression-type.ts';
import { nearestName } from '../../../engine/expression/nearest.ts';
import { withArticle } from '../article.ts';
import { withInstead } from '../edits.ts';
import { type Compilation, compilationsOf, compileAt } from '../expressions.ts';
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
    ...compilationsOf(file)
      .flatMap((one) => judge(file, one))
      .map((problem) => withInstead(file.text, problem)),
  ],
};

function judge(
  file: CheckedFile,
  { place, pointer, source, kind, error, expression }: Compilation,
): Problem[] {
  if (error) {
    // A data source or state key that does not exist is told with all other uses of its name.
    if (error.rule === 'unknown-field' && missingRoot(source, error.offset)) return [];
    const { message, expected, got, nearest, tip, offset, length } = error;
    const problem: Problem = { pointer, part: { offset, length }, message, expected, got, nearest, tip };
    return [kind === 'text' ? problem : { ...problem, ...hintFor(file, { place, source, error }) }];
  }
  const wanted = wantedAt(file, place.schema['x-gives'], place.parents.at(-1)?.value, place.key);
  if (!expression?.ok || !wanted) return [];
  const { type } = expression;
  if (type.kind !== wanted.kind && type.kind !== 'any') {
    return [
      {
        pointer,
        message: `this place needs ${withArticle(wanted.kind)}`,
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

const PHASES = ['preview', 'live', 'settling', 'ended'];

/** What people write for an expression that is none, and what they meant. */
function hintFor(
  file: CheckedFile,
  { place, source, error }: Pick<Compilation, 'place' | 'source'> & { error: ExpressionError },
): Partial<Problem> {
  const text = source.trim();
  const inner = /^\{\{(.*)\}\}$/s.exec(text)?.[1]?.trim() ?? /^\$\{(.*)\}$/s.exec(text)?.[1]?.trim();
  if (inner !== undefined) {
    return {
      part: { offset: 0, length: source.length },
      message: 'braces mark an expression inside a text; here the whole string is one',
      expected: 'the expression without braces',
      got: text.slice(0, 40),
      nearest: inner,
      ...(compileAt(file, place, inner).ok ? { instead: inner } : {}),
    };
  }
  const wanted = wantedAt(file, place.schema['x-gives'], place.parents.at(-1)?.value, place.key);
  if (wanted?.kind === 'boolean') {
    if (PHASES.includes(text)) return { nearest: `phase == '${text}'` };
    const bare =
      error.rule === 'unknown-name' && /(==|!=|in \[[^\]]*)\s*$/.test(source.slice(0, error.offset));
    return bare && error.nearest === undefined
      ? { nearest: `'${error.got}'`, tip: `a word to compare with stands in quotes: '${error.got}'` }
      : {};
  }
  const isWord =
    /^[^'"{}()=<>&|!?]+$/.test(text) && (error.rule === 'unknown-name' || error.rule === 'syntax');
  if (!isWord || (wanted && wanted.kind !== 'string')) return {};
  const quoted = `'${text}'`;
  const known = wanted?.values?.includes(text) === true;
  const isLone = error.rule === 'syntax' || error.got === text;
  return isLone
    ? {
        ...(known || error.nearest === undefined ? { nearest: quoted } : {}),
        tip: `a text stands in quotes of its own, inside those of JSON: "${quoted}"`,
        ...(known ? { instead: quoted } : {}),
      }
    : {};
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
