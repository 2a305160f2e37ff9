import { initialOf, Picture, TimeLeft, useFormat, useStrings } from '../../engine/index.ts';
import type { BattleEntry, BattleEntryRound } from '../../schemas/generated/types.gen.ts';
import { Duels, Pairs } from './pairs.tsx';
import { type Battle, colourOf } from './side.tsx';

interface RoundsProps {
  battle: Battle;
  entry: BattleEntry;
}

/** A round by its title, or by its number. */
function useRoundName({ rounds }: Battle) {
  const t = useStrings<'battle-bar'>();
  return (id: string): string => {
    const nth = rounds.findIndex((one) => one.id === id);
    return rounds[nth]?.title ?? t('battle_round', { number: nth + 1 });
  };
}

const titleOf = ({ sides }: Battle, id: string | null): string =>
  sides.find((side) => side.id === id)?.title ?? '';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Whether a round lasts a day at most: its bell is never days away. */
const isShort = ({ rounds }: Battle, id: string): boolean =>
  rounds.some((one) => one.id === id && Date.parse(one.locks) - Date.parse(one.opens) <= 86_400_000);

/** The round that is on, or comes next: its score, and the time to its bell. */
export function Now({ battle, entry }: RoundsProps) {
  const t = useStrings<'battle-bar'>();
  const { amount, moment } = useFormat();
  const name = useRoundName(battle);
  const round =
    entry.rounds.find(({ state }) => state === 'live' || state === 'counting') ??
    entry.rounds.find(({ state }) => state === 'next');
  if (round === undefined) return null;
  const { id, state, nextAt, mine } = round;
  const at = Date.parse(nextAt ?? '');
  return (
    <div className={`battle__now is-${state}`}>
      <b className="battle__round">{name(id)}</b>
      {state === 'next' || round.lots?.pairs ? null : (
        <p className="battle__score">
          {round.sides.map((side) => (
            <span key={side.id} className={`battle__tally ${colourOf(battle.sides, side.id)}`}>
              {titleOf(battle, side.id)} <b className="tabular">{amount(side.points)}</b>
            </span>
          ))}
        </p>
      )}
      {state === 'counting' || nextAt === undefined ? (
        <p>{t('battle_counting')}</p>
      ) : (
        <p>
          <span className="sr-only">
            {t(state === 'live' ? 'battle_bell_at' : 'battle_starts_at', { time: moment(nextAt) })}
          </span>
          <span aria-hidden="true">
            {t(state === 'live' ? 'battle_bell_in' : 'battle_starts_in')}{' '}
            <b className="battle__clock tabular">
              {units.slice(state === 'live' && isShort(battle, id) ? 1 : 0).map((unit) => (
                <span key={unit}>
                  {unit === 'minutes' || unit === 'seconds' ? ':' : null}
                  <TimeLeft to={at} unit={unit} />
                  {unit === 'days' ? <span>{t('battle_days')}</span> : null}
                </span>
              ))}
            </b>
          </span>
        </p>
      )}
      <Pairs battle={battle} round={round} />
      {mine > 0 ? <p className="tabular">{t('battle_mine_now', { amount: amount(mine) })}</p> : null}
    </div>
  );
}

/** Whether anybody has scored in a round: else nobody was level with anybody either. */
const isScored = ({ sides }: BattleEntryRound): boolean => sides.some(({ points }) => points > 0);

/** How a round ended, in a word. */
function useOutcome(battle: Battle) {
  const t = useStrings<'battle-bar'>();
  return (round: BattleEntryRound): string => {
    const { state, winner, lots } = round;
    if (state !== 'settled') return t(`battle_is_${state}`);
    // Each pair has its own winner, or none.
    if (lots?.pairs?.some((pair) => pair.winner !== null)) return t('battle_paired');
    if (winner !== null) return t('battle_won', { side: titleOf(battle, winner) });
    return t(isScored(round) ? 'battle_tied' : 'battle_unscored');
  };
}

/** The rounds as a row of seals, and what was plundered as what happened. */
export function Rounds({ battle, entry }: RoundsProps) {
  const t = useStrings<'battle-bar'>();
  const { amount } = useFormat();
  const name = useRoundName(battle);
  const outcome = useOutcome(battle);
  const raids = entry.rounds.flatMap(({ id, plunders }) => plunders.map((one) => ({ ...one, round: id })));
  return (
    <>
      <ol className="battle__seals">
        {entry.rounds.map((round, nth) => {
          const { id, state, winner, lots } = round;
          const colour = winner === null ? '' : ` ${colourOf(battle.sides, winner)}`;
          return (
            <li key={id} className={`battle__seal is-${state}${colour}`}>
              <span className="battle__wax tabular" aria-hidden="true">
                {state !== 'settled' || lots !== undefined ? (
                  nth + 1
                ) : winner === null ? (
                  isScored(round) ? (
                    '='
                  ) : (
                    '–'
                  )
                ) : (
                  <Sign battle={battle} side={winner} />
                )}
              </span>
              <span className="battle__label">{name(id)}</span>
              <span className="battle__outcome">{outcome(round)}</span>
            </li>
          );
        })}
      </ol>
      <Ladder battle={battle} entry={entry} />
      {raids.length === 0 ? null : (
        <ul className="battle__raids">
          {raids
            .slice(-3)
            .reverse()
            .map(({ round, from, to, points }) => (
              <li key={`${round} ${from}`} className={`battle__raid part-row ${colourOf(battle.sides, to)}`}>
                <span className="battle__wax" aria-hidden="true">
                  <Sign battle={battle} side={to} />
                </span>
                <span>
                  {t('battle_took', {
                    winner: titleOf(battle, to),
                    amount: amount(points),
                    loser: titleOf(battle, from),
                  })}
                </span>
                <small>{name(round)}</small>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}

/** The duels of the rounds that have ended, the last one open. */
function Ladder({ battle, entry }: RoundsProps) {
  const name = useRoundName(battle);
  return entry.rounds
    .filter(({ state, lots }) => state === 'settled' && lots?.pairs)
    .reverse()
    .map((round, nth) => (
      <details key={round.id} className="battle__ladder" open={nth === 0}>
        <summary>{name(round.id)}</summary>
        <Duels battle={battle} round={round} />
      </details>
    ));
}

/** The sign of a side in the wax. */
function Sign({ battle, side }: { battle: Battle; side: string }) {
  const { picture, title = '' } = battle.sides.find(({ id }) => id === side) ?? {};
  return picture === undefined ? initialOf(title) : <Picture src={picture} alt="" width={30} height={30} />;
}
