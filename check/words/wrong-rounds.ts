import type { Problem } from '../finding.ts';
import { textsOf, withoutExpressions } from '../model/compiled.ts';
import type { CheckedFile } from '../model/file.ts';
import { perText } from '../model/per-text.ts';
import { isObject } from '../text/pointer.ts';
import { number, numberSaid } from './small-numbers.ts';

/** `第五轮` says which one, not how many. */
const CHINESE = (lang: string): RegExp =>
  new RegExp(`(?<![第每抽\\d])${number(lang)}\\*{0,2}\\s*[轮輪](?![播流])`, 'g');

/** How each language says that there are so many rounds. */
const SAYINGS: Readonly<Record<string, RegExp>> = {
  cn: CHINESE('cn'),
  tw: CHINESE('tw'),
  en: new RegExp(`(?<![.,\\w])${number('en')}\\*{0,2}\\s+rounds\\b`, 'gi'),
  th: new RegExp(`${number('th')}\\*{0,2}\\s*รอบ`, 'g'),
  vi: new RegExp(`(?<![\\p{L}\\p{M}\\d])${number('vi')}\\*{0,2}\\s+vòng(?!\\s+(?:quanh|tay))`, 'giu'),
};

interface Saying {
  readonly value: number;
  readonly got: string;
  readonly offset: number;
}

const NONE: readonly Saying[] = [];
/** What each of these sayings has: most texts have none. */
const HINTS = /轮|輪|rounds|รอบ|vòng/i;

const sayingsIn = Object.fromEntries(
  Object.entries(SAYINGS).map(([lang, saying]) => [
    lang,
    perText((text): readonly Saying[] =>
      HINTS.test(text)
        ? [...withoutExpressions(text).matchAll(saying)].map(({ 0: got, 1: written = '', index: offset }) => {
            return { value: numberSaid(lang, written), got, offset };
          })
        : NONE,
    ),
  ]),
);

/** How many rounds each thing of the campaign has that is held in rounds. */
const roundsOf = ({ places }: CheckedFile): readonly number[] =>
  // Where a place is, is spelled out when it is asked: what it is, is known.
  places.flatMap((place) =>
    isObject(place.value) && Array.isArray(place.value.rounds) && place.pointer.startsWith('/campaign/')
      ? [place.value.rounds.length]
      : [],
  );

/** `五轮` where nothing of the campaign has more than four: fewer may be a part of them. Told once a text, at its first language. */
export function wrongRounds(file: CheckedFile): Problem[] {
  const told = new Map<string, Problem>();
  let rounds: readonly number[] | undefined;
  for (const kind of ['text', 'markdown'] as const)
    for (const use of textsOf(file, kind)) {
      const { pointer, lang = '' } = use;
      for (const { value, got, offset } of sayingsIn[lang]?.(use) ?? NONE) {
        rounds ??= roundsOf(file);
        const most = Math.max(0, ...rounds);
        if (most === 0 || value <= most || file.taint.covers(pointer)) continue;
        const place = pointer.replace(/\/[^/]+$/, '');
        const first = told.get(place);
        if (first) first.related = [...(first.related ?? []), { pointer, message: 'and here' }];
        else
          told.set(place, {
            pointer,
            part: { offset, length: got.length },
            message: `the text says ${got.trim()}, and nothing of this campaign has so many rounds`,
            expected: [...new Set(rounds)].join(', '),
            got: got.trim(),
            tip: 'a text without the number moves with the rules',
          });
        break;
      }
    }
  return [...told.values()];
}
