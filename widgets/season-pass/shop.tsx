import { Picture, type Press, Pressable, useFormat, useStrings } from '../../engine/index.ts';
import type { PassAnswer } from '../../schemas/generated/types.gen.ts';

interface ShopProps {
  readonly data: PassAnswer;
  /** What people call the paid track. */
  readonly name: string;
  /** Number of the level that can be bought, from 1; 0: none. */
  readonly next: number;
  /** Picture of the points. */
  readonly icon: string | undefined;
  /** Of what is bought: the best of the paid track, and what the level gives. */
  readonly pictures: { readonly track: string | undefined; readonly level: string | undefined };
  readonly buyTrack: Press | undefined;
  readonly buyLevel: Press | undefined;
  /** Told what the purchase of a level has answered. */
  readonly onBought: (answer: unknown) => void;
}

/** What can be bought: the paid track, and the next level. A visitor sees the prices, and signs in above. */
export function Shop({
  data: { track, catchUp, balance },
  name,
  next,
  icon,
  pictures,
  buyTrack,
  buyLevel,
  onBought,
}: ShopProps) {
  const t = useStrings<'season-pass'>();
  // After the season nothing is sold; what was bought stays.
  const sold = track !== null && buyTrack !== undefined && (track.bought || track.reason !== 'OVER');
  const level = next > 0 && catchUp !== null && catchUp.reason !== 'OVER' ? catchUp : null;
  if (!sold && !(level && buyLevel)) return null;
  return (
    <ul className="season-pass__shop">
      {sold ? (
        <li className={`season-pass__plate part-card is-gold${track.bought ? ' is-own' : ''}`}>
          <b className="season-pass__title">{name}</b>
          {track.bought ? (
            <b className="season-pass__own">
              <span aria-hidden="true">✓</span> {t('pass_own')}
            </b>
          ) : (
            <>
              {/* Before it opens there is nothing to claim at once. */}
              {track.past > 0 && track.reason !== 'NOT_OPEN' ? (
                <span>{t('pass_past', { count: track.past })}</span>
              ) : null}
              <Buy
                told={track}
                balance={balance}
                icon={icon}
                press={buyTrack}
                item={{ past: track.past }}
                picture={pictures.track}
                label={t('pass_buy')}
                what={name}
                name={name}
              />
            </>
          )}
        </li>
      ) : null}
      {level && buyLevel ? (
        <li className="season-pass__plate part-card">
          <b className="season-pass__title">{t('pass_jump', { level: next })}</b>
          {level.left ? <span className="tabular">{t('pass_jumps', { count: level.left })}</span> : null}
          <Buy
            told={level}
            balance={balance}
            icon={icon}
            press={buyLevel}
            item={{ level: next }}
            picture={pictures.level}
            label={t('pass_go')}
            what={t('pass_jump', { level: next })}
            name={t('pass_level', { level: next })}
            onAnswer={onBought}
          />
        </li>
      ) : null}
    </ul>
  );
}

interface BuyProps {
  readonly told: NonNullable<PassAnswer['track'] | PassAnswer['catchUp']>;
  readonly balance: number | null;
  readonly icon: string | undefined;
  readonly press: Press;
  readonly item: Readonly<Record<string, number>>;
  readonly picture: string | undefined;
  readonly label: string;
  /** What is bought, for the ear. */
  readonly what: string;
  /** As it is shown in the question, and lifted once it is one's own. */
  readonly name: string;
  readonly onAnswer?: (answer: unknown) => void;
}

/** A price, and the button that pays it; or why it cannot be paid. */
function Buy({
  told: { cost, can, reason, nextAt },
  balance,
  icon,
  press,
  item,
  picture,
  label,
  what,
  name,
  onAnswer,
}: BuyProps) {
  const t = useStrings<'season-pass'>();
  const { moment, marks } = useFormat();
  const remains = (balance ?? 0) - cost;
  const price = (
    <span className="season-pass__price tabular">
      <span className="sr-only">{t('pass_price')} </span>
      {icon ? <Picture src={icon} alt="" width={22} height={22} className="season-pass__coin" /> : null}
      {cost}
    </span>
  );
  if (can !== undefined)
    return (
      <Pressable
        press={press}
        item={{ ...item, cost, remains, name, picture }}
        className="btn btn--secondary season-pass__buy"
        label={`${label} ${cost}${marks.colon}${what}`}
        {...(onAnswer ? { onAnswer } : {})}
      >
        {label} {price}
      </Pressable>
    );
  return (
    <>
      {price}
      {reason === undefined ||
      reason === 'TOKEN_EXPIRED' ||
      // The button of the whole pass says from when on.
      reason === 'NOT_OPEN' ||
      reason === 'PASS_BOUGHT' ||
      reason === 'PASS_FULL' ? null : (
        <span className="season-pass__why">
          {t(`pass_${reason}`, { time: moment(nextAt), count: -remains })}
        </span>
      )}
    </>
  );
}
