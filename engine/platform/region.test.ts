import { describe, expect, it, vi } from 'vitest';
import { startRegion } from './region.ts';

describe('§4 the region', () => {
  const start = (...answers: unknown[]) => {
    const page = new EventTarget();
    const learn = vi.fn();
    const query = vi.fn(async (): Promise<unknown> => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const comeBack = async (type: string): Promise<void> => {
      page.dispatchEvent(new Event(type));
      await new Promise((settled) => setTimeout(settled));
    };
    return { page, learn, query, comeBack, started: startRegion(query, learn, page) };
  };

  it('is learned once, and not asked for again', async () => {
    const { learn, query, comeBack, started } = start({ areacode: ' TH ' });
    await started;
    await comeBack('online');
    await comeBack('pageshow');
    expect(learn.mock.calls).toEqual([['TH']]);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a failure', new Error('lost')],
    ['an empty answer', { areacode: ' ' }],
    ['none', null],
    ['another answer', { areacode: 7 }],
    ['a text', 'TH'],
    ['an answer without it', { area: 'TH' }],
  ])('after %s it is asked for again when the network or the page comes back', async (_, first) => {
    const { learn, query, comeBack, started } = start(first, first, { areacode: 'VN' });
    await started;
    expect(learn).not.toHaveBeenCalled();
    await comeBack('online');
    expect(query).toHaveBeenCalledTimes(2);
    await comeBack('pageshow');
    expect(learn.mock.calls).toEqual([['VN']]);
  });

  it('is not asked for twice at one time', async () => {
    const { page, query, started } = start({ areacode: 'TH' });
    page.dispatchEvent(new Event('online'));
    await started;
    expect(query).toHaveBeenCalledTimes(1);
  });
});
