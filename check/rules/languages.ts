import type { Place } from '../../engine/document/walk.ts';
import { languages as known } from '../../engine/i18n/language.ts';
import type { Problem } from '../finding.ts';
import type { CheckedFile } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';
import { child, isObject } from '../text/pointer.ts';

type LocalizedPlace = Place & { value: Record<string, unknown> };

export const languages: DocumentRule = {
  id: 'languages',
  description: 'Every text has every language that the document declares, and no other.',
  severity: 'error',
  stage: 'document',
  check(file) {
    const declared = file.document.languages;
    if (!Array.isArray(declared) || file.taint.touches('/languages')) return [];
    const texts = [...(file.byKind.get('text') ?? []), ...(file.byKind.get('markdown') ?? [])];
    const localized = texts.filter((place): place is LocalizedPlace => isObject(place.value));
    const plain = declared.length > 1 ? texts.filter((place) => typeof place.value === 'string') : [];
    return [
      ...plain.map((place) => ({
        pointer: place.pointer,
        message: `this text has one language, the document has ${declared.length}`,
        expected: `an object with ${declared.join(', ')}`,
        got: 'a string',
      })),
      ...declared.flatMap((language: string, i) => missing(file, localized, language, i)),
      ...known.filter((one) => !declared.includes(one)).flatMap((one) => undeclared(localized, one)),
    ];
  },
};

function missing(
  file: CheckedFile,
  texts: readonly LocalizedPlace[],
  language: string,
  index: number,
): Problem[] {
  const without = texts.filter(
    (place) => !Object.hasOwn(place.value, language) && !file.taint.covers(child(place.pointer, language)),
  );
  // Nearly all texts lack it: it is the declaration that is wrong.
  if (without.length > 2 && without.length > texts.length / 2) {
    return [
      {
        pointer: child('/languages', index),
        message: `the document declares \`${language}\`, but ${without.length} of ${texts.length} texts lack it`,
        expected: `\`${language}\` in every text`,
        got: 'texts without it',
        related: without
          .slice(0, 5)
          .map((place) => ({ pointer: place.pointer, message: 'such as this one' })),
      },
    ];
  }
  return without.map((place) => ({
    pointer: place.pointer,
    message: `the text lacks \`${language}\``,
    expected: `\`${language}\`, as \`languages\` declares`,
    got: Object.keys(place.value).join(', ') || 'no language',
  }));
}

function undeclared(texts: readonly LocalizedPlace[], language: string): Problem[] {
  const having = texts.filter((place) => Object.hasOwn(place.value, language));
  if (having.length > 2 && having.length > texts.length / 2) {
    return [
      {
        pointer: '/languages',
        message: `${having.length} of ${texts.length} texts have \`${language}\`, which the document does not declare`,
        expected: `\`${language}\` in \`languages\``,
        got: `\`languages\` without \`${language}\``,
      },
    ];
  }
  return having.map((place) => ({
    pointer: child(place.pointer, language),
    at: 'key',
    message: `the document does not declare the language \`${language}\``,
    expected: 'a language of `languages`',
    got: `\`${language}\``,
  }));
}
