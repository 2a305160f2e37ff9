import { describe, expect, it } from 'vitest';
import { check, set, told } from '../../../check/testing/workbench.ts';
import { at, icon, name, points, withDraw } from './testing.ts';

describe('tickets as a reward', () => {
  const tickets = [{ kind: 'ticket', draw: 'wheel', tickets: 2 }];
  const given = (changes: object = {}, gives: object[] = tickets) =>
    set('/campaign/milestones/1/gives', gives, withDraw(changes));
  const board = (period: string) =>
    set(
      '/campaign/boards/0',
      {
        ...{ id: 'charm', by: 'receiver', gifts: ['rose'], period },
        rewards: [
          { id: 'first', from: 1, to: 1, gives: [{ kind: 'prize', prize: 'frame' }] },
          { id: 'others', from: 2, to: 3, gives: tickets },
        ],
      },
      set('/campaign/prizes', [{ id: 'frame', name: name('Frame') }], withDraw()),
    );
  const late = (text: string) =>
    told('campaign-sense', text).filter(({ message }) => message.includes('nobody can use these tickets'));

  it('are those of a draw that there is', () => {
    const errors = (text: string) => check(text).filter(({ severity }) => severity === 'error');
    expect(errors(given())).toEqual([]);
    expect(errors(given({}, [{ ...tickets[0], draw: 'whel' }]))).toMatchObject([
      { rule: 'references', pointer: '/campaign/milestones/1/gives/0/draw', nearest: 'wheel' },
    ]);
    expect(errors(given({}, [{ ...tickets[0], tickets: 0 }]))).toMatchObject([
      { rule: 'schema', pointer: '/campaign/milestones/1/gives/0/tickets' },
    ]);
  });

  it('come before the draw is over: with a day of a board, and not with the whole of it', () => {
    expect(late(board('day'))).toEqual([]);
    expect(late(board('total'))).toMatchObject([
      {
        severity: 'warning',
        pointer: '/campaign/boards/0/rewards/1/gives/0/kind',
        expected: 'a prize in their place, or `"period": "day"`, which is settled each day',
        got: 'ticket',
      },
    ]);
  });

  it('are not worth more than what they are for: a draw that costs more points than anybody gets is paid with them', () => {
    const dear = { cost: { single: points(1_000_000) } };
    const costs = (text: string) =>
      told('campaign-sense', text).filter(({ message }) => message.includes('nobody can afford'));
    const few = (text: string) => set('/campaign/gifts/0/earns', 0, set('/campaign/gifts/1/earns', 0, text));
    expect(costs(few(withDraw(dear))).map(({ pointer }) => pointer)).toContain(at('cost/single/0/points'));
    expect(costs(few(given(dear))).map(({ pointer }) => pointer)).not.toContain(at('cost/single/0/points'));
  });
});

describe('tickets of a draw', () => {
  it('are no more at once than one person draws', () => {
    const given = (tickets: number, limits: object = { total: 20 }) =>
      told(
        'campaign',
        set(
          '/campaign/milestones/0/gives',
          [{ kind: 'ticket', draw: 'wheel', tickets }],
          withDraw({ limits }),
        ),
      );
    expect(given(20)).toEqual([]);
    expect(given(21)).toMatchObject([
      { pointer: '/campaign/milestones/0/gives/0/tickets', expected: 'at most 20', got: '21' },
    ]);
    expect(given(21, { day: 5 })).toEqual([]);
  });

  it('that come again each day are no more in all than one person draws, unless one a day is too many already', () => {
    const daily = (tickets: number, limits: object, period = 'day') =>
      told(
        'campaign-sense',
        set(
          '/campaign/tasks',
          [
            {
              ...{ id: 'send', name: name('Send'), icon, counts: [{ fact: 'gift' }], at: 1, period },
              gives: [{ kind: 'ticket', draw: 'wheel', tickets }],
            },
          ],
          withDraw({ limits }),
        ),
      ).filter(({ pointer }) => pointer.endsWith('/tickets'));
    expect(daily(3, { total: 21 })).toEqual([]);
    expect(daily(4, { total: 21 })).toMatchObject([
      { severity: 'warning', pointer: '/campaign/tasks/0/gives/0/tickets', expected: 'at most 3', got: '4' },
    ]);
    expect(daily(6, { total: 100, day: 5 })).toMatchObject([{ expected: 'at most 5' }]);
    expect(daily(1, { total: 6 })).toEqual([]);
    expect(daily(4, { total: 21 }, 'total')).toEqual([]);
  });
});
