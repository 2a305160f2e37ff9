import { type ReactNode, useState } from 'react';
import { Picture, type SourceState, useFormat, useSignedIn, useWorld } from '../../../engine/index.ts';
import type { MbtiRecommendationsAnswer } from '../../../schemas/generated/types.gen.ts';
import { ActionButton } from '../common/action-button.tsx';
import { fill } from '../fill.ts';
import { Part } from '../parts/part.tsx';
import { useTell } from '../parts/use-tell.ts';
import type { Texts } from '../texts.ts';

type Person = MbtiRecommendationsAnswer['users'][number];

/** Recommended users with follow and chat (specification §2, §3). */
export function People(props: {
  texts: Texts;
  name: string;
  source: SourceState<MbtiRecommendationsAnswer>;
}): ReactNode {
  const { texts, name, source } = props;
  const users = source.data?.users ?? [];
  return (
    <Part title={texts.recommendedForYou} id="mbti-people" texts={texts} source={source} name={name}>
      <p className="mbti-note">{texts.preferBestMatch}</p>
      {users.length === 0 ? (
        <p className="mbti-note">{texts.recommendationsEmpty}</p>
      ) : (
        <ul className="mbti-people">
          {users.map((person) => (
            <PersonRow key={person.user_id} person={person} texts={texts} name={name} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function PersonRow({ person, texts, name }: { person: Person; texts: Texts; name: string }): ReactNode {
  const world = useWorld();
  const signedIn = useSignedIn();
  const tell = useTell(texts, signedIn);
  const { colon } = useFormat().marks;
  const [following, setFollowing] = useState(person.following);
  const follow = async (): Promise<void> => {
    const wanted = !following;
    setFollowing(wanted);
    try {
      const body = { idol_id: person.user_id, follow: wanted };
      await world.live.call({ method: 'put', path: '/idol_carnival_to_join', body });
      world.sources.refresh([name]);
    } catch (error) {
      setFollowing(!wanted);
      tell(error);
    }
  };
  const chat = (): Promise<void> =>
    world.steps.run([
      {
        do: 'bridge',
        method: 'chatPage',
        payload: { user_id: person.user_id },
        fallback: {
          $a: [
            { do: 'toast', text: texts.chatInApp },
            { do: 'open-app', oneLink: false },
          ],
        },
      },
    ]);
  return (
    <li className="mbti-person">
      <Picture
        src={person.avatar}
        alt={fill(texts.altAvatar, { name: person.nickname })}
        width={48}
        height={48}
        className="mbti-person__face"
      />
      <span className="mbti-person__text">
        <b>{person.nickname}</b>
        <span className="mbti-person__tags">
          <span className={`mbti-tag is-${person.kind}`}>
            {person.kind === 'soul_match' ? texts.soulMatch : texts.compatible}
          </span>
          <span className="tabular">
            {person.type} · {fill(texts.matchShare, { n: person.match })}
          </span>
        </span>
      </span>
      <span className="mbti-person__ways">
        <ActionButton
          className="btn btn--secondary"
          pressed={following}
          label={`${following ? texts.following : texts.follow}${colon}${person.nickname}`}
          onPress={follow}
        >
          {following ? texts.following : texts.follow}
        </ActionButton>
        <ActionButton
          className="btn btn--quiet"
          label={`${texts.chat}${colon}${person.nickname}`}
          onPress={chat}
        >
          {texts.chat}
        </ActionButton>
      </span>
    </li>
  );
}
