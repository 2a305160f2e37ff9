import type { Press } from '../../engine/index.ts';
import { Pressable, useStrings } from '../../engine/index.ts';
import type { User } from '../../schemas/generated/types.gen.ts';

interface LiveMarkProps {
  /** The room in which they are live. */
  room: string;
  user: User;
  enter: Press;
}

/** The way into the room of somebody who is live, over their face: what is beside it leads to them. */
export function LiveMark({ room, user, enter }: LiveMarkProps) {
  const t = useStrings<'ranking-list'>();
  return (
    <Pressable
      press={enter}
      item={{ live_obj_id: room, user }}
      className="ranking-list__live"
      label={t('board_live', { name: user.nickname })}
    >
      LIVE
    </Pressable>
  );
}
