interface Piece {
  readonly name: string;
  readonly much?: string | undefined;
  readonly icon?: string | undefined;
}

/** A reward in words: so many of something, or something for so long. */
export const sayPiece = ({ name, much = '' }: Piece): string =>
  much === '' ? name : /^[\d.,]+$/.test(much) ? `${much}\u00a0${name}` : `${name}, ${much}`;

/** Rewards that come one by one (`x-pieces`) as the one thing that a tap is about: all in words, and the picture of the first that has one. */
export function asOne(pieces: readonly Piece[]): { name: string; picture?: string } {
  const picture = pieces.find(({ icon }) => icon !== undefined)?.icon;
  return { name: pieces.map(sayPiece).join(' · '), ...(picture === undefined ? {} : { picture }) };
}
