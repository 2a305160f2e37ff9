import { Picture, useStrings } from '../../engine/index.ts';
import { placeOf, prizeAt, rimOf, sideFor } from './ring.ts';
import type { StageProps } from './stage.ts';
import { useLight } from './use-light.ts';

/** Prizes round a square, whose light stops at what was won; in the middle what one has. */
export function Grid({ prizes, told, play, target, middle }: StageProps) {
  const t = useStrings<'lucky-draw'>();
  const side = sideFor(prizes.length);
  const rim = 4 * (side - 1);
  const lit = useLight(play, rim, placeOf(target, rim, prizes.length));
  const cells = rimOf(side).map((place) => {
    const prize = prizes[prizeAt(place, rim, prizes.length) ?? -1];
    const classes = ['lucky-draw__cell'];
    if (place === lit) classes.push('is-lit');
    if (!prize) return <li key={place} className={`${classes.join(' ')} is-bare`} aria-hidden="true" />;
    const { rarity, gone = false } = told.get(prize.id) ?? {};
    if (rarity) classes.push(`is-${rarity}`);
    if (gone) classes.push('is-gone');
    return (
      <li key={place} className={classes.join(' ')}>
        <Picture src={prize.icon} alt="" width={44} height={44} className="lucky-draw__icon" />
        <span className="lucky-draw__name">{prize.name}</span>
        {gone ? <span className="lucky-draw__stamp">{t('draw_gone')}</span> : null}
      </li>
    );
  });
  return (
    <ul className={`lucky-draw__grid has-${side}`}>
      <li className="lucky-draw__middle" aria-hidden="true">
        {middle}
      </li>
      {cells}
    </ul>
  );
}
