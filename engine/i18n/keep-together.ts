/** What begins no line in Thai: the mark of repetition, what stands after a time of day, and a month after its day. */
const clings = /(?: +(?=ๆ|น\.))|(?<=\d) +(?=[\u0e01-\u0e3a\u0e40-\u0e4e]{1,3}\.[คพย]\.)/gu;

/**
 * A text whose lines begin with nothing that belongs to the line before: Thai writes a space before ๆ and น. (20:00 น. is a time of
 * day), and a browser would break there. The space becomes one that holds.
 */
export const keepTogether = (text: string): string => text.replaceAll(clings, '\u00a0');
