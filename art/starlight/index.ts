/** Every picture of this family, by file name. */
import { adriftPictures } from './adrift.ts';
import { arena } from './arena.ts';
import { auditionPictures } from './audition.ts';
import { encorePictures } from './encore.ts';
import { ghostGifts } from './ghost-gifts.ts';
import { ghostPictures } from './ghost-lane.ts';
import { hillsidePictures } from './hillside.ts';
import { hillsideGifts } from './hillside-gifts.ts';
import { hillsideStars } from './hillside-stars.ts';
import { kit } from './kit.ts';
import { liveRankPictures, liveRankSky } from './live-rank.ts';
import { openMicSky, openMicStage } from './open-mic.ts';
import { partyStars } from './party-stars.ts';
import { starlightPost } from './post.ts';
import { rotundaPictures } from './rotunda.ts';
import { runwayPictures } from './runway.ts';
import { scalesPictures, scalesStrips } from './scales.ts';
import { signHall } from './sign-hall.ts';
import { stage } from './stage.ts';
import { telescopePictures, telescopeStrips } from './telescope.ts';
import { voyagePictures } from './voyage.ts';
import { wayInStrips } from './way-in.ts';
import { yearbookPictures } from './yearbook.ts';

export const starlight = {
  ...stage,
  ...kit,
  ...voyagePictures,
  ...openMicStage,
  ...arena,
  ...starlightPost,
  ...liveRankPictures,
  ...yearbookPictures,
  ...rotundaPictures,
  ...telescopePictures,
  ...scalesPictures,
  ...runwayPictures,
  ...ghostPictures,
  ...ghostGifts,
  ...hillsidePictures,
  ...hillsideGifts,
  ...hillsideStars,
  ...signHall,
  ...partyStars,
  ...scalesStrips,
  ...telescopeStrips,
  ...adriftPictures,
  ...auditionPictures,
  ...wayInStrips,
  ...encorePictures,
  ...liveRankSky,
  ...openMicSky,
};
