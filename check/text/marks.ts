import { simplified, traditional } from '../words/chinese.ts';

/** What signs a text may have that a rule looks for: most rules have nothing to do with most texts. */
export const MARK = {
  digit: 1 << 1,
  /** `{` or `}` */
  brace: 1 << 2,
  /** Something that a reader sees. */
  seen: 1 << 3,
  han: 1 << 4,
  thai: 1 << 5,
  latin: 1 << 6,
  simplified: 1 << 7,
  traditional: 1 << 8,
  /** What Markdown has for more than words, but blanks. */
  markdown: 1 << 9,
  /** What marks begin with in other products' texts. */
  foreign: 1 << 10,
  equals: 1 << 11,
  /** Half of a sign beyond the first 65,536: what it is, nobody has looked. */
  half: 1 << 12,
  vietnamese: 1 << 13,
} as const;

/** Letters that no other language of the product has. */
export const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu;

/** Blanks, line ends, and letters that are not seen. */
const UNSEEN = /[\s\p{Cf}\p{Zs}\u115f\u2800\u3164]/u;

/** A text of which a reader sees nothing. */
export const BLANK = new RegExp(`^${UNSEEN.source}*$`, 'u');

const SIGNS: readonly [mark: number, found: (sign: string) => boolean][] = [
  [MARK.digit, (sign) => sign >= '0' && sign <= '9'],
  [MARK.brace, (sign) => '{}'.includes(sign)],
  [MARK.seen, (sign) => !UNSEEN.test(sign)],
  [MARK.han, (sign) => /\p{Script=Han}/u.test(sign)],
  [MARK.thai, (sign) => /\p{Script=Thai}/u.test(sign)],
  [MARK.latin, (sign) => /\p{Script=Latin}/u.test(sign)],
  [MARK.simplified, (sign) => simplified.has(sign)],
  [MARK.traditional, (sign) => traditional.has(sign)],
  [MARK.markdown, (sign) => '[]<`|\\\t~*_'.includes(sign)],
  [MARK.foreign, (sign) => '<&{｛*_[%#`\\'.includes(sign)],
  [MARK.vietnamese, (sign) => VIETNAMESE.test(sign)],
  [MARK.equals, (sign) => sign === '='],
];

const LOOKED_AT = 1;
// A sign is looked at closely once, when it is met for the first time.
const marks = new Uint16Array(0x10000);

function markOf(code: number): number {
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  const sign = String.fromCharCode(code);
  const made = isHalf
    ? MARK.half
    : SIGNS.reduce((all, [mark, found]) => (found(sign) ? all | mark : all), LOOKED_AT);
  marks[code] = made;
  return made;
}

/** The marks of all signs of a text. */
export function marksOf(text: string): number {
  let all = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    all |= marks[code] || markOf(code);
  }
  return all;
}
