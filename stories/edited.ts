import { addons } from 'storybook/preview-api';
import type { NodeValue } from '../engine/document/document.ts';
import { type TestNode, testSchemas } from '../engine/testing.tsx';
import { formsOf } from '../tools/designers/form-of.ts';
import { ASK, FORMS, type FormsEvent, TOLD, type ToldEvent } from '../tools/designers/told-event.ts';

// The check is large, and most stories are shown as they are.
const judging = () => import('./judge-story.ts');

const tell = (event: string, what: ToldEvent | FormsEvent): void => {
  if (addons.hasChannel()) addons.getChannel().emit(event, what);
};

/** Answers the panel, which begins after the story. */
export function answerPanel(): void {
  if (!addons.hasChannel()) return;
  addons.getChannel().on(ASK, async () => {
    const { pictures } = await judging();
    tell(FORMS, { forms: formsOf(testSchemas), pictures });
  });
}

/** The node of each story that the check took last. */
const taken = new Map<string, NodeValue>();

/**
 * The node that a story shows for a text: what the text says, or, where the check refuses it, what stood there before.
 * @param sound the story's own node, which is never judged
 * @param pageOf the page around a node
 */
export async function edited(
  story: string,
  text: string,
  sound: string,
  pageOf: (node: NodeValue) => TestNode,
): Promise<NodeValue> {
  const own = JSON.parse(sound) as NodeValue;
  const told = text === sound ? [] : (await judging()).judgeStory(text, sound, pageOf(own));
  if (!told.some(({ severity }) => severity === 'error')) taken.set(story, JSON.parse(text) as NodeValue);
  tell(TOLD, { story, told });
  return taken.get(story) ?? own;
}
