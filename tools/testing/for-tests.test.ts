import { expect, it } from 'vitest';
import { sourcesOf } from '../mutate/rooms.ts';
import { isForTests } from './for-tests.ts';

it.each([
  ['engine/clock/clock.test.ts', true],
  ['engine/testing.tsx', true],
  ['engine/data/testing-clock.ts', true],
  ['engine/platform/qr/testing/picture.ts', true],
  ['engine/page/test-page.ts', true],
  ['server/fixtures/harness.ts', true],
  ['check/proofs/mutate.ts', true],
  ['server/proofs/storm.ts', true],
  ['engine/data/source.ts', false],
  // The address at which operators try documents, and screens that are called tests.
  ['product/drafts/test-addresses.ts', false],
  ['modules/mbti/test/use-questions.ts', false],
  ['engine/platform/environment/test-app.ts', false],
])('%s is for tests alone: %s', (path, is) => {
  expect(isForTests(path)).toBe(is);
});

it('mistakes are planted in what is served, and in nothing that tests alone use', () => {
  const sources = sourcesOf(['engine', 'server', 'mechanics']);
  expect(sources).toContain('engine/data/source.ts');
  expect(sources.filter((path) => /testing|fixtures|proofs|test-page|\.test\./.test(path))).toEqual([]);
});
