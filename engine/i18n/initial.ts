/**
 * The letter that stands for a name that has no picture, "" for none. Thai writes some vowels before the consonant that they follow in
 * speech (เ แ โ ใ ไ): alone they are no letter that anybody would read a name by.
 */
export const initialOf = (name: string): string => /[^\u0e40-\u0e44]/u.exec(name)?.[0] ?? '';
