// What the QR generator says: of length, version and dots to the letter of the one that it stands in for (specification §5, §8).

/** @param limit bytes that the level holds (T56) */
export const qrTooLong = (level: string, limit: number): string =>
  `Too long data. the CorrectLevel.${level} limit length is ${limit}`;
export const qrVersionReset = (version: string): string =>
  `QR Code version '${version}' is invalidate, reset to 0`;
// Ends with a space, as recorded.
export const qrDotScaleReset = (scale: string): string =>
  `${scale} , is invalidate, dotScale must greater than 0, less than or equal to 1, now reset to 1. `;
/** @param side `width` or `height`; @param instead px */
export const qrSizeReset = (side: string, size: string, instead: number): string =>
  `QR Code ${side} '${size}' is invalidate, reset to ${instead}`;
export const qrVersionRaised = (asked: number, needed: number): string =>
  `QR Code version ${asked} too small, run version use ${needed}`;
export const qrNoRoomForLogo = (version: number, level: string): string =>
  `QR Code version ${version} at level ${level} has no room for a logo, none is drawn`;
// The address stays out of the message: it came from outside and messages are logged.
export const QR_LOGO_REFUSED = 'QR Code logo address is not allowed, no logo is drawn';
