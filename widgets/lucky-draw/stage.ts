import type { ReactNode } from 'react';
import type { Press, PressItem } from '../../engine/index.ts';
import type { DrawEntry } from '../../schemas/generated/types.gen.ts';
import type { Play } from './play.ts';
import type { Prize } from './prizes.ts';

/** What every look gets. */
export interface StageProps {
  prizes: readonly Prize[];
  /** What the server says of them, by id: how rare they are, and what has run out. */
  told: ReadonlyMap<string, DrawEntry>;
  play: Play;
  /** The prize that the show leads to, by its place in the list. */
  target: number;
  /** What one has, for the middle of it. */
  middle: ReactNode;
  /** Drawing once. */
  once: { press: Press; item: PressItem; disabled: boolean };
  busy: (chosen: number) => (waits: boolean) => void;
  /** Told what the server has answered to a tap. */
  answered: (answer: unknown) => void;
  /** Told that the server has declined a tap. */
  declined: () => void;
}
