import {
  Portrait,
  type Press,
  Pressable,
  useFormat,
  useStrings,
  type WidgetProps,
} from '../../engine/index.ts';
import type { PairingMine, PairingRoundEntry, PairSeatsProps } from '../../schemas/generated/types.gen.ts';

interface RevealProps {
  readonly pairing: WidgetProps<PairSeatsProps>['pairing'];
  readonly title: string;
  /** The round that was revealed. */
  readonly round: PairingRoundEntry;
  /** The one that comes, if any. */
  readonly next: PairingRoundEntry | undefined;
  /** The reader sees it happen. */
  readonly fresh: boolean;
  readonly meet: Press | undefined;
}

/** The same in a line. */
export const broughtBy = (
  t: ReturnType<typeof useStrings<'pair-seats'>>,
  { match, seat }: Pick<NonNullable<PairingMine>, 'match' | 'seat'>,
): string =>
  match === null
    ? t(seat === null ? 'pair_unseated' : 'pair_free')
    : t('pair_match', { name: match.user.nickname });

/** What a round has brought the reader: somebody, or an evening of their own and a way on. */
export function Reveal({ pairing, title, round, next, fresh, meet }: RevealProps) {
  const t = useStrings<'pair-seats'>();
  const { moment } = useFormat();
  const { match = null, seat = null } = round.mine ?? {};
  if (match === null)
    return (
      <div className="pair-seats__card">
        <small>{title}</small>
        {seat === null ? (
          <b className="pair-seats__big">{broughtBy(t, { match, seat })}</b>
        ) : (
          <>
            <b className="pair-seats__big" data-phases="preview live">
              {broughtBy(t, { match, seat })}
            </b>
            <b className="pair-seats__big" data-phases="settling ended">
              {t('pair_freed')}
            </b>
          </>
        )}
        {seat !== null && pairing.consolation ? (
          <span className="pair-seats__gives">{pairing.consolation}</span>
        ) : null}
        {next === undefined ? null : (
          <span>
            {next.state === 'next' && next.nextAt !== undefined
              ? t('pair_again', { time: moment(next.nextAt) })
              : next.state === 'open'
                ? t('pair_again_now')
                : null}
          </span>
        )}
      </div>
    );
  const { user, mutual } = match;
  return (
    <div className={`pair-seats__card is-match${fresh ? ' is-fresh' : ''}`}>
      <small>{title}</small>
      <span className="pair-seats__two" aria-hidden="true">
        <span className="pair-seats__face is-you">♥</span>
        <span className="pair-seats__face">
          <Portrait src={user.avatar} size={88} />
        </span>
      </span>
      <b className="pair-seats__big">{broughtBy(t, { match, seat })}</b>
      <span>{t(mutual ? 'pair_mutual' : 'pair_by_lot')}</span>
      {pairing.gives ? <span className="pair-seats__gives">{pairing.gives}</span> : null}
      {meet ? (
        <Pressable press={meet} item={{ user }} className="btn btn--primary">
          {t('pair_meet')}
        </Pressable>
      ) : null}
    </div>
  );
}
