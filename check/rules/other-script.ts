import { type TextUse, textsOf } from '../model/compiled.ts';
import { perText } from '../model/per-text.ts';
import type { DocumentRule } from '../rule.ts';
import { MARK, VIETNAMESE } from '../text/marks.ts';
import { isObject } from '../text/pointer.ts';
import { othersCharacters } from '../words/chinese.ts';

const SCRIPTS = { Han: /\p{Script=Han}/u, Thai: /\p{Script=Thai}/u, Latin: /\p{Script=Latin}/u } as const;
type Script = keyof typeof SCRIPTS;

/** The script of each language, and those of the others that a text of its own would not be made of. */
const OWN: Readonly<Record<string, [own: Script, ...others: Script[]]>> = {
  cn: ['Han', 'Thai'],
  tw: ['Han', 'Thai'],
  en: ['Latin', 'Han', 'Thai'],
  th: ['Thai', 'Han'],
  vi: ['Latin', 'Han', 'Thai'],
};
const CALLED: Readonly<Record<Script, string>> = { Han: 'Chinese', Thai: 'Thai', Latin: 'Latin letters' };

export const otherScript: DocumentRule = {
  id: 'other-script',
  description: 'Each text is written in the script of its language.',
  severity: 'warning',
  stage: 'document',
  *check(file) {
    const changed = new Set<string>();
    const declared = file.document.languages;
    const only: unknown = Array.isArray(declared) && declared.length === 1 ? declared[0] : undefined;
    for (const kind of ['text', 'markdown'] as const) {
      for (const use of textsOf(file, kind)) {
        const lang = use.lang ?? (typeof only === 'string' ? only : '');
        if (isAtHome(use.wording.marks, lang)) continue;
        const told = otherScriptOf[lang]?.(use);
        if (!told || changed.has(use.pointer)) continue;
        const other = changedOver(use, lang);
        if (other !== undefined) {
          const there = use.pointer.replace(/[^/]+$/, other);
          changed.add(there);
          yield {
            pointer: use.pointer,
            message: `the texts under \`${lang}\` and \`${other}\` stand in each other's place`,
            expected: `each under its own language: these two changed over`,
            got: JSON.stringify(use.text.slice(0, 40)),
            related: [{ pointer: there, message: 'the other one' }],
          };
          continue;
        }
        yield {
          pointer: use.pointer,
          message: `the text under \`${lang}\` is written in ${told}`,
          expected: `a text for readers of \`${lang}\``,
          got: JSON.stringify(use.text.slice(0, 40)),
        };
      }
    }
  },
};

/** The language that has this one's text, where each of the two has the other's. */
function changedOver({ place, text }: TextUse, lang: string): string | undefined {
  const { value } = place;
  if (!isObject(value)) return undefined;
  return Object.keys(OWN).find((other) => {
    const its = value[other];
    if (other === lang || typeof its !== 'string') return false;
    // Each is wrong where it stands, and right in the place of the other.
    return (
      readScript(its, other) !== false && readScript(its, lang) === false && readScript(text, other) === false
    );
  });
}

const SCRIPT_MARKS = { Han: MARK.han, Thai: MARK.thai, Latin: MARK.latin } as const;
const OTHERS_WAY: Readonly<Record<string, number>> = { cn: MARK.traditional, tw: MARK.simplified };

/** By its signs alone: it is in the script of its language, and nothing in it is hidden from a reader. */
const isAtHome = (marks: number, lang: string): boolean => {
  const own = OWN[lang]?.[0];
  return (
    own !== undefined &&
    !(lang === 'en' && (marks & MARK.vietnamese) !== 0) &&
    (marks & (MARK.brace | (OTHERS_WAY[lang] ?? 0))) === 0 &&
    (marks & SCRIPT_MARKS[own]) !== 0
  );
};

/** Half of the words, and two at least, have letters of Vietnamese alone: a name or a dish has fewer. */
function isVietnamese(text: string): boolean {
  if (!VIETNAMESE.test(text.normalize('NFC'))) return false;
  const words = text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
  const own = words.filter((word) => VIETNAMESE.test(word)).length;
  return own >= 2 && own * 2 >= words.length;
}

/** What a text is written in, where its language is not; `false` where it is. */
function readScript(text: string, lang: string): string | false {
  const [own, ...others] = OWN[lang] ?? [];
  if (own === undefined) return false;
  const bare = text.includes('{{') ? text.replaceAll(/\{\{.*?\}\}/gs, ' ') : text;
  const other = SCRIPTS[own].test(bare) ? undefined : others.find((script) => SCRIPTS[script].test(bare));
  if (other) return CALLED[other];
  if (own !== 'Latin' && !SCRIPTS[own].test(bare) && VIETNAMESE.test(bare.normalize('NFC')))
    return 'Vietnamese';
  if (lang === 'en' && isVietnamese(bare)) return 'Vietnamese';
  const signs = lang === 'cn' || lang === 'tw' ? othersCharacters(bare, lang).slice(0, 5) : [];
  const way = lang === 'cn' ? 'traditional' : 'simplified';
  return signs.length > 0 && `${way} characters: ${signs.join(', ')}`;
}

const otherScriptOf = Object.fromEntries(
  Object.keys(OWN).map((lang) => [lang, perText((text) => readScript(text, lang))]),
);
