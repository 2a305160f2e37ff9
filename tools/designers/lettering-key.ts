/** What a title was drawn for. */
export const letteringKey = (text: string, lang: string, family: string, size: string): string =>
  [lang, family, size, text].join(' ');
