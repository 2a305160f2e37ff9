import { Picture, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { ActivityEntry } from '../../schemas/generated/types.gen.ts';

/** One activity as a poster that leads to its page. @param isHeaded a heading above has said its phase */
export function ActivityCard({ entry, isHeaded }: { entry: ActivityEntry; isHeaded: boolean }) {
  const t = useStrings<'activity-list'>();
  const { date } = useFormat();
  const { href } = usePage();
  // What ends at midnight has its last day before.
  const [first, last] = [date(entry.start), date(Math.max(entry.start, entry.end - 1))];
  return (
    <li className={`activity-list__card activity-list__card--${entry.phase}`}>
      <a className="activity-list__link" href={href(entry.route)}>
        <span className="activity-list__cover">
          <Backdrop accent={entry.accent} />
          {entry.cover ? (
            <Picture src={entry.cover} alt="" width={358} height={150} className="activity-list__art" />
          ) : null}
        </span>
        {isHeaded ? null : (
          <span className="activity-list__ribbon">
            {entry.phase === 'live' ? <span className="activity-list__dot" /> : null}
            {t(`phase_${entry.phase}`)}
          </span>
        )}
        <span className="activity-list__caption">
          <span className="activity-list__title">{entry.title}</span>
          <span className="activity-list__dates tabular">
            {first === last ? (
              first
            ) : (
              <>
                <span>{first}</span> <span>– {last}</span>
              </>
            )}
          </span>
        </span>
        <svg className="activity-list__arrow" viewBox="0 0 12 20" width="9" height="16" aria-hidden="true">
          <path d="M2 2l8 8-8 8" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      </a>
    </li>
  );
}

/** What stands behind the cover and in its place: the activity's own colour, as an attribute because styles are not allowed inline. */
function Backdrop({ accent }: { accent: string | undefined }) {
  const colour = accent ?? 'var(--accent)';
  return (
    <svg
      className="activity-list__backdrop"
      viewBox="0 0 358 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="358" height="150" fill={colour} />
      <path
        d="M0 150L120 0h60L60 150zM140 150L260 0h40L180 150zM260 150L380 0v150z"
        fill="#fff"
        opacity=".14"
      />
      <circle cx="300" cy="20" r="90" fill="#fff" opacity=".16" />
      <path d="M0 150q90-60 180-30t178-20v50z" fill="#000" opacity=".18" />
    </svg>
  );
}
