/** Every picture of the families of paper, by file name: each ink is a family. */
import { chartPictures } from './chart.ts';
import { gardenPictures } from './garden.ts';
import { globePictures } from './globe.ts';
import { growingPictures } from './growing.ts';
import { kit } from './kit.ts';
import { amberMedals, paperMedals, sageMedals } from './medals.ts';
import { moneyPictures } from './money.ts';
import { amberParts, sageParts } from './other-inks.ts';
import { pursePictures } from './purse.ts';
import { readingStrips } from './reading-strips.ts';
import { sheet } from './sheet.ts';
import { amberPictures } from './streams.ts';
import { amberStrips, paperStrips, sageStrips } from './strips.ts';
import { talkPictures } from './table-talk.ts';
import { surveyPictures } from './three-minutes.ts';
import { sagePictures } from './withdrawals.ts';

export const quietPaper = {
  ...sheet,
  ...kit,
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
};

export const sagePaper = {
  ...sageParts,
  ...sagePictures,
  ...sageStrips,
  ...sageMedals,
};

export const amberPaper = {
  ...amberParts,
  ...amberPictures,
  ...amberStrips,
  ...amberMedals,
};
