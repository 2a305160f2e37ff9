// By turns: a database is seeded.
import { expect, it } from 'vitest';
import { loadDocuments } from '../../build/documents.ts';
import { recordAnswers } from './record-answers.ts';

it('records what a page asks, and what its sheets do, as one of the seed’s people on a live day', async () => {
  const documents = loadDocuments().filter(({ route }) => route === 'activity_20250520');
  const { activity_20250520: own } = await recordAnswers(documents, Date.parse('2026-03-04T12:00:00Z'));
  const said = Object.keys(documents[0]?.document.data ?? {});
  // How its boards were settled the build asks besides (decision 0166).
  expect(Object.keys(own ?? {}).sort()).toEqual([...said, 'charmReceipt', 'guardianReceipt'].sort());
  expect(own?.charm).toMatchObject({ rows: expect.arrayContaining([expect.objectContaining({ rank: 1 })]) });
}, 120_000);
