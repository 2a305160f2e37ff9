/** Stands where no line may end. It takes no room, and nobody hears it. */
export const WORD_JOINER = '\u2060';

/** A text for elsewhere than a page: what is shared, copied or searched has nothing in it that was there for its lines. */
export const withoutJoiners = (text: string): string => text.replaceAll(WORD_JOINER, '');
