/** How expressions are written elsewhere, with what it means here. */
interface Habit {
  written: RegExp;
  /** What it is replaced by. */
  meant: string;
  tip: string;
}

const PATH = '[A-Za-z_][\\w.]*';
const NAMES = 'phase|day|lang|signedIn|inApp|overseas';
const CONDITION = 'a condition stands alone, without "if"; a choice is written condition ? a : b';
const AMONG = "one of several values is asked for with \"in\": phase in ['preview', 'live']";

const HABITS: readonly Habit[] = [
  { written: /\bin\s*\(([^()]*)\)/g, meant: 'in [$1]', tip: 'a list stands between [ and ]' },
  { written: /==\s*(?=\[)/g, meant: 'in ', tip: AMONG },
  {
    written: /\bin\s+((?:'[^']*'\s*,\s*)+'[^']*')/g,
    meant: 'in [$1]',
    tip: 'a list stands between [ and ]',
  },
  {
    written: new RegExp(`(${PATH})\\s*!=\\s*(\\[[^\\]]*\\])`, 'g'),
    meant: '!($1 in $2)',
    tip: 'none of several values is asked for with "!" and "in": !(phase in [\'preview\', \'live\'])',
  },
  {
    written: new RegExp(`(${PATH})\\s+not\\s+in\\s*(\\[[^\\]]*\\])`, 'g'),
    meant: '!($1 in $2)',
    tip: '"not" is written !, before the whole question: !(a in b)',
  },
  {
    written: new RegExp(`!\\s*(${PATH})\\s+in\\s*(\\[[^\\]]*\\])`, 'g'),
    meant: '!($1 in $2)',
    tip: '"!" turns what follows at once; around a comparison stand ( and ): !(a in b)',
  },
  {
    written: new RegExp(`(!\\s*|\\bnot\\s+)(${PATH})\\s*==`, 'g'),
    meant: '$2 !=',
    tip: '"!" turns what follows at once, not the comparison: unequal is written !=',
  },
  { written: /\bnot\s*\(/g, meant: '!(', tip: '"not" is written !' },
  { written: /\bnot\s+/g, meant: '!', tip: '"not" is written !' },
  { written: /===/g, meant: '==', tip: 'to compare, write ==' },
  { written: /!==|<>/g, meant: '!=', tip: 'unequal is written !=' },
  { written: /=>(?=\s*[\d(])/g, meant: '>=', tip: 'at least is written >=' },
  { written: /=</g, meant: '<=', tip: 'at most is written <=' },
  { written: /(?<![=!<>])=(?!=)/g, meant: '==', tip: 'to compare, write ==' },
  { written: /\s+is\s+not\s+/g, meant: ' != ', tip: 'unequal is written !=' },
  { written: /\s+(equals|is|eq)\s+/g, meant: ' == ', tip: 'to compare, write ==' },
  { written: /\s+and\s+|\s*(?<!&)&(?!&)\s*|\s*&&&+\s*/gi, meant: ' && ', tip: 'for "and", write &&' },
  { written: /\s+or\s+|\s*(?<!\|)\|(?!\|)\s*/gi, meant: ' || ', tip: 'for "or", write ||' },
  { written: /\.(any|some)\(/g, meant: '.exists(', tip: 'use list.exists(item, condition)' },
  { written: /\.every\(/g, meant: '.all(', tip: 'use list.all(item, condition)' },
  {
    written: new RegExp(`\\b(${NAMES})\\(\\)`, 'g'),
    meant: '$1',
    tip: 'this is a value, not a function: it stands without ()',
  },
  { written: /^\s*if\s*\((.*)\)\s*$/g, meant: '$1', tip: CONDITION },
  { written: /^\s*if\s+/g, meant: '', tip: CONDITION },
  { written: /\s*\?\s*true(\s*:\s*false)?\s*$/g, meant: '', tip: CONDITION },
  { written: /\s*;\s*$/g, meant: '', tip: 'an expression has no semicolon' },
  { written: /(?<!\w)\$(?=[A-Za-z])/g, meant: '', tip: 'names have no $' },
  { written: /\bthis\./g, meant: '', tip: 'names stand without "this"' },
];

/**
 * What an expression that cannot be read, or means something else here, is in this language.
 * @param isSound whether an expression can stand in its place
 * @returns the expression as it would be here, where it is sound, and what to know; undefined when nothing is known
 */
export function habitOf(
  source: string,
  isSound: (expression: string) => boolean,
): { nearest?: string; tip: string } | undefined {
  const found = HABITS.filter(({ written }) => source.search(written) >= 0);
  for (const { written, meant, tip } of found) {
    const nearest = source.replace(written, meant).trim();
    if (isSound(nearest)) return { nearest, tip };
  }
  // Whoever brings one habit brings several.
  const all = found.reduce((text, { written, meant }) => text.replace(written, meant), source).trim();
  const [first] = found;
  if (!first) return undefined;
  return isSound(all) ? { nearest: all, tip: first.tip } : undefined;
}
