import { defineDataWidget, MoreButton, Nothing, useStrings } from '../../engine/index.ts';
import type {
  ActivitiesAnswer,
  ActivityEntry,
  ActivityListProps,
} from '../../schemas/generated/types.gen.ts';
import { ActivityCard } from './activity-card.tsx';

/** Of so few everybody sees that no more follow. */
const SHORT = 10;

/** Activities as posters, grouped by phase in the order that the document asks for. */
export const activityList = defineDataWidget<ActivityListProps, ActivitiesAnswer>({
  placeholder: ({ phases }) => ({
    items: [0, 1, 2].map((index) => placeholderEntry(index, phases[0] ?? 'live')),
    next: null,
  }),
  // What is in none of these phases may be followed by what is.
  isEmpty: ({ items, next }, { phases }) =>
    next === null && !items.some(({ phase }) => phases.includes(phase)),
  Empty: ({ way }) => {
    const t = useStrings<'activity-list'>();
    return <Nothing text={t('activities_none')} press={way} />;
  },
  Component: ({ data, phases, more }) => {
    const t = useStrings<'activity-list'>();
    return (
      <div className="activity-list">
        {phases.map((phase) => {
          const entries = data.items.filter((entry) => entry.phase === phase);
          if (entries.length === 0) return null;
          // The phase is said once: by a heading where there are several, of one alone by each poster's ribbon.
          const isHeaded = phases.length > 1;
          return (
            <section key={phase} className={`activity-list__group activity-list__group--${phase}`}>
              <h3 className={isHeaded ? 'activity-list__heading' : 'sr-only'}>
                <span>{t(`phase_${phase}`)}</span>
              </h3>
              <ul className="activity-list__cards">
                {entries.map((entry) => (
                  <ActivityCard key={entry.id} entry={entry} isHeaded={isHeaded} />
                ))}
              </ul>
            </section>
          );
        })}
        {more && (more.state !== 'end' || data.items.length > SHORT) ? (
          <div className="activity-list__foot">
            <MoreButton more={more} />
          </div>
        ) : null}
      </div>
    );
  },
});

function placeholderEntry(index: number, phase: ActivityEntry['phase']): ActivityEntry {
  const id = `activity-${index}`;
  return { id, route: `/${id}`, title: '— — — —', cover: null, start: 0, end: 0, settle: null, phase };
}
