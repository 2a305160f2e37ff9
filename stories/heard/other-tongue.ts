import type { Language } from '../../engine/i18n/language.ts';
import { flat, type Stop } from '../../tools/heard/stops.ts';

type Group = Readonly<Record<string, string>>;
/** As the build writes them: what all say, and what each widget says by itself. */
interface Texts {
  readonly common: Group;
  readonly own: Readonly<Record<string, Group>>;
}
const files = import.meta.glob<Texts>('../../app/texts/*.gen.json', { import: 'default', eager: true });

function textsIn(lang: Language): readonly string[] {
  const texts = files[`../../app/texts/${lang}.gen.json`];
  if (!texts) throw new Error(`app/texts has nothing in ${lang}`);
  return [texts.common, ...Object.values(texts.own)].flatMap((group) => Object.values(group));
}

/** What the product says by itself in English alone. */
function englishBut(lang: Language): ReadonlySet<string> {
  const said = new Set(textsIn(lang));
  return new Set(textsIn('en').filter((text) => /[a-z]{2}/.test(text) && !said.has(text)));
}

/** What the product says by itself is said in the language of the page: a word that stayed English is told. */
export function otherTongueFaults(stops: readonly Stop[], lang: Language): string[] {
  if (lang === 'en') return [];
  const english = englishBut(lang);
  return flat(stops).flatMap(({ role, name, said }) =>
    [name, ...said]
      .filter((one) => english.has(one))
      .map((one) => `a page in one language is heard in it: ${role} says "${one}"`),
  );
}
