// Before npm run storybook, build-storybook and test:stories: what no browser can find out of each document, which is what the server
// of a try-out answers to its page, and its title as the build draws it. Made again when something of that has changed.
import { join } from 'node:path';
import { stampOf } from '../build/build-stamp.ts';
import { keep, keptIn } from '../build/kept.ts';
import { root } from '../build/schemas.ts';
import { recordAnswers } from '../tools/designers/record-answers.ts';
import { recordLettering } from '../tools/designers/record-lettering.ts';
import { recordFile } from '../tools/designers/story-lists.ts';

const file = join(root, recordFile);
const recorders = ['record-answers.ts', 'record-lettering.ts'].map((name) => `tools/designers/${name}`);
const sources = ['activities', 'build/lettering', 'engine', 'mechanics', 'modules', 'schemas', 'server'];
const stamp = stampOf([...sources, ...recorders]);
if (keptIn(file, stamp) === undefined) {
  const began = performance.now();
  const answers = await recordAnswers();
  const letterings = recordLettering();
  keep(file, stamp, { answers, letterings });
  const asked = Object.values(answers).flatMap((own) => Object.keys(own)).length;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${asked} answers and ${Object.keys(letterings).length} titles in ${seconds} s`);
}
