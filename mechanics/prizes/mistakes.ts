import type { Mistake } from '../../check/proofs/mistakes/mistake.ts';
import { golden, mistakesIn, pinnacle } from '../../check/proofs/mistakes/plans.ts';

const { instead } = mistakesIn(golden);

/** What goes wrong with what is given: titles that cannot be worn, prizes that there are not. */
export const mistakes: readonly Mistake[] = [
  instead('title as a kind that there is not', '"kind": "title"', '"kind": "tilte"'),
  instead('title too long for a name', '"Champion of the Day"', '"Champion of the Seven Golden Days"'),
  instead('title that is wide in one language', '"cn": "今日擂主"', '"cn": "金秋七日擂台今日擂主大人驾到"'),
  instead('title that says a fact', '"Quán quân ngày"', '"Quán quân {{ time(schedule.settle) }}"'),
  instead('title by another id', '"prize": "champion-of-the-day"', '"prize": "champion-of-day"'),
  mistakesIn(pinnacle).instead('title without words', '"en": "Pinnacle of the year"', '"en": ""'),
];
