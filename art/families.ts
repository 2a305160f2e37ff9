/** All pictures, by family and file name. */
import { eggPictures } from './carnival/eggs.ts';
import { gifts as carnivalGifts } from './carnival/gifts.ts';
import { kit as carnivalKit } from './carnival/kit.ts';
import { relayPictures } from './carnival/relay.ts';
import { stage as carnivalStage } from './carnival/stage.ts';
import { butterflyPictures } from './golden-week/butterfly.ts';
import { coronetPictures } from './golden-week/coronet.ts';
import { ferryPictures } from './golden-week/ferry.ts';
import { gifts as goldenGifts } from './golden-week/gifts.ts';
import { kit as goldenKit } from './golden-week/kit.ts';
import { plateOfNames } from './golden-week/name-plate.ts';
import { stage as goldenStage } from './golden-week/stage.ts';
import { acts as limeActs } from './limelight/acts.ts';
import { boxesPictures } from './limelight/boxes.ts';
import { clipPictures } from './limelight/clip.ts';
import { gifts as limeGifts } from './limelight/gifts.ts';
import { kit as limeKit } from './limelight/kit.ts';
import { sofaPictures } from './limelight/sofa.ts';
import { stage as limeStage } from './limelight/stage.ts';
import { globePictures } from './quiet-paper/globe.ts';
import { kit as paperKit } from './quiet-paper/kit.ts';
import { moneyPictures } from './quiet-paper/money.ts';
import { sheet } from './quiet-paper/sheet.ts';
import { callPictures } from './rose-night/call.ts';
import { gifts as roseGifts } from './rose-night/gifts.ts';
import { kit as roseKit } from './rose-night/kit.ts';
import { letters as roseLetters } from './rose-night/letters.ts';
import { recordPictures } from './rose-night/record.ts';
import { stage as roseStage } from './rose-night/stage.ts';
import { cupPictures } from './rose-night/two-cups.ts';
import { arena as starlightArena } from './starlight/arena.ts';
import { kit as starlightKit } from './starlight/kit.ts';
import { lighthousePictures } from './starlight/lighthouse.ts';
import { liveRankPictures } from './starlight/live-rank.ts';
import { openMicStage } from './starlight/open-mic.ts';
import { starlightPost } from './starlight/post.ts';
import { rotundaPictures } from './starlight/rotunda.ts';
import { scalesPictures } from './starlight/scales.ts';
import { stage as starlightStage } from './starlight/stage.ts';
import { telescopePictures } from './starlight/telescope.ts';
import { voyagePictures } from './starlight/voyage.ts';
import { yearbookPictures } from './starlight/yearbook.ts';

export const families: Record<string, Record<string, string>> = {
  'rose-night': {
    ...roseStage,
    ...roseKit,
    ...roseGifts,
    ...roseLetters,
    ...cupPictures,
    ...callPictures,
    ...recordPictures,
  },
  'golden-week': {
    ...goldenStage,
    ...goldenKit,
    ...goldenGifts,
    ...plateOfNames,
    ...butterflyPictures,
    ...ferryPictures,
    ...coronetPictures,
  },
  carnival: { ...carnivalStage, ...carnivalKit, ...carnivalGifts, ...eggPictures, ...relayPictures },
  'quiet-paper': { ...sheet, ...paperKit, ...globePictures, ...moneyPictures },
  limelight: {
    ...limeStage,
    ...limeKit,
    ...limeGifts,
    ...limeActs,
    ...sofaPictures,
    ...clipPictures,
    ...boxesPictures,
  },
  starlight: {
    ...starlightStage,
    ...starlightKit,
    ...voyagePictures,
    ...openMicStage,
    ...starlightArena,
    ...starlightPost,
    ...lighthousePictures,
    ...liveRankPictures,
    ...yearbookPictures,
    ...rotundaPictures,
    ...telescopePictures,
    ...scalesPictures,
  },
};
