/** One of four families of types, each with its colours (art direction of the module). */
export const temperamentOf = (type: string): 'nt' | 'nf' | 'sj' | 'sp' => {
  const [, perceives, decides, lives] = type;
  if (perceives === 'N') return decides === 'T' ? 'nt' : 'nf';
  return lives === 'J' ? 'sj' : 'sp';
};
