/** The color of each rarity in a look that has none of its own, as the styles of widgets have it. */
export const rarities: Readonly<Record<string, string>> = {
  rare: '#38a1ff',
  epic: '#b45cff',
  legendary: '#ffb31f',
};
