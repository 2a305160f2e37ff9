import { defineDataWidget, Pressable, useFormat, useStrings, type WidgetProps } from '../../engine/index.ts';
import type { CheckInAnswer, CheckInCalendarProps } from '../../schemas/generated/types.gen.ts';
import { Day } from './day.tsx';
import { useLanded } from './landing.ts';

/** The calendar of a check-in. What can be done now, and why not, is said by the server; the widget shows it. */
export const checkInCalendar = defineDataWidget<CheckInCalendarProps, CheckInAnswer>({
  placeholder: ({ days, streaks }) => ({
    days: days.map(({ id }) => ({ id, date: '', state: 'coming', madeUp: false })),
    today: null,
    streak: 0,
    streaks: (streaks ?? []).map(({ id, length }) => ({ id, length, given: false })),
    makeUp: null,
  }),
  isEmpty: (_data, { days }) => days.length === 0,
  Component: ({ data, days, streaks = [], label, stamp, makeUp }) => {
    const t = useStrings<'check-in-calendar'>();
    const { amount } = useFormat();
    const landed = useLanded(data);
    const entries = new Map(data.days.map((entry) => [entry.id, entry]));
    // A day's number is that of the campaign, whichever days are shown here.
    const numbers = new Map(data.days.map(({ id }, index) => [id, index + 1]));
    const given = new Set(data.streaks.filter((one) => one.given).map(({ id }) => id));
    const left = data.makeUp?.left ?? 0;
    const { cost = 0, balance } = data.makeUp ?? {};
    const after =
      balance === null || balance === undefined
        ? undefined
        : t('check_in_after', { points: amount(balance - cost) });
    const missed = data.days.some(({ can }) => can === 'makeUp');
    return (
      <div className="check-in">
        {data.streak > 0 ? (
          <p className="check-in__streak is-on" role="status">
            {t('check_in_streak', { count: data.streak })}
          </p>
        ) : streaks.length > 0 ? (
          // Nobody begins one when it is over.
          <p className="check-in__streak" role="status" data-phases="preview live">
            {t('check_in_start')}
          </p>
        ) : null}
        <ol className="check-in__days">
          {days.map((day, index) => (
            <Day
              key={day.id}
              day={day}
              number={numbers.get(day.id) ?? index + 1}
              entry={entries.get(day.id)}
              today={day.id === data.today}
              landed={landed.has(day.id)}
              cost={data.makeUp?.cost ?? 0}
              after={after}
              makeUp={makeUp}
            />
          ))}
        </ol>
        {streaks.length === 0 ? null : (
          <ul className="check-in__streaks">
            {streaks.map(({ id, length, gives }) => (
              <li key={id} className={`check-in__bonus${given.has(id) ? ' is-given' : ''}`}>
                <b className="check-in__length tabular">{t('check_in_bonus', { count: length })}</b>
                <span className="check-in__extra">{gives}</span>
                {given.has(id) ? <span className="sr-only">{t('check_in_claimed')}</span> : null}
              </li>
            ))}
          </ul>
        )}
        <Stamp data={data} day={days.find(({ id }) => id === data.today)} label={label} press={stamp} />
        {makeUp && missed && left > 0 ? (
          <p className="check-in__left tabular">{t('check_in_left', { count: left })}</p>
        ) : null}
      </div>
    );
  },
});

/** The button of today. A visitor may press it: it leads to where one signs in. */
function Stamp({
  data: { can, reason, nextAt },
  day,
  label,
  press,
}: {
  data: CheckInAnswer;
  day: WidgetProps<CheckInCalendarProps>['days'][number] | undefined;
  label: string | undefined;
  press: Parameters<typeof Pressable>[0]['press'];
}) {
  const t = useStrings<'check-in-calendar'>();
  const { moment } = useFormat();
  const open = can === 'checkIn' || reason === undefined || reason === 'TOKEN_EXPIRED';
  return (
    <Pressable
      press={press}
      item={day && { name: day.gives, picture: day.icon }}
      className="btn btn--primary check-in__button"
      disabled={!open}
      why={reason}
    >
      {open ? (label ?? t('check_in')) : t(`check_in_${reason}`, { time: moment(nextAt) })}
    </Pressable>
  );
}
