/** A choice of several, by commas. Ends the command where one is none of those that there are. */
export function several<One extends string>(name: string, given: string, known: readonly One[]): One[] {
  const all = given.split(',');
  const lost = all.filter((one) => !known.includes(one as One));
  if (lost.length === 0) return all as One[];
  console.error(`--${name} ${lost.join(',')}: expected some of ${known.join(',')}`);
  process.exit(2);
}

/** Ends the command where a number is not one from 1 to `most`. */
export function whole(name: string, given: string, most: number): number {
  const number = Number(given);
  if (Number.isInteger(number) && number > 0 && number <= most) return number;
  console.error(`--${name} ${given}: expected a whole number from 1 to ${most}`);
  process.exit(2);
}
