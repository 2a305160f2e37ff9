import { memo } from 'react';
import { Picture, useFormat } from '../../engine/index.ts';

interface NoteProps {
  nickname: string;
  avatar: string;
  /** Undefined when the document no longer has the sentence: the note then says it with a heart. */
  sentence: string | undefined;
  /** ms since 1970 */
  at: number;
}

/** One note on the wall. */
export const Note = memo(function Note({ nickname, avatar, sentence, at }: NoteProps) {
  const { date } = useFormat();
  return (
    <li className="thanks-wall__note">
      <span className="thanks-wall__pin" />
      <span className="thanks-wall__sentence">{sentence ?? '♥'}</span>
      <span className="thanks-wall__signed">
        <span className="thanks-wall__face">
          {avatar === '' ? null : <Picture src={avatar} alt="" width={28} height={28} />}
        </span>
        <span className="thanks-wall__who">
          <span className="thanks-wall__name">{nickname}</span>
          <span className="thanks-wall__date tabular">{date(at, 'date')}</span>
        </span>
      </span>
    </li>
  );
});
