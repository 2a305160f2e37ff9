import type { ReactNode } from 'react';
import { Picture } from '../../../engine/index.ts';
import { fill } from '../fill.ts';
import { temperamentOf } from '../temperament.ts';
import type { NamedType, Texts } from '../texts.ts';

/** The character of a type on the colours of its family. */
export function Character(props: {
  type: NamedType;
  characters: Readonly<Record<string, string>>;
  texts: Pick<Texts, 'altCharacter'>;
  size: number;
  /** The type is named beside it. */
  decoration?: boolean;
  className?: string;
}): ReactNode {
  const { type, characters, texts, size, decoration } = props;
  return (
    <span className={`mbti-character mbti-${temperamentOf(type.code)} ${props.className ?? ''}`}>
      <Picture
        src={characters[type.code.toLowerCase()] ?? ''}
        alt={decoration ? '' : fill(texts.altCharacter, { type: type.code, name: type.name })}
        width={size}
        height={Math.round((size * 9) / 8)}
      />
    </span>
  );
}
