import { memo } from 'react';
import type { Press } from '../../engine/index.ts';
import { Pressable, useFormat, useStrings, worn } from '../../engine/index.ts';
import { Face } from './face.tsx';
import { gapBefore, shareOfBefore } from './gap.ts';
import { LiveMark } from './live-mark.tsx';

interface RowProps {
  rank: number;
  userId: string;
  nickname: string;
  /** What they wear beside their name. */
  title: string | undefined;
  avatar: string;
  score: number;
  /** Id of the room, couple or guild that it stands for. */
  group: string | undefined;
  /** What is counted. */
  unit: string | undefined;
  /** Nobody climbs any more. */
  over: boolean;
  /** Score of the place before; undefined in first place. */
  before: number | undefined;
  mine: boolean;
  press: Press | undefined;
  /** The room in which they are live; undefined: they are not. */
  room: string | undefined;
  enter: Press | undefined;
}

/** One place. Its props are primitives, so that a refresh renders only the rows that changed. */
export const Row = memo(function Row(props: RowProps) {
  const { rank, userId, nickname, title, avatar, score, group, press, room, enter } = props;
  const user = { user_id: userId, nickname, avatar, ...(title && { title }) };
  const live = room && enter ? <LiveMark room={room} user={user} enter={enter} /> : null;
  const className = `ranking-list__row part-row${props.mine ? ' is-mine' : ''}${live ? ' is-live' : ''}`;
  const content = useRowContent(props);
  if (!press) {
    return (
      <div className={className} data-user={userId}>
        {content}
        {live}
      </div>
    );
  }
  return (
    <div className={`${className} is-press`} data-user={userId}>
      <Pressable
        press={press}
        item={{ rank, user, score, ...(group && { group }) }}
        className="ranking-list__row-press"
      >
        {content}
      </Pressable>
      {live}
    </div>
  );
});

/**
 * A hook and no component: a long list is made of rows, and each layer of a row counts as often. What is seen of a row is seen alone, and
 * heard in one piece, with every digit: an element in place of five.
 */
function useRowContent({ rank, nickname, title, avatar, score, before, unit, over }: RowProps) {
  const t = useStrings<'ranking-list'>();
  const { short, amount, marks } = useFormat();
  const gap = gapBefore(score, before);
  const behind = (number: (value: number) => string): string | undefined => {
    // How far it is says something as long as somebody can get there.
    if (gap === null || (over && gap > 0)) return undefined;
    return gap === 0 ? t('level') : t('behind', { points: number(gap) });
  };
  const seen = behind(short);
  const heard = [
    t('heard_place', { place: rank }),
    nickname,
    title,
    `${amount(score)} ${unit ?? t('heard_unit', { count: score })}`,
    behind(amount),
  ];
  return (
    <>
      <span className="sr-only">{heard.filter(Boolean).join(marks.comma)}</span>
      <span className={`ranking-list__rank tabular${rank <= 3 ? ` is-top-${rank}` : ''}`} aria-hidden="true">
        {rank}
      </span>
      <Face src={avatar} size={40} />
      <span className="ranking-list__name" aria-hidden="true">
        {nickname}
      </span>
      <span className="ranking-list__score tabular" aria-hidden="true">
        {short(score)}
      </span>
      <span className="ranking-list__line" aria-hidden="true">
        {worn(title) ?? (
          <svg className="ranking-list__bar" width="100%" height="4" aria-hidden="true">
            <rect width={`${shareOfBefore(score, before)}%`} height="4" rx="2" />
          </svg>
        )}
        {seen === undefined ? null : <span className="ranking-list__gap tabular">{seen}</span>}
      </span>
    </>
  );
}
