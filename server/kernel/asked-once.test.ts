import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.ts';

/** Answers that come when they are let go. */
function slowly() {
  const begun: { key: string; end: (answer: string) => void; fail: (error: Error) => void }[] = [];
  const ask = askedOnce((key: string) => new Promise<string>((end, fail) => begun.push({ key, end, fail })));
  return { begun, ask };
}

describe('those who ask the same at a time', () => {
  it('share what is read after all of them have asked, and never what was on its way', async () => {
    const { begun, ask } = slowly();
    const first = ask('a');
    const later = [ask('a'), ask('a')];
    expect(begun).toHaveLength(1);
    begun[0]?.end('before');
    expect(await first).toBe('before');
    expect(begun).toHaveLength(2);
    const last = ask('a');
    begun[1]?.end('behind');
    expect(await Promise.all(later)).toEqual(['behind', 'behind']);
    begun[2]?.end('last');
    expect(await last).toBe('last');
    expect(begun).toHaveLength(3);
  });

  it('never wait for who asks something else, and keep nothing', async () => {
    const { begun, ask } = slowly();
    const [one, other] = [ask('a'), ask('b')];
    expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
    begun[1]?.end('b');
    expect(await other).toBe('b');
    begun[0]?.end('a');
    await one;
    const again = ask('a');
    begun[2]?.end('new');
    expect(await again).toBe('new');
  });

  it('are answered, whatever became of the one before', async () => {
    const { begun, ask } = slowly();
    const first = ask('a');
    const second = ask('a');
    begun[0]?.fail(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    begun[1]?.end('there');
    expect(await second).toBe('there');
    expect(begun).toHaveLength(2);
  });
});
