import { describe, expect, it } from 'vitest';
import { check, only, set, sound, told } from '../../check/testing/workbench.ts';

const points = [{ kind: 'points', points: 5 }];
const icon = 'art/rose/icons/petal.svg';
const name = { cn: '任务', en: 'Task' };
const task = (id: string, more: object = {}) => {
  const counts = [{ fact: 'watch', measure: 'amount' }];
  return { id, name, icon, counts, at: 10, gives: points, ...more };
};
const list = [
  task('watch', { period: 'day' }),
  task('then', { period: 'day', after: 'watch' }),
  task('once'),
];
const node = {
  widget: 'task-list',
  from: 'tasks',
  tasks: list.map(({ id }) => ({ task: id })),
  claim: [
    { do: 'post', to: '/v2/activities/{id}/tasks/{item.id}', spends: true, refresh: ['tasks', 'shop'] },
  ],
};
/** The sound document with three tasks. */
const tasked = set(
  '/campaign/tasks',
  list,
  set('/data/tasks', { get: '/v2/activities/{id}/tasks' }, set('/body/8', node)),
);
const at = (pointer: string, value: unknown, text = tasked) => set(`/campaign/tasks${pointer}`, value, text);

describe('tasks that count people', () => {
  const counting = (fact: string) =>
    at('/2', { ...list[2], counts: [{ fact, measure: 'amount' }], each: 'person' });

  it('count what is done with somebody else', () => {
    expect(check(counting('follow'))).toEqual([]);
    expect(check(counting('gift'))).toEqual([]);
    expect(only(counting('login'))).toMatchObject({
      pointer: '/campaign/tasks/2/each',
      message: '`once` counts people, and what is done alone has none: `login`',
      got: 'person',
    });
  });

  it('may ask for more people than one could do it times', () => {
    expect(check(at('/2', { ...list[2], at: 1_000_000, each: 'person' }))).toEqual([]);
  });
});

describe('chains of tasks', () => {
  it('begin with one that waits for none', () => {
    expect(check(tasked)).toEqual([]);
    expect(told('campaign', at('/0/after', 'then'))).toMatchObject([
      {
        pointer: '/campaign/tasks/0/after',
        message: expect.stringContaining('`watch` after `then` after `watch`'),
      },
    ]);
    expect(only(at('/2/after', 'once'))).toMatchObject({ pointer: '/campaign/tasks/2/after', got: 'once' });
  });

  it('are of tasks that there are, done in the same period or once', () => {
    expect(only(at('/1/after', 'wach'))).toMatchObject({ rule: 'references', nearest: 'watch' });
    expect(check(at('/1/after', 'once'))).toEqual([]);
    expect(only(at('/1/period', 'week'))).toMatchObject({
      pointer: '/campaign/tasks/1/after',
      expected: expect.stringContaining('"period": "day"'),
    });
  });
});

describe('tasks that nobody can do', () => {
  it('have a window that never opens', () => {
    expect(only(at('/0/window', { opens: '2026-05-26T18:00:00+08:00' }))).toMatchObject({
      rule: 'campaign',
      pointer: '/campaign/tasks/0/window/opens',
    });
    expect(check(at('/0/window', { daily: { opens: '18:00', locks: '24:00' } }))).toEqual([]);
  });

  it('count what nobody can do here', () => {
    const draw = at('/2/counts', [{ fact: 'order' }]);
    expect(told('campaign', draw).length + told('references', draw).length).toBeGreaterThan(0);
    const worthless = at('/2/counts', [{ fact: 'watch' }]);
    expect(told('campaign', worthless).length + told('campaign-sense', worthless).length).toBeGreaterThan(0);
  });

  it('ask for more than one person can come to', () => {
    const self = at('/2/counts', [{ fact: 'task', things: ['watch', 'once'] }]);
    // The campaign has seven days, and nobody does a task by having done it.
    expect(only(at('/2/at', 8, self))).toMatchObject({
      rule: 'campaign-sense',
      pointer: '/campaign/tasks/2/at',
      expected: 'at most 7',
    });
    expect(check(at('/2/at', 7, self))).toEqual([]);
    expect(only(at('/2/at', 2, at('/2/period', 'day', self)))).toMatchObject({ expected: 'at most 1' });
    expect(check(at('/2/by', 'receiver', at('/2/at', 8, self)))).toEqual([]);
  });
});

describe('tasks with a window', () => {
  /** What is said of a task that asks for half of each of so many days, and of one minute more. */
  const days = (window: object, most: number, more: object = {}) =>
    [most * 720, most * 720 + 1].map((goal) =>
      told('campaign-sense', at('/2', task('once', { at: goal, window, ...more }))),
    );

  it('ask for no more than one person can come to while they are open', () => {
    const two = { opens: '2025-05-22T12:00:00+08:00', locks: '2025-05-24T00:00:00+08:00' };
    expect(days(two, 2)).toMatchObject([
      [],
      [
        {
          pointer: '/campaign/tasks/2/at',
          message: '`once` can never be done: one person comes to 1440 at most while it is open',
          expected: 'at most 1440',
        },
      ],
    ]);
    expect(days(two, 2, { period: 'week' })).toMatchObject([[], [{ expected: 'at most 1440' }]]);
    expect(days({ opens: '2025-05-22T12:00:00+08:00' }, 5)).toMatchObject([
      [],
      [{ expected: 'at most 3600' }],
    ]);
  });

  it('are open on the days that have some of their hours', () => {
    const hours = { daily: { opens: '18:00', locks: '20:00' } };
    const late = { ...hours, opens: '2025-05-22T20:00:00+08:00' };
    const early = { ...hours, locks: '2025-05-22T18:00:00+08:00' };
    const first = { ...hours, locks: '2025-05-20T19:00:00+08:00' };
    expect(days(hours, 7)).toMatchObject([[], [{ expected: 'at most 5040' }]]);
    expect(days(late, 4)).toMatchObject([[], [{ expected: 'at most 2880' }]]);
    expect(days(early, 2)).toMatchObject([[], [{ expected: 'at most 1440' }]]);
    expect(days(first, 1)).toMatchObject([[], [{ expected: 'at most 720' }]]);
  });
});

it('what a task does not claim is not lost with it', () => {
  expect(only(at('/2/unclaimed', 'lost'))).toMatchObject({ pointer: '/campaign/tasks/2/unclaimed' });
  const once = at('/0/paid', 'automatic', at('/0/unclaimed', 'lost'));
  expect(only(once)).toMatchObject({ message: expect.stringContaining('given at once') });
  expect(check(at('/0/unclaimed', 'lost'))).toEqual([]);
});

it('rewards are prizes that there are, and points that have a name', () => {
  const gives = [{ kind: 'prize', prize: 'hallo' }];
  expect(told('references', at('/0/gives', gives)).map(({ pointer }) => pointer)).toEqual([
    '/campaign/tasks/0/gives/0/prize',
  ]);
});

it('a task that the page does not show is told, and boards count done tasks', () => {
  expect(only(set('/body/8/tasks', node.tasks.slice(1), tasked))).toMatchObject({
    message: expect.stringContaining('nobody knows of it'),
  });
  const board = { id: 'busy', by: 'sender', counts: [{ fact: 'task' }] };
  expect(told('campaign', set('/campaign/boards/1', board, tasked))).toEqual([]);
  expect(told('campaign', set('/campaign/boards/1', board, sound)).length).toBeGreaterThan(0);
});

describe('what tasks give', () => {
  const idle = set('/body/8/claim', [{ do: 'toast', text: { cn: '好', en: 'Done' } }], tasked);

  it('is told where it waits for a tap that no part of the page takes, once', () => {
    expect(only(idle)).toMatchObject({
      rule: 'unused',
      severity: 'warning',
      pointer: '/campaign/tasks/0',
      message: expect.stringContaining('no part of the page posts to /v2/activities/{id}/tasks/{task}'),
    });
    expect(
      only(at('/2/paid', 'claim', at('/0/paid', 'automatic', at('/1/paid', 'automatic', idle)))),
    ).toMatchObject({
      pointer: '/campaign/tasks/2/paid',
    });
  });

  it('is not where it is given at once, nor once more where no part shows the tasks at all', () => {
    const paid = [0, 1, 2].reduce((text, nth) => at(`/${nth}/paid`, 'automatic', text), idle);
    expect(check(paid)).toEqual([]);
    const unshown = told('unused', set('/body/8', { widget: 'countdown' }, tasked));
    expect(unshown.map(({ pointer }) => pointer).filter((one) => one.startsWith('/campaign'))).toEqual([
      '/campaign/tasks/0/id',
      '/campaign/tasks/1/id',
      '/campaign/tasks/2/id',
    ]);
  });
});

it('nobody watches for more than half of each day: seconds in the place of minutes', () => {
  const long = (minutes: number) =>
    told('campaign-sense', at('/0/at', minutes)).filter(({ pointer }) => pointer === '/campaign/tasks/0/at');
  expect(long(720)).toEqual([]);
  expect(long(900)).toMatchObject([{ expected: 'at most 720', got: '900' }]);
});

describe('a name that says how often', () => {
  const named = (cn: string, en: string, more: object = {}) =>
    told('campaign-sense', at('/2', task('once', { name: { cn, en }, ...more })));

  it('is told where the task does not come again', () => {
    expect(named('每天看直播 10 分钟', 'Watch for 10 minutes every day')).toMatchObject([
      { pointer: '/campaign/tasks/2/name', expected: '`"period": "day"`, or another name' },
    ]);
    expect(named('每天看直播 10 分钟', 'Watch for 10 minutes every day', { period: 'week' })).toMatchObject([
      { message: 'the name says each day, and `once` begins anew each week' },
    ]);
  });

  it('is right where it does, and says nothing in one language alone', () => {
    expect(named('每天看直播 10 分钟', 'Watch for 10 minutes every day', { period: 'day' })).toEqual([]);
    expect(named('看直播 10 分钟', 'The daily 10 minutes')).toEqual([]);
  });

  it('of what happens once a day may be one of the whole campaign', () => {
    const counts = [{ fact: 'login', measure: 'amount' }];
    expect(named('每天打开 App', 'Open the app every day', { counts, at: 3 })).toEqual([]);
  });
});
