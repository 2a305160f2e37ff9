import type { Language } from '../i18n/language.ts';
import { marksOf } from '../i18n/marks.ts';

interface Piece {
  readonly name: string;
  readonly much?: string | undefined;
  /** Both as people say them together, where that is not the number before the name: `3 张票`. */
  readonly said?: string | undefined;
  readonly icon?: string | undefined;
}

/** A reward in words: so many of something, or something for so long. */
export const sayPiece = ({ name, much = '', said }: Piece, lang: Language): string =>
  said ??
  (much === ''
    ? name
    : /^[\d.,]+$/.test(much)
      ? `${much}\u00a0${name}`
      : `${name}${marksOf[lang].comma}${much}`);

/** Rewards that come one by one (`x-pieces`) as the one thing that a tap is about: all in words, and the picture of the first that has one. */
export function asOne(pieces: readonly Piece[], lang: Language): { name: string; picture?: string } {
  const picture = pieces.find(({ icon }) => icon !== undefined)?.icon;
  return {
    name: pieces.map((piece) => sayPiece(piece, lang)).join(' · '),
    ...(picture === undefined ? {} : { picture }),
  };
}
