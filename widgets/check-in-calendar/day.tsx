import type { Press, WidgetProps } from '../../engine/index.ts';
import { Picture, Pressable, useFormat, useStrings } from '../../engine/index.ts';
import type { CheckInCalendarProps, CheckInEntry } from '../../schemas/generated/types.gen.ts';

interface DayProps {
  day: WidgetProps<CheckInCalendarProps>['days'][number];
  /** From 1. */
  number: number;
  /** What the server says of it; undefined when it does not know the day. */
  entry: CheckInEntry | undefined;
  today: boolean;
  /** Its stamp has landed while one looks. */
  landed: boolean;
  /** What making it up costs. */
  cost: number;
  /** What is left after that, in words. */
  after: string | undefined;
  makeUp: Press | undefined;
}

/** One day: its number, what it gives, and the stamp or what else has become of it. */
export function Day({ day, number, entry, today, landed, cost, after, makeUp }: DayProps) {
  const t = useStrings<'check-in-calendar'>();
  const { marks } = useFormat();
  const state = entry?.state ?? 'coming';
  const classes = ['check-in__day part-card', `is-${state}`];
  if (day.big) classes.push('is-big');
  if (today) classes.push('is-today');
  if (landed) classes.push('is-landing');
  const name = t('check_in_day', { day: number });
  const size = day.big ? 64 : 40;
  const offered = makeUp !== undefined && entry?.can === 'makeUp';
  return (
    <li className={classes.join(' ')} aria-current={today ? 'date' : undefined}>
      <span className="check-in__number tabular">
        {today ? t('check_in_today') : name}
        {today ? <span className="sr-only"> ({name})</span> : null}
      </span>
      <span className="check-in__prize">
        <Picture src={day.icon} alt="" width={size} height={size} className="check-in__icon" />
        {state === 'done' ? <Seal /> : null}
        {landed ? <span className="burst" aria-hidden="true" /> : null}
      </span>
      <span className="check-in__gives">{day.gives}</span>
      {state === 'done' ? <span className="sr-only">{t('check_in_done')}</span> : null}
      {state === 'missed' && !offered ? (
        <span className="check-in__missed">{t('check_in_missed')}</span>
      ) : null}
      {offered ? (
        <Pressable
          press={makeUp}
          item={{ id: day.id, cost, day: number, name: day.gives, picture: day.icon, note: after }}
          className="btn btn--secondary check-in__again"
          label={`${t('check_in_make_up')}${marks.colon}${name}`}
        >
          {t('check_in_make_up')}
        </Pressable>
      ) : null}
    </li>
  );
}

/** The stamp: a toothed ring with a tick. */
function Seal() {
  return (
    <svg className="check-in__seal" viewBox="0 0 64 64" aria-hidden="true">
      <g className="check-in__ink">
        <circle className="check-in__teeth" cx="32" cy="32" r="22" />
        <circle className="check-in__ring" cx="32" cy="32" r="16.5" />
        <path className="check-in__tick" d="M24 32.5l5.6 5.8L40.5 26" />
      </g>
    </svg>
  );
}
