/**
 * What follows each other on one day stands together, in the order in which it came.
 *
 * @param items each with its moment, ms UTC
 * @param dayOf how a day is written (`useFormat().date`)
 */
export function byDay<Item extends { readonly at: number }>(
  items: readonly Item[],
  dayOf: (ms: number) => string,
): readonly { readonly day: string; readonly rows: readonly Item[] }[] {
  const days: { day: string; rows: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.at);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(item);
    else days.push({ day, rows: [item] });
  }
  return days;
}
