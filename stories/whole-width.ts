/** Toolbar values of a page for designers, which is no page of a phone: all the room there is. */
export const wholeWidth = { viewport: { value: '100pct-100pct' } };
