/** The papers of notes on walls, by family. */
import { note as billiards } from './billiards-lounge/note.ts';
import { note as carnival } from './carnival/note.ts';
import { note as golden } from './golden-week/note.ts';
import { note as harbour } from './harbour-light/note.ts';
import { note as jade } from './jade-moon/note.ts';
import { note as lantern } from './lantern-fair/note.ts';
import { note as limelight } from './limelight/note.ts';
import { note as maple } from './maple-hour/note.ts';
import { note as neon } from './neon-pulse/note.ts';
import { note as market } from './night-market/note.ts';
import { note as passport } from './passport/note.ts';
import { note as powder } from './powder-room/note.ts';
import { amberNote, quietNote, sageNote } from './quiet-paper/notes.ts';
import { note as rose } from './rose-night/note.ts';
import { note as snow } from './snow-globe/note.ts';
import { note as spring } from './spring-letter/note.ts';
import { note as starlight } from './starlight/note.ts';
import { note as summer } from './summer-tide/note.ts';

const papers: Readonly<Record<string, string>> = {
  'amber-paper': amberNote,
  'billiards-lounge': billiards,
  carnival,
  'golden-week': golden,
  'harbour-light': harbour,
  'jade-moon': jade,
  'lantern-fair': lantern,
  limelight,
  'maple-hour': maple,
  'neon-pulse': neon,
  'night-market': market,
  passport,
  'powder-room': powder,
  'quiet-paper': quietNote,
  'rose-night': rose,
  'sage-paper': sageNote,
  'snow-globe': snow,
  'spring-letter': spring,
  starlight,
  'summer-tide': summer,
};

/** A family's pictures with its paper behind them: ids of a picture hold its place, so that what is new stands last. */
export const withNote = (family: string, pictures: Record<string, string>): Record<string, string> => {
  const paper = papers[family];
  return paper === undefined ? pictures : { ...pictures, 'note.svg': paper };
};
