import { defineDataWidget, TimeLeft, useFormat, useStrings } from '../../engine/index.ts';
import type { TaskEntry, TaskListProps, TaskReset, TasksAnswer } from '../../schemas/generated/types.gen.ts';
import { useWon } from './celebration.ts';
import { isVisitors, Ticket } from './ticket.tsx';

const periods = ['day', 'week', 'total'] as const;

/** Tasks as tickets: those of a day, those of a week, and those that are done once. What can be done is said by the server. */
export const taskList = defineDataWidget<TaskListProps, TasksAnswer>({
  placeholder: ({ tasks }) => ({
    tasks: tasks.map(({ task: { id, at, period } }) => {
      return { id, at, period, progress: 0, waiting: 0, claimed: false, gives: [] };
    }),
    resets: [],
  }),
  isEmpty: ({ tasks }) => tasks.length === 0,
  Component: ({ data, tasks, label, claim }) => {
    const t = useStrings<'task-list'>();
    const { moment, marks } = useFormat();
    const won = useWon(data.tasks);
    const entries = new Map(data.tasks.map((entry) => [entry.id, entry]));
    const isLeft = ({ task }: (typeof tasks)[number]): boolean => {
      const { reason, claimed, progress = 0, at = 0 } = entries.get(task.id) ?? {};
      return reason !== 'OVER' || claimed || progress >= at;
    };
    // Of whom nothing is left in any group: one word for all of them, not a row of zeros.
    const none = tasks.length > 0 && !tasks.some(isLeft);
    return (
      <div className="task-list">
        {/* In its place where the campaign has ended (style.css), by the page's phase and not by the answer: so nothing moves when that comes. */}
        <p className={`task-list__over over-stamp${none ? ' is-all' : ''}`}>{t('tasks_over')}</p>
        {periods.map((period) => {
          const rows = tasks.filter(({ task }) => task.period === period);
          if (rows.length === 0 || none) return null;
          const done = rows.filter(({ task }) => entries.get(task.id)?.claimed).length;
          const kept = keptBy(rows.map(({ task }) => entries.get(task.id)));
          // Of what is over and was not done nothing is left to do: the head says so. What somebody did stays theirs to see.
          const left = rows.filter(isLeft);
          return (
            <section key={period} className="task-list__group" aria-label={t(`tasks_${period}`)}>
              <div className="task-list__head">
                <b className="task-list__title">{t(`tasks_${period}`)}</b>
                <span
                  className="task-list__count tabular"
                  data-visitors={
                    rows.some(({ task }) => isVisitors(entries.get(task.id))) ? 'kept' : undefined
                  }
                >
                  <span aria-hidden="true">
                    {done}/{rows.length}
                  </span>
                  <span className="sr-only">
                    {t('task_done') + marks.colon + t('done_of', { done, all: rows.length })}
                  </span>
                </span>
                {kept ? (
                  <span className={`task-list__reset${kept.reason === 'OVER' ? ' is-over' : ''}`}>
                    {t(`task_${kept.reason}`, { time: moment(kept.nextAt) })}
                  </span>
                ) : (
                  <Reset reset={data.resets.find((one) => one.period === period)} />
                )}
              </div>
              <ul className="task-list__rows">
                {left.map(({ task, go }) => (
                  <Ticket
                    key={task.id}
                    task={task}
                    entry={entries.get(task.id)}
                    before={tasks.find((one) => one.task.id === task.after)?.task.name}
                    won={won.has(task.id)}
                    told={kept !== undefined}
                    label={label}
                    claim={claim}
                    go={go}
                  />
                ))}
              </ul>
              {done === rows.length ? (
                <p className="task-list__all" role="status">
                  {t('tasks_all_done')}
                </p>
              ) : null}
            </section>
          );
        })}
      </div>
    );
  },
});

/** What keeps all of a group that is not done: its beginning (one moment for all) or its end. Told once in the head, not on each ticket. */
function keptBy(entries: (TaskEntry | undefined)[]) {
  const [first, ...others] = entries.filter((entry) => !entry?.claimed);
  const reason = first?.reason;
  if (reason !== 'NOT_OPEN' && reason !== 'OVER') return undefined;
  const { nextAt } = first ?? {};
  return others.every((one) => one?.reason === reason && one.nextAt === nextAt)
    ? { reason, nextAt }
    : undefined;
}

/** When a group begins anew: of a day the hours that are left, of a week the moment. */
function Reset({ reset }: { reset: TaskReset | undefined }) {
  const t = useStrings<'task-list'>();
  const { moment } = useFormat();
  if (reset === undefined) return null;
  const at = Date.parse(reset.nextAt);
  const said = t('tasks_new_at', { time: moment(reset.nextAt) });
  if (reset.period === 'week') return <span className="task-list__reset">{said}</span>;
  // Chinese says what comes behind the time, other languages before it.
  const [before, behind] = t('tasks_new_in', { left: '|' }).split('|');
  return (
    <span className="task-list__reset">
      <span className="sr-only">{said}</span>
      <span className="tabular" aria-hidden="true">
        {before}
        <TimeLeft to={at} unit="hours" />:<TimeLeft to={at} unit="minutes" />:
        <TimeLeft to={at} unit="seconds" />
        {behind}
      </span>
    </span>
  );
}
