/** How many people there must be before a share of them says anything. */
export const SAMPLE = 200;

/**
 * How rare a type is: the share of people who have it, in percent with one decimal.
 *
 * @param people people whose latest type it is
 * @param everybody people of all types
 * @returns null while there are fewer than {@link SAMPLE} of them, and for a type that nobody has
 */
export function rarityOf(people: number, everybody: number): number | null {
  if (everybody < SAMPLE || people <= 0 || people > everybody) return null;
  return Math.max(0.1, Math.round((1000 * people) / everybody) / 10);
}
