import type { ReactNode } from 'react';
import { useFormat, useStrings } from '../../engine/index.ts';
import type { BoardMe } from '../../schemas/generated/types.gen.ts';
import { Face } from './face.tsx';

/** The reader's own place, on a plate that stays in sight while the board is. */
export function OwnRow({ me, unit }: { me: NonNullable<BoardMe>; unit: string | undefined }) {
  const t = useStrings<'ranking-list'>();
  const format = useFormat();
  return (
    <div className="ranking-list__own">
      <span className={`ranking-list__rank tabular${me.rank === null ? ' is-unlisted' : ''}`}>
        {me.rank ?? t('unlisted')}
      </span>
      <Face src={me.user.avatar} size={44} />
      <span className="ranking-list__body">
        <span className="ranking-list__line">
          <span className="ranking-list__name">{me.user.nickname}</span>
          <span className="ranking-list__score tabular">{format.score(me.score)}</span>
        </span>
        <span className="ranking-list__line">
          <span className="ranking-list__gap tabular">{standing()}</span>
          {unit ? <span className="ranking-list__gap">{unit}</span> : null}
        </span>
      </span>
    </div>
  );

  function standing(): ReactNode {
    if (me.rank === 1) return t('leading');
    if (me.gap === null) return t('you');
    return me.gap === 0 ? t('level') : format.score(me.gap, (points) => t('behind', { points }));
  }
}
