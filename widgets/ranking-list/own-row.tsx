import type { ReactNode } from 'react';
import { useFormat, useStrings, worn } from '../../engine/index.ts';
import type { BoardMe } from '../../schemas/generated/types.gen.ts';
import { Face } from './face.tsx';

/** From here on a place has more figures than the column of ranks is wide. */
const farPlace = 1000;

/**
 * The reader's own place, on a plate that stays in sight while the board is: the exact one, also far beyond the rows that are there
 * (decision 0105), with what lacks to the place above and the lead on the one below.
 */
export function OwnRow({ me, unit }: { me: NonNullable<BoardMe>; unit: string | undefined }) {
  const t = useStrings<'ranking-list'>();
  const { amount, score } = useFormat();
  const place = me.place ?? me.rank;
  const lead = leadOf();
  return (
    <div className="ranking-list__own part-row is-mine">
      <span
        className={`ranking-list__rank tabular${me.rank === null ? ' is-unlisted' : ''}${place !== null && place >= farPlace ? ' is-far' : ''}`}
      >
        {place === null ? null : (
          <>
            <b aria-hidden="true">{amount(place)}</b>
            <span className="sr-only">{t('own_place', { place: amount(place) })}</span>
          </>
        )}
        {me.rank === null ? <small>{t('unlisted')}</small> : null}
      </span>
      <Face src={me.user.avatar} size={44} />
      <span className="ranking-list__body">
        <span className="ranking-list__line">
          <span className="ranking-list__name">{me.user.nickname}</span>
          {worn(me.user.title)}
        </span>
        <span className="ranking-list__total">
          <span className="ranking-list__score tabular">
            {score(me.score, undefined, unit ?? t('heard_unit', { count: me.score }))}
          </span>
          {unit ? (
            <span className="ranking-list__gap" aria-hidden="true">
              {unit}
            </span>
          ) : null}
        </span>
        <span className="ranking-list__gap tabular">{standing()}</span>
        {lead === null ? null : <span className="ranking-list__gap tabular">{lead}</span>}
      </span>
    </div>
  );

  function standing(): ReactNode {
    if (me.rank === 1) return t('leading');
    if (me.gap === null) return t('you');
    const { rank, gap } = me;
    // With whom: the line below says the same of the place behind.
    if (gap === 0) return rank === null ? t('level') : t('level_with', { place: amount(rank - 1) });
    return score(gap, (points) =>
      rank === null ? t('to_list', { points }) : t('above', { points, place: amount(rank - 1) }),
    );
  }

  function leadOf(): ReactNode {
    if (place === null || me.lead == null) return null;
    const below = amount(place + 1);
    return me.lead === 0
      ? t('level_with', { place: below })
      : score(me.lead, (points) => t('ahead', { points, place: below }));
  }
}
