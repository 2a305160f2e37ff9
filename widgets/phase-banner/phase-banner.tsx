import {
  defineWidget,
  formatZone,
  type Phase,
  Pressable,
  phases,
  TimeLeft,
  useFormat,
  usePage,
  useStrings,
} from '../../engine/index.ts';
import type { PhaseBannerProps } from '../../schemas/generated/types.gen.ts';

/** What ends each phase, and what is said of that moment. */
const ends = {
  preview: { to: 'start', says: 'banner_starts' },
  live: { to: 'end', says: 'banner_ends' },
  settling: { to: 'settle', says: 'banner_results' },
  ended: undefined,
} as const satisfies Record<Phase, unknown>;

/**
 * Where the campaign stands. What is said in each phase is in the page, and the style sheet shows that of the phase that is
 * (docs/decisions/0004). What is heard and what ticks stand apart: a status tells of a new phase, and of no second.
 */
export const phaseBanner = defineWidget<PhaseBannerProps>((props) => {
  const t = useStrings<'phase-banner'>();
  const { date } = useFormat();
  const { schedule } = usePage();
  if (!schedule) return null;
  const zone = formatZone(schedule.offset);
  // Where nothing has results, what was earned is claimed until then.
  const bare = schedule.noResults;
  const shown = phases.filter((phase) => phase !== 'settling' || schedule.settle !== undefined);
  return (
    <div className="phase-banner">
      <div className="phase-banner__plate part-row">
        {shown.map((phase) => (
          <i key={phase} className={`phase-banner__mark is-${phase}`} data-phases={phase} />
        ))}
        <div className="phase-banner__words" role="status">
          {shown.map((phase) => {
            const end = ends[phase];
            const at = end && schedule[end.to];
            return (
              <div key={phase} data-phases={phase}>
                {phase === 'live' ? (
                  <p className="phase-banner__near">
                    <span className="is-day">{t('banner_day')}</span>
                    <span className="is-hour">{t('banner_hour')}</span>
                  </p>
                ) : null}
                <p className="phase-banner__title">
                  {props[phase]?.title ??
                    t(bare && phase === 'settling' ? 'banner_ended' : `banner_${phase}`)}
                </p>
                <p className="phase-banner__text">
                  {props[phase]?.text ??
                    (end && at !== undefined
                      ? t(bare && end.to === 'settle' ? 'banner_closes' : end.says, {
                          date: date(at, 'both'),
                          zone,
                        })
                      : t('banner_thanks'))}
                </p>
              </div>
            );
          })}
        </div>
        {shown.map((phase) => {
          const end = ends[phase];
          return end ? <Left key={phase} phase={phase} to={end.to} bare={bare} /> : null;
        })}
        {shown.map((phase) => {
          const { label, kind, press } = props[phase] ?? {};
          return label && press ? (
            <div key={phase} className="phase-banner__way" data-phases={phase}>
              <Pressable press={press} className={`btn btn--${kind}`}>
                {label}
              </Pressable>
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
});

/** One line for the eye; the date beside it is heard instead. Days are gone by style once there are none (`data-none`). */
function Left(props: { phase: Phase; to: 'start' | 'end' | 'settle'; bare: true | undefined }) {
  const { phase, to, bare } = props;
  const t = useStrings<'phase-banner'>();
  return (
    <p className="phase-banner__left" data-phases={phase} aria-hidden="true">
      {t(bare && to === 'settle' ? 'banner_to_close' : `banner_to_${to}`)}{' '}
      <b className="tabular">
        <span className="phase-banner__days">
          <TimeLeft to={to} unit="days" />
          {` ${t('banner_days')} `}
        </span>
        <TimeLeft to={to} unit="hours" />:<TimeLeft to={to} unit="minutes" />:
        <TimeLeft to={to} unit="seconds" />
      </b>
    </p>
  );
}
