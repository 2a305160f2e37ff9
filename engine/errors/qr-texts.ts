// What the QR generator says (specification §5, §8), to the letter of the one that it stands in for.

/** @param limit bytes that the level holds (T56) */
export const qrTooLong = (level: string, limit: number): string =>
  `Too long data. the CorrectLevel.${level} limit length is ${limit}`;
export const qrVersionReset = (version: string): string =>
  `QR Code version '${version}' is invalidate, reset to 0`;
// Ends with a space, as recorded.
export const qrDotScaleReset = (scale: string): string =>
  `${scale} , is invalidate, dotScale must greater than 0, less than or equal to 1, now reset to 1. `;
