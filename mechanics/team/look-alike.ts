/** Scripts whose letters are taken for Latin ones: a Cyrillic а looks like a Latin a. */
const others = ['Cyrillic', 'Greek', 'Coptic', 'Armenian', 'Cherokee', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
const alike = [/\p{Script=Latin}/u, ...others];

/** Letters of these scripts that look like a Latin one in the faces of phones, as Unicode's table of confusables has them (UTS #39). */
const latinAtSight = new RegExp(
  `^[${[
    // Cyrillic
    '\\u0405\\u0406\\u0408\\u0410\\u0412\\u0415\\u041a\\u041c-\\u041e\\u0420-\\u0423\\u0425\\u0430\\u0435\\u043e\\u0440\\u0441\\u0443\\u0445',
    '\\u0455\\u0456\\u0458\\u0475\\u04ae\\u04af\\u04bb\\u04c0\\u04cf\\u0501\\u050c\\u051a-\\u051d',
    // Greek
    '\\u037f\\u0391\\u0392\\u0395-\\u0397\\u0399\\u039a\\u039c\\u039d\\u039f\\u03a1\\u03a4\\u03a5\\u03a7',
    '\\u03b1\\u03b3\\u03b9\\u03bd\\u03bf\\u03c1\\u03c5\\u03d2\\u03f2\\u03f3\\u03f9',
    // Coptic
    '\\u2c82\\u2c88\\u2c8e\\u2c92-\\u2c94\\u2c98\\u2c9a\\u2c9e\\u2c9f\\u2ca2-\\u2ca6\\u2ca8\\u2cac',
    // Armenian
    '\\u053c\\u054d\\u054f\\u0555\\u0566\\u0570\\u0575\\u0578\\u057d\\u0581\\u0585',
    // Cherokee
    '\\u13a0-\\u13a2\\u13a5\\u13a9-\\u13ac\\u13b3\\u13b4\\u13b6\\u13b7\\u13bb\\u13bd\\u13c0\\u13c2\\u13c3\\u13cf\\u13d2\\u13d4',
    '\\u13d5\\u13d9\\u13da\\u13de\\u13df\\u13e2\\u13e6\\u13e7\\u13ed\\u13f3\\u13f4',
    // Lisu
    '\\ua4d0\\ua4d1\\ua4d3\\ua4d4\\ua4d6\\ua4d7\\ua4d9\\ua4da\\ua4dc\\ua4dd\\ua4df-\\ua4e3\\ua4e6\\ua4e7\\ua4ea-\\ua4ec\\ua4ee',
    '\\ua4f0\\ua4f2-\\ua4f4',
  ].join('')}]$`,
  'u',
);

/** Whether a word is of two scripts that look alike, as none is that people write. */
const isMixed = (name: string): boolean =>
  name.split(/[^\p{L}\p{M}\p{N}]/u).some((word) => alike.filter((script) => script.test(word)).length > 1);

/**
 * Whether every letter of another script in a name passes for a Latin one. One that does not, as the и of «Мы и река», shows what
 * is written; small letters of Cherokee look like its large ones, and marks change no letter.
 */
const passesForLatin = (name: string): boolean => {
  const foreign = [...name.normalize('NFD')].filter((letter) => others.some((script) => script.test(letter)));
  return (
    foreign.length > 0 &&
    foreign.every((one) => latinAtSight.test(/\p{Script=Cherokee}/u.test(one) ? one.toUpperCase() : one))
  );
};

/** Whether a name can be taken for another one that is written in Latin letters. */
export const isLookAlike = (name: string): boolean => isMixed(name) || passesForLatin(name);
