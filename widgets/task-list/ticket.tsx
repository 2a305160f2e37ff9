import type { Press, WidgetProps } from '../../engine/index.ts';
import { asOne, Picture, Pressable, sayPiece, useFormat, usePage, useStrings } from '../../engine/index.ts';
import type { TaskEntry, TaskListProps } from '../../schemas/generated/types.gen.ts';

type Task = WidgetProps<TaskListProps>['tasks'][number]['task'];

interface TicketProps {
  task: Task;
  /** What the server says of it; undefined when it does not know the task. */
  entry: TaskEntry | undefined;
  /** Name of the task that has to be done first, where it is in the list. */
  before: string | undefined;
  /** It has been given while one looks. */
  won: boolean;
  /** The head of its group says already why nothing can be done. */
  told: boolean;
  label: string | undefined;
  claim: Press;
  go: Press | undefined;
}

/** How a ticket looks. */
const lookOf = (entry: TaskEntry | undefined): string =>
  entry?.can ? 'ready' : entry?.claimed ? 'done' : entry?.reason === 'TASK_LOCKED' ? 'locked' : 'open';

/** Whether it is told as a visitor sees it. */
export const isVisitors = (entry: TaskEntry | undefined): boolean => entry?.reason === 'TOKEN_EXPIRED';

/** One task: what is to be done on the ticket, what it gives and its button on the stub. */
export function Ticket({ task, entry, before, won, told, label, claim, go }: TicketProps) {
  const t = useStrings<'task-list'>();
  const { lang } = usePage();
  const { amount, score, marks } = useFormat();
  const at = entry?.at ?? task.at;
  const progress = entry?.progress ?? 0;
  const look = lookOf(entry);
  return (
    <li className={`task-list__ticket part-row is-${look}${won ? ' is-won' : ''}`}>
      <Picture src={task.icon} alt="" width={48} height={48} className="task-list__icon" />
      <div className="task-list__what">
        <b className="task-list__name">{task.name}</b>
        {look === 'locked' && before ? (
          <span className="task-list__note">{t('task_after', { task: before })}</span>
        ) : task.note ? (
          <span className="task-list__note">{task.note}</span>
        ) : null}
        {/* What is done at one stroke has no way to it: its button says all. */}
        {at > 1 ? (
          // Of what waits, how far the next time has come is not what one reads: its room stays.
          <span
            className={`task-list__way${entry?.can && progress < at ? ' is-next' : ''}`}
            data-visitors={isVisitors(entry) ? 'kept' : undefined}
          >
            <span
              className="task-list__bar"
              role="progressbar"
              aria-label={`${t('task_progress')}${marks.colon}${task.name}`}
              aria-valuemin={0}
              aria-valuemax={at}
              aria-valuenow={progress}
              aria-valuetext={t('done_of', { done: amount(progress), all: amount(at) })}
            >
              <span
                className="task-list__fill"
                // A page's markup has no styles of its own elements: what is not yet known is as wide as the style sheet says.
                style={progress > 0 ? { width: `${(100 * progress) / at}%` } : undefined}
              />
            </span>
            <span className="task-list__far tabular" aria-hidden="true">
              {score(progress)} / {score(at)}
            </span>
          </span>
        ) : null}
      </div>
      <div className="task-list__stub">
        <span className="task-list__gives">
          <span className="sr-only">{t('task_reward')} </span>
          {task.gives.map(({ name, much, said: whole, icon }) => (
            <span key={`${name}${much}`} className="task-list__prize">
              {icon ? <Picture src={icon} alt="" width={28} height={28} /> : null}
              {icon ? null : <span aria-hidden="true">{name} </span>}
              {much ? (
                <b className="tabular" aria-hidden="true">
                  {much}
                </b>
              ) : null}
              <span className="sr-only">{sayPiece({ name, much, said: whole }, lang)}</span>
            </span>
          ))}
        </span>
        <Button
          entry={entry}
          told={told}
          name={task.name}
          gives={asOne(task.gives, lang)}
          label={label}
          claim={claim}
          go={go}
        />
      </div>
      {won ? <span className="burst task-list__burst" aria-hidden="true" /> : null}
    </li>
  );
}

/** What can be done now: claimed, gone to, or said why not. */
function Button({
  entry,
  told,
  name,
  gives,
  label,
  claim,
  go,
}: Pick<TicketProps, 'entry' | 'told' | 'label' | 'claim' | 'go'> & {
  name: string;
  gives: ReturnType<typeof asOne>;
}) {
  const t = useStrings<'task-list'>();
  const { moment, marks } = useFormat();
  const { can, reason, claimed, waiting = 0, nextAt } = entry ?? {};
  const item = entry && { id: entry.id, ...gives };
  if (can || reason === 'TOKEN_EXPIRED') {
    const one = can ? (label ?? t('task_claim')) : t('task_join');
    const said = can && waiting > 1 ? t('task_claim_many', { count: waiting }) : one;
    return (
      <Pressable
        press={claim}
        item={item}
        className={`btn ${can ? 'btn--primary' : 'btn--secondary'} task-list__button`}
        label={`${said}${marks.colon}${name}`}
        forVisitors={isVisitors(entry)}
      >
        {said}
      </Pressable>
    );
  }
  if (claimed || reason === 'TASK_CLAIMED') return <span className="task-list__stamp">{t('task_done')}</span>;
  if (reason === 'TASK_NOT_DONE' && go)
    return (
      <Pressable
        press={go}
        className="btn btn--secondary task-list__button"
        label={`${t('task_go')}${marks.colon}${name}`}
      >
        {t('task_go')}
      </Pressable>
    );
  return told ? null : (
    <span className="task-list__state">
      {t(`task_${reason ?? 'TASK_NOT_DONE'}`, { time: moment(nextAt) })}
    </span>
  );
}
