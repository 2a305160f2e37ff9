// Before npm run storybook, build-storybook and test:stories: what no browser can find out of each document, which is what the server
// of a try-out answers to its page, and its title as the build draws it. Made again when something of that has changed. With
// GALA_TESTS=day the answers to those documents alone whose stories are tests, and to a part of the others, another each day.
import { join } from 'node:path';
import { stampOf } from '../build/build-stamp.ts';
import { loadDocuments } from '../build/documents.ts';
import { keep, keptIn } from '../build/kept.ts';
import { root } from '../build/schemas.ts';
import { recordAnswers } from '../tools/designers/record-answers.ts';
import { recordLettering } from '../tools/designers/record-lettering.ts';
import { answeredOn, recordFile } from '../tools/designers/story-lists.ts';
import { today } from '../tools/testing/part-of-day.ts';

const file = join(root, recordFile);
const recorders = ['record-answers.ts', 'record-lettering.ts'].map((name) => `tools/designers/${name}`);
const sources = ['activities', 'build/lettering', 'engine', 'mechanics', 'modules', 'schemas', 'server'];
const documents = loadDocuments();
const answered = process.env.GALA_TESTS === 'day' ? answeredOn(today, documents) : documents;
// A part is never taken for the whole.
const part = answered.length === documents.length ? '' : answered.map(({ route }) => ` ${route}`).join('');
const stamp = `${stampOf([...sources, ...recorders])}${part}`;
if (keptIn(file, stamp) === undefined) {
  const began = performance.now();
  const answers = await recordAnswers(answered);
  const letterings = recordLettering(documents);
  keep(file, stamp, { answers, letterings });
  const asked = Object.values(answers).flatMap((own) => Object.keys(own)).length;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${asked} answers and ${Object.keys(letterings).length} titles in ${seconds} s`);
}
