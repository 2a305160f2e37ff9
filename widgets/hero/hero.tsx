import {
  type CompiledSchedule,
  defineWidget,
  TimeLeft,
  useFormat,
  usePage,
  useStrings,
} from '../../engine/index.ts';
import type { HeroProps, Lettering } from '../../schemas/generated/types.gen.ts';
import { lineLength } from './line-length.ts';

/** Of the family's one thing that falls, or rises, two by two, so that eight are four elements and loops. A family without one shows none. */
const pairs = [1, 2, 3, 4];

const layers = ['sky', 'far', 'middle', 'near', 'light'] as const;

/** The stage at the top: layers of art, and the title as lettering on a scrim. Readable before any picture arrives. */
export const hero = defineWidget<HeroProps>(
  ({ art, title, lettering, subtitle, badge, dates, left, size, body }) => {
    const { schedule } = usePage();
    return (
      <header className={`hero hero--${size}`}>
        <div className="hero__stage" aria-hidden="true">
          {layers.map((layer) =>
            art[layer] ? (
              <img
                key={layer}
                className={`hero__layer hero__layer--${layer}`}
                src={art[layer]}
                alt=""
                aria-hidden="true"
                width={390}
                height={520}
                decoding="async"
                // The motif is what the eye waits for; the rest must not take the line from it.
                fetchPriority={layer === 'middle' ? 'high' : 'low'}
                // The others wait (engine/render/held-picture.ts): each would take one of a browser's six connections from the page's questions.
                data-lazy={layer === 'middle' || layer === 'sky' ? undefined : ''}
              />
            ) : null,
          )}
          <span className="part-falling">
            {pairs.map((pair) => (
              <i key={pair} />
            ))}
          </span>
        </div>
        <div className="hero__words">
          {badge ? <p className="hero__badge">{badge}</p> : null}
          {lettering ? (
            <h1 className="hero__drawn">
              <span className="sr-only">{title}</span>
              <Drawn {...lettering} />
            </h1>
          ) : (
            <h1 className={`hero__title hero__title--${lineLength(title)}`} data-text={title}>
              {title}
            </h1>
          )}
          {subtitle ? (
            <p className="hero__subtitle">
              {/* Each line has a plate as wide as its own words: a box around two lines is as wide as the page. */}
              <span>{subtitle}</span>
            </p>
          ) : null}
        </div>
        {body ? <div className="hero__body">{body}</div> : null}
        {dates && schedule ? <Dates {...schedule} left={left} /> : null}
        {/* It has been read to its end: words that take their places one by one would be seen to move. */}
        <i hidden />
      </header>
    );
  },
);

/** The title as the build has drawn it: outlines once, used for foot, edge, face and highlight. */
function Drawn({ width, height, path, share }: Lettering) {
  return (
    <svg className="hero__letters" viewBox={`0 0 ${width} ${height}`} width={`${share}%`} aria-hidden="true">
      <defs>
        <path id="hero-letters" d={path} />
        <linearGradient id="hero-face" x2="0" y2="1">
          <stop className="hero__light" offset=".12" />
          <stop className="hero__tone" offset=".56" />
          <stop className="hero__shade" offset=".57" />
          <stop className="hero__light" offset=".94" />
        </linearGradient>
      </defs>
      <use href="#hero-letters" className="hero__edge" y="9" />
      <use href="#hero-letters" className="hero__edge" />
      <use href="#hero-letters" className="hero__rim" />
      <use href="#hero-letters" fill="url(#hero-face)" />
    </svg>
  );
}

/** From when until when it is; while it is being counted, when that is done. Its days with their years, once it is over. */
function Dates({ start, end, settle, noResults, left }: CompiledSchedule & { left: boolean | undefined }) {
  const t = useStrings<'hero'>();
  const { date, range, rangeParts } = useFormat();
  const [first, dash, last] = rangeParts(start, end, 'both');
  return (
    <p className="hero__dates">
      <span className="hero__ribbon tabular" data-phases="preview live">
        <time dateTime={new Date(start).toISOString()}>{first}</time>
        <span>{dash}</span>
        <time dateTime={new Date(end).toISOString()}>{last}</time>
        {left ? <Left /> : null}
      </span>
      {settle === undefined ? null : (
        <span className="hero__ribbon tabular" data-phases="settling">
          {t(noResults ? 'hero_closing' : 'hero_counting', { date: date(settle, 'both') })}
        </span>
      )}
      <span className="hero__ribbon tabular" data-phases="ended">
        {range(start, end, 'full')}
      </span>
    </p>
  );
}

/** One line for the eye; the dates above it are heard. Days are gone by style once there are none (`data-none`). */
function Left() {
  const t = useStrings<'hero'>();
  return (
    <span className="hero__left" data-phases="preview" aria-hidden="true">
      {t('hero_to_start')}{' '}
      <span className="hero__days">
        <TimeLeft to="start" unit="days" />
        {` ${t('hero_days')} `}
      </span>
      <TimeLeft to="start" unit="hours" />:<TimeLeft to="start" unit="minutes" />:
      <TimeLeft to="start" unit="seconds" />
    </span>
  );
}
