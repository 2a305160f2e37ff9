import type { CheckedFile } from '../model/file.ts';
import { isObject } from '../text/pointer.ts';
import type { KindOfSaying } from './kind-of-saying.ts';
import { number } from './small-numbers.ts';

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

/** How many rounds each thing of the campaign has that is held in rounds. */
const roundsOf = ({ places }: CheckedFile): readonly number[] =>
  // Where a place is, is spelled out when it is asked: what it is, is known.
  places.flatMap((place) =>
    isObject(place.value) && Array.isArray(place.value.rounds) && place.pointer.startsWith('/campaign/')
      ? [place.value.rounds.length]
      : [],
  );

/** `五轮` where nothing of the campaign has more than four: fewer may be a part of them. */
export const rounds: KindOfSaying = {
  hints: /轮|輪|rounds|รอบ|vòng/i,
  sayings: SAYINGS,
  judge(file) {
    const all = roundsOf(file);
    const most = Math.max(0, ...all);
    return ({ values: [value = 0], got }) =>
      most === 0 || value <= most
        ? undefined
        : {
            message: `the text says ${got}, and nothing of this campaign has so many rounds`,
            expected: [...new Set(all)].join(', '),
            tip: 'a text without the number moves with the rules',
          };
  },
};
