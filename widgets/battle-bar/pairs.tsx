import { useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { BattleEntryRound } from '../../schemas/generated/types.gen.ts';
import type { Battle } from './side.tsx';

interface PairsProps {
  battle: Battle;
  round: BattleEntryRound;
}

/** Who stands against whom in a round that is drawn by lot, or when that is drawn; and what proves it (decision 0101). */
export function Pairs({ battle, round: { lots } }: PairsProps) {
  const t = useStrings<'battle-bar'>();
  const { date } = useFormat();
  const { id } = usePage();
  if (lots === undefined) return null;
  const { drawsAt, odd, commitment, pairs } = lots;
  const title = (side = '') => battle.sides.find((one) => one.id === side)?.title ?? '';
  return (
    <div className="battle__lots">
      {pairs === null ? (
        <p>{t('battle_draws_at', { time: date(Date.parse(drawsAt), 'both') })}</p>
      ) : (
        <ul>
          {pairs.map(({ sides: [one, other], winner }) => (
            <li key={one}>
              {other === undefined
                ? t(`battle_${odd}`, { side: title(one) })
                : t('battle_versus', { one: title(one), other: title(other) })}
              {winner === null || other === undefined ? null : (
                <small>{t('battle_won', { side: title(winner) })}</small>
              )}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t('battle_proof')}</summary>
        <code>{commitment}</code>
        {pairs === null ? null : <code>{`/v2/activities/${id}/battles/${battle.id}/receipt`}</code>}
      </details>
    </div>
  );
}
