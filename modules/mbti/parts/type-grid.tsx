import type { ReactNode } from 'react';
import { Character } from '../common/character.tsx';
import type { Texts, TypeText } from '../texts.ts';

/** All types to choose from, with one tap. */
export function TypeGrid(props: {
  labels: Texts;
  types: readonly TypeText[];
  characters: Readonly<Record<string, string>>;
  onPick: (type: string) => void;
}): ReactNode {
  const { labels, types, characters, onPick } = props;
  return (
    <ul className="mbti-grid">
      {types.map((type) => (
        <li key={type.code}>
          <button type="button" className="mbti-grid__one" onClick={() => onPick(type.code)}>
            <Character type={type} characters={characters} texts={labels} size={56} decoration />
            <b>{type.code}</b>
            <span>{type.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
