import type { Problem } from '../finding.ts';
import { textsOf } from '../model/compiled.ts';
import { type CheckedFile, remember } from '../model/file.ts';
import { isObject } from '../text/pointer.ts';
import { isName, misnamed } from './misnamed.ts';
import { type Named, namedThings } from './things.ts';
import { type Units, unitsOf } from './units.ts';

/** What the campaign of a document has a name for, by language; nothing where a mistake in the campaign has been told. */
export const thingsOf = (file: CheckedFile): ReadonlyMap<string, Named> =>
  remember(file, 'named things', () =>
    file.taint.touches('/campaign') ? new Map() : namedThings(file.document, file.context.schemas),
  );

/** The words that say what a number counts, in one language of a document. */
export function unitsIn(file: CheckedFile, lang: string, named: Named): Units {
  const all = remember(file, 'units', () => new Map<string, Units>());
  const known = all.get(lang);
  if (known) return known;
  const made = unitsOf(named, scoresOf(file, lang));
  all.set(lang, made);
  return made;
}

/** What boards and the community count, as their widgets say it. */
const scoresOf = (file: CheckedFile, lang: string): string[] =>
  remember(file, 'scores', () =>
    textsOf(file, 'text').filter(({ place }) => place.schema['x-unit']?.includes('score')),
  ).flatMap((one) => (one.lang === lang && !one.text.includes('{{') ? [one.text.trim()] : []));

/** Names of the campaign that say a number which their things do not have. */
export const misnamesOf = (file: CheckedFile): readonly Problem[] =>
  remember(file, 'misnames', () => {
    const things = thingsOf(file);
    if (things.size === 0) return [];
    return (file.byKind.get('text') ?? []).flatMap((place): Problem[] => {
      const { value, parent } = place;
      const holder = parent?.value;
      if (!isObject(value) || !isName(place, holder) || file.taint.touches(parent?.pointer ?? '')) return [];
      const found = misnamed(place.pointer, value, holder, (lang) => {
        const named = things.get(lang);
        return named && unitsIn(file, lang, named);
      });
      return found ? [found] : [];
    });
  });

/** Whether the name of something in a part of the campaign says another number than it has, which rule `facts` tells. */
export const isMisnamed = (file: CheckedFile, pointer: string): boolean =>
  misnamesOf(file).some((one) => one.pointer.startsWith(`${pointer}/`));
