import type { CommonText, OwnTexts } from '../../schemas/generated/texts.gen.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** A product text in the page's language, by its key. */
type TranslateBy<Key extends string> = (key: Key, values?: TextValues) => string;
/** What several say; with the name of a widget or a screen, what that alone says, too. */
export type Translate<Name extends keyof OwnTexts = never> = TranslateBy<CommonText | OwnTexts[Name]>;
/** Any text: for who holds texts and does not say them. */
export type TranslateAny = TranslateBy<string>;

const recordKey = (key: string, values?: TextValues): string =>
  values ? `${key} ${JSON.stringify(values)}` : key;

/**
 * The product texts of a page. While it is pre-rendered, i18next answers and every answer is recorded; the phone
 * starts with that record, which holds all that the first view asks for, and i18next takes over once it has loaded.
 */
export class PhoneStrings {
  readonly record: Record<string, string>;
  #translate: TranslateAny | undefined;
  readonly #records: boolean;

  constructor(record: Record<string, string> = {}, translate?: TranslateAny) {
    this.record = record;
    this.#translate = translate;
    this.#records = translate !== undefined;
  }

  /** The text; before i18next has loaded, a text that nobody recorded is empty. */
  readonly t: Translate = (key, values) => {
    if (!this.#translate) return this.record[recordKey(key, values)] ?? '';
    const text = this.#translate(key, values);
    // The phone keeps no record: a live board would add to it with every score.
    if (this.#records) this.record[recordKey(key, values)] = text;
    return text;
  };

  /** From now on this one answers. */
  use(translate: TranslateAny): void {
    this.#translate = translate;
  }

  get complete(): boolean {
    return this.#translate !== undefined;
  }
}
