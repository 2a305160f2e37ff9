import { memo } from 'react';
import { Picture, type Press, Pressable, useFormat, useStrings, worn } from '../../engine/index.ts';

interface NoteProps {
  id: string;
  nickname: string;
  /** What they wear beside their name. */
  title: string | undefined;
  avatar: string;
  /** Undefined when the document no longer has the sentence: the note then says it with a heart. */
  sentence: string | undefined;
  /** ms since 1970 */
  at: number;
  /** Undefined where the reader may not report it. */
  report: Press | undefined;
}

/** One note on the wall. */
export const Note = memo(function Note({ id, nickname, title, avatar, sentence, at, report }: NoteProps) {
  const t = useStrings<'thanks-wall'>();
  const { date } = useFormat();
  return (
    <li className="thanks-wall__note part-note">
      <span className="thanks-wall__pin part-pin" />
      <span className="thanks-wall__sentence">{sentence ?? '♥'}</span>
      <span className="thanks-wall__signed">
        <span className="thanks-wall__face">
          {avatar === '' ? null : <Picture src={avatar} alt="" width={28} height={28} />}
        </span>
        <span className="thanks-wall__who">
          <span className="thanks-wall__name">{nickname}</span>
          {worn(title)}
          <span className="thanks-wall__date tabular">{date(at, 'date')}</span>
        </span>
        {report ? (
          <Pressable
            press={report}
            item={{ id, nickname }}
            className="thanks-wall__report"
            label={t('wall_report', { name: nickname })}
          >
            <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <path d="M3 13V1.5h8.5l-2 3 2 3H3" fill="none" stroke="currentColor" strokeWidth="1.4" />
            </svg>
          </Pressable>
        ) : null}
      </span>
    </li>
  );
});
