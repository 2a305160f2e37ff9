import { asRecord } from './plain.ts';

/** How the code of a link may look. */
export interface LinkQrLook {
  /** Address of the picture in the middle. */
  logo?: string | undefined;
  /** #rgb or #rrggbb, otherwise black (specification §5). */
  codeColor?: string | undefined;
}

/** What a QR generator is given. */
export interface QrHandOver {
  /** The link, marked as read from a code; the blank at its end belongs to it as recorded. */
  text: string;
  logo: string;
  colorDark: string;
  logoBackgroundTransparent: true;
  crossOrigin: 'anonymous';
  /** Q with a logo, L without (T53). */
  correctLevel: 'L' | 'Q';
}

const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A link as a code of it carries it: `af_ss_qr` is `c` where the look was chosen, else `true` (specification §7). */
export const readFromCode = (link: string, chosen = false): string =>
  `${link}&af_ss_qr=${chosen ? 'c' : 'true'}`;

/** The hand-over of a link to the QR generator. */
export function qrHandOver(link: string, look: LinkQrLook | undefined): QrHandOver {
  const { logo, codeColor } = asRecord(look);
  const picture = typeof logo === 'string' ? logo : '';
  return {
    text: `${readFromCode(link, Boolean(logo || codeColor))} `,
    logo: picture,
    colorDark: typeof codeColor === 'string' && COLOUR.test(codeColor) ? codeColor : '#000',
    logoBackgroundTransparent: true,
    crossOrigin: 'anonymous',
    correctLevel: picture === '' ? 'L' : 'Q',
  };
}
