/** A number of a text, with what stands on either side of it. */
export interface WrittenNumber {
  value: number;
  offset: number;
  length: number;
  /** In lower case, without the marks of Markdown between. */
  before: string;
  after: string;
}

const NUMBER = /\d{1,3}(?:[.,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g;
/** Part of a range, a time, an address, a share, or how often something counts. */
const JOINED_BEFORE = /(?:[\p{Script=Latin}\d×#/:.,–—~～-]|\d\s*[–—~～至到-]\s*|[x×]\s*)$/u;
const JOINED_AFTER = /^(?:[/:%]|\s*[–—~～至到-]\s*\d)/;
const AROUND = 48;

/** `1,000`, `1.000` and `1000` alike. */
export const numberOf = (written: string): number =>
  Number(written.replaceAll(/[,.\u00a0\u202f](?=\d{3}\b)/g, ''));

/** The numbers that a text states by themselves; those of live values are code. */
export function numbersInText(text: string): WrittenNumber[] {
  const plain = text.includes('{{')
    ? text.replaceAll(/\{\{.*?\}\}/gs, (live) => ' '.repeat(live.length))
    : text;
  return [...plain.matchAll(NUMBER)].flatMap(({ 0: written, index: offset }) => {
    const end = offset + written.length;
    const before = plain.slice(Math.max(0, offset - AROUND), offset);
    const after = plain.slice(end, end + AROUND);
    if (JOINED_BEFORE.test(before) || JOINED_AFTER.test(after)) return [];
    return [
      {
        value: numberOf(written),
        offset,
        length: written.length,
        before: before.toLowerCase().replace(/[*_\s]+$/, ''),
        after: after.toLowerCase().replace(/^[*_\s]+/, ''),
      },
    ];
  });
}

const ENDS = /[。！？；!?;\n]|\.(?=\s|$)/g;

/** Where the sentence begins and ends in which an offset stands; a row of a table is one. */
export function sentenceAt(text: string, offset: number): { from: number; to: number } {
  let from = 0;
  for (const { index } of text.matchAll(ENDS)) {
    if (index >= offset) return { from, to: index };
    from = index + 1;
  }
  return { from, to: text.length };
}
