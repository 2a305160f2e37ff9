import { expect, it } from 'vitest';
import type { CheckedFile } from '../../check/room.ts';
import { liveHostsCheck } from './check.ts';

type Campaign = Parameters<NonNullable<typeof liveHostsCheck.doubts>>[0];

const said = (own: object, counted: readonly string[]) =>
  (
    liveHostsCheck.doubts?.(
      {
        block: () => own,
        start: 0,
        end: 1,
        offset: 0,
        countedBy: (counters: readonly { fact: string }[]) =>
          counters.filter(({ fact }) => counted.includes(fact)),
      } as unknown as Campaign,
      {} as CheckedFile,
    ) ?? []
  ).map(({ pointer, got }) => [pointer, got]);

it('doubts hosts whom nothing makes, where it is written or the block where it is not', () => {
  expect(said({}, ['gift'])).toEqual([]);
  expect(said({}, [])).toEqual([['/campaign/liveHosts', '`gift`']]);
  expect(said({ counts: [{ fact: 'watch' }] }, ['gift'])).toEqual([
    ['/campaign/liveHosts/counts', '`watch`'],
  ]);
});

it('doubts more recommended people than hosts', () => {
  expect(said({ size: 5 }, ['gift'])).toEqual([['/campaign/liveHosts/size', '6']]);
  expect(said({ size: 5, recommended: 7 }, ['gift'])).toEqual([['/campaign/liveHosts/recommended', '7']]);
  expect(said({ size: 7, recommended: 7 }, ['gift'])).toEqual([]);
});
