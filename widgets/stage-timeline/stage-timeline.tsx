import { defineWidget, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { StageTimelineProps } from '../../schemas/generated/types.gen.ts';
import { beginOf, type Moment, type Stage, standingOf } from './stages.ts';

const moments: readonly Moment[] = ['preview', 'start', 'end', 'settle'];
/** What the end and what follows it are called where nothing is counted. */
const bare = {
  preview: 'stage_preview',
  start: 'stage_start',
  end: 'stage_over',
  settle: 'stage_close',
} as const;

/**
 * The stages of a campaign. Which one is now is said by the phase in the style sheet (docs/decisions/0004), so that the boundary
 * needs no script; where a stage begins on a day, its expression makes the widget live.
 */
export const stageTimeline = defineWidget<StageTimelineProps>(({ stages }) => {
  const t = useStrings<'stage-timeline'>();
  const { date } = useFormat();
  const { schedule } = usePage();
  if (!schedule) return null;
  const shown: readonly Stage[] =
    stages ??
    moments
      .filter((from) => schedule[from] !== undefined)
      .map((from) => ({ title: t(schedule.noResults ? bare[from] : `stage_${from}`), from }));
  const standing = standingOf(shown);
  // As the banner says it of the phase. Of its own stages the one that counts is called so.
  const closing = t(schedule.noResults ? 'stage_closing' : stages ? 'stage_counting' : 'stage_now');
  return (
    <ol className="stage-timeline" aria-label={t('stages')}>
      {shown.map((stage, index) => {
        const at = beginOf(stage, schedule);
        const { now = [], over = [] } = standing[index] ?? {};
        const closes = stage.from === 'end' && !stage.on;
        // What people do has ended when the campaign has: of the last such stage nothing is on any more, and of what came of it neither.
        const on = now.filter((phase) =>
          closes ? phase === 'settling' : phase !== 'settling' && phase !== 'ended',
        );
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: stages never move, and two may have one title
            key={index}
            className="stage-timeline__stage"
            data-now={now.join(' ')}
            data-over={over.join(' ')}
          >
            <span className="stage-timeline__title">{stage.title}</span>
            {on.length > 0 ? (
              <span className="stage-timeline__now" data-phases={on.join(' ')}>
                {closes ? closing : t('stage_now')}
              </span>
            ) : null}
            {at === undefined ? null : (
              <time className="stage-timeline__date tabular" dateTime={new Date(at).toISOString()}>
                {date(at, stage.on ? 'date' : 'both')}
              </time>
            )}
            {stage.text ? <span className="stage-timeline__text">{stage.text}</span> : null}
          </li>
        );
      })}
    </ol>
  );
});
