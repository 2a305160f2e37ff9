/** Copies of the committed documents under addresses of their own, each with a title and a name for analytics of its own. */
export function syntheticDocuments(sources: ReadonlyMap<string, string>, count: number): Map<string, string> {
  const pages = [...sources].filter(([, text]) => text.includes('"campaign"'));
  const made = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const [path = '', text = ''] = pages[i % pages.length] ?? [];
    const own = path.replace('activities/', '').replace('.json', '');
    const copy = text
      .replace(/\n {2}"aliases": \[[^\]]*\],/, '')
      .replace(/("\$schema": ")(?:\.\.\/)+/, '$1../')
      .replaceAll(`"/${own}#`, `"/copy_${i}#`)
      .replace(`"name": "${own}"`, `"name": "copy_${i}"`)
      .replace(/"en": "/, `"en": "${i} `);
    made.set(`activities/copy_${i}.json`, copy);
  }
  return made;
}

const HAN = '天地人山水火木土日月星石田竹雨雪';
const THAI = 'กขคงจชดตนบปผพมยรลวสห';
// None of them begins the name of a month.
const CONSONANTS = 'bghklprtvz';
const VOWELS = 'aeiou';

/** A word of three or four signs, another one for each number below 2,500, in the script of a language. */
function wordOf(n: number, lang: string): string {
  const pick = (signs: string, step: number): string => signs[Math.floor(n / step) % signs.length] ?? '';
  if (lang === 'cn' || lang === 'tw') return pick(HAN, 1) + pick(HAN, 16) + pick(HAN, 256);
  if (lang === 'th') return ` ${pick(THAI, 1)}${pick(THAI, 20)}${pick(THAI, 400)}`;
  return ` ${pick(CONSONANTS, 1)}${pick(VOWELS, 10)}${pick(CONSONANTS, 50)}${pick(VOWELS, 500)}`;
}

const TEXT = /("(cn|tw|en|th|vi)": ")((?:[^"\\]|\\.)*)"/g;
/** Expressions, targets of links and escapes: a word inside of them would be a mistake. */
const CODE = /\{\{.*?\}\}|\]\([^)]*\)|\\./g;
const LAST_LETTER = /\p{L}\p{M}*(?=[^\p{L}]*$)/u;

/** What stands beside a name has room for 24 letters: with a word more it would be a mistake. */
const isFull = (words: string, lang: string): boolean =>
  (lang === 'en' || lang === 'vi') && words.length > 24 - 5 && words.length <= 24;

/** The same documents with a word of its own in each text of each copy: nothing that was found out about one text holds for another. */
export function withTextsOfTheirOwn(documents: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...documents].map(([path, text]) => {
      const copy = /copy_(\d+)\.json$/.exec(path)?.[1];
      if (copy === undefined) return [path, text];
      const own = text.replace(TEXT, (all, head: string, lang: string, words: string) => {
        const last = LAST_LETTER.exec(words.replace(CODE, (code) => '_'.repeat(code.length)));
        if (!last || isFull(words, lang)) return all;
        const end = last.index + last[0].length;
        return `${head}${words.slice(0, end)}${wordOf(Number(copy), lang)}${words.slice(end)}"`;
      });
      return [path, own];
    }),
  );
}
