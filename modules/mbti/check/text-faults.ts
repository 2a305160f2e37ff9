import { isObject, type Problem } from '../../../check/room.ts';

/** A text as a data file has it: by language. */
export type SourceText = Readonly<Record<string, string>>;

/** Texts of a list that say the same as one before them, in any language. */
export function repeats(list: readonly { where: string; text: SourceText; pointer: string }[]): Problem[] {
  const first = new Map<string, { where: string; pointer: string }>();
  return list.flatMap(({ where, text, pointer }) =>
    Object.entries(text).flatMap(([language, said]): Problem[] => {
      const key = `${language} ${said.trim().toLowerCase()}`;
      const before = first.get(key);
      const here = `${pointer}/${language}`;
      if (before === undefined) {
        first.set(key, { where, pointer: here });
        return [];
      }
      return [
        {
          pointer: here,
          message: `${where} says the same as ${before.where} in ${language}`,
          expected: 'another text',
          got: JSON.stringify(said),
          related: [{ pointer: before.pointer, message: 'it stands here first' }],
        },
      ];
    }),
  );
}

/** Every text of a data file with its JSON pointer; a text is what has Chinese. */
export function textsIn(value: unknown, pointer = ''): { pointer: string; text: SourceText }[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => textsIn(one, `${pointer}/${i}`));
  if (!isObject(value)) return [];
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  if (Object.hasOwn(value, 'cn')) return [{ pointer, text: Object.fromEntries(texts) }];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, `${pointer}/${key}`));
}

/**
 * Chinese texts that say "he" or "she" of whoever reads or is loved: nobody's gender is known. 其他 and 吉他 are no pronouns, and 妳 is said
 * where girls alone are spoken to.
 */
export const pronounFaults = (value: unknown): Problem[] =>
  textsIn(value).flatMap(({ pointer, text }) =>
    (['cn', 'tw'] as const).flatMap((language): Problem[] => {
      const [found] = /TA|她|(?<![其吉])他(?!们|們)/.exec(text[language] ?? '') ?? [];
      if (!found) return [];
      return [
        {
          pointer: `${pointer}/${language}`,
          message: `${pointer}/${language} says ${found}`,
          expected: 'words that fit whoever reads',
          got: found,
        },
      ];
    }),
  );

const slotsOf = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ');

/** Texts that show other values in one language than in Chinese, or that have braces which are none of a value. */
export function slotFaults(value: unknown): Problem[] {
  return textsIn(value).flatMap(({ pointer, text }) =>
    Object.entries(text).flatMap(([language, said]): Problem[] => {
      const here = `${pointer}/${language}`;
      const rest = said.replaceAll(/\{\{\s*\w+\s*\}\}/g, '');
      if (/[{}]/.test(rest)) {
        const message = `${here} has a brace that is none of a value`;
        return [{ pointer: here, message, expected: 'values such as {{name}}', got: JSON.stringify(said) }];
      }
      const [own, wanted] = [slotsOf(said), slotsOf(text.cn ?? '')];
      if (own === wanted) return [];
      const message = `${here} shows "${own}" instead of "${wanted}"`;
      return [{ pointer: here, message, expected: `"${wanted}", as in cn`, got: `"${own}"` }];
    }),
  );
}
