const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A place as English says it: 1st, 2nd, 3rd, 11th. */
export const ordinal = (place: number): string => `${place}${endings[rules.select(place)] ?? 'th'}`;
