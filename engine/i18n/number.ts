import { type Language, languageTag } from './language.ts';

/** From here on numbers are shown with one decimal and the suffix w (specification §5, §9). */
export const LARGE_NUMBER = 10_000;

/** Fields of data and documents that hold money, a price or what somebody has: shown with every digit (0002). */
export const amountFields: readonly unknown[] = [
  'amount',
  'balance',
  'cost',
  'price',
  'diamonds',
  'missing',
  'remains',
];

/** How the tenth is found (T69): cutting never shows more than there is. */
export const tenthOf = Math.trunc;

/**
 * 9999 -> '9999', 10000 -> '1.0w', 12345 -> '1.2w', -10000 -> '-1.0w' (specification §5, T69). Text that is a number
 * counts as one, other text stays as it is, and what is not there is empty (docs/decisions/0002-number-display.md).
 */
export function formatScore(value: number | string | null | undefined): string {
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? formatScore(Number(value)) : value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  // Adding nought turns -0 into 0.
  if (Math.abs(value) < LARGE_NUMBER) return String(value + 0);
  return `${(tenthOf(value / 1000) / 10).toFixed(1)}w`;
}

/** What a language writes between groups of three digits; the others write a comma. */
const separators: Partial<Record<Language, string>> = { vi: '.' };

/**
 * Every digit of a number, grouped as the language does. A number format of the platform says the same, but costs the first
 * board of a page a frame on a weak phone; numbers with a fraction have it.
 */
export function formatAmount(value: number, lang: Language): string {
  if (!Number.isSafeInteger(value)) return new Intl.NumberFormat(languageTag[lang]).format(value);
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, separators[lang] ?? ',');
}
