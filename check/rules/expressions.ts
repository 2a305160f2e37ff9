import { phases } from '../../engine/document/anywhere/phase.ts';
import type { ExpressionError } from '../../engine/expression/expression-error.ts';
import { describeType, type ExpressionType } from '../../engine/expression/expression-type.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import type { Problem } from '../finding.ts';
import { type Compilation, compilationsOf, compileAt } from '../model/compiled.ts';
import { danglingOf } from '../model/dangling.ts';
import type { CheckedFile } from '../model/file.ts';
import { isToldElsewhere, lostFact } from '../model/lost-facts.ts';
import { blockOfFact, factsOf, meantRoot } from '../model/named-facts.ts';
import { listThatLacks } from '../model/uses.ts';
import type { DocumentRule } from '../rule.ts';
import { withInstead } from '../text/edits.ts';
import { isObject } from '../text/pointer.ts';
import { withArticle } from '../words/article.ts';
import { habitOf } from '../words/habits.ts';
import { languageMeant, synonymOf } from '../words/synonyms.ts';

export const expressions: DocumentRule = {
  id: 'expressions',
  description:
    'Every expression can be read, names what exists where it stands, and gives what its place needs.',
  severity: 'error',
  stage: 'document',
  check: (file) => [
    ...(danglingOf(file).get('expressions') ?? []),
    ...once(file).map((problem) => withInstead(file.text, problem)),
  ],
};

/**
 * A mistake in a text most likely stands in every language: it is told once, with where else. A fact that is gone is told once
 * for all texts that name it.
 */
function once(file: CheckedFile): Problem[] {
  const told = new Map<string, Problem>();
  return compilationsOf(file).flatMap((one) =>
    judge(file, one).filter((problem) => {
      if (one.kind !== 'text' || one.error === undefined) return true;
      const where = lostFact(file, one.error) ? '' : one.pointer.replace(/\/[^/]+$/, '');
      // What is wrong with a text as a whole is the same mistake in each language, whatever its words are.
      const got = one.error.length === one.source.length ? '' : problem.got;
      const key = `${where} ${problem.message} ${got}`;
      const first = told.get(key);
      if (!first) {
        told.set(key, problem);
        return true;
      }
      first.related = [...(first.related ?? []), { pointer: problem.pointer, message: 'and here' }];
      return false;
    }),
  );
}

/** Of a name that a text has: beside those of its place, the facts of this document. */
function amongFacts(file: CheckedFile, { rule, got, expected, nearest }: ExpressionError): Partial<Problem> {
  if (rule !== 'unknown-name') return {};
  const [block, { campaign }] = [blockOfFact(file, got), file.document];
  if (block !== undefined && isObject(campaign) && !Object.hasOwn(campaign, block))
    return {
      message: `this text speaks of \`${got}\`, and this campaign has no \`${block}\``,
      expected: `\`campaign.${block}\`, or a text without it`,
      nearest: undefined,
    };
  const known = expected.split(', ').filter(Boolean);
  const all = [...new Set([...known, ...Object.keys(factsOf(file).scope)])];
  const fact = meantRoot(file, got);
  return { expected: all.join(', '), nearest: nearestName(got, all) ?? fact ?? nearest };
}

function judge(
  file: CheckedFile,
  { place, pointer, source, kind, reads, error, expression }: Compilation,
): Problem[] {
  const own = place.key === 'initial' ? /^\/state\/([^/]+)\/initial$/.exec(pointer)?.[1] : undefined;
  if (own !== undefined && reads.some(([root, name]) => root === 'state' && name === own)) {
    return [
      {
        pointer,
        message: `the first value of \`${own}\` asks for \`${own}\` itself, which has no value yet`,
        expected: 'a value of its own, for example `day`, 1 or a word in quotes',
        got: `\`${source}\``,
      },
    ];
  }
  if (error) {
    // A data source or state key that does not exist is told with all other uses of its name.
    if (error.rule === 'unknown-field' && listThatLacks(file, source, error.offset)) return [];
    if (isToldElsewhere(file, error)) return [];
    const { message, expected, got, offset, length } = error;
    // `prize.badge.price` is its cost: what people call a key, they call a field.
    const nearest =
      error.nearest ?? (error.rule === 'unknown-field' ? synonymOf(got, expected.split(', ')) : undefined);
    const tip = error.rule === 'unknown-name' && got === 'answer' ? ANSWER : error.tip;
    const problem: Problem = { pointer, part: { offset, length }, message, expected, got, nearest, tip };
    if (kind === 'text') return [{ ...problem, ...amongFacts(file, error), ...hintForText(source) }];
    const isName = error.rule === 'unknown-name';
    const quoted = {
      nearest: inJson(nearest),
      ...(isName ? { tip: inJson(tip), expected: inJson(expected) } : {}),
    };
    return [{ ...problem, ...quoted, ...hintFor(file, { place, source, error }) }];
  }
  const wanted = wantedAt(file, place.schema['x-gives'], place.parent?.value, place.key);
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

/** Inside the quotes of JSON a text has single quotes. */
const inJson = <Text extends string | undefined>(text: Text) => text?.replaceAll('"', "'") as Text;

/** A text whose expression has a brace too many on each side. */
function hintForText(source: string): Partial<Problem> {
  const [three, inner = ''] = /(?<!\{)\{\{\{+([^{}]*)\}\}\}+/.exec(source) ?? [];
  if (three === undefined) return {};
  return {
    part: { offset: source.indexOf(three), length: three.length },
    message: 'an expression in a text stands in two pairs of braces, here are more',
    expected: `{{${inner}}}`,
    got: three,
    nearest: `{{${inner}}}`,
    tip: undefined,
  };
}

/** Names that hold others: alone they say nothing. */
const HOLDERS = ['data', 'state', 'params', 'item', 'answer'];
const ANSWER =
  '`answer` is what a call has answered: the steps in `success` of a `get` or `post` may name it';

/** What people write for an expression that is none, and what they meant. */
function hintFor(
  file: CheckedFile,
  { place, source, error }: Pick<Compilation, 'place' | 'source'> & { error: ExpressionError },
): Partial<Problem> {
  const text = source.trim();
  const inner = /^(?:\{\{(.*)\}\}|\$\{(.*)\}|\{([^{}:]*)\})$/s.exec(text)?.slice(1).find(Boolean)?.trim();
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
  if (error.rule === 'unknown-value' && error.expected?.split(', ').includes('vi')) {
    return { nearest: languageMeant(String(error.got)) ?? error.nearest };
  }
  const habit = habitOf(source, (one) => compileAt(file, place, one).ok);
  if (habit) return habit;
  const wanted = wantedAt(file, place.schema['x-gives'], place.parent?.value, place.key);
  if (wanted?.kind === 'boolean') {
    if ((phases as readonly string[]).includes(text)) return { nearest: `phase == '${text}'` };
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
  const isHyphened = /^[A-Za-z]\w*(-\w+)+$/.test(text);
  const isLone = error.rule === 'syntax' || error.got === text || isHyphened;
  const isText = known || isHyphened || error.nearest === undefined || HOLDERS.includes(error.nearest);
  return isLone
    ? {
        ...(isText ? { nearest: quoted } : {}),
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
