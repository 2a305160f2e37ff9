import type { Problem } from '../../finding.ts';
import { at, CLOSE, fixWhereSound, type Open, parses, type Spot, WHAT, withReplaced } from './spot.ts';
import type { Token } from './tokens.ts';

/** One of two equal lines with a bracket is one too many: without it the text is JSON. */
export function doubledLine(text: string): Problem | undefined {
  let before: string | undefined;
  let offset = 0;
  let number = 0;
  for (const line of text.split('\n')) {
    number++;
    const bare = line.trimEnd();
    if (bare === before && /[{[]$|^\s*[}\]]/.test(bare)) {
      const rest = withReplaced(text, { offset, length: line.length + 1 }, '');
      if (parses(rest)) {
        return {
          pointer: '',
          stretch: { offset: offset + bare.length - bare.trimStart().length, length: bare.trim().length },
          message: `this line stands twice: it is the same as line ${number - 1}`,
          expected: 'the line once',
          got: `\`${bare.trim().slice(0, 40)}\` a second time`,
        };
      }
    }
    before = bare;
    offset += line.length + 1;
  }
  return undefined;
}

/** The indentation of a line says something else than the brackets do. */
export function oddIndentation(token: Token, top: Open): Problem | undefined {
  if (token.kind === '}' || token.kind === ']') {
    if (token.kind !== CLOSE[top.kind] || top.inner === undefined || token.indent === top.token.indent)
      return undefined;
    const opening = `the "${top.kind}" of line ${top.token.line + 1}`;
    if (token.indent > top.token.indent) {
      return {
        ...at(token),
        message: 'here more is closed than was opened',
        expected: `the "${top.kind}" that belongs to it, or a line less`,
        got: `"${token.text}"`,
        tip: `it would close what begins on line ${top.token.line + 1}, which stands further left`,
      };
    }
    return {
      ...at(token),
      message: `${opening} is not closed: its "${CLOSE[top.kind]}" is missing before this line`,
      expected: `a line with "${CLOSE[top.kind]}" before this one`,
      got: `the "${token.text}" of what stands around it`,
      tip: `this line stands further left than line ${top.token.line + 1}, so it closes something else`,
    };
  }
  if (token.kind === 'string' && top.inner !== undefined && token.indent > top.inner && top.kind === '{') {
    return {
      ...at(token),
      message: 'the beginning of what this belongs to is missing',
      expected: 'a line such as "key": { before it',
      got: token.text.slice(0, 30),
      tip: 'it stands further right than its neighbours',
    };
  }
  return undefined;
}

/** Another bracket is closed than the one that was opened last. */
export function mismatch({ text, tokens, i, open }: Spot, token: Token, top: Open): Problem {
  const outer = open.at(-2);
  if (!token.first && parses(withReplaced(text, token, ''))) {
    return {
      ...at(token),
      message: `here stands a "${token.text}" too many: no "${token.text === ']' ? '[' : '{'}" is open before it`,
      expected: `no "${token.text}" here`,
      got: `"${token.text}"`,
    };
  }
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
    ? tooMany(token)
    : unclosed(top, tokens[i - 1] ?? token);
}

export const unclosed = (top: Open, before: Token): Problem => ({
  pointer: '',
  stretch: { offset: Math.max(0, before.offset + before.length - 1), length: 1 },
  message: `${WHAT[top.kind]} is not closed: after this the "${CLOSE[top.kind]}" for the "${top.kind}" of line ${top.token.line + 1} is missing`,
  expected: `"${CLOSE[top.kind]}"`,
  got: 'no such bracket',
});

export const tooMany = (token: Token): Problem => ({
  ...at(token),
  message: 'here more is closed than was opened',
  expected: 'a line less, or the bracket that it closes',
  got: `"${token.text}"`,
});

/** Round brackets, where those of JSON belong. */
export function roundBracket({ text, open }: Spot, token: Token): Problem | undefined {
  const top = open.at(-1);
  if (token.kind !== 'word' || !/^[()]/.test(token.text)) return undefined;
  const stretch = { offset: token.offset, length: 1 };
  const closing = token.text.startsWith(')');
  const plain = closing ? (top ? CLOSE[top.kind] : '') : '[';
  return {
    pointer: '',
    stretch,
    message: 'JSON has no round brackets',
    expected:
      closing && top
        ? `"${plain}", for the "${top.kind}" of line ${top.token.line + 1}`
        : '"[" for a list, "{" for an object',
    got: `"${token.text.slice(0, 1)}"`,
    ...fixWhereSound(text, stretch, plain, `write "${plain}"`),
  };
}

/** The text stops while brackets are open: somebody copied a part, or a tool wrote a part. */
export function endsEarly({ open }: Spot, last: Token): Problem | undefined {
  const [root] = open;
  if (!root) return undefined;
  const closes = last.kind === '}' || last.kind === ']';
  if (closes && (!last.first || last.indent <= root.token.indent || open.length === 1)) return undefined;
  const innermost = open.slice(-5).map((one) => `the "${one.kind}" of line ${one.token.line + 1}`);
  return {
    pointer: '',
    stretch: { offset: Math.max(0, last.offset + last.length - 1), length: 1 },
    message: 'the file ends in the middle: the rest of it is missing',
    expected: `more lines, down to the "${CLOSE[root.kind]}" for the "${root.kind}" of line ${root.token.line + 1}`,
    got: 'the end of the file',
    tip: `still open: ${open.length > innermost.length ? '..., ' : ''}${innermost.join(', ')}`,
  };
}

export const keyInList = (key: Token): Problem => ({
  ...at(key),
  message: 'a key stands in a list: the beginning of its object is missing',
  expected: '"{" before it',
  got: key.text.slice(0, 30),
});
