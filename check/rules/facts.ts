import type { Problem } from '../finding.ts';
import { textsOf } from '../model/compiled.ts';
import { type CheckedFile, remember } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject } from '../text/pointer.ts';
import { isName, misnamed } from '../words/misnamed.ts';
import { saidBy } from '../words/said.ts';
import { type Named, namedThings } from '../words/things.ts';
import { type Units, unitsOf } from '../words/units.ts';
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
    const things = file.taint.touches('/campaign')
      ? new Map<string, Named>()
      : namedThings(file.document, file.context.schemas);
    const unlike: Problem[] = [];
    for (const kind of ['text', 'markdown'] as const)
      for (const place of file.byKind.get(kind) ?? [])
        if (isObject(place.value) && hasLive(place.value) && !file.taint.covers(place.pointer))
          unlike.push(...unlikeLanguages(place.pointer, place.value));
    if (!near && things.size === 0) return unlike;
    const units = new Map<string, Units>();
    const unitsIn = (lang: string, named: Named): Units => {
      const known = units.get(lang);
      if (known) return known;
      const made = unitsOf(named, scoresOf(file, lang));
      units.set(lang, made);
      return made;
    };
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
            (numbers.length > 0 && wrongSentence(pointer, text, numbers, all, unitsIn(lang, all))));
        for (const one of [date, number]) if (typeof one === 'object') misstated.push(one);
      }
    }
    const misnames: Problem[] = [];
    for (const place of file.byKind.get('text') ?? []) {
      const { value, parent } = place;
      const holder = parent?.value;
      if (!isObject(value) || !isName(place, holder) || file.taint.touches(parent?.pointer ?? '')) continue;
      const found = misnamed(place.pointer, value, holder, (lang) => {
        const named = things.get(lang);
        return named && unitsIn(lang, named);
      });
      if (found) misnames.push(found);
    }
    const isSound = !file.taint.touches('/campaign');
    return [...misstated, ...unlike, ...misnames, ...(isSound ? wrongPercentages(file) : [])];
  },
};

/** What boards and the community count, as their widgets say it. */
const scoresOf = (file: CheckedFile, lang: string): string[] =>
  remember(file, 'scores', () =>
    textsOf(file, 'text').filter(({ place }) => place.schema['x-unit']?.includes('score')),
  ).flatMap((one) => (one.lang === lang && !one.text.includes('{{') ? [one.text.trim()] : []));
