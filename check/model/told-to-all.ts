import type { ExpressionAst } from '../../engine/expression/ast.ts';
import { languages as everyLanguage, type Language } from '../../engine/i18n/language.ts';
import type { Compilation } from './compiled.ts';
import type { CheckedFile } from './file.ts';
import { mayBeSeen } from './shown-when.ts';

/** A condition that holds for some people. */
interface Asked {
  readonly ast: ExpressionAst;
  readonly source: string;
}

const isTrue = (name: string): Asked => ({ ast: ['$', name], source: name });
const isFalse = (name: string): Asked => ({ ast: ['!', ['$', name]], source: `!${name}` });
const isNot = (phase: string): Asked => ({
  ast: ['!=', ['$', 'phase'], phase],
  source: `phase != '${phase}'`,
});

/** What people are, whatever they do: where they read, and from where. */
const PEOPLE: readonly (readonly Asked[])[] = [isTrue('inApp'), isFalse('inApp')].flatMap((app) =>
  [isTrue('overseas'), isFalse('overseas')].map((place) => [app, place]),
);

/** Afterwards is too late. */
const IN_TIME = [isNot('settling'), isNot('ended')];

/**
 * In which languages everybody reads one of these texts before the campaign is over, and whether those are all that the page
 * has.
 */
export function toldIn(
  file: CheckedFile,
  texts: readonly Compilation[],
): { readonly told: readonly Language[]; readonly toAll: boolean } {
  const { languages } = file.document;
  const own = everyLanguage.filter((lang) => !Array.isArray(languages) || languages.includes(lang));
  const told = own.filter((lang) => {
    const asked: Asked = { ast: ['==', ['$', 'lang'], lang], source: `lang == '${lang}'` };
    return PEOPLE.every((who) =>
      texts.some(
        ({ place, pointer }) =>
          (pointer === place.pointer || pointer.endsWith(`/${lang}`)) &&
          mayBeSeen(file, place, [asked, ...who, ...IN_TIME]),
      ),
    );
  });
  return { told, toAll: told.length === own.length };
}
