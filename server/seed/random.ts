/** A repeatable source of chance: the same name gives the same numbers in [0, 1). */
export function randomOf(name: string): () => number {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list; a `lean` above 1 prefers its beginning. */
export function pick<T>(list: readonly T[], random: () => number, lean = 1): T {
  const found = list[Math.floor(random() ** lean * list.length)];
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
}
