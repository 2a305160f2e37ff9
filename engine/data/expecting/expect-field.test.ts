import { describe, expect, it } from 'vitest';
import { BOARD, becomes, given, live, openServers, page, show, start } from '../testing.ts';

openServers();

describe('what is expected of an answer', () => {
  const less = (data: unknown): unknown => ({ n: (data as { n: number }).n - 100 });

  it('shows at once, stays while the server is asked, and gives way to its answer', async () => {
    const seen: unknown[] = [];
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    live?.expect('board', less);
    expect(show().data).toEqual({ n: -99 });
    page.store.sub(page.data.board as never, () => seen.push((show().data as { n: number }).n));
    await live?.refresh(['board']);
    expect(show().data).toEqual({ n: 2 });
    expect(seen, 'the old value never comes back in between').not.toContain(1);
  });

  it('is taken back to what there was', async () => {
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    const first = live?.expect('board', less);
    const second = live?.expect('board', less);
    expect(show().data).toEqual({ n: -199 });
    first?.();
    expect(show().data).toEqual({ n: -99 });
    second?.();
    expect(show().data).toEqual({ n: 1 });
  });

  it('taken back late, leaves a newer answer alone', async () => {
    start({ board: { get: BOARD } });
    await becomes({ status: 'ready' });
    const undo = live?.expect('board', less);
    await live?.refresh();
    undo?.();
    expect(show().data).toEqual({ n: 2 });
  });

  it('has nothing to change before the first answer, or in a source that there is not', () => {
    given.answer = () => undefined;
    start({ board: { get: BOARD } });
    live?.expect('board', less)();
    live?.expect('nowhere', less)();
    expect(show()).toEqual({ status: 'loading' });
  });
});
