// The committed document that a pasted node is from: what the node names is there.
import type { ActivityDocument, NodeValue } from '../engine/document/document.ts';
import type { Told } from '../tools/designers/judge-node.ts';
import { errorsIn } from '../tools/designers/told-event.ts';
import { likeliest, originalOf } from '../tools/designers/where-from.ts';
import { allDocuments, opened } from './documents.ts';
import { judgeIn } from './judge-story.ts';

/** A document with nothing but a node, as the build opens it. */
export interface Origin {
  /** Below activities/. */
  file: string;
  route: string;
  document: ActivityDocument;
}

/** So many documents are tried: several may name what a node names. */
const TRIED = 3;

/** What the check says of a node in the document that takes it best; undefined for what is no node, or like none of any document. */
export async function originIn(text: string): Promise<{ told: Told[]; from: Origin } | undefined> {
  let node: NodeValue;
  try {
    node = JSON.parse(text);
  } catch {
    return undefined;
  }
  const all = await allDocuments();
  const told = likeliest(node, all)
    .slice(0, TRIED)
    .flatMap((file) => {
      const document = all.get(file);
      const original = document && originalOf(node, document);
      return original ? [{ file, document, told: judgeIn(text, original, document) }] : [];
    });
  const [best] = told.sort((a, b) => errorsIn(a.told) - errorsIn(b.told));
  if (!best) return undefined;
  const { file, document } = best;
  return { told: best.told, from: { file, ...opened(file, { ...document, body: [node] }) } };
}
