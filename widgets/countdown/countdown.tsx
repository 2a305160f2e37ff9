import { defineWidget, TimeLeft, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { CountdownProps } from '../../schemas/generated/types.gen.ts';
import { type Moment, type Stretch, stretches } from './moments.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Time left until a moment of the schedule. Every phase's words are in the page and the style sheet shows those of the
 * phase that is, so that the boundary needs no React on the phone.
 */
export const countdown = defineWidget<CountdownProps>(({ to, label, before, done }) => {
  const t = useStrings<'countdown'>();
  const { schedule } = usePage();
  // Words for the end would be untrue of the start, and of the results.
  const saidOf = ({ own, until, label: usual }: Stretch): string =>
    (own ? label : until === 'start' ? before : undefined) ?? t(usual);
  if (!schedule) return <p className="countdown countdown__done">{done ?? t('ended')}</p>;
  const settles = schedule.settle === undefined ? null : schedule.noResults ? 'closes' : 'results';
  return (
    <div className="countdown">
      {stretches(to, settles).map((stretch) => {
        const said = saidOf(stretch);
        return (
          <div key={stretch.label} className="countdown__stretch" data-phases={stretch.phases.join(' ')}>
            {stretch.until ? (
              <>
                <p className="countdown__label">{said}</p>
                <Tiles to={stretch.until} at={schedule[stretch.until] ?? schedule.end} />
              </>
            ) : (
              <p className="countdown__done">{done ?? t(stretch.label)}</p>
            )}
          </div>
        );
      })}
    </div>
  );
});

/** The tiles are for the eye; a screen reader hears the moment itself below the label, once, and never the seconds. */
function Tiles({ to, at }: { to: Moment; at: number }) {
  const t = useStrings<'countdown'>();
  const { date } = useFormat();
  return (
    <div
      className="countdown__timer"
      role="timer"
      aria-live="off"
      aria-label={t('counts_to', { time: date(at, 'both') })}
    >
      <div className="countdown__tiles" aria-hidden="true">
        {units.map((unit) => (
          <span key={unit} className={`countdown__tile countdown__tile--${unit}`}>
            <span className="countdown__digits part-digit tabular">
              <TimeLeft to={to} unit={unit} />
            </span>
            <span className="countdown__unit">{t(unit)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
