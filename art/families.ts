/** All pictures, by family and file name. */
import { gifts as loungeGifts } from './billiards-lounge/gifts.ts';
import { kit as loungeKit } from './billiards-lounge/kit.ts';
import { oneLampPictures } from './billiards-lounge/one-lamp.ts';
import { stage as loungeStage } from './billiards-lounge/stage.ts';
import { arcadePictures } from './carnival/arcade.ts';
import { eggPictures, eggStrips } from './carnival/eggs.ts';
import { gifts as carnivalGifts } from './carnival/gifts.ts';
import { handPictures } from './carnival/hands.ts';
import { harbourPictures } from './carnival/harbour.ts';
import { harbourGifts } from './carnival/harbour-gifts.ts';
import { kit as carnivalKit } from './carnival/kit.ts';
import { luckyWheel } from './carnival/lucky-wheel.ts';
import { relayPictures } from './carnival/relay.ts';
import { stage as carnivalStage } from './carnival/stage.ts';
import { withCovers } from './covers.ts';
import { butterflyPictures, butterflyStrips } from './golden-week/butterfly.ts';
import { chestPictures } from './golden-week/chest.ts';
import { coronetPictures } from './golden-week/coronet.ts';
import { ferryPictures, ferryStrips } from './golden-week/ferry.ts';
import { gifts as goldenGifts } from './golden-week/gifts.ts';
import { kit as goldenKit } from './golden-week/kit.ts';
import { lanternStreet } from './golden-week/lantern-street.ts';
import { plateOfNames } from './golden-week/name-plate.ts';
import { stage as goldenStage } from './golden-week/stage.ts';
import { gifts as jadeGifts } from './jade-moon/gifts.ts';
import { kit as jadeKit } from './jade-moon/kit.ts';
import { magpies as jadeMagpies } from './jade-moon/magpies.ts';
import { seventh as jadeSeventh } from './jade-moon/seventh.ts';
import { songkranPictures } from './jade-moon/songkran.ts';
import { songkranGifts } from './jade-moon/songkran-gifts.ts';
import { stage as jadeStage } from './jade-moon/stage.ts';
import { threads as jadeThreads } from './jade-moon/threads.ts';
import { dipperPictures } from './lantern-fair/dipper.ts';
import { dipperGifts } from './lantern-fair/dipper-gifts.ts';
import { gifts as lanternGifts } from './lantern-fair/gifts.ts';
import { kit as lanternKit } from './lantern-fair/kit.ts';
import { passOnPictures } from './lantern-fair/pass-on.ts';
import { stage as lanternStage } from './lantern-fair/stage.ts';
import { acts as limeActs } from './limelight/acts.ts';
import { boxesPictures } from './limelight/boxes.ts';
import { clipPictures } from './limelight/clip.ts';
import { dressingPictures } from './limelight/dressing-room.ts';
import { gifts as limeGifts } from './limelight/gifts.ts';
import { kit as limeKit } from './limelight/kit.ts';
import { lineEleven } from './limelight/line-eleven.ts';
import { lineElevenGifts } from './limelight/line-eleven-gifts.ts';
import { rooftopPictures } from './limelight/rooftop.ts';
import { rooftopGifts } from './limelight/rooftop-gifts.ts';
import { seaPictures } from './limelight/sea.ts';
import { seaGifts } from './limelight/sea-gifts.ts';
import { sofaPictures, sofaStrips } from './limelight/sofa.ts';
import { stage as limeStage } from './limelight/stage.ts';
import { standsPictures } from './limelight/stands.ts';
import { doorstep as mapleDoorstep } from './maple-hour/doorstep.ts';
import { gifts as mapleGifts } from './maple-hour/gifts.ts';
import { harvestPictures } from './maple-hour/harvest.ts';
import { harvestGifts } from './maple-hour/harvest-gifts.ts';
import { houses as mapleHouses } from './maple-hour/houses.ts';
import { houseGifts } from './maple-hour/houses-gifts.ts';
import { kit as mapleKit } from './maple-hour/kit.ts';
import { stage as mapleStage } from './maple-hour/stage.ts';
import { potPictures } from './maple-hour/street-pot.ts';
import { potGifts } from './maple-hour/street-pot-gifts.ts';
import { potSauces } from './maple-hour/street-pot-sauces.ts';
import { alleyPictures } from './neon-pulse/alley.ts';
import { gifts as neonGifts } from './neon-pulse/gifts.ts';
import { kit as neonKit } from './neon-pulse/kit.ts';
import { summit as neonSummit } from './neon-pulse/summit.ts';
import { withNote } from './notes.ts';
import { kit as passportKit } from './passport/kit.ts';
import { labels as passportLabels } from './passport/labels.ts';
import { stage as passportStage } from './passport/stage.ts';
import { stamps as passportStamps } from './passport/stamps.ts';
import { story as passportStory } from './passport/story.ts';
import { powderKit } from './powder-room/kit.ts';
import { scentGifts } from './powder-room/scent-bottles.ts';
import { scentPictures } from './powder-room/scents.ts';
import { powderStage } from './powder-room/stage.ts';
import { worn } from './powder-room/worn.ts';
import { chartPictures } from './quiet-paper/chart.ts';
import { gardenPictures } from './quiet-paper/garden.ts';
import { globePictures } from './quiet-paper/globe.ts';
import { growingPictures } from './quiet-paper/growing.ts';
import { kit as paperKit } from './quiet-paper/kit.ts';
import { amberMedals, paperMedals, sageMedals } from './quiet-paper/medals.ts';
import { moneyPictures } from './quiet-paper/money.ts';
import { amberParts, sageParts } from './quiet-paper/other-inks.ts';
import { pursePictures } from './quiet-paper/purse.ts';
import { readingStrips } from './quiet-paper/reading-strips.ts';
import { sheet } from './quiet-paper/sheet.ts';
import { amberPictures } from './quiet-paper/streams.ts';
import { amberStrips, paperStrips, sageStrips } from './quiet-paper/strips.ts';
import { talkPictures } from './quiet-paper/table-talk.ts';
import { surveyPictures } from './quiet-paper/three-minutes.ts';
import { sagePictures } from './quiet-paper/withdrawals.ts';
import { callPictures, callStrips } from './rose-night/call.ts';
import { gifts as roseGifts } from './rose-night/gifts.ts';
import { glasshousePictures } from './rose-night/glasshouse.ts';
import { glasshouseBall } from './rose-night/glasshouse-ball.ts';
import { kit as roseKit } from './rose-night/kit.ts';
import { letters as roseLetters } from './rose-night/letters.ts';
import { recordPictures, recordStrips } from './rose-night/record.ts';
import { stage as roseStage } from './rose-night/stage.ts';
import { telegraph as roseTelegraph } from './rose-night/telegraph.ts';
import { telegraphGifts as roseTelegraphGifts } from './rose-night/telegraph-gifts.ts';
import { cupPictures, cupStrips } from './rose-night/two-cups.ts';
import { gifts as snowGifts } from './snow-globe/gifts.ts';
import { kit as snowKit } from './snow-globe/kit.ts';
import { rollPictures } from './snow-globe/roll.ts';
import { stage as snowStage } from './snow-globe/stage.ts';
import { gifts as springGifts } from './spring-letter/gifts.ts';
import { kit as springKit } from './spring-letter/kit.ts';
import { persimmonPictures } from './spring-letter/persimmon.ts';
import { persimmonGifts } from './spring-letter/persimmon-gifts.ts';
import { riverPictures } from './spring-letter/river.ts';
import { stage as springStage } from './spring-letter/stage.ts';
import { trainPictures } from './spring-letter/train.ts';
import { trainStamps } from './spring-letter/train-stamps.ts';
import { adriftPictures } from './starlight/adrift.ts';
import { arena as starlightArena } from './starlight/arena.ts';
import { auditionPictures } from './starlight/audition.ts';
import { encorePictures } from './starlight/encore.ts';
import { ghostGifts } from './starlight/ghost-gifts.ts';
import { ghostPictures } from './starlight/ghost-lane.ts';
import { hillsidePictures } from './starlight/hillside.ts';
import { hillsideGifts } from './starlight/hillside-gifts.ts';
import { hillsideStars } from './starlight/hillside-stars.ts';
import { kit as starlightKit } from './starlight/kit.ts';
import { lighthousePictures } from './starlight/lighthouse.ts';
import { liveRankPictures } from './starlight/live-rank.ts';
import { openMicStage } from './starlight/open-mic.ts';
import { partyStars } from './starlight/party-stars.ts';
import { starlightPost } from './starlight/post.ts';
import { rotundaPictures } from './starlight/rotunda.ts';
import { runwayPictures } from './starlight/runway.ts';
import { scalesPictures, scalesStrips } from './starlight/scales.ts';
import { signHall } from './starlight/sign-hall.ts';
import { stage as starlightStage } from './starlight/stage.ts';
import { telescopePictures, telescopeStrips } from './starlight/telescope.ts';
import { voyagePictures } from './starlight/voyage.ts';
import { wayInStrips } from './starlight/way-in.ts';
import { yearbookPictures } from './starlight/yearbook.ts';
import { crewPictures } from './summer-tide/crew.ts';
import { kit as tideKit } from './summer-tide/kit.ts';
import { lido as tideLido } from './summer-tide/lido.ts';
import { lidoGifts as tideLidoGifts } from './summer-tide/lido-gifts.ts';
import { stage as tideStage } from './summer-tide/stage.ts';
import { stickers as tideStickers } from './summer-tide/stickers.ts';

const drawn: Record<string, Record<string, string>> = {
  'rose-night': {
    ...roseStage,
    ...roseKit,
    ...roseGifts,
    ...roseLetters,
    ...cupPictures,
    ...callPictures,
    ...recordPictures,
    ...glasshousePictures,
    ...glasshouseBall,
    ...roseTelegraph,
    ...roseTelegraphGifts,
    ...cupStrips,
    ...recordStrips,
    ...callStrips,
  },
  'golden-week': {
    ...goldenStage,
    ...goldenKit,
    ...goldenGifts,
    ...plateOfNames,
    ...butterflyPictures,
    ...ferryPictures,
    ...coronetPictures,
    ...lanternStreet,
    ...chestPictures,
    ...butterflyStrips,
    ...ferryStrips,
  },
  carnival: {
    ...carnivalStage,
    ...carnivalKit,
    ...carnivalGifts,
    ...eggPictures,
    ...relayPictures,
    ...handPictures,
    ...harbourPictures,
    ...harbourGifts,
    ...luckyWheel,
    ...arcadePictures,
    ...eggStrips,
  },
  'quiet-paper': {
    ...sheet,
    ...paperKit,
    ...globePictures,
    ...moneyPictures,
    ...talkPictures,
    ...pursePictures,
    ...growingPictures,
    ...gardenPictures,
    ...surveyPictures,
    ...paperStrips,
    ...chartPictures,
    ...paperMedals,
    ...readingStrips,
  },
  'jade-moon': {
    ...jadeStage,
    ...jadeKit,
    ...jadeGifts,
    ...jadeMagpies,
    ...jadeThreads,
    ...jadeSeventh,
    ...songkranPictures,
    ...songkranGifts,
  },
  limelight: {
    ...limeStage,
    ...limeKit,
    ...limeGifts,
    ...limeActs,
    ...sofaPictures,
    ...clipPictures,
    ...boxesPictures,
    ...dressingPictures,
    ...lineEleven,
    ...lineElevenGifts,
    ...seaPictures,
    ...seaGifts,
    ...rooftopPictures,
    ...rooftopGifts,
    ...standsPictures,
    ...sofaStrips,
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
  },
  'spring-letter': {
    ...springStage,
    ...springKit,
    ...springGifts,
    ...riverPictures,
    ...persimmonPictures,
    ...persimmonGifts,
    ...trainPictures,
    ...trainStamps,
  },
  'maple-hour': {
    ...mapleStage,
    ...mapleKit,
    ...mapleGifts,
    ...mapleDoorstep,
    ...potPictures,
    ...potGifts,
    ...harvestPictures,
    ...harvestGifts,
    ...mapleHouses,
    ...houseGifts,
    ...potSauces,
  },
  passport: { ...passportStage, ...passportKit, ...passportStamps, ...passportStory, ...passportLabels },
  'snow-globe': { ...snowStage, ...snowKit, ...snowGifts, ...rollPictures },
  'lantern-fair': {
    ...lanternStage,
    ...lanternKit,
    ...lanternGifts,
    ...dipperPictures,
    ...dipperGifts,
    ...passOnPictures,
  },
  'summer-tide': {
    ...tideStage,
    ...tideKit,
    ...tideStickers,
    ...tideLido,
    ...tideLidoGifts,
    ...crewPictures,
  },
  'billiards-lounge': { ...loungeStage, ...loungeKit, ...loungeGifts, ...oneLampPictures },
  'neon-pulse': { ...neonSummit, ...neonKit, ...neonGifts, ...alleyPictures },
  'powder-room': { ...powderStage, ...powderKit, ...worn, ...scentPictures, ...scentGifts },
  'sage-paper': { ...sageParts, ...sagePictures, ...sageStrips, ...sageMedals },
  'amber-paper': { ...amberParts, ...amberPictures, ...amberStrips, ...amberMedals },
};

export const families = Object.fromEntries(
  Object.entries(drawn).map(([family, pictures]) => [family, withNote(family, withCovers(family, pictures))]),
);
