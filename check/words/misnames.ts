import type { Problem } from '../finding.ts';
import { textsOf } from '../model/compiled.ts';
import { type CheckedFile, remember } from '../model/file.ts';
import { isObject } from '../text/pointer.ts';
import { isName, misnamed } from './misnamed.ts';
import { type Named, namedThings } from './things.ts';
import { type Units, unitsOf } from './units.ts';

/** Things of the campaign by their names, in each language; none where the campaign has mistakes. */
export const thingsOf = (file: CheckedFile): ReadonlyMap<string, Named> =>
  remember(file, 'named-things', () =>
    file.taint.touches('/campaign')
      ? new Map<string, Named>()
      : namedThings(file.document, file.context.schemas),
  );

/** What is counted by which words, in a language. */
export const unitsOfAll = (file: CheckedFile): ((lang: string, named: Named) => Units) =>
  remember(file, 'units-of-names', () => {
    const units = new Map<string, Units>();
    return (lang: string, named: Named): Units => {
      const known = units.get(lang);
      if (known) return known;
      const made = unitsOf(named, scoresOf(file, lang));
      units.set(lang, made);
      return made;
    };
  });

/** Names of things that say a number which the thing has not. */
export const misnamesOf = (file: CheckedFile): readonly Problem[] =>
  remember(file, 'misnames', () => {
    const [things, unitsIn] = [thingsOf(file), unitsOfAll(file)];
    if (things.size === 0) return [];
    return (file.byKind.get('text') ?? []).flatMap((place) => {
      const { value, parent } = place;
      const holder = parent?.value;
      if (!isObject(value) || !isName(place, holder) || file.taint.touches(parent?.pointer ?? '')) return [];
      const found = misnamed(place.pointer, value, holder, (lang) => {
        const named = things.get(lang);
        return named && unitsIn(lang, named);
      });
      return found ? [found] : [];
    });
  });

/** What boards and the community count, as their widgets say it. */
const scoresOf = (file: CheckedFile, lang: string): string[] =>
  remember(file, 'scores', () =>
    textsOf(file, 'text').filter(({ place }) => place.schema['x-unit']?.includes('score')),
  ).flatMap((one) => (one.lang === lang && !one.text.includes('{{') ? [one.text.trim()] : []));
