import { addons } from 'storybook/preview-api';
import type { NodeValue } from '../engine/document/document.ts';
import { type TestNode, testSchemas } from '../engine/testing.tsx';
import { formsOf } from '../tools/designers/form-of.ts';
import { EVENT, errorsIn, type Said } from '../tools/designers/told-event.ts';
import { served } from './addresses.ts';
import type { Origin } from './origin.ts';

// The check is large, and most stories are shown as they are.
const judging = () => import('./judge-story.ts');

const tell = <Name extends keyof Said>(name: Name, what: Said[Name]): void => {
  if (addons.hasChannel()) addons.getChannel().emit(EVENT[name], what);
};

let whole: Said['document'] | undefined;

/** Shows the panel the file of the document that is being shown, now and whenever it asks. */
export function tellDocument(document: Said['document']): void {
  whole = document;
  tell('document', document);
}

/** Answers the panel, which begins after the story. */
export function answerPanel(): void {
  if (!addons.hasChannel()) return;
  addons.getChannel().on(EVENT.ask, async () => {
    if (whole) tell('document', whole);
    const { pictures } = await judging();
    tell('forms', { forms: formsOf(testSchemas), pictures, art: served('activities/') });
  });
}

/** A node as a story shows it; with the document that it is from, where it stands in that alone. */
interface Taken {
  node: NodeValue;
  from?: Origin;
}

/** What the check took last, of each story. */
const taken = new Map<string, Taken>();

/**
 * The node that a story shows for a text: what the text says, or, where the check refuses it, what stood there before. What names
 * things of a committed document, as a node pasted from one does, is judged and shown in that.
 * @param sound the story's own node, which is never judged
 * @param pageOf the page around a node
 */
export async function edited(
  story: string,
  text: string,
  sound: string,
  pageOf: (node: NodeValue) => TestNode,
): Promise<Taken> {
  const own = JSON.parse(sound) as NodeValue;
  let told = text === sound ? [] : (await judging()).judgeStory(text, sound, pageOf(own));
  let from: Origin | undefined;
  if (errorsIn(told) > 0) {
    const there = await (await import('./origin.ts')).originIn(text);
    if (there && errorsIn(there.told) < errorsIn(told)) ({ told, from } = there);
  }
  if (errorsIn(told) === 0) taken.set(story, { node: JSON.parse(text) as NodeValue, ...(from && { from }) });
  tell('told', { story, told, from: from?.file });
  return taken.get(story) ?? { node: own };
}
