import { createScanner } from 'jsonc-parser';

/** Kinds of token, as jsonc-parser numbers them (its own names vanish when types do). */
const token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  string: 10,
  end: 17,
} as const;

/** An object or a list that is being read. */
interface Level {
  /** Keys so far; null in a list. */
  readonly keys: Set<string> | null;
  /** Number of the entry in a list. */
  entry: number;
  /** The key whose value comes. */
  key: string;
}

/**
 * Where the first key stands that an object has twice, as names and numbers of entries from the outside in; null where
 * there is none. Keys are what JSON reads: `"\u0061"` is `"a"`. Of two, JSON.parse would take the last without a word.
 *
 * @param text JSON; levels cost no stack, however deep they go
 */
export function doubledKey(text: string): readonly string[] | null {
  const scanner = createScanner(text, true);
  const levels: Level[] = [];
  let read = '';
  for (let kind = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    const level = levels.at(-1);
    if (kind === token.openBrace) levels.push({ keys: new Set(), entry: 0, key: '' });
    else if (kind === token.openBracket) levels.push({ keys: null, entry: 0, key: '' });
    else if (kind === token.closeBrace || kind === token.closeBracket) levels.pop();
    else if (kind === token.string) read = scanner.getTokenValue();
    else if (kind === token.comma && level) level.entry += 1;
    else if (kind === token.colon && level?.keys) {
      level.key = read;
      if (level.keys.has(read)) return levels.map(({ keys, entry, key }) => (keys ? key : String(entry)));
      level.keys.add(read);
    }
  }
  return null;
}
