import type { Problem } from '../../finding.ts';
import { at, type Spot } from './spot.ts';
import type { Token } from './tokens.ts';

const isValue = (token: Token | undefined): token is Token =>
  token?.kind === 'string' ||
  token?.kind === 'number' ||
  (token?.kind === 'word' && /^(true|false|null)$/.test(token.text));

/** Values with commas from a token on, on its line, up to what is none. */
function valuesFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const line = tokens[from]?.line;
  let end = from;
  for (let i = from; isValue(tokens[i]) && tokens[i]?.line === line; i += 2) {
    if (tokens[i + 1]?.kind === ':') break;
    end = i + 1;
    if (tokens[i + 1]?.kind !== ',') break;
  }
  return tokens.slice(from, end).filter(isValue);
}

const isLone = (values: readonly Token[], rest: readonly Token[]): boolean =>
  values.length < 2 ||
  // Two strings, and a key after them: a key without its value is as likely.
  (values.length === 2 &&
    values[0]?.kind === 'string' &&
    rest[0]?.kind === ',' &&
    rest[1]?.line === values[0].line);

/** `"languages": "cn", "tw"`: a list without its brackets, seen at its first comma. */
export function bareList({ text, tokens, i, open }: Spot): Problem | undefined {
  if (open.at(-1)?.kind !== '{' || tokens[i - 2]?.kind !== ':') return undefined;
  const values = valuesFrom(tokens, i - 1);
  const rest = tokens.slice(i - 1 + values.length * 2 - 1, i + 1 + values.length * 2);
  const [first, last] = [values.at(0), values.at(-1)];
  if (!first || !last || isLone(values, rest)) return undefined;
  const written = text.slice(first.offset, last.offset + last.length);
  return {
    ...at({ offset: first.offset, length: written.length }),
    message:
      rest[0]?.kind === ']'
        ? 'the "[" before this list is missing'
        : 'several values after one key stand in a list: the "[" and "]" around them are missing',
    expected: `[${written.slice(0, 60)}]`,
    got: written.slice(0, 60),
  };
}

/** `{1, 2}`: values without keys, seen behind the brace or the first of them. */
export function keylessObject({ text, tokens }: Spot, first: number): Problem | undefined {
  const brace = tokens[first - 1];
  const values = valuesFrom(tokens, first);
  const end = tokens[first + values.length * 2 - 1];
  if (brace?.kind !== '{' || values.length === 0 || end?.kind !== '}') return undefined;
  const inner = text.slice(brace.offset + 1, end.offset);
  return {
    ...at(brace),
    message: 'values without keys stand in a list, between "[" and "]"',
    expected: `[${inner.trim().slice(0, 60)}]`,
    got: `{${inner.slice(0, 60)}}`,
  };
}
