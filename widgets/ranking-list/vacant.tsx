import { useStrings } from '../../engine/index.ts';
import { Face } from './face.tsx';

/** A place that nobody holds yet. It has the size of a row, so that the board does not grow under the thumb. */
export function Vacant({ rank }: { rank: number }) {
  const t = useStrings<'ranking-list'>();
  return (
    <div className="ranking-list__vacant">
      <span className="sr-only">{t('heard_place', { place: rank })}</span>
      <span className="ranking-list__rank tabular" aria-hidden="true">
        {rank}
      </span>
      <Face src="" size={40} />
      <span className="ranking-list__name">{t('tba')}</span>
    </div>
  );
}
