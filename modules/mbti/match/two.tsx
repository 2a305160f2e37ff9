import type { ReactNode } from 'react';
import { Picture } from '../../../engine/index.ts';
import { Character } from '../common/character.tsx';
import type { MatchTexts, Texts, TypeText } from '../texts.ts';

/** Whose outlines stand for those who are not known yet: two that no family's figure hides behind. */
const SHADOWS = ['infp', 'esfj'] as const;

/** Two characters side by side; one that is not known yet is a shadow with a question mark. */
export function Two(props: {
  texts: MatchTexts;
  labels: Texts;
  characters: Readonly<Record<string, string>>;
  left: TypeText | undefined;
  right?: TypeText | undefined;
  leftName: string;
  rightName: string;
  /** What stands between them. */
  children?: ReactNode;
}): ReactNode {
  const { texts, labels, characters, left, right, leftName, rightName, children } = props;
  const side = (type: TypeText | undefined, name: string, shadow: string): ReactNode => (
    <div className="mbti-two__one">
      {type ? (
        <Character type={type} characters={characters} texts={labels} size={132} />
      ) : (
        <span className="mbti-two__secret" aria-hidden="true">
          <Picture
            src={characters[shadow] ?? ''}
            alt=""
            width={132}
            height={149}
            className="mbti-two__shadow"
          />
          <span className="mbti-two__ask">?</span>
        </span>
      )}
      <span className="mbti-two__who">{name}</span>
      <b>{type ? type.code : texts.secret}</b>
      {type ? <span>{type.name}</span> : null}
    </div>
  );
  return (
    <div className="mbti-two">
      {side(left, leftName, SHADOWS[0])}
      <span className="mbti-two__middle">
        {children ?? <i className="mbti-two__heart" aria-hidden="true" />}
      </span>
      {side(right, rightName, SHADOWS[1])}
    </div>
  );
}
