import { answersStand } from '../../server/kernel/key-audits.ts';

/** Done tasks, what they gave and what was told of them agree. */
export const audits: Readonly<Record<string, string>> = {
  'what is done has come as far as it took': `
    SELECT d.activity, d.user_id, d.task, d.period FROM tasks_done d
    JOIN task_progress p USING (activity, user_id, task, period) WHERE p.amount < d.target`,
  'whoever has counted as a person is in the progress': `
    SELECT t.activity, t.user_id, t.task, t.period FROM task_people t
    LEFT JOIN task_progress p USING (activity, user_id, task, period)
    GROUP BY t.activity, t.user_id, t.task, t.period, p.amount HAVING count(*) > COALESCE(p.amount, 0)`,
  'what was given has its grants': `
    SELECT d.user_id, d.task, d.period FROM tasks_done d
    LEFT JOIN grants g ON g.activity = d.activity AND g.user_id = d.user_id AND g.kind = 'task-reward'
      AND g.reference = concat_ws('/', d.task, NULLIF(d.period, ''))
    GROUP BY d.activity, d.user_id, d.task, d.period, d.gives HAVING count(g.nth) <> COALESCE(d.gives, 0)`,
  'each grant has its task': `
    SELECT g.user_id, g.reference FROM grants g
    LEFT JOIN tasks_done d ON d.activity = g.activity AND d.user_id = g.user_id
      AND concat_ws('/', d.task, NULLIF(d.period, '')) = g.reference
    WHERE g.kind = 'task-reward' AND d.claimed_at IS NULL`,
  'each done task is told once': `
    SELECT activity, user_id, id FROM (
      SELECT activity, user_id, user_id || '/' || concat_ws('/', task, NULLIF(period, '')) AS id, task, at FROM tasks_done) d
    FULL JOIN (SELECT activity, from_user AS user_id, id, thing, at AS told_at FROM facts WHERE kind = 'task') f
      USING (activity, user_id, id)
    WHERE d.task IS DISTINCT FROM f.thing OR d.at IS DISTINCT FROM f.told_at`,
  'each answered claim was made': answersStand(
    ['task', 'times', 'gives'],
    "data->>'task'",
    'SELECT user_id, task AS thing, count(claimed_at) AS done FROM tasks_done GROUP BY user_id, task',
  ),
};
