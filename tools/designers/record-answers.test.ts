// By turns: a database is seeded.
import { expect, it } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { recordAnswers } from './record-answers.ts';

it('records what a page asks when it opens, as one of the seed’s people on a live day', async () => {
  const documents = loadDocuments().filter(({ route }) => route === 'activity_20250520');
  const { activity_20250520: own } = await recordAnswers(documents, Date.parse('2026-03-04T12:00:00Z'));
  expect(Object.keys(own ?? {}).sort()).toEqual(Object.keys(documents[0]?.document.data ?? {}).sort());
  expect(own?.charm).toMatchObject({ rows: expect.arrayContaining([expect.objectContaining({ rank: 1 })]) });
}, 120_000);
