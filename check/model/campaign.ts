import type { Counters } from '../../engine/document/anywhere/counter.ts';
import type { countedBy } from '../../engine/document/anywhere/told.ts';

/** The campaign of a document without errors: every block is as its schema says. */
export interface SoundCampaign {
  /** A block by its key, or undefined where the campaign has none. Its type is that of its schema. */
  block<Block>(key: string): Block | undefined;
  readonly start: number;
  readonly end: number;
  /** When its results are out, where that is not its end. */
  readonly settle: number | undefined;
  /** Minutes from UTC by which its days are counted. */
  readonly offset: number;
  /** Days that the schedule touches, in the offset of its start. */
  readonly days: number;
  /** Whether anything of it costs points: all that does is open as long as the campaign is live, and no longer. */
  readonly isSpent: boolean;
  /** Whether a fact of such a kind, done with such a thing, is worth anything to any mechanic. */
  isCounted(kind: string, thing: string): boolean;
  /** What of all that people can do in it these count, with what one of each is worth: none where they can never count anything. */
  countedBy(counters: Counters): ReturnType<typeof countedBy>;
}
