import type { Problem } from '../../finding.ts';
import { oddSign } from '../signs.ts';
import { at, fixWhereSound, replacing, type Spot } from './spot.ts';
import type { Token } from './tokens.ts';

const COMMAS = /^[，、،；;.。؛]$/;
/** A comparison, or a list to compare with, is open where the string ends. */
const IN_EXPRESSION = /(==|!=|[<>]=?|&&|\|\||\bin\s*\[|\b\w+\()\s*(\\"[^"\\]*)?"$/;

/** Another mark stands where a comma parts two entries. */
function wrongComma({ text, tokens, i, open }: Spot, token: Token): Problem | undefined {
  if (!COMMAS.test(token.text)) return undefined;
  const [after, next] = tokens.slice(i + 1, i + 3);
  const closes = after?.kind === '}' || after?.kind === ']';
  const isEntry =
    open.at(-1)?.kind === '{' ? after?.kind === 'string' && next?.kind === ':' : after?.kind !== 'word';
  if (!closes && !isEntry) return undefined;
  const name = oddSign(token.text)?.name ?? `\`${token.text}\``;
  const content = closes ? '' : ',';
  const title = closes ? 'remove it' : 'write a comma';
  return {
    ...at(token),
    message: closes
      ? `here stands ${name}, and nothing belongs here`
      : `here stands ${name} in place of a comma`,
    expected: closes ? `"${after?.text}"` : '","',
    got: name,
    // A second mark of the kind further down is told, and mended, in its turn.
    ...(fixWhereSound(text, token, content, title).fix || !closes
      ? { fix: { title, ...replacing(token, content) } }
      : {}),
  };
}

/** The value as it would stand with single quotes inside, up to the last quote of its line. */
function withSingleQuotes(text: string, before: Token): string | undefined {
  const end = text.indexOf('\n', before.offset);
  const line = text.slice(before.offset, end < 0 ? undefined : end);
  const inner = line.slice(1, line.lastIndexOf('"')).replaceAll(/\\?"/g, "'");
  return (inner.match(/'/g)?.length ?? 0) % 2 === 0 ? `"${inner}"` : undefined;
}

/** Something follows a string without a blank: a comma of another kind, or a quote that ended the string too early. */
export function afterString(spot: Spot, before: Token, token: Token): Problem {
  const { text, tokens, i } = spot;
  const comma = wrongComma(spot, token);
  if (comma) return comma;
  const quote = at({ offset: before.offset + before.length - 1, length: 1 });
  if (IN_EXPRESSION.test(before.text)) {
    return {
      ...quote,
      message: 'a quote inside an expression ends it here',
      expected: "single quotes for a text inside an expression: 'live'",
      got: `"${token.text.slice(0, 20)}`,
      nearest: withSingleQuotes(text, before),
    };
  }
  const isLast = !tokens.slice(i + 1).some((one) => one.line === token.line && one.kind === 'string');
  if (token.kind === 'word' && isLast) {
    const shown = token.text.slice(0, 20);
    return {
      ...at(token),
      message: `\`${shown}\` stands behind the closing quote`,
      expected: '"," or nothing here',
      got: `${before.text.slice(0, 20)}${shown}`,
      tip: 'what belongs to a text stands before its closing quote; a number has no quotes and no unit',
    };
  }
  return {
    ...quote,
    message: 'a quote inside a text ends it here',
    expected: '\\" or curly quotes “ ” inside a text',
    got: `"${token.text.slice(0, 20)}`,
  };
}

/** `"en: "Go"`: the closing quote of a key is missing. */
export function openKey({ text }: Spot, key: Token): Problem | undefined {
  const [, name, rest = ''] = /^"([\w$-]+)\s*:\s*(.*)"$/.exec(key.text) ?? [];
  if (name === undefined) return undefined;
  const content = rest === '' ? `"${name}": "` : `"${name}": "${rest}"`;
  return {
    ...at(key),
    message:
      rest === '' ? 'the closing quote of the key is missing' : 'key and value stand in one pair of quotes',
    expected: content,
    got: key.text.slice(0, 30),
    ...fixWhereSound(text, key, content, `write \`${content}\``),
  };
}
