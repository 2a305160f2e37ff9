/** A number of a text, with what stands on either side of it. */
export interface WrittenNumber {
  value: number;
  offset: number;
  length: number;
  /** What follows, in lower case, without marks of Markdown and a classifier between: `积分` of `80 个积分`. */
  counted: string;
  /** What stands before as a label does: `积分` of `积分：80`; empty where a word follows, to which the number belongs. */
  label: string;
  /** It is a step, a bound or a difference, and need not be a fact. */
  loose: boolean;
  /** It says how many there are: `共 3000 枚`. */
  isTotal: boolean;
}

const NUMBER = /\d{1,3}(?:[.,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g;
/** Part of a range, a time, an address, a share, or how often something counts. */
const JOINED_BEFORE = /(?:[\p{Script=Latin}\d×#/:.,–—~～-]|\d\s*[–—~～至到-]\s*|[x×]\s*)$/u;
const JOINED_AFTER = /^(?:[/:%]|\s*[–—~～至到-]\s*\d)/;
const AROUND = 48;
const CLASSIFIER = /^(?:[个個枚件份张張片颗顆朵点點]|cái |chiếc |món )?\s*/u;
const LOOSE =
  /(?:\b(?:than|over|under|below|above|another|extra|each|every|per|further)|每|超过|超過|不足|再|还差|還差|ทุก|มากกว่า|ไม่ถึง|อีก|mỗi|cứ|hơn|trên|dưới|thêm)$/;
const IN_ALL =
  /(?:共有?|总共|總共|限量|库存|庫存|\bstock(?: of| is|:)?|\blimited to|จำนวน|ทั้งหมด|tổng cộng|giới hạn)\s*:?$/;
const PIECES = /^(?:[个個枚件份张張]|ชิ้น|อัน|cái\b|chiếc\b|món\b|pieces\b|$|[.。,，])/u;

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
    const left = plain.slice(Math.max(0, offset - AROUND), offset);
    const right = plain.slice(end, end + AROUND);
    if (JOINED_BEFORE.test(left) || JOINED_AFTER.test(right)) return [];
    const before = left.toLowerCase().replace(/[*_\s]+$/, '');
    const after = right.toLowerCase().replace(/^[*_\s]+/, '');
    const isAlone = /^(?:$|[^\p{L}\p{M}\d])/u.test(after);
    return [
      {
        value: numberOf(written),
        offset,
        length: written.length,
        counted: after.replace(CLASSIFIER, ''),
        label: isAlone ? before.replace(/[:：*_\s|]+$/, '') : '',
        loose: LOOSE.test(before),
        isTotal: IN_ALL.test(before) && PIECES.test(after),
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
