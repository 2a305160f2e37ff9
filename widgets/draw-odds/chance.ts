/** Answers tell how often in a million. */
const million = 1e6;

/** A share of a million as per cent, with as many decimals as it has, at most four: 46800 -> `4.68%`. */
export const formatChance = (count: number, tag: string): string =>
  (count / million).toLocaleString(tag, { style: 'percent', maximumFractionDigits: 4 });
