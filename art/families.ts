/** All pictures, by family and file name. What a family has, its folder says. */

import { billiardsLounge } from './billiards-lounge/index.ts';
import { carnival } from './carnival/index.ts';
import { withCovers } from './covers.ts';
import { goldenWeek } from './golden-week/index.ts';
import { harbourLight } from './harbour-light/index.ts';
import { jadeMoon } from './jade-moon/index.ts';
import { lanternFair } from './lantern-fair/index.ts';
import { limelight } from './limelight/index.ts';
import { mapleHour } from './maple-hour/index.ts';
import { neonPulse } from './neon-pulse/index.ts';
import { nightMarket } from './night-market/index.ts';
import { withNote } from './notes.ts';
import { passport } from './passport/index.ts';
import { powderRoom } from './powder-room/index.ts';
import { amberPaper, quietPaper, sagePaper } from './quiet-paper/index.ts';
import { roseNight } from './rose-night/index.ts';
import { snowGlobe } from './snow-globe/index.ts';
import { springLetter } from './spring-letter/index.ts';
import { starlight } from './starlight/index.ts';
import { summerTide } from './summer-tide/index.ts';

const drawn: Record<string, Record<string, string>> = {
  'rose-night': roseNight,
  'golden-week': goldenWeek,
  carnival,
  'quiet-paper': quietPaper,
  'jade-moon': jadeMoon,
  limelight,
  starlight,
  'spring-letter': springLetter,
  'maple-hour': mapleHour,
  passport,
  'snow-globe': snowGlobe,
  'lantern-fair': lanternFair,
  'summer-tide': summerTide,
  'billiards-lounge': billiardsLounge,
  'neon-pulse': neonPulse,
  'night-market': nightMarket,
  'powder-room': powderRoom,
  'sage-paper': sagePaper,
  'amber-paper': amberPaper,
  'harbour-light': harbourLight,
};

export const families = Object.fromEntries(
  Object.entries(drawn).map(([family, pictures]) => [family, withNote(family, withCovers(family, pictures))]),
);
