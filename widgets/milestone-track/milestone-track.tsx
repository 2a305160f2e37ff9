import { defineDataWidget, useFormat, useStrings } from '../../engine/index.ts';
import type { MilestonesAnswer, MilestoneTrackProps } from '../../schemas/generated/types.gen.ts';
import { Goal } from './goal.tsx';
import { partOfWay } from './progress.ts';

/** Goals that all reach together: one road, a medal at each goal, filled as far as the community has come. */
export const milestoneTrack = defineDataWidget<MilestoneTrackProps, MilestonesAnswer>({
  placeholder: ({ milestones }) => ({
    total: 0,
    milestones: milestones.map(({ id, at }) => ({
      id,
      at,
      total: 0,
      reached: false,
      claimed: false,
      gives: [],
    })),
  }),
  isEmpty: (_data, { milestones }) => milestones.length === 0,
  Component: ({ data, milestones, unit, label, claim }) => {
    const t = useStrings<'milestone-track'>();
    const { score } = useFormat();
    const entries = new Map(data.milestones.map((entry) => [entry.id, entry]));
    // Goals of one track count the same; those of another may count something else.
    const total = entries.get(milestones[0]?.id ?? '')?.total ?? data.total;
    const goals = milestones.map((milestone) => ({
      milestone,
      at: entries.get(milestone.id)?.at ?? milestone.at,
    }));
    return (
      <div className="milestone-track">
        <p className="milestone-track__total">
          <span className="milestone-track__caption">{t('together')}</span>
          <span className="milestone-track__number tabular">
            {score(total, undefined, unit ?? t('heard_points'))}
          </span>
          {unit ? (
            <span className="milestone-track__unit" aria-hidden="true">
              {unit}
            </span>
          ) : null}
        </p>
        <Start filled={partOfWay(total, 0, goals[0]?.at ?? 0)} />
        <ol className="milestone-track__road">
          {goals.map(({ milestone, at }, index) => {
            const next = goals[index + 1]?.at;
            return (
              <Goal
                key={milestone.id}
                milestone={milestone}
                entry={entries.get(milestone.id)}
                total={total}
                filled={next === undefined ? null : partOfWay(total, at, next)}
                side={index % 2 === 0 ? 'left' : 'right'}
                label={label}
                claim={claim}
              />
            );
          })}
        </ol>
      </div>
    );
  },
});

/** The way from nothing to the first goal. */
function Start({ filled }: { filled: number }) {
  return (
    <svg className="milestone-track__start" width="88" height="36" aria-hidden="true">
      <line className="milestone-track__bed" x1="44" y1="8" x2="32" y2="36" />
      {filled > 0 ? (
        <line
          className="milestone-track__fill"
          x1="44"
          y1="8"
          x2={44 - (12 * filled) / 100}
          y2={8 + (28 * filled) / 100}
        />
      ) : null}
      <circle className="milestone-track__bud" cx="44" cy="9" r="7" />
    </svg>
  );
}
