import { useEffect, useState } from 'react';
import type { Language } from '../../../engine/index.ts';
import { isChinese, type Level } from '../rules/levels.ts';
import type { Question } from '../texts.ts';

type Chinese = 'cn' | 'tw';
interface Written {
  readonly title: Readonly<Record<Chinese, string>>;
  readonly sel: Readonly<Record<'A' | 'B', { readonly text: Readonly<Record<Chinese, string>> }>>;
  readonly A: readonly string[];
  readonly B: readonly string[];
  readonly num: string;
}

const load: Record<'advanced' | 'in_depth', () => Promise<{ default: { questions: readonly Written[] } }>> = {
  advanced: () => import('../data/advanced-problem.json'),
  in_depth: () => import('../data/depth-problem.json'),
};

const inLanguage =
  (lang: Chinese) =>
  ({ title, sel, A, B, num }: Written): Question => ({
    title: title[lang],
    sel: { A: { text: sel.A.text[lang] }, B: { text: sel.B.text[lang] } },
    A,
    B,
    num,
  });

/**
 * The questions of a level in the page's language. Those of the entry level come with the page, the longer sets when they are chosen.
 *
 * A browser may keep the failure of a script for as long as the page is open, and after a release its name is another:
 * trying again loads the page anew, which goes on from what the phone keeps.
 *
 * @returns undefined while they load, null when that failed
 */
export function useQuestions(
  level: Level,
  lang: Language,
  entry: readonly Question[],
): readonly Question[] | undefined | null {
  const [loaded, setLoaded] = useState<{ level: Level; questions: readonly Question[] | null }>();
  useEffect(() => {
    if (level === 'entry' || !isChinese(lang)) return;
    let wanted = true;
    // A load that failed may also answer nothing, while the page is about to load anew (decision 0028).
    load[level]()
      .then(({ default: { questions } }) => questions.map(inLanguage(lang)))
      .catch(() => null)
      .then((questions) => wanted && setLoaded({ level, questions }));
    return () => {
      wanted = false;
    };
  }, [level, lang]);
  if (level === 'entry') return entry;
  return loaded?.level === level ? loaded.questions : undefined;
}
