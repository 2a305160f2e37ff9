import { useFormat, useStrings } from '../../engine/index.ts';
import type { BoardMe } from '../../schemas/generated/types.gen.ts';
import { Face } from './face.tsx';

/** The reader's own place, on a plate that stays in sight while the board is. */
export function OwnRow({ me, unit }: { me: NonNullable<BoardMe>; unit: string | undefined }) {
  const t = useStrings();
  const format = useFormat();
  return (
    <div className="ranking-list__own">
      <span className={`ranking-list__rank tabular${me.rank === null ? ' is-unlisted' : ''}`}>
        {me.rank ?? t('unlisted')}
      </span>
      <Face src={me.user.avatar} size={44} />
      <span className="ranking-list__who">
        <span className="ranking-list__name">{me.user.nickname}</span>
        <span className="ranking-list__gap tabular">
          {me.rank === 1
            ? t('leading')
            : me.gap === null
              ? t('you')
              : me.gap === 0
                ? t('level')
                : t('behind', { points: format.score(me.gap) })}
        </span>
      </span>
      <span className="ranking-list__points">
        <span className="ranking-list__score tabular">{format.score(me.score)}</span>
        {unit ? <span className="ranking-list__gap">{unit}</span> : null}
      </span>
    </div>
  );
}
