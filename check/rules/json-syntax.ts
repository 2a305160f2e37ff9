import { createScanner, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from '../finding.ts';
import type { TextRule } from '../rule.ts';
import { measure, TEXT_LIMITS } from '../text/bounds.ts';
import { type ParsedText, parseText, positionAt } from '../text/parse.ts';
import { diagnose } from '../text/syntax/diagnose.ts';

/** Kinds of token, as jsonc-parser numbers them (its own names vanish when types do). */
const TOKEN = {
  closeBrace: 2,
  closeBracket: 4,
  comma: 5,
  lineComment: 12,
  blockComment: 13,
  end: 17,
} as const;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

const WORDS: Readonly<Record<string, [message: string, expected: string]>> = {
  InvalidSymbol: [
    'there is something that JSON does not know',
    'a string in double quotes, a number, true, false or null',
  ],
  InvalidNumberFormat: ['the number is not written as JSON writes numbers', 'a number such as 1, -2 or 0.5'],
  PropertyNameExpected: ['a key is missing here', 'a key in double quotes'],
  ValueExpected: ['a value is missing here', 'a value'],
  ColonExpected: ['the colon after the key is missing', '":"'],
  CommaExpected: ['a comma is missing here', '","'],
  CloseBraceExpected: ['an object is not closed', '"}"'],
  CloseBracketExpected: ['a list is not closed', '"]"'],
  EndOfFileExpected: ['there is more after the end of the document', 'the end of the file'],
  UnexpectedEndOfComment: ['a comment is not closed', 'a document without comments'],
  UnexpectedEndOfString: ['a string is not closed on its line', '"""'],
  UnexpectedEndOfNumber: ['a number is not finished', 'a digit'],
  InvalidUnicode: ['an escape \\u is not followed by four hex digits', 'such as \\u00e9'],
  InvalidEscapeCharacter: ['there is no such escape in JSON', 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u'],
  InvalidCharacter: ['there is a control character in a string', 'an escape such as \\n or \\t'],
};

export const jsonSyntax: TextRule = {
  id: 'json-syntax',
  description: 'A document is strict JSON of at most 512 kB and 64 levels, each key once.',
  severity: 'error',
  stage: 'text',
  check(text) {
    const whole = { pointer: '', stretch: { offset: 0, length: 0 } };
    // A sign takes three bytes at most.
    const size =
      text.length > TEXT_LIMITS.size || text.length * 3 <= TEXT_LIMITS.size
        ? text.length
        : new TextEncoder().encode(text).length;
    if (size > TEXT_LIMITS.size) {
      const expected = `at most ${kilobytes(TEXT_LIMITS.size)}`;
      return [
        {
          ...whole,
          message: 'the document is too large',
          expected,
          got: `${kilobytes(size)} or more`,
          tip: 'pictures belong into files of their own under activities/art',
        },
      ];
    }
    const { passedAt, depth } = measure(text);
    if (passedAt >= 0) {
      const stretch = { offset: passedAt, length: 1 };
      return [
        {
          pointer: '',
          stretch,
          message: 'the document is nested too deeply',
          expected: `at most ${TEXT_LIMITS.depth} levels`,
          got: `${depth} levels`,
        },
      ];
    }
    if (text.charCodeAt(0) === 0xfeff) {
      const stretch = { offset: 0, length: 1 };
      const fix = { title: 'remove the byte order mark', edits: [{ ...stretch, content: '' }] };
      return [
        {
          pointer: '',
          stretch,
          message: 'the file begins with a byte order mark',
          expected: 'UTF-8 without a byte order mark',
          got: 'U+FEFF',
          fix,
        },
      ];
    }
    const broken = text.indexOf('\uFFFD');
    if (broken >= 0) {
      const stretch = { offset: broken, length: 1 };
      const message = 'the file is not UTF-8, or a sign in it was lost before';
      return [{ pointer: '', stretch, message, expected: 'UTF-8', got: 'U+FFFD' }];
    }
    const parsed = parseText(text);
    if (parsed.errors.length > 0) return syntaxProblems(text, parsed);
    return [...duplicateProblems(text, parsed), ...forbiddenProblems(parsed), ...pointedProblems(parsed)];
  },
};

function syntaxProblems(text: string, strict: ParsedText): Problem[] {
  const lenient = parseText(text, true);
  const [error] = lenient.errors;
  if (!error) {
    const found = [...extraCommas(text), ...comments(text)];
    if (found.length > 0) return found;
  }
  const told = diagnose(text);
  if (told) return [told];
  // What follows the first error is mostly its consequence.
  const { error: code, offset, length } = error ?? strict.errors[0] ?? { error: 1, offset: 0, length: 0 };
  const [message, expected] = WORDS[printParseErrorCode(code)] ?? ['this is not JSON', 'JSON'];
  const found = text.slice(offset, offset + Math.min(Math.max(length, 1), 30)).split('\n')[0] ?? '';
  const got = offset >= text.length ? 'the end of the file' : JSON.stringify(found);
  return [{ pointer: '', stretch: { offset, length: Math.max(length, 1) }, message, expected, got }];
}

function extraCommas(text: string): Problem[] {
  const scanner = createScanner(text, true);
  const problems: Problem[] = [];
  let comma = -1;
  for (let token = scanner.scan(); token !== TOKEN.end; token = scanner.scan()) {
    if (comma >= 0 && (token === TOKEN.closeBrace || token === TOKEN.closeBracket)) {
      const stretch = { offset: comma, length: 1 };
      const fix = { title: 'remove the comma', edits: [{ ...stretch, content: '' }] };
      problems.push({
        pointer: '',
        stretch,
        message: 'there is a comma after the last entry',
        expected: `"${text[scanner.getTokenOffset()]}"`,
        got: '","',
        fix,
      });
    }
    comma = token === TOKEN.comma ? scanner.getTokenOffset() : -1;
  }
  return problems;
}

function comments(text: string): Problem[] {
  const scanner = createScanner(text, false);
  const problems: Problem[] = [];
  for (let token = scanner.scan(); token !== TOKEN.end; token = scanner.scan()) {
    if (token !== TOKEN.lineComment && token !== TOKEN.blockComment) continue;
    const stretch = { offset: scanner.getTokenOffset(), length: scanner.getTokenLength() };
    const got =
      text.slice(stretch.offset, stretch.offset + Math.min(stretch.length, 30)).split('\n')[0] ?? '';
    const fix = { title: 'remove the comment', edits: [{ ...wholeLines(text, stretch), content: '' }] };
    problems.push({
      pointer: '',
      stretch,
      message: 'JSON has no comments',
      expected: 'a document without comments',
      got,
      fix,
    });
  }
  return problems;
}

/** A comment alone on its lines goes with them. */
function wholeLines(text: string, { offset, length }: { offset: number; length: number }) {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset + length);
  const end = next < 0 ? text.length : next + 1;
  const alone = text.slice(start, offset).trim() === '' && text.slice(offset + length, end).trim() === '';
  if (alone) return { offset: start, length: end - start };
  const before = text.slice(start, offset);
  const from = offset - (before.length - before.trimEnd().length);
  return next >= 0 && text.slice(offset + length, end).trim() === ''
    ? { offset: from, length: offset + length - from }
    : { offset, length };
}

function duplicateProblems(text: string, { duplicates }: ParsedText): Problem[] {
  return duplicates.flatMap((property) => {
    const [key] = property.children ?? [];
    if (!key) return [];
    const stretch = { offset: key.offset, length: key.length };
    const first = property.parent?.children?.find((one) => one.children?.[0]?.value === key.value);
    const same =
      JSON.stringify(plain(first?.children?.[1])) === JSON.stringify(plain(property.children?.[1]));
    const from = first ? before(property) : 0;
    const fix = same
      ? {
          title: 'remove the second, equal one',
          edits: [{ offset: from, length: property.offset + property.length - from, content: '' }],
        }
      : undefined;
    return [
      {
        pointer: '',
        stretch,
        message: `the key \`${key.value}\` stands twice in this object: first on line ${positionAt(text, first?.offset ?? 0).line}`,
        expected: 'each key once',
        got: `\`${key.value}\` a second time`,
        fix,
      },
    ];
  });
}

/** End of the entry before a property: taking the text from there on takes the comma too. */
function before(property: { parent?: { children?: readonly object[] } }): number {
  const siblings = (property.parent?.children ?? []) as { offset: number; length: number }[];
  const previous = siblings[(property.parent?.children ?? []).indexOf(property) - 1];
  return previous ? previous.offset + previous.length : 0;
}

const plain = (node: { value?: unknown; children?: readonly unknown[] } | undefined): unknown =>
  node?.children ? node.children.map((one) => plain(one as { value?: unknown })) : node?.value;

function forbiddenProblems({ forbidden }: ParsedText): Problem[] {
  return forbidden.flatMap((property) => {
    const [key] = property.children ?? [];
    if (!key) return [];
    const stretch = { offset: key.offset, length: key.length };
    return [
      {
        pointer: '',
        stretch,
        message: `the key \`${key.value}\` is refused: it reaches into every object`,
        expected: 'another name',
        got: `\`${key.value}\``,
      },
    ];
  });
}

/** `10.000` is ten to JSON, and ten thousand to many who write it. */
function pointedProblems({ pointed, text }: ParsedText): Problem[] {
  return pointed.map(({ offset, length }) => {
    const got = text.slice(offset, offset + length);
    return {
      pointer: '',
      stretch: { offset, length },
      message: `the point in ${got} parts no thousands: JSON reads ${Number(got)}`,
      expected: `${got.replaceAll('.', '')} or ${Number(got)}`,
      got,
    };
  });
}
