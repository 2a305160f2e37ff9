import type { Problem } from '../../finding.ts';
import { oddSigns } from '../signs.ts';
import { replacing } from './spot.ts';
import type { Token } from './tokens.ts';

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/;
const LITERALS = new Map([
  ['True', 'true'],
  ['TRUE', 'true'],
  ['yes', 'true'],
  ['Yes', 'true'],
  ['on', 'true'],
  ['False', 'false'],
  ['FALSE', 'false'],
  ['no', 'false'],
  ['No', 'false'],
  ['off', 'false'],
  ['None', 'null'],
  ['nil', 'null'],
  ['NULL', 'null'],
  ['Null', 'null'],
  ['undefined', 'null'],
]);

const isSound = ({ kind, text }: Token): boolean =>
  kind === 'number' ? JSON_NUMBER.test(text) : ['true', 'false', 'null'].includes(text);

/** A sign that looks like one of JSON's, or is not seen at all. */
function oddProblem(token: Token): Problem | undefined {
  const [odd] = oddSigns(token.text);
  if (!odd) return undefined;
  const stretch = { offset: token.offset + odd.offset, length: odd.sign.length };
  const plain = odd.plain.trim();
  // Between strings and numbers a mark can only be the one that JSON has.
  const certain = plain === '' || '{}[],:'.includes(plain);
  return {
    pointer: '',
    stretch,
    message: `here stands ${odd.name}, which JSON does not know`,
    expected: plain === '' ? 'a plain space, or nothing' : `\`${plain}\``,
    got: odd.name,
    tip:
      plain === '"'
        ? 'JSON takes straight quotes alone; inside a text curly ones are welcome'
        : 'all signs outside of texts are those of an English keyboard',
    ...(certain
      ? { fix: { title: `replace it by \`${odd.plain}\``, ...replacing(stretch, odd.plain) } }
      : {}),
  };
}

function numberProblem({ text, offset, length }: Token): Problem {
  const base = { pointer: '', stretch: { offset, length }, got: text };
  if (/^\d{4}-\d\d-\d\d/.test(text)) {
    return { ...base, message: 'a date stands in quotes', expected: `"${text}"` };
  }
  if (/^[-+]?0\d/.test(text)) {
    const plain = text.replace(/^([-+]?)0+(?=\d)/, '$1');
    return {
      ...base,
      message: 'a number may not begin with 0',
      expected: `\`${plain}\`, or "${text}" in quotes where a text is wanted`,
      nearest: plain,
    };
  }
  const written = text.replaceAll('_', '');
  if (JSON_NUMBER.test(written)) {
    return { ...base, message: 'a number has no separators', expected: written, nearest: written };
  }
  if (text.startsWith('+') && JSON_NUMBER.test(text.slice(1))) {
    return {
      ...base,
      message: 'a number has no plus before it',
      expected: text.slice(1),
      nearest: text.slice(1),
    };
  }
  if (/^\d+[A-Za-z%]+$/.test(text)) {
    return {
      ...base,
      message: 'a number has no unit',
      expected: `a number such as ${Number.parseInt(text, 10)}, or "${text}" in quotes`,
      nearest: /^[1-9]\d*(s|m|h|d)$/.test(text) ? `"${text}"` : undefined,
    };
  }
  return {
    ...base,
    message: 'the number is not written as JSON writes numbers',
    expected: 'a number such as 1, -2 or 0.5',
  };
}

/** What is wrong with a token by itself, wherever it stands; undefined for a sound one. */
export function tokenProblem(token: Token, asKey: boolean): Problem | undefined {
  const { kind, text, offset, length } = token;
  const base = { pointer: '', stretch: { offset, length } };
  if (kind === 'string') {
    if (token.closed) return undefined;
    const curly = oddSigns(text).findLast((one) => one.plain === '"');
    return {
      ...base,
      stretch: curly ? { offset: offset + curly.offset, length: 1 } : base.stretch,
      message: curly
        ? `the string is not closed: here stands ${curly.name}`
        : 'a string is not closed on its line',
      expected: 'a straight quote " at its end',
      got: text.slice(0, 30),
      tip: curly ? undefined : 'a line break inside a text is written \\n',
    };
  }
  if (kind !== 'word' && kind !== 'number') return undefined;
  if (isSound(token)) {
    if (!asKey) return undefined;
    return { ...base, message: 'the key stands without quotes', expected: `"${text}"`, got: text };
  }
  const odd = oddProblem(token);
  if (odd) return odd;
  if (kind === 'number') return numberProblem(token);
  if (/^(['`])(?!\1).*\1$/s.test(text)) {
    const inner = text.slice(1, -1);
    const content = JSON.stringify(inner);
    return {
      ...base,
      message: 'strings stand in double quotes',
      expected: content,
      got: text.slice(0, 30),
      ...(/["\\]/.test(inner) ? {} : { fix: { title: 'use double quotes', ...replacing(token, content) } }),
    };
  }
  if (/^#(?:N\/?A|REF|VALUE|NAME|DIV|NUM|NULL)/.test(text)) {
    return { ...base, message: 'this is an error of a spreadsheet', expected: 'the value itself', got: text };
  }
  if (text.startsWith('#') || text.startsWith('<!--') || text.startsWith('--')) {
    return { ...base, message: 'JSON has no comments', expected: 'a document without comments', got: text };
  }
  const literal = LITERALS.get(text);
  if (literal !== undefined && !asKey) {
    return {
      ...base,
      message: `\`${text}\` is no value of JSON`,
      expected: literal,
      got: text,
      nearest: literal,
    };
  }
  if (/^[$€£¥₫฿]\d*$/.test(text) || /^[€£¥₫฿]/.test(text)) {
    const digits = text.replace(/^\D+/, '');
    const expected = `a number alone${digits ? `, such as ${digits}` : ''}`;
    return { ...base, message: 'a number has no currency beside it', expected, got: text };
  }
  if (/^(unlimited|infinite|infinity|max|NaN|∞|any)$/i.test(text) && !asKey) {
    const expected = 'a number; `null` where the format lets a limit be left out';
    return { ...base, message: `\`${text}\` is no number`, expected, got: text };
  }
  if (/^[\w$.-]+$/.test(text)) {
    const content = JSON.stringify(text);
    const message = asKey ? 'the key stands without quotes' : 'the value stands without quotes';
    const fix = asKey ? { fix: { title: 'put it in quotes', ...replacing(token, content) } } : {};
    const tip = asKey ? undefined : 'numbers, true, false and null alone stand without quotes';
    return { ...base, message, expected: content, got: text, tip, ...fix };
  }
  return {
    ...base,
    message: 'there is something that JSON does not know',
    expected: 'a string in double quotes, a number, true, false or null',
    got: JSON.stringify(text.slice(0, 30)),
  };
}
