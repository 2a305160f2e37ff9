import { type ReactNode, useState } from 'react';
import { usePage } from '../../../engine/index.ts';
import { ActionButton } from '../common/action-button.tsx';
import { Character } from '../common/character.tsx';
import { fill } from '../fill.ts';
import { temperamentOf } from '../temperament.ts';
import type { Texts, TypeText } from '../texts.ts';

/** For users who know their type already (specification §2): one of sixteen, and the way back to the test. */
export function PickView(props: {
  texts: Texts;
  types: readonly TypeText[];
  characters: Readonly<Record<string, string>>;
  onPick: (type: string) => void;
}): ReactNode {
  const { texts, types, characters, onPick } = props;
  const { href } = usePage();
  const [picked, setPicked] = useState<string>();
  const groups = [
    ['nt', texts.groupStars],
    ['nf', texts.groupDreams],
    ['sj', texts.groupHearth],
    ['sp', texts.groupFree],
  ] as const;
  return (
    <section className="mbti-pick" aria-labelledby="mbti-pick">
      <h2 id="mbti-pick">{texts.pickTitle}</h2>
      <p className="mbti-note">{texts.pickHint}</p>
      {groups.map(([group, name]) => (
        <fieldset key={group} className={`mbti-pick__group mbti-${group}`}>
          <legend>{name}</legend>
          {types
            .filter(({ code }) => temperamentOf(code) === group)
            .map((type) => (
              <label key={type.code} className="mbti-pick__one">
                <input
                  type="radio"
                  name="type"
                  value={type.code}
                  checked={picked === type.code}
                  onChange={() => setPicked(type.code)}
                />
                <Character type={type} characters={characters} texts={texts} size={72} decoration />
                <b>{type.code}</b>
                <span>{type.name}</span>
              </label>
            ))}
        </fieldset>
      ))}
      <div className="mbti-pick__foot">
        <ActionButton
          className="btn btn--primary"
          disabled={picked === undefined}
          onPress={() => {
            if (picked !== undefined) onPick(picked);
            return undefined;
          }}
        >
          {picked === undefined ? texts.pickNone : fill(texts.pickConfirm, { type: picked })}
        </ActionButton>
        <a className="btn btn--quiet" href={href('/mbti/test?level=entry')}>
          {texts.backToTest}
        </a>
      </div>
    </section>
  );
}
