import type { Problem } from '../finding.ts';
import { textsOf } from '../model/compiled.ts';
import { remember } from '../model/file.ts';
import { momentsOfFacts } from '../model/named-facts.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject } from '../text/pointer.ts';
import { misnamesOf, thingsOf, unitsIn } from '../words/misnames.ts';
import { saidBy } from '../words/said.ts';
import { wrongSayings } from '../words/sayings.ts';
import { hasLive, unlikeLanguages } from '../words/unlike-languages.ts';
import { farDate, windowOf, wrongRange } from '../words/wrong-dates.ts';
import { wrongNumber, wrongSentence } from '../words/wrong-numbers.ts';
import { wrongPercentages } from '../words/wrong-percentages.ts';

export const facts: DocumentRule = {
  id: 'facts',
  description:
    'Dates and numbers in texts agree with the schedule, with the gifts, prizes and goals they name, and with one another in all languages.',
  severity: 'warning',
  stage: 'document',
  check(file) {
    const near = windowOf(file);
    const things = thingsOf(file);
    const moments = () =>
      remember(
        file,
        'moments by name',
        () => new Map(momentsOfFacts(file).map(({ source, moment }) => [source, moment])),
      );
    const unlike: Problem[] = [];
    for (const kind of ['text', 'markdown'] as const)
      for (const place of file.byKind.get(kind) ?? [])
        if (isObject(place.value) && hasLive(place.value) && !file.taint.covers(place.pointer))
          unlike.push(...unlikeLanguages(place.pointer, place.value, moments));
    if (!near && things.size === 0) return unlike;
    const misstated: Problem[] = [];
    for (const kind of ['text', 'markdown'] as const) {
      for (const use of textsOf(file, kind)) {
        const { dates, ranges, named, numbers } = saidBy(use);
        if (ranges.length + dates.length + numbers.length + named.length === 0) continue;
        const { pointer, text, lang = '' } = use;
        const all = things.get(lang);
        const date = near && (farDate(pointer, text, dates, near) ?? wrongRange(pointer, text, ranges, near));
        const number =
          all &&
          ((named.length > 0 && wrongNumber(pointer, named, all)) ||
            (numbers.length > 0 && wrongSentence(pointer, text, numbers, all, unitsIn(file, lang, all))));
        for (const one of [date, number]) if (typeof one === 'object') misstated.push(one);
      }
    }
    const isSound = !file.taint.touches('/campaign');
    return [
      ...misstated,
      ...unlike,
      ...misnamesOf(file),
      ...(isSound ? [...wrongPercentages(file), ...wrongSayings(file)] : []),
    ];
  },
};
