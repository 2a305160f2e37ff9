import { defineDataWidget, initialOf, Picture, useFormat, useStrings, worn } from '../../engine/index.ts';
import type {
  BattlesAnswer,
  BoardAnswer,
  ChampionProps,
  ChampionsAnswer,
  PollsAnswer,
} from '../../schemas/generated/types.gen.ts';
import { type Won, wonOf } from './winners.ts';

/** px of the face. */
const FACE = 84;
/** So many of those who are level are shown by face; all of them by name. */
const FACES = 3;

/** Who has won, crowned. */
export const champion = defineDataWidget<
  ChampionProps,
  BoardAnswer | ChampionsAnswer | BattlesAnswer | PollsAnswer
>({
  placeholder: () => ({
    rows: [{ rank: 1, user: { user_id: '', nickname: '— — — —', avatar: '' }, score: 10_000 }],
    me: null,
    total: 1,
    next: null,
    settled: true,
  }),
  // Where nobody has won, the board, the battle or the poll says so itself.
  isEmpty: () => false,
  steady: true,
  Component: ({ data, unit, battle, poll }) => {
    const t = useStrings<'champion'>();
    const won = wonOf(data, battle, poll);
    const { winners, by } = won;
    if (winners.length === 0) return null;
    const level = winners.length > 1;
    return (
      <div className="champion faces part-rays">
        <div className="champion__faces">
          {winners.slice(0, FACES).map(({ id, name, picture }) => (
            <span key={id} className="champion__face" aria-hidden="true">
              {picture === '' ? null : picture === undefined ? (
                <b>{initialOf(name)}</b>
              ) : (
                <Picture src={picture} alt="" width={FACE} height={FACE} />
              )}
            </span>
          ))}
        </div>
        <p className="champion__plate">
          <span className="champion__marks">
            <small className="champion__mark">
              {by === 'votes'
                ? t(level ? 'champion_level' : 'champion_voted')
                : t(level ? 'champion_tied' : by === 'last' ? 'champion_last' : 'champion')}
            </small>
            {/* Beside several names it would be nobody's. */}
            {worn(level ? undefined : winners[0]?.title)}
          </span>
          <b className="champion__name">{winners.map(({ name }) => name).join(' · ')}</b>
          <small className="tabular">
            <Score {...won} unit={unit} />
          </small>
        </p>
      </div>
    );
  },
});

function Score({ by, score: count, unit }: Won & { unit: string | undefined }) {
  const t = useStrings<'champion'>();
  const { amount, score } = useFormat();
  if (by === 'votes') return t('champion_votes', { count, amount: amount(count) });
  if (by === 'rounds') return t('champion_rounds', { count });
  // A board has a unit of its own, or none; what battles count, they call points.
  const counted = unit ?? (by === 'points' ? t('champion_points') : undefined);
  return (
    <>
      {score(count)}
      {counted ? ` ${counted}` : ''}
    </>
  );
}
