import { Picture, useStrings } from '../../engine/index.ts';
import type { Win } from './prizes.ts';

/** What was won, above the stage: rays behind the best of it, and a button that puts it away. */
export function Won({ wins, close }: { wins: readonly Win[]; close: () => void }) {
  const t = useStrings<'lucky-draw'>();
  const real = wins[0]?.real ?? false;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // What it stands in may be a sheet: that stays.
        event.preventDefault();
        close();
      }}
      className={`lucky-draw__won is-${wins[0]?.rarity}${real ? ' is-real part-won' : ''}`}
    >
      {real ? <span className="burst" aria-hidden="true" /> : null}
      <p className="lucky-draw__cheer">{t(real ? 'draw_won' : 'draw_none')}</p>
      <ul className={`lucky-draw__wins${wins.length > 1 ? ' are-many' : ''}`}>
        {wins.map(({ prize, rarity, count }, index) => (
          <li key={prize?.id ?? index} className={`lucky-draw__win is-${rarity}`}>
            {prize ? (
              <Picture src={prize.icon} alt="" width={84} height={84} className="lucky-draw__icon" />
            ) : null}
            {count > 1 ? <b className="lucky-draw__times tabular">×{count}</b> : null}
            <span className="lucky-draw__name">{prize?.name ?? t('draw_unknown')}</span>
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn--secondary lucky-draw__close" onClick={close}>
        {t('draw_close')}
      </button>
    </div>
  );
}
