/** What the answer about the location says (specification §3). */
export interface Region {
  /** The overseas flag. Its name is history: true for anything but CN (T19). */
  ipIsUs: boolean;
  location: { area_code: string };
}

/**
 * The region of `data.areacode` (T23). Undefined where the answer has none: what was known before stays (T20).
 * @param areacode the field as the server sent it, whatever it is
 */
export function regionFrom(areacode: unknown): Region | undefined {
  const code = typeof areacode === 'string' ? areacode.trim() : '';
  return code === '' ? undefined : { ipIsUs: code.toUpperCase() !== 'CN', location: { area_code: code } };
}
