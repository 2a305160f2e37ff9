import { type RunnerTestCase, TestRunner } from 'vitest';

/** The first test that fails has seen the mistake: what follows in its file is left out. vitest's own `bail` would also
 * cancel the run, and with it the one after. */
export default class extends TestRunner {
  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (test.result?.state === 'fail') this.cancel('test-failure');
  }
}
