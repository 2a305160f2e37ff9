/** A character that is taken for another one, or not seen at all. */
export interface OddSign {
  sign: string;
  /** Where it stands, in UTF-16 units. */
  offset: number;
  /** What it is called, with its code point, for example `Cyrillic а (U+0430)`. */
  name: string;
  /** What was most likely meant in its place; '' for nothing. */
  plain: string;
}

const INVISIBLE: Readonly<Record<string, [name: string, plain: string]>> = {
  '\u00a0': ['a no-break space', ' '],
  '\u00ad': ['a soft hyphen', ''],
  '\u034f': ['an invisible joiner', ''],
  '\u061c': ['an Arabic letter mark', ''],
  '\u180e': ['a Mongolian vowel separator', ''],
  '\u200b': ['a zero width space', ''],
  '\u200c': ['a zero width non-joiner', ''],
  '\u200d': ['a zero width joiner', ''],
  '\u200e': ['a left-to-right mark', ''],
  '\u200f': ['a right-to-left mark', ''],
  '\u2028': ['a line separator', ' '],
  '\u2029': ['a paragraph separator', ' '],
  '\u202a': ['a left-to-right embedding', ''],
  '\u202b': ['a right-to-left embedding', ''],
  '\u202c': ['an end of direction', ''],
  '\u202d': ['a left-to-right override', ''],
  '\u202e': ['a right-to-left override', ''],
  '\u2060': ['a word joiner', ''],
  '\u2061': ['an invisible function sign', ''],
  '\u2062': ['an invisible times sign', ''],
  '\u2063': ['an invisible separator', ''],
  '\u2064': ['an invisible plus', ''],
  '\u2066': ['a left-to-right isolate', ''],
  '\u2067': ['a right-to-left isolate', ''],
  '\u2068': ['a first strong isolate', ''],
  '\u2069': ['an end of isolate', ''],
  '\u202f': ['a narrow no-break space', ' '],
  '\u205f': ['a mathematical space', ' '],
  '\u3000': ['an ideographic space', ' '],
  '\u3164': ['a Hangul filler', ''],
  '\ufeff': ['a byte order mark', ''],
};

// Letters that most typefaces draw like a Latin one.
const CYRILLIC = new Map(zip('аеорсухіјѕһԁӏАВЕКМНОРСТУХІЈЅЗ', 'aeopcyxijshdlABEKMHOPCTYXIJS3'));
const GREEK = new Map(zip('αοιυνκρΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'aoiuvkpABEZHIKMNOPTYX'));

const MARKS = new Map([
  ...zip('，。：；！？（）［］｛｝＂＇、،؛‘’‚“”„«»「」『』【】', ',.:;!?()[]{}"\',,;\'\'\'"""""""""[]'),
  ...zip('‐‑‒–—−∕⁄∗×', '------//*x'),
]);

function zip(from: string, to: string): [string, string][] {
  const plain = [...to];
  return [...from].map((sign, i) => [sign, plain[i] ?? '']);
}

const MARK_NAMES: Readonly<Record<string, string>> = {
  '，': 'a full-width comma',
  '、': 'an ideographic comma',
  '。': 'an ideographic full stop',
  '：': 'a full-width colon',
  '；': 'a full-width semicolon',
  '،': 'an Arabic comma',
  '؛': 'an Arabic semicolon',
  '‘': 'a curly quote',
  '’': 'a curly quote',
  '“': 'a curly quote',
  '”': 'a curly quote',
  '「': 'a corner bracket',
  '」': 'a corner bracket',
  '–': 'a dash',
  '—': 'a dash',
  '−': 'a minus sign',
};

/** `U+00A0` */
export const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The odd character that a text has at a place, or undefined. */
export function oddSign(sign: string): Pick<OddSign, 'name' | 'plain'> | undefined {
  const point = codePoint(sign);
  const invisible = INVISIBLE[sign];
  if (invisible) return { name: `${invisible[0]} (${point})`, plain: invisible[1] };
  const mark = MARKS.get(sign);
  if (mark !== undefined) {
    const code = sign.charCodeAt(0);
    const full = code >= 0xff00 && code <= 0xff5e;
    const name = MARK_NAMES[sign] ?? (full ? 'a full-width sign' : 'a typographic sign');
    return { name: `${name} \`${sign}\` (${point})`, plain: mark };
  }
  const cyrillic = CYRILLIC.get(sign);
  if (cyrillic !== undefined) return { name: `the Cyrillic letter \`${sign}\` (${point})`, plain: cyrillic };
  const greek = GREEK.get(sign);
  if (greek !== undefined) return { name: `the Greek letter \`${sign}\` (${point})`, plain: greek };
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0xff01 && code <= 0xff5e) {
    return { name: `the full-width sign \`${sign}\` (${point})`, plain: String.fromCharCode(code - 0xfee0) };
  }
  if (/\p{Script=Cyrillic}/u.test(sign))
    return { name: `the Cyrillic letter \`${sign}\` (${point})`, plain: sign };
  if (/\p{Script=Greek}/u.test(sign)) return { name: `the Greek letter \`${sign}\` (${point})`, plain: sign };
  if (/\p{Nd}/u.test(sign) && code > 0x7f) {
    const digit = sign.normalize('NFKC');
    return { name: `the digit \`${sign}\` (${point})`, plain: /^[0-9]$/.test(digit) ? digit : sign };
  }
  return undefined;
}

/** All odd characters of a text, in order. */
export function oddSigns(text: string): OddSign[] {
  const found: OddSign[] = [];
  let offset = 0;
  for (const sign of text) {
    if (sign > '\u007f') {
      const odd = oddSign(sign);
      if (odd) found.push({ sign, offset, ...odd });
    }
    offset += sign.length;
  }
  return found;
}

/** A text with the characters that were most likely meant. */
export const inPlainSigns = (text: string): string =>
  [...text].map((sign) => (sign > '\u007f' ? (oddSign(sign)?.plain ?? sign) : sign)).join('');

/** The characters of a list in words, each kind once: `a soft hyphen (U+00AD), the Greek letter ...`. */
export const namesOf = (signs: readonly OddSign[]): string =>
  [...new Set(signs.map((one) => one.name))].slice(0, 4).join(', ');

/** A text with what nobody can see written as `<U+200B>`. */
export const shownText = (text: string): string =>
  [...text].map((sign) => (INVISIBLE[sign] ? `<${codePoint(sign)}>` : sign)).join('');
