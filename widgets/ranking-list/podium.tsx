import type { Press } from '../../engine/index.ts';
import { Pressable, useFormat, useStrings, worn } from '../../engine/index.ts';
import type { BoardRow } from '../../schemas/generated/types.gen.ts';
import { Face } from './face.tsx';
import { LiveMark } from './live-mark.tsx';

interface PodiumProps {
  /** The first three rows at most. */
  rows: readonly BoardRow[];
  unit: string | undefined;
  press: Press | undefined;
  enter: Press | undefined;
  /** user_id of the reader, when signed in. */
  self: string | undefined;
}

const places = [1, 2, 3];

/** What a tap on a step is told: of the room the mark beside it. */
const itemOf = ({ live_obj_id: _, ...row }: BoardRow) => row;

/** The first three on their steps: read as 1, 2, 3 and seen as 2, 1, 3. A vacant step says TBA. */
export function Podium({ rows, unit, press, enter, self }: PodiumProps) {
  return (
    <ol className="ranking-list__podium part-rays">
      {places.map((place) => {
        const row = rows[place - 1];
        const mine = row !== undefined && row.user.user_id === self ? ' is-mine' : '';
        return (
          <li key={place} className={`ranking-list__step ranking-list__step--${place}${mine}`}>
            {row && press ? (
              <Pressable press={press} item={itemOf(row)} className="ranking-list__step-press">
                <Winner place={place} row={row} unit={unit} />
              </Pressable>
            ) : (
              <Winner place={place} row={row} unit={unit} />
            )}
            {row?.live_obj_id && enter ? (
              <LiveMark room={row.live_obj_id} user={row.user} enter={enter} />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

/** A plinth is narrow: a number of many digits is written smaller, and stays in one line (docs/decisions/0002-number-display.md). */
const lengthOf = (score: number): string => (score < 1e8 ? '' : score < 1e10 ? ' is-long' : ' is-longer');

function Winner({
  place,
  row,
  unit,
}: {
  place: number;
  row: BoardRow | undefined;
  unit: string | undefined;
}) {
  const t = useStrings<'ranking-list'>();
  const { score } = useFormat();
  return (
    <>
      <span className="sr-only">{t('heard_place', { place })}</span>
      <span className="ranking-list__bust" data-user={row?.user.user_id}>
        <Face src={row?.user.avatar ?? ''} size={place === 1 ? 84 : 64} />
        <span className="ranking-list__crown" />
      </span>
      <span className={`ranking-list__plinth part-step-${place}`}>
        <span className="ranking-list__winner">{row ? row.user.nickname : t('tba')}</span>
        {worn(row?.user.title)}
        {row ? (
          <span className={`ranking-list__winner-score tabular${lengthOf(row.score)}`}>
            {score(row.score, undefined, unit ?? t('heard_unit', { count: row.score }))}
            {unit ? <small aria-hidden="true"> {unit}</small> : null}
          </span>
        ) : null}
      </span>
    </>
  );
}
