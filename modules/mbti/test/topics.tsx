import type { ReactNode } from 'react';
import { type SourceState, useFormat, useSignedIn, useWorld } from '../../../engine/index.ts';
import type { MbtiTopicsAnswer, MbtiTypeAnswer } from '../../../schemas/generated/types.gen.ts';
import { ActionButton } from '../common/action-button.tsx';
import { fill } from '../fill.ts';
import { Part } from '../parts/part.tsx';
import { useTell } from '../parts/use-tell.ts';
import type { Texts, TopicText } from '../texts.ts';

/** Hot topics with how many have joined, and the way to where they are talked about: the app (specification §1, §2, §7). */
export function Topics(props: {
  texts: Texts;
  topics: readonly TopicText[];
  /** What everybody sees, and what the reader has joined. */
  facts: SourceState<MbtiTypeAnswer>;
  own: SourceState<MbtiTopicsAnswer>;
  names: { facts: string; own: string };
}): ReactNode {
  const { texts, topics, facts, own, names } = props;
  const world = useWorld();
  const signedIn = useSignedIn();
  const tell = useTell(texts, signedIn);
  const { score, marks } = useFormat();
  const join = async (id: string, wanted: boolean): Promise<void> => {
    try {
      await world.live.call({ method: 'put', path: `/v2/mbti/topics/${id}`, body: { join: wanted } });
      world.sources.refresh([names.facts, names.own]);
    } catch (error) {
      tell(error);
    }
  };
  /** The app's topics; where there is no app, the way to it. */
  const open = (): Promise<void> =>
    world.steps.run([
      {
        do: 'bridge',
        method: 'topicList',
        fallback: {
          $a: [
            { do: 'toast', text: texts.topicsInApp },
            { do: 'open-app', oneLink: false },
          ],
        },
      },
    ]);
  return (
    <Part title={texts.hotTopics} id="mbti-topics" texts={texts} source={facts} name={names.facts}>
      <ul className="mbti-topics">
        {topics.map(({ id, title, p }) => {
          const mine = own.data?.topics.find((one) => one.id === id);
          const joins = mine?.joins ?? facts.data?.topics.find((one) => one.id === id)?.joins ?? 0;
          const joined = mine?.joined ?? false;
          return (
            <li key={id} className="mbti-topic">
              <span className="mbti-topic__text">
                <b>{title}</b>
                <span>{p}</span>
                <span className="mbti-topic__count tabular">
                  {score(joins, (n) => fill(texts.joinedCount, { n }))}
                </span>
              </span>
              <ActionButton
                className={joined ? 'btn btn--quiet' : 'btn btn--secondary'}
                pressed={joined}
                label={`${joined ? texts.joined : texts.join}${marks.colon}${title}`}
                onPress={() => join(id, !joined)}
              >
                {joined ? texts.joined : texts.join}
              </ActionButton>
            </li>
          );
        })}
      </ul>
      <ActionButton className="btn btn--secondary" onPress={open}>
        {texts.openTopics}
      </ActionButton>
    </Part>
  );
}
