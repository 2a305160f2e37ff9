import { isEnglish } from '../english.ts';
import type { Problem } from '../finding.ts';
import { child, isObject } from '../pointer.ts';
import type { DocumentRule } from '../rule.ts';

export const untranslated: DocumentRule = {
  id: 'untranslated',
  description: 'No text is English in another language, names and numbers aside.',
  severity: 'warning',
  stage: 'document',
  check: (file) =>
    ['text', 'markdown'].flatMap((kind) =>
      (file.byKind.get(kind) ?? []).flatMap(({ value, pointer }): Problem[] => {
        if (!isObject(value) || typeof value.en !== 'string') return [];
        const english = value.en.trim().toLowerCase();
        const same = Object.keys(value).filter((lang) => {
          const text = value[lang];
          if (lang === 'en' || typeof text !== 'string' || Math.abs(text.length - english.length) > 4)
            return false;
          return text.trim().toLowerCase() === english;
        });
        const [first] = same;
        if (first === undefined || !isEnglish(value.en)) return [];
        return [
          {
            pointer: child(pointer, first),
            message: `the text is English in ${same.map((one) => `\`${one}\``).join(', ')}`,
            expected: 'a text of its own; a name may be the same',
            got: JSON.stringify(value.en.slice(0, 60)),
          },
        ];
      }),
    ),
};
