/** What the product says by itself in one language, by key. */
export interface ProductTexts {
  /** What several say. */
  readonly common: Readonly<Record<string, string>>;
  /** What one widget or screen alone says, by its name. */
  readonly own: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What some widgets say, with what several say. Without names: what all say. */
export const textsFor = (
  { common, own }: ProductTexts,
  names: readonly string[] = Object.keys(own),
): Readonly<Record<string, string>> => Object.assign({ ...common }, ...names.map((name) => own[name] ?? {}));
