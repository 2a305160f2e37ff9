import { type ReactNode, useRef } from 'react';
import { useSignedIn } from '../../../engine/index.ts';
import { fill } from '../fill.ts';
import type { NamedType, Texts } from '../texts.ts';
import { ActionButton } from './action-button.tsx';
import { Character } from './character.tsx';
import { focusAfter } from './focus-after.ts';
import { draftStore, useDraft } from './use-draft.ts';

/**
 * Asks whoever is signed in about a result that waits on this phone and that nobody has said to be theirs: a phone has
 * more than one user (decision 0049). What is not theirs goes on waiting for somebody else.
 */
export function ClaimCard(props: {
  texts: Pick<Texts, 'altCharacter' | 'claimTitle' | 'claimText' | 'claimYes' | 'claimNo' | 'resultTitle'>;
  types: readonly NamedType[];
  characters: Readonly<Record<string, string>>;
}): ReactNode {
  const { texts, types, characters } = props;
  const { pending, own, others } = useDraft();
  const signedIn = useSignedIn();
  const card = useRef<HTMLElement>(null);
  const found = pending.find(({ key }) => !own.includes(key) && !others.includes(key));
  if (!signedIn || !found) return null;
  const type = types.find(({ code }) => code === found.type);
  const answer = (isOwn: boolean) => (): undefined => {
    focusAfter(card.current);
    draftStore().claim(found.key, isOwn);
  };
  return (
    <section className="mbti-card mbti-claim" ref={card} aria-labelledby="mbti-claim">
      {type ? <Character type={type} characters={characters} texts={texts} size={72} decoration /> : null}
      <div className="mbti-claim__text">
        <h2 id="mbti-claim">{texts.claimTitle}</h2>
        {type ? <b>{fill(texts.resultTitle, { type: type.code, name: type.name })}</b> : null}
        <p>{texts.claimText}</p>
      </div>
      <div className="mbti-claim__ways">
        <ActionButton className="btn btn--primary" onPress={answer(true)}>
          {texts.claimYes}
        </ActionButton>
        <ActionButton className="btn btn--secondary" onPress={answer(false)}>
          {texts.claimNo}
        </ActionButton>
      </div>
    </section>
  );
}
