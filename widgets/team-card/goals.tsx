import {
  asOne,
  mayPress,
  Picture,
  type Press,
  Pressable,
  useFormat,
  usePage,
  useStrings,
  type WidgetProps,
} from '../../engine/index.ts';
import type { TeamCardProps, TeamGoalEntry } from '../../schemas/generated/types.gen.ts';
import { useWon } from './won.ts';

interface GoalsProps {
  goals: WidgetProps<TeamCardProps>['goals'];
  entries: readonly TeamGoalEntry[];
  /** What the team has come to. */
  score: number;
  unit: string | undefined;
  claim: Press | undefined;
}

/** How far the team has come to each goal, what that gives, and the button for it. */
export function Goals({ goals = [], entries, score: come, unit, claim }: GoalsProps) {
  const t = useStrings<'team-card'>();
  const { lang } = usePage();
  const { amount, marks } = useFormat();
  const won = useWon(entries);
  if (goals.length === 0) return null;
  return (
    <ul className="team-card__goals">
      {goals.map((goal) => {
        const entry = entries.find(({ id }) => id === goal.id);
        const gives = asOne(goal.gives, lang);
        const at = t('team_goal', { at: unit ? `${amount(goal.at)} ${unit}` : amount(goal.at) });
        return (
          <li
            key={goal.id}
            // Once it is over, nobody comes to it any more.
            data-phases={come < goal.at ? 'preview live settling' : undefined}
            className={`team-card__goal part-row${entry?.claimed ? ' is-claimed' : entry?.can ? ' is-ready' : ''}${won.has(goal.id) ? ' is-won' : ''}`}
          >
            {won.has(goal.id) ? <span className="burst" aria-hidden="true" /> : null}
            {gives.picture ? (
              <Picture src={gives.picture} alt="" width={44} height={44} className="team-card__prize" />
            ) : null}
            <span className="team-card__aim">
              <b className="tabular">{at}</b>
              <span className="team-card__gives">{gives.name}</span>
              <progress
                className="team-card__bar"
                max={goal.at}
                value={Math.min(goal.at, come)}
                aria-label={at}
                aria-valuetext={t('done_of', { done: amount(Math.min(goal.at, come)), all: amount(goal.at) })}
              />
              {entry?.reason === 'JOINED_AFTER_GOAL' ? (
                <span className="team-card__late">{t('team_goal_late')}</span>
              ) : null}
            </span>
            {entry?.claimed ? (
              <span className="team-card__stamp">{t('team_claimed')}</span>
            ) : entry?.can ? (
              <Pressable
                press={claim}
                item={{ id: goal.id, ...gives }}
                className="btn btn--primary team-card__claim"
                disabled={!mayPress(entry)}
                label={`${t('team_claim')}${marks.colon}${at}`}
              >
                {t('team_claim')}
              </Pressable>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
