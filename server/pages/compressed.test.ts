import { expect, it, vi } from 'vitest';
import { type Body, compressed, createSqueezer } from './compressed.ts';

const text = 'A page with words, and words again, and words once more. '.repeat(200);
const bodyOf = (name: string): Body => compressed(Buffer.from(`${name} ${text}${Math.sqrt(name.length)}`));

it('a page that is drawn many times while others are compressed waits once, and its last body is compressed', async () => {
  const kept = new Map<string, Body>();
  const asked: string[] = [];
  const squeezer = createSqueezer((name) => {
    asked.push(name);
    return kept.get(name);
  });
  for (const name of ['a', 'b', 'gone']) {
    for (let n = 0; n < 50; n += 1) {
      if (name !== 'gone') kept.set(name, bodyOf(name + n));
      squeezer.add(name);
    }
  }
  expect(squeezer.size, 'a is under way, or waits once').toBeLessThanOrEqual(3);
  const before = [...kept.values()].map(({ br }) => br);
  await vi.waitFor(() => {
    expect(squeezer.size).toBe(0);
    for (const [n, body] of [...kept.values()].entries()) expect(body.br).not.toBe(before[n]);
  });
  expect(asked.filter((name) => name !== 'a')).toEqual(['b', 'gone']);
  expect(asked.length).toBeLessThanOrEqual(4);
});
