import { Picture, type Press, Pressable, useFormat, useStrings, worn } from '../../engine/index.ts';
import type { Champion } from '../../schemas/generated/types.gen.ts';

interface StarProps {
  row: Champion;
  /** px of the face. */
  size: number;
  unit?: string | undefined;
  /** Show the score. */
  scored?: boolean;
  press: Press | undefined;
  enter: Press | undefined;
}

/** Somebody on the wall: the face in its ring, the name; a tap leads to them, a mark into the room where they are live. */
export function Star({ row, size, unit, scored, press, enter }: StarProps) {
  const t = useStrings<'hall-of-fame'>();
  const format = useFormat();
  const { rank, user, score, live_obj_id } = row;
  const face = (
    <>
      <span className="hall-of-fame__light">
        <span className="hall-of-fame__face">
          {user.avatar === '' ? null : <Picture src={user.avatar} alt="" width={size} height={size} />}
        </span>
        {rank === 1 ? <span className="hall-of-fame__crown" /> : null}
      </span>
      <span className="sr-only">{rank === 1 ? t('hall_champion') : t('hall_place', { place: rank })}</span>
      <b className="hall-of-fame__name">{user.nickname}</b>
      {worn(user.title)}
      {scored ? (
        <span className="hall-of-fame__score tabular">
          {format.score(score)}
          {unit ? <small> {unit}</small> : null}
        </span>
      ) : null}
    </>
  );
  return (
    <>
      {press ? (
        <Pressable press={press} item={{ rank, user, score }} className="hall-of-fame__press">
          {face}
        </Pressable>
      ) : (
        <span className="hall-of-fame__press">{face}</span>
      )}
      {enter && live_obj_id !== null ? (
        <Pressable
          press={enter}
          item={{ live_obj_id, user }}
          className="hall-of-fame__live"
          label={`LIVE${format.marks.comma}${user.nickname}${format.marks.colon}${t('hall_live')}`}
        >
          LIVE
        </Pressable>
      ) : null}
    </>
  );
}
