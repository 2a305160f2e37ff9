import { addons } from 'storybook/preview-api';
import type { ActivityDocument, NodeValue } from '../engine/document/document.ts';
import { documentAround, type TestNode, testSchemas } from '../engine/testing.tsx';
import { formsOf } from '../tools/designers/form-of.ts';
import { namePlaces, namesOf } from '../tools/designers/names-of.ts';
import { type Asked, EVENT, errorsIn, type Said } from '../tools/designers/told-event.ts';
import { served } from './addresses.ts';
import type { Origin } from './origin.ts';

// The check is large, and most stories are shown as they are.
const judging = () => import('./judge-story.ts');

const tell = <Name extends keyof Said>(name: Name, what: Said[Name]): void => {
  if (addons.hasChannel()) addons.getChannel().emit(EVENT[name], what);
};

const places = namePlaces(testSchemas);

let whole: Said['document'] | undefined;

/** Shows the panel the file of the document that is being shown, now and whenever it asks. */
export function tellDocument(document: Said['document']): void {
  whole = document;
  tell('document', document);
}

let judged: Said['told'] | undefined;

/** Shows the panel what the check says, now and whenever it asks. */
function tellJudged(of: Said['told']): void {
  judged = of;
  tell('told', of);
}

/** Answers the panel, which begins after the story. */
export function answerPanel(): void {
  if (!addons.hasChannel()) return;
  addons.getChannel().on(EVENT.ask, async () => {
    if (whole) tell('document', whole);
    if (judged) tell('told', judged);
    const [{ pictures, families, knownNames }, { partKinds }] = await Promise.all([
      judging(),
      import('./part-kinds.ts'),
    ]);
    const forms = formsOf(testSchemas);
    const art = served('activities/');
    tell('forms', { forms, pictures, families, art, kinds: partKinds(), places, known: knownNames() });
  });
  addons.getChannel().on(EVENT.add, async (asked: Asked['add']) => {
    const { withPartAdded } = await import('./add-part.ts');
    tell('added', { story: asked.story, text: await withPartAdded(whole?.file ?? '', asked) });
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
  const names = namesOf(places, { ...(from?.document ?? documentAround(pageOf(own))) });
  tellJudged({ story, text, told, from: from?.file, names });
  return taken.get(story) ?? { node: own };
}

/** What the check took last, of each story of a document, by the text that it was. */
const takenDocuments = new Map<string, { text: string; document: ActivityDocument }>();

/**
 * The document that a story shows for a text: what the text says, or, where the check refuses it, what stood there before.
 * @param file below activities/
 * @param sound what the file says
 */
export async function editedDocument(
  story: string,
  file: string,
  text: string,
  sound: string,
): Promise<ActivityDocument> {
  const told = text === sound ? [] : (await judging()).judgeDocument(file, text, sound);
  tellJudged({ story, text, told });
  const wanted = errorsIn(told) === 0 ? text : (takenDocuments.get(story)?.text ?? sound);
  // The same text is the same document, so that its page goes on.
  if (takenDocuments.get(story)?.text !== wanted)
    takenDocuments.set(story, { text: wanted, document: JSON.parse(wanted) });
  return (takenDocuments.get(story) as { document: ActivityDocument }).document;
}
