import { Fragment } from 'react';
import type { Press, WidgetProps } from '../../engine/index.ts';
import { mayPress, Picture, Pressable, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { MilestoneEntry, MilestoneTrackProps } from '../../schemas/generated/types.gen.ts';

interface GoalProps {
  milestone: WidgetProps<MilestoneTrackProps>['milestones'][number];
  /** What the server says of it; undefined when it does not know the goal. */
  entry: MilestoneEntry | undefined;
  /** The community's points. */
  total: number;
  /** How much of the way to the next goal is done, in percent; null for the last goal. */
  filled: number | null;
  side: 'left' | 'right';
  label: string | undefined;
  claim: Press;
}

/** What is given, one by one, each with the sign that parts it from the next: a line ends between them. */
const rewardsOf = (gives: string): string[] =>
  (gives.match(/.+?(?:,(?= )|、|$)/g) ?? [gives]).map((one) => one.trim());

/** What becomes of a goal that cannot be claimed and is not on its way. */
const wordOf = (state: 'claimed' | 'reached' | 'ahead', why: MilestoneEntry['reason']) =>
  state === 'ahead' ? 'missed' : state === 'reached' && (why === 'OVER' || why === 'NOT_OPEN') ? why : state;

/** One goal: its medal on the road, and the card with what it brings. */
export function Goal({ milestone, entry, total, filled, side, label, claim }: GoalProps) {
  const t = useStrings<'milestone-track'>();
  const { date, moment, score, marks } = useFormat();
  const { schedule } = usePage();
  const at = entry?.at ?? milestone.at;
  const reached = entry?.reached ?? total >= at;
  const state = entry?.claimed ? 'claimed' : reached ? 'reached' : 'ahead';
  const claimable = mayPress(entry);
  const why = entry?.reason;
  const isPrize = entry?.gives.some(({ prize }) => prize !== null);
  const lacks = (key: 'to_go' | 'short') => score(Math.max(0, at - total), (points) => t(key, { points }));
  return (
    <li className={`milestone-track__goal milestone-track__goal--${side} is-${state}`}>
      {filled === null ? null : <Way filled={filled} side={side} />}
      <span className="milestone-track__medal">
        <Picture src={milestone.icon} alt="" width={44} height={44} />
        {reached ? (
          <svg
            className="milestone-track__tick"
            viewBox="0 0 20 20"
            width="20"
            height="20"
            aria-hidden="true"
          >
            <circle cx="10" cy="10" r="9" />
            <path d="M5.5 10.5l3 3 6-6.5" />
          </svg>
        ) : null}
      </span>
      <div className={`milestone-track__card part-card is-${state}`}>
        <span className="milestone-track__line">
          <span className="milestone-track__name">{milestone.name}</span>
          <span className="milestone-track__at tabular">
            <span className="sr-only">{t('heard_goal')} </span>
            {score(at)}
          </span>
        </span>
        <span className="milestone-track__line">
          {milestone.gives ? (
            <span className="milestone-track__reward tabular">
              <span className="sr-only">{t('reward')} </span>
              {rewardsOf(milestone.gives).map((reward, nth) => (
                <Fragment key={reward}>
                  <span
                    className={`milestone-track__piece${nth > 0 || isPrize ? '' : ' milestone-track__piece--coin'}`}
                  >
                    {reward}
                  </span>
                  {reward.endsWith(',') ? ' ' : null}
                </Fragment>
              ))}
            </span>
          ) : null}
          {claimable ? null : (
            <span className="milestone-track__state tabular">
              {state === 'ahead' && why !== 'OVER' ? (
                <>
                  <span data-phases="preview live">{lacks('to_go')}</span>
                  {/* What was done in time may still come to be known; nobody goes on. */}
                  <span data-phases="settling ended">{lacks('short')}</span>
                </>
              ) : state === 'reached' && why === 'OVER' && schedule ? (
                <>
                  {/* Points were for as long as they could be spent; beside them prizes are claimed on. */}
                  <span data-phases="settling">{t('goal_closed', { time: date(schedule.end, 'both') })}</span>
                  <span data-phases="preview live ended">{t('goal_OVER')}</span>
                </>
              ) : (
                t(`goal_${wordOf(state, why)}`, { time: moment(entry?.nextAt) })
              )}
            </span>
          )}
        </span>
        {claimable && entry?.nextAt !== undefined ? (
          <span className="milestone-track__until tabular" data-phases="settling">
            {t('goal_until', { time: moment(entry.nextAt) })}
          </span>
        ) : null}
        {claimable ? (
          <Pressable
            press={claim}
            item={{ id: milestone.id, name: milestone.name, picture: milestone.icon }}
            className="btn btn--primary milestone-track__claim"
            label={`${label ?? t('claim')}${marks.colon}${milestone.name}`}
          >
            {label ?? t('claim')}
          </Pressable>
        ) : null}
      </div>
    </li>
  );
}

/** The way from this goal's medal to the next one's, on the other side of the road. */
function Way({ filled, side }: { filled: number; side: 'left' | 'right' }) {
  const [from, to] = side === 'left' ? [32, 56] : [56, 32];
  return (
    <svg className="milestone-track__way" width="88" height="100%" aria-hidden="true">
      <line className="milestone-track__bed" x1={from} y1="0" x2={to} y2="100%" />
      {filled > 0 ? (
        <line
          className="milestone-track__fill"
          x1={from}
          y1="0"
          x2={from + ((to - from) * filled) / 100}
          y2={`${filled}%`}
        />
      ) : null}
    </svg>
  );
}
