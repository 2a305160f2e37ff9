// A new part of a page that is being made: filled, with all that it needs.
import { propsSchemaPaths } from '../engine/document/schema-set.ts';
import { testSchemas } from '../engine/testing.tsx';
import { samplesOf, withPart } from '../tools/designers/bring.ts';
import type { Asked } from '../tools/designers/told-event.ts';
import { allDocuments } from './documents.ts';
import { errorsOf } from './judge-story.ts';

/** JSON of the document with the part. @param file of the document, below activities/ */
export async function withPartAdded(
  file: string,
  { text, list, place, widget }: Asked['add'],
): Promise<string> {
  const path = propsSchemaPaths(testSchemas).get(widget) ?? '';
  const samples = samplesOf(widget, testSchemas.get(path) ?? {}, (await allDocuments()).values());
  return JSON.stringify(
    withPart(JSON.parse(text), list, samples, (page) => errorsOf(file, page), place),
    null,
    2,
  );
}
