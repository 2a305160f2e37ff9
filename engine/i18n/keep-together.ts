/**
 * A text whose lines begin with no mark of repetition: Thai writes a space before ๆ, and a browser would break there. The space
 * becomes one that holds.
 */
export const keepTogether = (text: string): string => text.replaceAll(/ +ๆ/gu, '\u00a0ๆ');
