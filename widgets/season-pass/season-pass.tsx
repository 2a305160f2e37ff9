import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import {
  defineDataWidget,
  mayPress,
  Pressable,
  TimeLeft,
  useFormat,
  usePage,
  useStrings,
} from '../../engine/index.ts';
import type { PassAnswer, SeasonPassProps } from '../../schemas/generated/types.gen.ts';
import { useNews } from './news.ts';
import { Reward } from './reward.tsx';
import { Shop } from './shop.tsx';

/** A season's pass. What is reached, waits and can be bought is said by the server; the widget shows it. */
export const seasonPass = defineDataWidget<SeasonPassProps, PassAnswer>({
  placeholder: ({ levels }) => ({
    level: 0,
    points: 0,
    balance: null,
    levels: levels.map(({ id, at }) => ({ id, at, reached: false, free: 'locked', paid: 'locked' })),
    track: null,
    catchUp: null,
    waiting: 0,
  }),
  isEmpty: (data) => data.levels.length === 0,
  Component: ({ data, levels, unit, paid, icon, claim, claimAll, buyTrack, buyLevel }) => {
    const t = useStrings<'season-pass'>();
    const { score, moment } = useFormat();
    const row = useRef<HTMLOListElement>(null);
    const { news, bought } = useNews(data);
    const entries = new Map(data.levels.map((entry, index) => [entry.id, { ...entry, number: index + 1 }]));
    const names = { free: t('pass_free'), paid: paid ?? t('pass_paid') };
    const next = data.levels.find(({ reached }) => !reached);
    const last = data.levels.findLast(({ reached }) => reached)?.at ?? 0;
    const filled = next === undefined ? 1 : Math.max(0, data.points - last) / (next.at - last);
    // One's own place: what waits first, else the level that comes next.
    const waits = levels.findIndex(({ id }) => entries.get(id)?.can !== undefined);
    const place = waits >= 0 ? waits : levels.findIndex(({ id }) => id === next?.id);
    const seen = data.balance !== null;
    useLayoutEffect(() => {
      const one = row.current?.children[place < 0 ? levels.length - 1 : place];
      // Not scrollIntoView: that may move the page as well.
      if (seen && row.current && one instanceof HTMLElement)
        row.current.scrollLeft = one.offsetLeft - (row.current.clientWidth - one.offsetWidth) / 2;
    }, [place, seen, levels.length]);
    const time = moment(data.nextAt);
    /** The picture of what a level gives, of the better track first. */
    const pictureOf = (of: (typeof levels)[number] | undefined) => (of?.paid ?? of?.free)?.icon;
    const visitor = data.reason === 'TOKEN_EXPIRED';
    // Chinese says the word behind the number.
    const [short = '', behind = ''] = t('pass_short', { level: '|' })
      .split('|')
      .map((word) => word.trim());
    const waiting = levels.flatMap((level) =>
      (['free', 'paid'] as const).flatMap((track) =>
        entries.get(level.id)?.[track] === 'waiting' ? (level[track] ?? []) : [],
      ),
    );
    return (
      <div className="season-pass">
        <div className={`season-pass__head part-row${news.level > 0 ? ' is-up' : ''}`}>
          <b className="season-pass__badge tabular" data-visitors={visitor ? 'kept' : undefined}>
            <span className="sr-only">{t('pass_level', { level: data.level })}</span>
            {short === '' ? null : <small aria-hidden="true">{short}</small>}
            <span aria-hidden="true">{data.level}</span>
            {behind === '' ? null : <small aria-hidden="true">{behind}</small>}
          </b>
          <div className="season-pass__way" data-visitors={visitor ? 'kept' : undefined}>
            <b className="tabular">
              {score(data.points)} {unit}
            </b>
            {/* The words below it say the same. */}
            <progress max={1} value={filled} aria-hidden="true" />
            <span className="tabular" data-phases={next === undefined ? undefined : 'preview live'}>
              {next === undefined
                ? t('pass_full')
                : score(Math.max(0, next.at - data.points), (points) => t('pass_next', { points }))}
            </span>
          </div>
          <Left />
        </div>
        <p className="season-pass__news" role="status">
          {[
            news.level > 0 ? t('pass_up', { level: news.level }) : '',
            news.won.size > 0 ? t('pass_won', { count: news.won.size }) : '',
          ].join(' ')}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys */}
        <ol className="season-pass__track" ref={row} tabIndex={0} aria-label={t('pass_track')}>
          {levels.map((level, index) => {
            const entry = entries.get(level.id);
            const number = entry?.number ?? index + 1;
            // Set on the phone alone: what the page brings has no style of its own (content security policy).
            const part = level.id === next?.id && filled > 0 ? { '--done': filled } : undefined;
            const look = `season-pass__level${entry?.reached ? ' is-reached' : ''}${level.big ? ' is-big' : ''}`;
            return (
              <li
                key={level.id}
                className={look}
                style={part as CSSProperties | undefined}
                aria-current={level.id === next?.id ? 'step' : undefined}
              >
                <b className="season-pass__node tabular">
                  <span className="sr-only">{t('pass_level', { level: number })}</span>
                  <span aria-hidden="true">{number}</span>
                </b>
                <span className="season-pass__at tabular">{score(level.at, undefined, unit)}</span>
                {(['free', 'paid'] as const).map((track) => (
                  <Reward
                    key={track}
                    level={level}
                    number={number}
                    track={track}
                    entry={entry}
                    name={names[track]}
                    won={news.won.has(`${level.id}/${track}`)}
                    claim={claim}
                  />
                ))}
              </li>
            );
          })}
        </ol>
        <p className="season-pass__legend" aria-hidden="true">
          <span>{names.free}</span>
          <span className="is-gold">{names.paid}</span>
        </p>
        <Pressable
          press={claimAll}
          item={{
            name:
              data.waiting === 1 && waiting[0]
                ? waiting[0].gives
                : t('pass_rewards', { count: data.waiting }),
            picture: pictureOf(levels[waits]),
          }}
          className="btn btn--primary season-pass__all"
          disabled={data.reason !== undefined && !mayPress(data)}
          why={data.reason}
          forVisitors={visitor}
        >
          {data.can !== undefined ? (
            t('pass_all', { count: data.waiting })
          ) : data.reason === undefined || data.reason === 'TOKEN_EXPIRED' ? (
            <>
              <span data-phases="preview live">{t('pass_join')}</span>
              {/* Nobody begins a season that is over: what is reached waits. */}
              <span data-phases="settling ended">{t('pass_back')}</span>
            </>
          ) : data.reason === 'PASS_LOCKED' ? (
            <>
              <span data-phases="preview live">{t('pass_PASS_LOCKED')}</span>
              {/* What is reached can still be claimed; no level comes any more. */}
              <span data-phases="settling ended">{t('pass_OVER')}</span>
            </>
          ) : (
            t(`pass_${data.reason}`, { time })
          )}
        </Pressable>
        <Shop
          data={data}
          name={names.paid}
          next={entries.get(data.catchUp?.level ?? '')?.number ?? 0}
          icon={icon}
          pictures={{
            track: pictureOf(levels.findLast(({ paid, big }) => paid && big) ?? levels.at(-1)),
            level: pictureOf(levels.find(({ id }) => id === data.catchUp?.level)),
          }}
          buyTrack={buyTrack}
          buyLevel={buyLevel}
          onBought={bought}
        />
      </div>
    );
  },
});

/** How long the season lasts, as long as it does: the clock writes it, and a screen reader hears the moment itself. */
function Left() {
  const t = useStrings<'season-pass'>();
  const { date } = useFormat();
  const { schedule } = usePage();
  if (!schedule) return null;
  return (
    <p className="season-pass__left" data-phases="live">
      <span className="sr-only">{t('pass_ends', { time: date(schedule.end, 'both') })}</span>
      <span className="tabular" aria-hidden="true">
        {t('pass_left')}{' '}
        <b>
          <span className="season-pass__days">
            <TimeLeft to="end" unit="days" />
            {` ${t('pass_days')} `}
          </span>
          <TimeLeft to="end" unit="hours" /> {t('pass_hours')}
        </b>
      </span>
    </p>
  );
}
