// What the command, the runner's settings and the tests in the browser agree on. Loaded in the browser as well: no Node.js.
import type { Language } from '../../engine/i18n/language.ts';
import type { MainStory } from '../baseline/run.ts';

/** A committed document, whole. */
interface WholeDocument {
  /** Its file below activities/. */
  readonly document: string;
  /** The file of what is around it. */
  readonly frame?: string | undefined;
}

/** What is listened to in one go, in one language. */
export interface Subject {
  /** Where its file stands below the folder, without its end. */
  readonly name: string;
  readonly lang: Language;
  readonly shows: MainStory | WholeDocument;
}

/** What a run listens to, told to the tests in the browser. */
export interface HeardRun {
  readonly now: readonly Subject[];
  /** How many have their turn another day. */
  readonly otherDays: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    heard: HeardRun;
  }
}
