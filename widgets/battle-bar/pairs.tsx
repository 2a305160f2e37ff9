import { initialOf, Picture, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { BattleEntryRound } from '../../schemas/generated/types.gen.ts';
import { type Battle, colourOf } from './side.tsx';

interface PairsProps {
  battle: Battle;
  round: BattleEntryRound;
}

/** Who stands against whom in a round that is drawn by lot, or when that is drawn; and what proves it (decision 0101). */
export function Pairs({ battle, round }: PairsProps) {
  const t = useStrings<'battle-bar'>();
  const { date } = useFormat();
  const { id } = usePage();
  const { lots } = round;
  if (lots === undefined) return null;
  const { drawsAt, commitment, pairs } = lots;
  return (
    <div className="battle__lots">
      {pairs === null ? (
        <p>{t('battle_draws_at', { time: date(Date.parse(drawsAt), 'both') })}</p>
      ) : (
        <Duels battle={battle} round={round} />
      )}
      <details>
        <summary>{t('battle_proof')}</summary>
        <code>{commitment}</code>
        {pairs === null ? null : <code>{`/v2/activities/${id}/battles/${battle.id}/receipt`}</code>}
      </details>
    </div>
  );
}

/** The pairs of a round, face to face: what each has scored, who has won, who is alone. */
export function Duels({ battle, round: { lots, sides, state } }: PairsProps) {
  const t = useStrings<'battle-bar'>();
  const { amount } = useFormat();
  if (!lots?.pairs) return null;
  const { odd, pairs } = lots;
  const named = (id = '') =>
    battle.sides.find((side) => side.id === id) ?? { id, title: '', picture: undefined };
  return (
    <ul className="battle__duels">
      {pairs.map(({ sides: [one = '', other], winner }) => (
        <li key={one} className="battle__duel">
          {other === undefined ? (
            <p>{t(`battle_${odd}`, { side: named(one).title })}</p>
          ) : (
            <>
              {[named(one), named(other)].map(({ id, title, picture }) => (
                <span
                  key={id}
                  className={`battle__corner ${colourOf(battle.sides, id)}${winner === id ? ' has-won' : winner === null ? '' : ' has-lost'}`}
                >
                  <span className="battle__head" aria-hidden="true">
                    {picture === undefined ? (
                      initialOf(title)
                    ) : (
                      <Picture src={picture} alt="" width={36} height={36} />
                    )}
                  </span>
                  <span className="battle__who">
                    {title}
                    {state === 'next' ? null : (
                      <b className="tabular">{` ${amount(sides.find((side) => side.id === id)?.points ?? 0)}`}</b>
                    )}
                  </span>
                </span>
              ))}
              {winner === null ? null : (
                <small className="battle__won">{t('battle_won', { side: named(winner).title })}</small>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
