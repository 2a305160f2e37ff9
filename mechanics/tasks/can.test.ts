// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import { agreed, type Button } from '../../server/fixtures/agreement.ts';
import { at, base } from '../../server/fixtures/open-fair.ts';
import { openTasks } from './testing.ts';

const { h, tell } = openTasks();

const button = (id: string): Button => ({
  read: `${base}/tasks`,
  told({ tasks }) {
    const one = (tasks as { id: string; can?: string; reason?: string; nextAt?: string }[]).find(
      (task) => task.id === id,
    );
    return { can: one?.can, reason: one?.reason, nextAt: one?.nextAt };
  },
  call: `${base}/tasks/${id}`,
});
const moments = ['09T12', '11T12', '11T23', '12T00', '12T12', '13T12', '14T00'].map((text) =>
  at(`2025-06-${text}:00:00`),
);

describe('what tasks say can be claimed is what their call takes', () => {
  const inTime = async (id: string, token: string | null) => {
    const said = [];
    for (const now of moments) said.push(await agreed(h(), button(id), now, token));
    return said;
  };
  const early = 'NOT_OPEN';
  const over = ['OVER', 'OVER'];

  it('of a visitor, and of somebody who has done nothing', async () => {
    const none = 'TASK_NOT_DONE';
    expect(await inTime('watch', null)).toEqual([early, ...Array(4).fill('TOKEN_EXPIRED'), ...over]);
    expect(await inTime('watch', (await h().newUser()).token)).toEqual([
      early,
      ...Array(4).fill(none),
      ...over,
    ]);
    expect(await inTime('evening', (await h().newUser()).token)).toEqual([
      ...[early, early, early, early, early],
      ...over,
    ]);
    expect(await inTime('share', (await h().newUser()).token)).toEqual([
      early,
      ...Array(4).fill('TASK_LOCKED'),
      ...over,
    ]);
  });

  it('of somebody who has done it, and claims it at once', async () => {
    const { id, token } = await h().newUser();
    await tell(id, { kind: 'watch', to: (await h().newUser()).id, amount: 10 }, { kind: 'login' });
    const next = 'TASK_NOT_DONE';
    expect(await inTime('watch', token)).toEqual([...[early, 'claim', 'TASK_CLAIMED', next, next], ...over]);
    expect(await inTime('share', token)).toEqual([
      ...[early, next, next, 'TASK_LOCKED', 'TASK_LOCKED'],
      ...over,
    ]);
    expect(await inTime('hurry', token)).toEqual([early, 'claim', 'TASK_CLAIMED', next, next, ...over]);
  });

  it('until the last moment at which it waits', async () => {
    const { id, token } = await h().newUser();
    await tell(id, { kind: 'login' });
    const last = at('2025-06-12T00:10:00') - 1;
    expect(await agreed(h(), button('hurry'), last, token)).toBe('claim');
    const other = await h().newUser();
    await tell(other.id, { kind: 'login' });
    expect(await agreed(h(), button('hurry'), last + 1, other.token)).toBe('TASK_NOT_DONE');
  });
});
