import { useEffect, useRef } from 'react';
import { useStrings } from '../../engine/index.ts';
import { isStill, length } from './play.ts';
import type { StageProps } from './stage.ts';

/** One prize's part of a disc with radius 100, beginning straight up. @param share of the whole turn, below 1 */
const sector = (share: number): string => {
  const [x, y] = [Math.sin(2 * Math.PI * share), -Math.cos(2 * Math.PI * share)].map((one) =>
    (100 * one).toFixed(2),
  );
  return `M0 0V-100A100 100 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}Z`;
};

/** A wheel that turns until the prize is below the pointer. All parts are of one size: how likely they are, the odds say. */
export function Wheel({ prizes, told, play: { at }, target, middle }: StageProps) {
  const t = useStrings<'lucky-draw'>();
  const disc = useRef<SVGGElement>(null);
  const part = 360 / prizes.length;
  const angle = -(target + 0.5) * part;
  useEffect(() => {
    if (at === 'revealing' || at === 'won') {
      const turn = (turns: number) => ({ transform: `rotate(${angle + 360 * turns}deg)` });
      const duration = at === 'won' || isStill() ? 0 : length.wheel - 300;
      const easing = 'cubic-bezier(0.2, 0.7, 0.1, 1)';
      disc.current?.animate?.([turn(-6), turn(0)], { duration, easing, fill: 'forwards' });
    }
  }, [at, angle]);
  const size = Math.min(50, 310 / prizes.length);
  return (
    <div className="lucky-draw__wheel">
      <svg viewBox="-106 -106 212 212" aria-hidden="true">
        <circle className="lucky-draw__tyre" r="105" />
        <circle className="lucky-draw__bulbs" r="102" />
        <g ref={disc}>
          {prizes.map(({ id, icon }, index) => (
            <g key={id} className={`is-${told.get(id)?.rarity}${told.get(id)?.gone ? ' is-gone' : ''}`}>
              <path
                className={`lucky-draw__part${index % 2 ? ' is-odd' : ''}`}
                d={sector(1 / prizes.length)}
                transform={`rotate(${index * part})`}
              />
              <image
                className="lucky-draw__icon"
                href={icon}
                width={size}
                height={size}
                x={-size / 2}
                y="-94"
                transform={`rotate(${(index + 0.5) * part})`}
              />
            </g>
          ))}
        </g>
        <path className="lucky-draw__pointer" d="M-9 -106H9L0 -84Z" />
      </svg>
      <div className="lucky-draw__middle">{middle}</div>
      <ul className="sr-only">
        {prizes.map(({ id, name }) => (
          <li key={id}>
            {name}
            {told.get(id)?.gone ? ` (${t('draw_gone')})` : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
