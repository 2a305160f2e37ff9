import type { ReactNode } from 'react';
import { useFormat, useStrings, worn } from '../../engine/index.ts';
import type { BoardMe } from '../../schemas/generated/types.gen.ts';
import { Face } from './face.tsx';

interface OwnRowProps {
  me: NonNullable<BoardMe>;
  unit: string | undefined;
  /** Nobody climbs any more. */
  over: boolean;
  /** Places are as they stay. */
  settled: boolean;
}

/** From here on a place has more figures than the column of ranks is wide. */
const farPlace = 1000;

/**
 * The reader's own place, on a plate that stays in sight while the board is: the exact one, also far beyond the rows that are there
 * (decision 0105), with what lacks to the place above and the lead on the one below, as long as these can change.
 */
export function OwnRow({ me, unit, over, settled }: OwnRowProps) {
  const t = useStrings<'ranking-list'>();
  const { amount, score } = useFormat();
  const place = me.place ?? me.rank;
  // Who has as many points, before and behind, is told once.
  const tied =
    place === null
      ? []
      : [me.gap === 0 ? place - 1 : 0, me.lead === 0 ? place + 1 : 0]
          .filter((one) => one > 0)
          .map((one) => amount(one));
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
        {me.rank === null ? <small>{t(settled ? 'unlisted_final' : 'unlisted')}</small> : null}
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
    const { rank, gap } = me;
    const [one, other] = tied;
    if (gap === 0 && one !== undefined)
      return other === undefined ? t('level_with', { place: one }) : t('level_both', { place: one, other });
    if (gap === 0) return t('level');
    // What one lacks is a goal as long as it can be reached.
    if (gap === null || over) return t('you');
    return score(gap, (points) =>
      rank === null ? t('to_list', { points }) : t('above', { points, place: amount(rank - 1) }),
    );
  }

  function leadOf(): ReactNode {
    if (place === null || me.lead == null) return null;
    const below = amount(place + 1);
    if (me.lead === 0) return tied.length > 1 ? null : t('level_with', { place: below });
    return over ? null : score(me.lead, (points) => t('ahead', { points, place: below }));
  }
}
