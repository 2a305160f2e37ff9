import {
  mayPress,
  Portrait,
  type Press,
  Pressable,
  useFormat,
  useStrings,
  type WidgetProps,
} from '../../engine/index.ts';
import type { PairingRoundEntry, PairSeatsProps } from '../../schemas/generated/types.gen.ts';

interface HallProps {
  readonly pairing: WidgetProps<PairSeatsProps>['pairing'];
  readonly round: PairingRoundEntry;
  /** User ids that are chosen, the one they like best first. */
  readonly chosen: readonly string[];
  /** Undefined where nobody can be chosen. */
  readonly toggle: ((user: string) => void) | undefined;
  readonly join: Press | undefined;
}

/** Both sides face to face: their seats, who sits on them, and a button to sit down. */
export function Hall({ pairing, round, chosen, toggle, join }: HallProps) {
  const t = useStrings<'pair-seats'>();
  const { marks } = useFormat();
  const { mine } = round;
  return (
    <div className="pair-seats__hall">
      {round.sides.map((side, at) => {
        const title = pairing.sides?.find(({ id }) => id === side.id)?.title;
        const people = round.people.filter((one) => one.side === side.id);
        const others = mine !== null && (round.sides.length === 1 || mine.side !== side.id);
        const seats = Math.max(side.seats, ...people.map(({ seat }) => seat));
        const act = t(
          side.reason === 'ROUND_FULL'
            ? 'pair_full'
            : side.taken >= side.seats
              ? 'pair_wait'
              : title === undefined
                ? 'pair_join_pool'
                : 'pair_join',
        );
        return (
          <section key={side.id} className={`pair-seats__side is-${at}`} aria-label={title}>
            <p className="pair-seats__head">
              {title === undefined ? null : <b>{title}</b>}
              <span className="tabular">
                {t('pair_taken', { taken: side.taken, seats: side.seats })}
                {side.waiting > 0 ? ` · ${t('pair_waiting', { count: side.waiting })}` : null}
              </span>
            </p>
            <ul className="pair-seats__seats">
              {Array.from({ length: seats }, (_, nth) => {
                const seat = nth + 1;
                const user = people.find((one) => one.seat === seat)?.user;
                const own = mine?.side === side.id && mine.seat === seat;
                if (user === undefined)
                  return (
                    <li key={seat} className="pair-seats__seat is-free">
                      <span className="pair-seats__face tabular" aria-hidden="true">
                        {seat}
                      </span>
                      <span className="sr-only">{t('pair_vacant', { seat })}</span>
                    </li>
                  );
                const rank = chosen.indexOf(user.user_id) + 1;
                const face = (
                  <>
                    <span className="pair-seats__face">
                      <Portrait src={user.avatar} size={48} />
                    </span>
                    <span className="pair-seats__name">
                      {user.nickname}
                      <span className="sr-only">{marks.comma + t('pair_at', { seat })}</span>
                    </span>
                    {rank > 0 ? <b className="pair-seats__rank tabular">{rank}</b> : null}
                  </>
                );
                return (
                  <li key={seat} className={`pair-seats__seat${own ? ' is-own' : ''}`}>
                    {toggle && others && !own ? (
                      <button
                        type="button"
                        className="pair-seats__pick"
                        aria-pressed={rank > 0}
                        disabled={rank === 0 && chosen.length >= pairing.choices}
                        onClick={() => toggle(user.user_id)}
                      >
                        {face}
                      </button>
                    ) : (
                      face
                    )}
                  </li>
                );
              })}
            </ul>
            {mine === null && round.state === 'open' ? (
              <Pressable
                press={join}
                item={{
                  pairing: pairing.id,
                  round: round.id,
                  ...(round.sides.length === 1 ? {} : { side: side.id }),
                }}
                className="btn btn--primary pair-seats__join"
                disabled={!mayPress(side)}
                label={title === undefined ? undefined : act + marks.colon + title}
              >
                {act}
              </Pressable>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
