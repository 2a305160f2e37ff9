// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { TaskEntry, TasksAnswer } from '../../schemas/generated/types.gen.ts';
import { wonIn } from './celebration.ts';
import { taskList } from './task-list.tsx';

const icon = 'art/rose-night/gifts/rose.svg';
const task = (id: string, more: object = {}) => {
  const gives = [{ kind: 'points', points: 5 }];
  return {
    id,
    name: `Do ${id}`,
    icon,
    counts: [{ fact: 'watch', measure: 'amount' }],
    at: 5,
    gives,
    ...more,
  };
};
const campaign = {
  currency: { id: 'petal', name: 'Petals', icon: 'art/rose-night/currency.svg' },
  prizes: [{ id: 'frame', name: 'Frame', icon }],
  tasks: [
    task('watch', { period: 'day', note: 'Any room counts' }),
    task('share', { period: 'day', after: 'watch' }),
    task('week', { period: 'week' }),
    task('once', { gives: [{ kind: 'prize', prize: 'frame', days: 7 }] }),
  ],
};
const entry = (id: string, more: Partial<TaskEntry> = {}): TaskEntry => {
  const period = id === 'week' ? 'week' : id === 'once' ? 'total' : 'day';
  return { id, period, at: 5, progress: 3, waiting: 0, claimed: false, gives: [], ...more };
};
const answer = (...entries: TaskEntry[]): TasksAnswer => ({
  tasks: entries,
  resets: [{ period: 'day', nextAt: '2025-05-21T16:00:00.000Z' }],
});
const all = (...reasons: (TaskEntry['reason'] | 'claim')[]) =>
  answer(
    ...['watch', 'share', 'week', 'once'].map((id, index) => {
      const reason = reasons[index];
      return entry(id, reason === 'claim' ? { can: 'claim', waiting: 1, progress: 5 } : reason && { reason });
    }),
  );
let page: RenderedNode;
afterEach(() => page.unmount());
const go = [{ do: 'navigate', to: '/activity_center' }];
const render = async (tasks: object, keys: object = {}, lang: 'cn' | 'en' = 'en') => {
  page = await renderNode(
    {
      widget: 'task-list',
      from: 'tasks',
      tasks: [
        { task: 'watch', go: [{ do: 'toast', text: 'go' }] },
        { task: 'share', go },
        { task: 'week' },
        { task: 'once' },
      ],
      claim: [{ do: 'toast', text: 'ok' }],
      ...keys,
    },
    {
      widgets: { 'task-list': taskList },
      data: { tasks },
      campaign,
      token: 'token',
      phase: 'live',
      lang,
    },
  );
};
const find = (name: string) => [...page.container.querySelectorAll<HTMLElement>(`.task-list__${name}`)];
const texts = (name: string) => find(name).map((one) => one.textContent);
const classes = () => find('ticket').map((one) => one.className.replace('task-list__ticket part-row ', ''));

describe('task list', () => {
  it('stands in groups with how many are done and when they begin anew', async () => {
    await render(all('TASK_NOT_DONE', 'TASK_LOCKED', 'TASK_NOT_DONE', 'TASK_NOT_DONE'));
    expect(texts('title')).toEqual(['Every day', 'Every week', 'Once only']);
    expect(texts('count')).toEqual(['0/2Done: 0 of 2', '0/1Done: 0 of 1', '0/1Done: 0 of 1']);
    expect(find('reset')).toHaveLength(1);
    expect(find('reset')[0]?.querySelector('.sr-only')?.textContent).toBe('Resets May 22, 00:00');
    const left = find('reset')[0]?.querySelector<HTMLElement>('[data-time-left=hours]');
    expect(left?.dataset.to).toBe(String(Date.parse('2025-05-21T16:00:00.000Z')));
  });

  it('says that a day begins anew before the time that is left, or behind it, as the language has it', async () => {
    for (const [lang, said] of [
      ['en', 'Resets in --:--:--'],
      ['cn', '--:--:-- 后刷新'],
    ] as const) {
      await render(all('TASK_NOT_DONE', 'TASK_LOCKED', 'TASK_NOT_DONE', 'TASK_NOT_DONE'), {}, lang);
      expect(find('reset')[0]?.querySelector('[aria-hidden=true]')?.textContent).toBe(said);
      await page.unmount();
    }
    await render(all('TASK_NOT_DONE', 'TASK_LOCKED', 'TASK_NOT_DONE', 'TASK_NOT_DONE'));
  });

  it('says how far one has come, for the eye and the ear, and what it gives', async () => {
    await render(all('TASK_NOT_DONE', 'TASK_LOCKED', 'TASK_NOT_DONE', 'TASK_NOT_DONE'));
    const bar = find('bar')[0];
    expect(['aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((one) => bar?.getAttribute(one))).toEqual(
      ['3', '5', '3 of 5'],
    );
    expect(find('fill')[0]?.style.width).toBe('60%');
    expect(texts('gives').map((one) => one?.replaceAll('\u00a0', ' '))).toEqual([
      ...Array(3).fill('Reward 55 Petals'),
      'Reward 7 daysFrame, 7 days',
    ]);
    expect(find('prize')[0]?.querySelector('img')).not.toBeNull();
  });

  it('shows no way to what is done at one stroke: its button says how it stands', async () => {
    const one = { ...campaign, tasks: campaign.tasks.map((each) => ({ ...each, at: 1 })) };
    page = await renderNode(
      {
        widget: 'task-list',
        from: 'tasks',
        tasks: ['watch', 'share', 'week', 'once'].map((id) => ({ task: id })),
        claim: [{ do: 'toast', text: 'ok' }],
      },
      {
        widgets: { 'task-list': taskList },
        data: {
          tasks: answer(
            entry('watch', { at: 1, progress: 0, can: 'claim', waiting: 2 }),
            ...['share', 'week', 'once'].map((id) =>
              entry(id, { at: 1, progress: 0, reason: 'TASK_NOT_DONE' }),
            ),
          ),
        },
        campaign: one,
        token: 'token',
        phase: 'live',
      },
    );
    expect(find('bar')).toEqual([]);
    expect(texts('button')).toEqual(['Claim ×2']);
    expect(texts('state')).toEqual(Array(3).fill('In progress'));
  });

  it('leads to where it is done, or says what comes first', async () => {
    await render(all('TASK_NOT_DONE', 'TASK_LOCKED', 'TASK_NOT_DONE', 'TASK_NOT_DONE'));
    expect(texts('button')).toEqual(['Go']);
    await page.click(find('button')[0]);
    expect(page.acts).toHaveLength(1);
    expect(texts('note')).toEqual(['Any room counts', 'First: Do watch']);
    expect(texts('state')).toEqual(['Locked', 'In progress', 'In progress']);
    expect(classes()).toEqual(['is-open', 'is-locked', 'is-open', 'is-open']);
  });

  it('claims what waits, and says how often', async () => {
    const data = all('claim', 'claim', 'TASK_CLAIMED', 'TASK_CLAIMED');
    await render(answer(...data.tasks.map((one) => (one.id === 'share' ? { ...one, waiting: 3 } : one))));
    expect(texts('button')).toEqual(['Claim', 'Claim ×3']);
    expect(find('button')[0]?.getAttribute('aria-label')).toBe('Claim: Do watch');
    await page.click(find('button')[1]);
    expect(page.acts[0]?.item).toEqual({
      id: 'share',
      name: '5\u00a0Petals',
      picture: expect.stringContaining('.svg'),
    });
    expect(texts('stamp')).toEqual(['Done', 'Done']);
  });

  it('hides how far the next time has come while one waits to be claimed', async () => {
    const data = all('claim', 'claim', 'TASK_NOT_DONE', 'TASK_NOT_DONE');
    await render(
      answer(...data.tasks.map((one) => (one.id === 'share' ? { ...one, waiting: 2, progress: 0 } : one))),
    );
    expect(find('way').map((one) => one.className.includes('is-next'))).toEqual([false, true, false, false]);
  });

  it('says in the server’s words why nothing can be done, and when', async () => {
    const opens = { reason: 'NOT_OPEN', nextAt: '2025-05-21T10:00:00.000Z' } as const;
    await render(answer(entry('watch', opens), entry('once', { reason: 'OVER' })));
    expect(texts('state')).toEqual(['Opens May 21, 18:00', 'In progress', 'In progress']);
    expect(find('reset').at(-1)?.textContent).toBe('Over');
    expect(find('button')).toEqual([]);
    expect(document.querySelector('[data-visitors]')).toBeNull();
  });

  it('says once in the head of a group what keeps all of it, and not on each ticket', async () => {
    const opens = { reason: 'NOT_OPEN', nextAt: '2025-05-21T10:00:00.000Z' } as const;
    const done = { reason: 'OVER', claimed: true } as const;
    await render(
      answer(
        entry('watch', opens),
        entry('share', opens),
        entry('week', { reason: 'OVER' }),
        entry('once', done),
      ),
    );
    expect(texts('reset')).toEqual(['Opens May 21, 18:00', 'Over']);
    expect(texts('state')).toEqual([]);
    expect(
      find('reset').map((one) => one.classList.contains('is-over')),
      'what is over is a stamp, what comes is none',
    ).toEqual([false, true]);
    expect(texts('stamp')).toEqual(['Done']);
    await page.unmount();
    await render(
      answer(entry('watch', opens), entry('share', { ...opens, nextAt: '2025-05-22T10:00:00.000Z' })),
    );
    expect(texts('state').slice(0, 2)).toEqual(['Opens May 21, 18:00', 'Opens May 22, 18:00']);
    await page.unmount();
    await render(answer(entry('watch', { reason: 'OVER' }), entry('share', done)));
    expect(texts('reset'), 'what is done needs no word').toEqual(['Over']);
    expect(texts('stamp')).toEqual(['Done']);
    expect(texts('count')[0], 'what was not done counts, without a ticket').toContain('1/2');
    expect(find('ticket')).toHaveLength(3);
    await page.unmount();
    const late = { reason: 'OVER', progress: 99 } as const;
    await render(answer(entry('watch', late), entry('share', done)));
    expect(find('ticket'), 'what was done and not claimed stays to be seen').toHaveLength(4);
  });

  it('lets a visitor tap: the server asks for the sign-in', async () => {
    await render(all(...(Array(4).fill('TOKEN_EXPIRED') as 'TOKEN_EXPIRED'[])));
    expect(texts('button')).toEqual(Array(4).fill('Join in'));
    for (const part of ['button', 'way', 'count'])
      expect(find(part)[0]?.dataset.visitors, `${part}: not for those who are signed in`).toBe('kept');
    await page.click(find('button')[0]);
    expect(page.acts[0]?.item).toMatchObject({ id: 'watch' });
  });

  it('cheers where all of a group is done, also when it is over', async () => {
    const done = { claimed: true, progress: 5 };
    await render(
      answer(
        entry('watch', { ...done, reason: 'TASK_CLAIMED' }),
        entry('share', { ...done, reason: 'OVER' }),
        entry('week', { reason: 'TASK_NOT_DONE' }),
      ),
    );
    expect(texts('all')).toEqual(['All done. Well played!']);
    expect(texts('stamp')).toEqual(['Done', 'Done']);
  });

  it('is one line where the campaign has ended, from the beginning, and whole before, whatever the answer says', async () => {
    const style = document.createElement('style');
    style.textContent = readFileSync('widgets/task-list/style.css', 'utf8').replaceAll(/@import[^;]*;/g, '');
    document.head.append(style);
    const shown = () =>
      [...page.container.querySelectorAll('.task-list__over, .task-list__group')].map(
        (one) => getComputedStyle(one).display,
      );
    const over = ['watch', 'share', 'week', 'once'].map((id) => entry(id, { reason: 'OVER' }));
    await render({ status: 'loading' });
    expect(shown()).toEqual(['none', 'grid', 'grid', 'grid']);
    document.documentElement.dataset.phase = 'ended';
    expect(shown()).toEqual(['block', 'none', 'none', 'none']);
    await page.unmount();
    document.documentElement.dataset.phase = 'settling';
    await render(answer(...over));
    expect(shown(), 'nothing is left in any group: one word for all').toEqual(['block']);
    expect(texts('over')).toEqual(['Tasks are over']);
    await page.unmount();
    await render(answer(...over.with(0, entry('watch', { reason: 'OVER', progress: 99 }))));
    expect(shown(), 'what was done stays to be seen').toEqual(['none', 'grid', 'grid', 'grid']);
    await page.unmount();
    await render(answer(...over));
    style.remove();
  });

  it('a ticket is torn off when it is claimed while one looks, and lies still afterwards', async () => {
    await render(all('claim', 'TASK_LOCKED'));
    await page.change(({ store, data: sources }) => {
      const source = sources.tasks;
      const tasks = [entry('watch', { claimed: true, progress: 5, reason: 'TASK_CLAIMED' })];
      if (source) store.set(source, { status: 'ready', data: { tasks, resets: [] } });
    });
    expect(classes()[0]).toBe('is-done is-won');
    expect(find('burst')).toHaveLength(1);
    await page.unmount();
    await render(all('TASK_CLAIMED'));
    expect(find('burst')).toEqual([]);
  });

  it('reserves all tickets while the answer is on its way', async () => {
    await render({ status: 'loading' });
    expect(find('ticket')).toHaveLength(4);
  });
});

describe('what has been won', () => {
  const won = (before: Partial<TaskEntry>, after: Partial<TaskEntry>) =>
    wonIn([entry('a', before)], [entry('a', after)]).length === 1;

  it('is what was claimed, or gave by itself, while one looked', () => {
    const done = { claimed: true, reason: 'TASK_CLAIMED' } as const;
    expect(won({ can: 'claim', waiting: 1 }, done)).toBe(true);
    expect(won({ reason: 'TASK_NOT_DONE' }, done)).toBe(true);
    expect(won({ can: 'claim', waiting: 2 }, { reason: 'TASK_NOT_DONE' }), 'of days before').toBe(true);
  });

  it('is not what becomes known with the reader, or begins anew', () => {
    const done = { claimed: true, reason: 'TASK_CLAIMED' } as const;
    expect(won({}, done)).toBe(false);
    expect(won({ reason: 'TOKEN_EXPIRED' }, done)).toBe(false);
    expect(won(done, { reason: 'TASK_NOT_DONE' })).toBe(false);
    expect(won(done, done)).toBe(false);
  });
});
