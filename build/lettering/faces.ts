import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import type { Shape } from '../../app/prerender/shape.ts';
import type { Language } from '../../engine/i18n/language.ts';

/** The hands in which titles are drawn; a family names one (`lettering` of its shape.json). */
export type Hand = NonNullable<Shape['lettering']>;

/** A face of a package (SIL Open Font License, its text in the package): its weight's folder. */
type FaceName = readonly [name: string, weight: string];

const latin: Readonly<Record<Hand, FaceName>> = {
  round: ['baloo-2', '800ExtraBold'],
  block: ['bungee', '400Regular'],
  brush: ['lobster', '400Regular'],
  serif: ['playfair-display', '900Black'],
};
const thai: Readonly<Record<Hand, FaceName>> = {
  round: ['mali', '700Bold'],
  block: ['kanit', '800ExtraBold'],
  brush: ['charm', '700Bold'],
  serif: ['kanit', '600SemiBold'],
};
const simplified: Readonly<Record<Hand, FaceName>> = {
  round: ['zcool-kuaile', '400Regular'],
  block: ['zcool-qingke-huangyou', '400Regular'],
  brush: ['ma-shan-zheng', '400Regular'],
  serif: ['zcool-xiaowei', '400Regular'],
};
const traditional: Readonly<Record<Hand, FaceName>> = {
  round: ['noto-sans-tc', '900Black'],
  block: ['zcool-qingke-huangyou', '400Regular'],
  brush: ['cactus-classical-serif', '400Regular'],
  serif: ['cactus-classical-serif', '400Regular'],
};
/** Has every Chinese letter, for titles with one that a display face lacks. */
const whole: FaceName = ['noto-sans-tc', '900Black'];

const require = createRequire(import.meta.url);
const opened = new Map<string, Font>();

function open([name, weight]: FaceName): Font {
  const known = opened.get(name + weight);
  if (known) return known;
  const folder = join(dirname(require.resolve(`@expo-google-fonts/${name}/package.json`)), weight);
  // The file is named after face and weight; its index says how.
  const [, file = ''] = /\.\/(.+\.ttf)/.exec(readFileSync(join(folder, 'index.js'), 'utf8')) ?? [];
  const font = new Font(new Face(new Blob(readFileSync(join(folder, file)))));
  opened.set(name + weight, font);
  return font;
}

const named: Readonly<Record<Language, Readonly<Record<Hand, FaceName>>>> = {
  cn: simplified,
  tw: traditional,
  en: latin,
  th: thai,
  vi: latin,
};

/** The faces of a hand in a language, the one to try first in front. */
export function facesOf(hand: Hand, lang: Language): (() => Font)[] {
  const own = named[lang][hand];
  // Chinese titles hold words of Latin letters, and all others may hold digits and marks: every face has these.
  const others = lang === 'cn' || lang === 'tw' ? [whole] : [];
  return [own, ...others].map((face) => () => open(face));
}
