/** QR codes: made, drawn, saved (specification §5, §8, §9; T53 to T57). */
export { createQr, type QrCode } from './create-qr.ts';
export { drawQr } from './draw-qr.ts';
export { createLinkQr } from './link-qr.ts';
export type { QrLevel, QrOptions } from './qr-options.ts';
export { qrDataImage, qrSvg } from './qr-svg.ts';
export { qrFile, saveQr } from './save-qr.ts';
