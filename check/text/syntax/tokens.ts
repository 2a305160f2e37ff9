/** One piece of a text that ought to be JSON. `word`: a run of signs that JSON has no name for. */
export interface Token {
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'number' | 'word' | 'end';
  offset: number;
  length: number;
  text: string;
  /** Of a string: its closing quote stands on the same line. */
  closed: boolean;
  /** From 0. */
  line: number;
  /** Blanks before the first sign of its line. */
  indent: number;
  /** It is the first token of its line. */
  first: boolean;
}

const NUMBER = /[-+]?\.?\d[\w.%:+-]*/y;
// A run ends where JSON could go on.
const WORD = /[()]|[^\s{}[\],:"()]+/y;
const QUOTED = /(['`])(?:[^\\\n]|\\.)*?\1/y;
const STRING = /"(?:[^"\\\n]|\\[^\n])*"?/y;
const BLANKS = /(?:[ \t\r]|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** The tokens of any text at all; never fails. The last one is `end`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 0;
  let indent = 0;
  let first = true;
  let at = 0;
  const add = (kind: Token['kind'], piece: string, closed = true) => {
    tokens.push({ kind, offset: at, length: piece.length, text: piece, closed, line, indent, first });
    first = false;
    at += piece.length;
  };
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (sign === '\n') {
      line++;
      at++;
      first = true;
      indent = match(/[ \t]*/y, text, at)?.length ?? 0;
      continue;
    }
    const blanks = match(BLANKS, text, at);
    if (blanks) {
      line += blanks.split('\n').length - 1;
      at += blanks.length;
      continue;
    }
    if ('{}[],:'.includes(sign)) add(sign as Token['kind'], sign);
    else if (sign === '"') {
      const piece = match(STRING, text, at) ?? sign;
      add('string', piece, piece.length > 1 && piece.endsWith('"') && !/^"(?:[^"\\]|\\.)*\\"$/.test(piece));
    } else {
      const number = match(NUMBER, text, at);
      if (number !== undefined) add('number', number);
      else add('word', match(QUOTED, text, at) ?? match(WORD, text, at) ?? sign);
    }
  }
  add('end', '');
  return tokens;
}
