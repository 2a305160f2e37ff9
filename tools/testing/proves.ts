import { expect, TestRunner } from 'vitest';

/** A rule of the specification (`schemas/spec/rules.json`): section and number, or a decision. */
export type RuleId = `${number}.${number}` | `T${number}`;

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the rules that the test proves; the JSON report of a run carries them. */
    rules?: readonly RuleId[];
  }
}

/**
 * Says at the beginning of a test, or in a `beforeEach` of a group, which rules it proves: a test that is skipped says
 * nothing, and one that asserts nothing fails. docs/specification-coverage.md is made of it.
 *
 * @throws Error outside a test
 */
export function proves(...ids: RuleId[]): void {
  const test = TestRunner.getCurrentTest();
  if (!test) throw new Error('proves(): expected to be called in a test, got a call outside of one');
  expect.hasAssertions();
  test.meta.rules = [...(test.meta.rules ?? []), ...ids];
}
