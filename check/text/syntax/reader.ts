import type { Problem } from '../../finding.ts';
import {
  endsEarly,
  keyInList,
  mismatch,
  oddIndentation,
  roundBracket,
  tooMany,
  unclosed,
} from './brackets.ts';
import { afterValue } from './commas.ts';
import { bareList, keylessObject } from './lists.ts';
import { commaInNumber } from './numbers.ts';
import { at, CLOSE, type Open, replacing, type Spot, shown } from './spot.ts';
import { openKey } from './strings.ts';
import { type Token, tokensOf } from './tokens.ts';
import { tokenProblem } from './words.ts';

/** Reads a text as JSON, token by token, up to the first that cannot stand where it stands. */
export const readTokens = (text: string): Problem | undefined => new Reader(text, tokensOf(text)).read();

/** What may come: a value, a key, what follows a key, or what follows a value. */
type Wanted = 'value' | 'key' | 'colon' | 'next';

class Reader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #open: Open[] = [];
  /** Where indentation and brackets first disagree. */
  #odd: Problem | undefined;
  #wanted: Wanted = 'value';
  /** The bracket that was opened last may be closed here. */
  #mayClose = false;

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  read(): Problem | undefined {
    const [start, second] = this.#tokens;
    if (!start || start.kind === 'end') {
      const whole = { pointer: '', stretch: { offset: 0, length: 0 } };
      return { ...whole, message: 'the file is empty', expected: '{ ... }', got: 'nothing' };
    }
    if (start.kind === 'string' && second?.kind === ':') return noFirstBrace(start);
    for (const [i, token] of this.#tokens.entries()) {
      if (token.kind === 'end') return this.#judgeEnd(i, token);
      this.#look(token);
      const problem = token.kind === '}' || token.kind === ']' ? this.#close(i, token) : this.#take(i, token);
      if (problem) return problem;
    }
    return undefined;
  }

  #spot = (i: number): Spot => ({ text: this.#text, tokens: this.#tokens, i, open: this.#open });

  #before = (i: number): Token => this.#tokens[i - 1] ?? (this.#tokens[i] as Token);

  #judgeEnd(i: number, token: Token): Problem | undefined {
    const top = this.#open.at(-1);
    const before = this.#before(i);
    if (top) return this.#odd ?? endsEarly(this.#spot(i), before) ?? unclosed(top, before);
    return this.#wanted === 'next' ? undefined : this.#missingValue(i, token);
  }

  /** Notes where the indentation of a line says something else than the brackets. */
  #look(token: Token): void {
    const top = this.#open.at(-1);
    if (!token.first || this.#odd || !top) return;
    const closes = token.kind === '}' || token.kind === ']';
    if (top.inner === undefined && !closes) {
      if (token.line > top.token.line) top.inner = token.indent;
      return;
    }
    this.#odd = oddIndentation(token, top);
  }

  #close(i: number, token: Token): Problem | undefined {
    const top = this.#open.at(-1);
    if (!top) return this.#odd ?? tooMany(token);
    if (token.kind !== CLOSE[top.kind]) {
      return this.#odd ?? mismatch(this.#spot(i), token, top);
    }
    // A comma before it is told by others.
    if (this.#wanted === 'colon' || (this.#wanted === 'value' && !this.#mayClose && top.kind === '{'))
      return keylessObject(this.#spot(i), i - 1) ?? this.#missingValue(i, token);
    this.#open.pop();
    this.#wanted = 'next';
    return undefined;
  }

  #take(i: number, token: Token): Problem | undefined {
    const round = roundBracket(this.#spot(i), token);
    if (round && this.#wanted !== 'colon') return round;
    if (this.#wanted === 'next') return this.#afterValue(i, token);
    if (this.#wanted === 'colon') return this.#colon(i, token);
    if (token.kind === ',' || token.kind === ':') return this.#strayMark(i, token);
    const own = this.#cutOff(i, token) ?? this.#keyless(i) ?? tokenProblem(token, this.#wanted === 'key');
    if (own) return own;
    return this.#wanted === 'key' ? this.#key(i, token) : this.#value(i, token);
  }

  /** The last string of the file is not closed: the file ends inside of it. */
  #cutOff(i: number, token: Token): Problem | undefined {
    const isLast = token.kind === 'string' && !token.closed && this.#tokens[i + 1]?.kind === 'end';
    return isLast && !/[}\]]\s*$/.test(token.text) ? endsEarly(this.#spot(i), token) : undefined;
  }

  #keyless(i: number): Problem | undefined {
    return this.#wanted === 'key' && this.#tokens[i]?.kind !== 'string'
      ? keylessObject(this.#spot(i), i)
      : undefined;
  }

  #afterValue(i: number, token: Token): Problem | undefined {
    const top = this.#open.at(-1);
    if (!top) {
      return (
        this.#odd ?? {
          ...at(token),
          message: 'there is more after the end of the document',
          expected: 'the end of the file',
          got: shown(token),
        }
      );
    }
    if (token.kind !== ',') return afterValue(this.#spot(i), token, top, this.#odd);
    const problem = commaInNumber(this.#spot(i)) ?? bareList(this.#spot(i));
    if (problem) return problem;
    this.#wanted = top.kind === '{' ? 'key' : 'value';
    this.#mayClose = true;
    return undefined;
  }

  #colon(i: number, token: Token): Problem | undefined {
    if (token.kind === ':') {
      this.#wanted = 'value';
      this.#mayClose = false;
      return undefined;
    }
    const before = this.#before(i);
    if (token.kind === 'word' && /^=>?$/.test(token.text)) {
      return {
        ...at(token),
        message: 'between key and value stands a colon',
        expected: '":"',
        got: token.text,
        fix: { title: 'write a colon', ...replacing(token, ':') },
      };
    }
    const key = openKey(this.#spot(i), before) ?? keylessObject(this.#spot(i), i - 1);
    if (key) return key;
    const own = token.kind === 'word' ? tokenProblem(token, false) : undefined;
    if (own) return own;
    if (token.kind === ',') {
      return (
        this.#odd ?? {
          ...at(before),
          message: 'a key without a value',
          expected: `${before.text}: ...`,
          got: before.text,
        }
      );
    }
    return {
      ...at(token),
      message: 'the colon after the key is missing',
      expected: '":"',
      got: shown(token),
    };
  }

  /** A comma or a colon where a key or a value is wanted. */
  #strayMark(i: number, token: Token): Problem {
    const { kind } = this.#before(i);
    const fix = { title: 'remove the comma', ...replacing(token, '') };
    if (token.kind === ',' && kind === ',')
      return { ...at(token), message: 'there is a comma too many', expected: 'one comma', got: '",,"', fix };
    if (token.kind === ',' && (kind === '{' || kind === '['))
      return {
        ...at(token),
        message: 'there is a comma before the first entry',
        expected: 'an entry',
        got: '","',
        fix,
      };
    if (this.#wanted === 'value') return this.#missingValue(i, token);
    return {
      ...at(token),
      message: 'a key is missing here',
      expected: 'a key in double quotes',
      got: `"${token.text}"`,
    };
  }

  #key(i: number, token: Token): Problem | undefined {
    if (token.kind === 'string') {
      this.#wanted = 'colon';
      return undefined;
    }
    const top = this.#open.at(-1);
    if (this.#odd) return this.#odd;
    if (top && token.first && token.indent <= top.token.indent) return unclosed(top, this.#before(i));
    return {
      ...at(token),
      message: 'a key is missing here',
      expected: 'a key in double quotes',
      got: shown(token),
    };
  }

  #value(i: number, token: Token): Problem | undefined {
    if (token.kind === '{' || token.kind === '[') {
      this.#open.push({ token, kind: token.kind, inner: undefined });
      this.#wanted = token.kind === '{' ? 'key' : 'value';
      this.#mayClose = true;
      return undefined;
    }
    const top = this.#open.at(-1);
    const isKey = token.kind === 'string' && this.#tokens[i + 1]?.kind === ':';
    if (isKey && top?.kind === '[') return this.#keyInList(i, token, top);
    const before = this.#before(i);
    if (isKey && token.first && before.kind === ':') {
      const told = this.#odd?.stretch?.offset === token.offset ? undefined : this.#odd;
      return told ?? this.#noBrace(i, token, before);
    }
    this.#wanted = 'next';
    return undefined;
  }

  #keyInList(i: number, token: Token, top: Open): Problem {
    if (this.#odd) return this.#odd;
    if (token.first && token.indent <= top.token.indent) return unclosed(top, this.#before(i));
    return keyInList(token);
  }

  /** After a key and its colon the next line has a key again. */
  #noBrace(i: number, token: Token, colon: Token): Problem {
    const key = this.#tokens[i - 2] ?? colon;
    if (token.indent <= key.indent) return this.#missingValue(i, token);
    return {
      ...at(colon),
      message: `the "{" after ${key.text} is missing: the lines below it are its keys`,
      expected: `${key.text}: {`,
      got: `${key.text}:`,
    };
  }

  #missingValue(i: number, token: Token): Problem {
    return {
      ...at(this.#before(i)),
      message: 'a value is missing after this',
      expected: 'a value',
      got: token.kind === 'end' ? 'the end of the file' : `"${token.text}"`,
    };
  }
}

/** The document begins with its first key. */
const noFirstBrace = (key: Token): Problem => ({
  ...at(key),
  message: 'the "{" that begins the document is missing before its first key',
  expected: '"{" before it',
  got: key.text.slice(0, 30),
});
