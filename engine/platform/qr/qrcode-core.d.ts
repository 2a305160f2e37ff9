// The parts of the qrcode package that draw nothing: its main door brings renderers and file writers to the phone.
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode';
}

declare module 'qrcode/lib/core/error-correction-level.js' {
  import type { ErrorCorrectionLevel } from 'qrcode';
  export const L: ErrorCorrectionLevel;
  export const M: ErrorCorrectionLevel;
  export const Q: ErrorCorrectionLevel;
  export const H: ErrorCorrectionLevel;
}

declare module 'qrcode/lib/core/error-correction-code.js' {
  import type { ErrorCorrectionLevel } from 'qrcode';
  export function getBlocksCount(version: number, level: ErrorCorrectionLevel): number;
  export function getTotalCodewordsCount(version: number, level: ErrorCorrectionLevel): number;
}

declare module 'qrcode/lib/core/utils.js' {
  export function getSymbolTotalCodewords(version: number): number;
}

declare module 'qrcode/lib/core/version.js' {
  import type { ErrorCorrectionLevel } from 'qrcode';
  export function getCapacity(version: number, level: ErrorCorrectionLevel): number;
}
