/** A text as a data file has it: by language. */
export type SourceText = Readonly<Record<string, string>>;

/** Texts of a list that say the same as one before them, in any language. */
export function repeats(list: readonly { where: string; text: SourceText }[]): string[] {
  const first = new Map<string, string>();
  return list.flatMap(({ where, text }) =>
    Object.entries(text).flatMap(([language, said]) => {
      const key = `${language} ${said.trim().toLowerCase()}`;
      const before = first.get(key);
      if (before === undefined) first.set(key, where);
      return before === undefined ? [] : [`${where} says the same as ${before} in ${language}`];
    }),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
export const pronounFaults = (value: unknown): string[] =>
  textsIn(value).flatMap(({ pointer, text }) =>
    (['cn', 'tw'] as const).flatMap((language) => {
      const [found] = /TA|她|(?<![其吉])他(?!们|們)/.exec(text[language] ?? '') ?? [];
      return found ? [`${pointer}/${language} says ${found}`] : [];
    }),
  );

const slotsOf = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ');

/** Texts that show other values in one language than in Chinese, or that have braces which are none of a value. */
export function slotFaults(value: unknown): string[] {
  return textsIn(value).flatMap(({ pointer, text }) =>
    Object.entries(text).flatMap(([language, said]) => {
      const rest = said.replaceAll(/\{\{\s*\w+\s*\}\}/g, '');
      if (/[{}]/.test(rest)) return [`${pointer}/${language} has a brace that is none of a value`];
      const [own, wanted] = [slotsOf(said), slotsOf(text.cn ?? '')];
      return own === wanted ? [] : [`${pointer}/${language} shows "${own}" instead of "${wanted}"`];
    }),
  );
}

/** Labels that no screen uses, by `texts.<key>` in its source. */
export const unusedLabels = (
  texts: Readonly<Record<string, unknown>>,
  sources: readonly string[],
): string[] =>
  Object.keys(texts).filter((key) => {
    const use = new RegExp(`\\btexts\\??\\.${key}\\b`);
    return !sources.some((source) => use.test(source));
  });
