import type { Problem } from '../finding.ts';
import { positionAt } from '../parse.ts';
import { type Token, tokensOf } from './tokens.ts';
import { replacing, tokenProblem } from './words.ts';

interface Open {
  token: Token;
  kind: '{' | '[';
  /** Indentation of its first entry that begins a line. */
  inner: number | undefined;
}

/** Marks that an unfinished merge leaves. */
function mergeProblem(text: string): Problem | undefined {
  const marks = [...text.matchAll(/^(<{7}|\|{7}|={7}|>{7})(?= |\r?$).*$/gm)];
  const [first] = marks;
  if (!first) return undefined;
  const lines = marks.map((one) => positionAt(text, one.index).line);
  return {
    pointer: '',
    stretch: { offset: first.index, length: first[0].length },
    message: 'a merge is not finished: the file holds both sides, with marks between them',
    expected: 'one of the two sides, without the marks',
    got: first[0].slice(0, 30).trim(),
    tip: `the marks stand on line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}`,
  };
}

const WHAT = { '{': 'an object', '[': 'a list' } as const;
const CLOSE = { '{': '}', '[': ']' } as const;

/**
 * The first mistake of a text that is not JSON, in words of the person who made it. Indentation tells where a bracket
 * is missing: a parser sees it only where nothing fits any more.
 * @returns undefined when nothing is wrong that it knows of
 */
export function diagnose(text: string): Problem | undefined {
  const merge = mergeProblem(text);
  if (merge) return merge;
  const reader = new Reader(text, tokensOf(text));
  return reader.read();
}

class Reader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #open: Open[] = [];
  /** Where indentation and brackets first disagree. */
  #odd: Problem | undefined;

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  read(): Problem | undefined {
    const [start] = this.#tokens;
    if (!start || start.kind === 'end') {
      return {
        pointer: '',
        stretch: { offset: 0, length: 0 },
        message: 'the file is empty',
        expected: '{ ... }',
        got: 'nothing',
      };
    }
    // What may come: a value, a key, what follows a key, what follows a value, an entry or the end of an empty bracket.
    let wanted: 'value' | 'key' | 'colon' | 'next' = 'value';
    let mayClose = false;
    for (const [i, token] of this.#tokens.entries()) {
      const before = this.#tokens[i - 1];
      const after = this.#tokens[i + 1];
      const top = this.#open.at(-1);
      if (token.kind === 'end') {
        if (top) return this.#odd ?? this.#unclosed(top, before ?? token);
        return wanted === 'next' ? undefined : this.#missingValue(token);
      }
      this.#look(token, top);
      if (token.kind === '}' || token.kind === ']') {
        if (!top) return this.#odd ?? this.#tooMany(token);
        if (token.kind !== CLOSE[top.kind]) return this.#odd ?? this.#mismatch(token, before ?? token, top);
        // A comma before it is told by others.
        if (wanted === 'colon' || (wanted === 'value' && !mayClose && top.kind === '{'))
          return this.#missingValue(token);
        this.#open.pop();
        wanted = 'next';
        continue;
      }
      const own = tokenProblem(token, wanted === 'key');
      if (wanted === 'next') {
        if (!top)
          return (
            this.#odd ?? {
              ...at(token),
              message: 'there is more after the end of the document',
              expected: 'the end of the file',
              got: JSON.stringify(token.text.slice(0, 30)),
            }
          );
        if (token.kind === ',') {
          const thousands = this.#thousands(i, top);
          if (thousands) return thousands;
          wanted = top.kind === '{' ? 'key' : 'value';
          mayClose = true;
          continue;
        }
        return this.#noComma(token, before ?? token, after, top, own);
      }
      if (wanted === 'colon') {
        if (token.kind === ':') {
          wanted = 'value';
          mayClose = false;
          continue;
        }
        if (token.kind === 'word' && /^=>?$/.test(token.text)) {
          return {
            ...at(token),
            message: 'between key and value stands a colon',
            expected: '":"',
            got: token.text,
            fix: { title: 'write a colon', ...replacing(token, ':') },
          };
        }
        if (own && token.kind === 'word') return own;
        if (token.kind === ',') {
          return (
            this.#odd ?? {
              ...at(before ?? token),
              message: 'a key without a value',
              expected: `${before?.text}: ...`,
              got: String(before?.text),
            }
          );
        }
        return {
          ...at(token),
          message: 'the colon after the key is missing',
          expected: '":"',
          got: JSON.stringify(token.text.slice(0, 30)),
        };
      }
      if (token.kind === ',' || token.kind === ':') {
        if (token.kind === ',' && before?.kind === ',')
          return {
            ...at(token),
            message: 'there is a comma too many',
            expected: 'one comma',
            got: '",,"',
            fix: { title: 'remove the comma', ...replacing(token, '') },
          };
        if (token.kind === ',' && (before?.kind === '{' || before?.kind === '['))
          return {
            ...at(token),
            message: 'there is a comma before the first entry',
            expected: 'an entry',
            got: '","',
            fix: { title: 'remove the comma', ...replacing(token, '') },
          };
        return wanted === 'key'
          ? {
              ...at(token),
              message: 'a key is missing here',
              expected: 'a key in double quotes',
              got: `"${token.text}"`,
            }
          : this.#missingValue(token);
      }
      if (own) return own;
      if (wanted === 'key') {
        if (token.kind === 'string') {
          wanted = 'colon';
          continue;
        }
        return this.#noKey(token, before ?? token, top);
      }
      if (token.kind === '{' || token.kind === '[') {
        this.#open.push({ token, kind: token.kind, inner: undefined });
        wanted = token.kind === '{' ? 'key' : 'value';
        mayClose = true;
        continue;
      }
      if (top?.kind === '[' && token.kind === 'string' && after?.kind === ':') {
        if (token.first && token.indent <= top.token.indent)
          return this.#odd ?? this.#unclosed(top, before ?? token);
        return (
          this.#odd ?? {
            ...at(token),
            message: 'a key stands in a list: the beginning of its object is missing',
            expected: '"{" before it',
            got: token.text.slice(0, 30),
          }
        );
      }
      wanted = 'next';
    }
    return undefined;
  }

  /** Notes where the indentation of a line says something else than the brackets. */
  #look(token: Token, top: Open | undefined): void {
    if (!token.first || this.#odd || !top) return;
    if (token.kind === '}' || token.kind === ']') {
      if (token.kind === CLOSE[top.kind] && top.inner !== undefined && token.indent !== top.token.indent) {
        const deeper = token.indent > top.token.indent;
        const message = deeper
          ? 'here more is closed than was opened'
          : `${WHAT[top.kind]} is not closed before this line`;
        this.#odd = {
          ...at(token),
          message,
          expected: deeper ? `the "${top.kind}" that belongs to it, or a line less` : `"${CLOSE[top.kind]}"`,
          got: `"${token.text}"`,
          tip: `it would close what begins on line ${top.token.line + 1}, which stands ${deeper ? 'further left' : 'further right'}`,
        };
      }
      return;
    }
    if (top.inner === undefined) {
      if (token.line > top.token.line) top.inner = token.indent;
      return;
    }
    if (token.kind === 'string' && token.indent > top.inner && top.kind === '{') {
      this.#odd = {
        ...at(token),
        message: 'the beginning of what this belongs to is missing',
        expected: 'a line such as "key": { before it',
        got: token.text.slice(0, 30),
        tip: 'it stands further right than its neighbours',
      };
    }
  }

  #thousands(i: number, top: Open): Problem | undefined {
    const [number, comma, rest] = this.#tokens.slice(i - 1, i + 2);
    if (number?.kind !== 'number' || rest?.kind !== 'number' || !comma) return undefined;
    if (rest.offset !== comma.offset + 1 || !/^\d{3}$/.test(rest.text) || !/^-?\d{1,3}$/.test(number.text))
      return undefined;
    if (top.kind === '[' && !rest.text.startsWith('0')) return undefined;
    const stretch = { offset: number.offset, length: number.length };
    let plain = number.text;
    for (let at = i; this.#tokens[at]?.kind === ','; at += 2) {
      const group = this.#tokens[at + 1];
      if (group?.kind !== 'number' || group.offset !== (this.#tokens[at]?.offset ?? 0) + 1) break;
      plain += group.text;
      stretch.length = group.offset + group.length - stretch.offset;
    }
    const got = this.#text.slice(stretch.offset, stretch.offset + stretch.length);
    const fix =
      top.kind === '{' && /^-?[1-9]\d*$/.test(plain)
        ? { fix: { title: `write ${plain}`, ...replacing(stretch, plain) } }
        : {};
    return {
      pointer: '',
      stretch,
      message: 'a number has no commas between its thousands',
      expected: plain,
      got,
      nearest: plain,
      ...fix,
    };
  }

  /** Something follows a value at once. */
  #noComma(
    token: Token,
    before: Token,
    after: Token | undefined,
    top: Open,
    own: Problem | undefined,
  ): Problem {
    const touching = token.offset === before.offset + before.length;
    if (before.kind === 'string' && token.line === before.line && touching && token.kind !== ':') {
      const stretch = { offset: before.offset + before.length - 1, length: 1 };
      return {
        pointer: '',
        stretch,
        message: 'a quote inside a text ends it here',
        expected: '\\" or curly quotes “ ” inside a text',
        got: `"${token.text.slice(0, 20)}`,
      };
    }
    if (token.kind === 'word' && token.text === ';') {
      return {
        ...at(token),
        message: 'entries are parted by commas',
        expected: '","',
        got: '";"',
        fix: { title: 'write a comma', ...replacing(token, ',') },
      };
    }
    if (token.kind === ':') {
      if (top.kind === '[' && before.kind === 'string') {
        return (
          this.#odd ?? {
            ...at(before),
            message: 'a key stands in a list: the beginning of its object is missing',
            expected: '"{" before it',
            got: before.text.slice(0, 30),
          }
        );
      }
      return { ...at(token), message: 'there is a colon after a value', expected: '","', got: '":"' };
    }
    if (own && (token.kind === 'word' || token.kind === 'number') && token.line === before.line) return own;
    if (own && token.kind === 'word' && own.fix) return own;
    if (
      token.first &&
      token.indent <= top.token.indent &&
      top.inner !== undefined &&
      top.inner > top.token.indent
    ) {
      return this.#unclosed(top, before);
    }
    const end = before.offset + before.length;
    const sure =
      token.line > before.line && (top.kind === '[' || (token.kind === 'string' && after?.kind === ':'));
    return {
      pointer: '',
      stretch: { offset: end - 1, length: 1 },
      message: 'a comma is missing after this',
      expected: '","',
      got: `${token.line > before.line ? 'the next line' : JSON.stringify(token.text.slice(0, 30))}`,
      ...(sure ? { fix: { title: 'write a comma', edits: [{ offset: end, length: 0, content: ',' }] } } : {}),
    };
  }

  /** Where a key is wanted, something else begins. */
  #noKey(token: Token, before: Token, top: Open | undefined): Problem {
    if (top && token.first && token.indent <= top.token.indent)
      return this.#odd ?? this.#unclosed(top, before);
    return (
      this.#odd ?? {
        ...at(token),
        message: 'a key is missing here',
        expected: 'a key in double quotes',
        got: JSON.stringify(token.text.slice(0, 30)),
      }
    );
  }

  /** Another bracket is closed than the one that was opened last. */
  #mismatch(token: Token, before: Token, top: Open): Problem {
    const outer = this.#open.at(-2);
    // The bracket itself is of the wrong kind, where one of the right kind would stand well.
    if (token.first && token.indent === top.token.indent && outer?.token.indent !== token.indent) {
      return {
        ...at(token),
        message: `this closes another bracket than the one of line ${top.token.line + 1}`,
        expected: `"${CLOSE[top.kind]}"`,
        got: `"${token.text}"`,
      };
    }
    return token.first && token.indent > top.token.indent
      ? this.#tooMany(token)
      : this.#unclosed(top, before);
  }

  #unclosed(top: Open, before: Token): Problem {
    return {
      pointer: '',
      stretch: { offset: Math.max(0, before.offset + before.length - 1), length: 1 },
      message: `${WHAT[top.kind]} is not closed: after this the "${CLOSE[top.kind]}" for the "${top.kind}" of line ${top.token.line + 1} is missing`,
      expected: `"${CLOSE[top.kind]}"`,
      got: 'no such bracket',
    };
  }

  #tooMany(token: Token): Problem {
    return {
      ...at(token),
      message: 'here more is closed than was opened',
      expected: 'a line less, or the bracket that it closes',
      got: `"${token.text}"`,
    };
  }

  #missingValue(token: Token): Problem {
    const before = this.#tokens[this.#tokens.indexOf(token) - 1];
    return {
      ...at(before ?? token),
      message: 'a value is missing after this',
      expected: 'a value',
      got: token.kind === 'end' ? 'the end of the file' : `"${token.text}"`,
    };
  }
}

const at = ({ offset, length }: Token) => ({ pointer: '', stretch: { offset, length } });
