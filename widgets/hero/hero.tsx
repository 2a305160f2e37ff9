import { defineWidget, useFormat, usePage } from '../../engine/index.ts';
import type { HeroProps } from '../../schemas/generated/types.gen.ts';
import { lineLength } from './line-length.ts';

const layers = ['sky', 'far', 'middle', 'near', 'light'] as const;

/** The stage at the top: layers of art, and the title as lettering on a scrim. Readable before any picture arrives. */
export const hero = defineWidget<HeroProps>(({ art, title, subtitle, badge, dates, size }) => {
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
            />
          ) : null,
        )}
      </div>
      <div className="hero__words">
        {badge ? <p className="hero__badge">{badge}</p> : null}
        <h1 className={`hero__title hero__title--${lineLength(title)}`} data-text={title}>
          {title}
        </h1>
        {subtitle ? <p className="hero__subtitle">{subtitle}</p> : null}
      </div>
      {dates && schedule ? <Dates start={schedule.start} end={schedule.end} /> : null}
    </header>
  );
});

function Dates({ start, end }: { start: number; end: number }) {
  const { date } = useFormat();
  return (
    <p className="hero__dates">
      <span className="hero__ribbon tabular">
        <time dateTime={new Date(start).toISOString()}>{date(start, 'both')}</time>
        <span> – </span>
        <time dateTime={new Date(end).toISOString()}>{date(end, 'both')}</time>
      </span>
    </p>
  );
}
