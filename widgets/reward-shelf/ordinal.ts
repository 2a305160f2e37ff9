const endings = ['th', 'st', 'nd', 'rd'];

/** A place as English says it: 1st, 2nd, 3rd, 11th. The platform's own rules, which say the same, cost a phone 20 ms (`Intl.PluralRules`). */
export const ordinal = (place: number): string => {
  const teen = Math.floor(place / 10) % 10 === 1;
  return `${place}${(teen ? undefined : endings[place % 10]) ?? 'th'}`;
};
