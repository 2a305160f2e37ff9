/** @returns a noun of the check's messages with its article: a prize, an exchange item */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
