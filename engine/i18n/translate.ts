import type { CommonText, OwnTexts } from '../../schemas/generated/texts.gen.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** A product text in the page's language, by its key. */
type TranslateBy<Key extends string> = (key: Key, values?: TextValues) => string;
/** What several say; with the name of a widget or a screen, what that alone says, too. */
export type Translate<Name extends keyof OwnTexts = never> = TranslateBy<CommonText | OwnTexts[Name]>;
/** Any text: for who holds texts and does not say them. */
export type TranslateAny = TranslateBy<string>;

/** What a page says by itself. */
export interface Strings {
  readonly t: Translate;
}
