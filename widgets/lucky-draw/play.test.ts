import { describe, expect, it } from 'vitest';
import type { DrawAnswer, DrawLast } from '../../schemas/generated/types.gen.ts';
import { arrived, type Happening, idle, next } from './play.ts';

const order: NonNullable<DrawLast> = { orderId: '7', results: [] };
const run = (...happenings: Happening[]) => happenings.reduce(next, idle);
const asked: Happening = { is: 'asked', chosen: 2 };
const answered: Happening = { is: 'answered', order, still: false };

describe('the show of a draw', () => {
  it('asks, leads to the answer, shows it, and is put away', () => {
    expect(run(asked)).toEqual({ at: 'asking', owed: true, lost: false, chosen: 2, order: null, seen: '' });
    expect(run(asked, answered)).toEqual({
      at: 'revealing',
      owed: false,
      lost: false,
      chosen: 2,
      order,
      seen: '7',
    });
    expect(run(asked, answered, { is: 'shown' }).at).toBe('won');
    expect(run(asked, answered, { is: 'shown' }, { is: 'closed' }).at).toBe('idle');
  });

  it('shows the prize at once where nothing shall move', () => {
    expect(run(asked, { ...answered, still: true }).at).toBe('won');
  });

  it('shows what comes after the button has rested: a late answer, or the same draw asked for again', () => {
    expect(run(asked, { is: 'rested' })).toMatchObject({ at: 'idle', owed: true });
    expect(run(asked, { is: 'rested' }, answered).at).toBe('revealing');
    expect(run(asked, { is: 'rested' }, asked, { is: 'rested' }, answered)).toMatchObject({ order });
  });

  it('an answer that comes before the button rests goes on being shown', () => {
    expect(run(asked, answered, { is: 'rested' }).at).toBe('revealing');
  });

  it('shows each order once, and none that was drawn elsewhere', () => {
    expect(run(answered)).toBe(idle);
    const shown = run(asked, answered, { is: 'shown' });
    expect(next(shown, answered)).toBe(shown);
  });

  it('shows nothing for a tap that was declined: what comes then was drawn elsewhere', () => {
    const declined = run(asked, { is: 'declined' }, { is: 'rested' });
    expect(declined).toMatchObject({ at: 'idle', owed: false });
    expect(next(declined, answered)).toBe(declined);
  });

  it('still shows an earlier draw whose answer was lost, after a tap that was declined', () => {
    const lost = run(asked, { is: 'rested' }, asked, { is: 'declined' }, { is: 'rested' });
    expect(next(lost, answered)).toMatchObject({ at: 'revealing', order });
  });

  it('ends where the tap was answered with the draw that was shown already', () => {
    const again = run(asked, answered, { is: 'shown' }, { is: 'closed' }, asked, answered);
    expect(again).toMatchObject({ at: 'idle', owed: false });
    expect(next(again, answered), 'what another phone has drawn is not shown for it').toBe(again);
  });
});

describe('the order that has come', () => {
  const answer = (last: DrawLast | null, balance: number | null = 5) => ({ last, balance }) as DrawAnswer;

  it('is the one that was not there', () => {
    expect(arrived(answer(null), answer(order))).toBe(order);
    expect(arrived(answer({ ...order, orderId: '6' }), answer(order))).toBe(order);
  });

  it('is none where it was there, or becomes known with the reader', () => {
    expect(arrived(answer(order), answer({ ...order }))).toBeNull();
    expect(arrived(answer(null, null), answer(order))).toBeNull();
  });
});
