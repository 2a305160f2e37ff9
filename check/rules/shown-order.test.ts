import { describe, expect, it } from 'vitest';
import { set, sound, told } from '../testing/workbench.ts';

const body = (JSON.parse(sound) as { body: object[] }).body;
const step = (id: string, at: number) => ({ id, at, gives: [{ kind: 'points', points: 5 }] });
const invited = (shown: readonly string[], numbers: readonly number[] = [1, 3, 8]) =>
  set(
    '/body',
    [...body, { widget: 'invite-card', from: 'invite', steps: shown }],
    set(
      '/campaign/invite',
      {
        limits: { total: 20, day: 5 },
        steps: ['one', 'three', 'eight'].map((id, i) => step(id, numbers[i] ?? 0)),
      },
      set('/data/invite', { get: '/v2/activities/{id}/invite' }),
    ),
  );
const shown = (...steps: string[]) => told('shown-order', invited(steps));

describe('check shown-order', () => {
  it('steps that do not rise are an error at the first that falls', () => {
    expect(shown('three', 'one', 'eight')).toMatchObject([
      {
        severity: 'error',
        pointer: '/body/8/steps/1',
        message: expect.stringContaining('`one` (1) stands after `three` (3)'),
        expected: 'one, three, eight',
        got: 'three, one, eight',
      },
    ]);
  });

  it('some of them may be left out', () => {
    expect(shown('one', 'three', 'eight')).toEqual([]);
    expect(shown('one', 'eight')).toEqual([]);
  });

  it('a name that leads nowhere, and steps that do not rise themselves, are told elsewhere', () => {
    expect(shown('three', 'one', 'nine')).toEqual([]);
    expect(told('shown-order', invited(['three', 'one', 'eight'], [1, 8, 3]))).toEqual([]);
  });
});
