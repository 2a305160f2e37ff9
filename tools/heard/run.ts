// What the command, the runner's settings and the tests in the browser agree on. Loaded in the browser as well: no Node.js.
import type { MainStory } from '../baseline/run.ts';

/** What a run listens to, told to the tests in the browser. */
export interface HeardRun {
  readonly now: readonly MainStory[];
  /** How many widgets have their turn another day. */
  readonly otherDays: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    heard: HeardRun;
  }
}
