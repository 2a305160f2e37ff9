/** The papers of notes on walls, by family. */
import { note as carnival } from './carnival/note.ts';
import { note as jade } from './jade-moon/note.ts';
import { note as passport } from './passport/note.ts';
import { note as rose } from './rose-night/note.ts';
import { note as snow } from './snow-globe/note.ts';
import { note as spring } from './spring-letter/note.ts';

const papers: Readonly<Record<string, string>> = {
  carnival,
  'jade-moon': jade,
  passport,
  'rose-night': rose,
  'snow-globe': snow,
  'spring-letter': spring,
};

/** A family's pictures with its paper behind them: ids of a picture hold its place, so that what is new stands last. */
export const withNote = (family: string, pictures: Record<string, string>): Record<string, string> => {
  const paper = papers[family];
  return paper === undefined ? pictures : { ...pictures, 'note.svg': paper };
};
