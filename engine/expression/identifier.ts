/** Whether a field can be read with a dot: `gift.rose`, but `gift["moon-carousel"]`. */
export const isIdentifier = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name);
