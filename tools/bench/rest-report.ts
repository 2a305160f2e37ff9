/** What a page that nobody touches computes, and what it would without motion. Shares are of one core: 1 is all of it. */
export interface AtRest {
  /** The page, and the family of its art. */
  readonly route: string;
  readonly family: string;
  /** Animations without an end that run in what is on the screen. */
  readonly loops: number;
  /** The page's thread, on a processor that is slower; with motion, and for whoever asked for less of it. */
  readonly thread: number;
  readonly threadStill: number;
  /** The page's whole process, at this machine's speed. */
  readonly process: number;
  readonly processStill: number;
}

/** What motion may take of the core of a phone of the middle. */
export const MOTION_LIMIT = 0.02;

/** What motion costs the page's thread; never less than nothing. */
export const motionOf = ({ thread, threadStill }: AtRest): number => Math.max(0, thread - threadStill);

/** Pages whose motion is over the limit, in words. */
export function tooMuch(all: readonly AtRest[]): string[] {
  return all
    .filter((one) => !(motionOf(one) <= MOTION_LIMIT))
    .map(
      (one) =>
        `${one.route}: motion: expected at most ${100 * MOTION_LIMIT} % of a core, got ${percent(motionOf(one))}`,
    );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The table, as lines. */
export function restReport(all: readonly AtRest[]): string[] {
  const line = ([route = '', family = '', ...cells]: readonly string[]): string =>
    route.padEnd(34) + family.padEnd(18) + cells.map((cell) => cell.padStart(9)).join('');
  return [
    line(['', '', 'loops', 'thread', 'still', 'motion', 'process', 'still']),
    ...all.map((one) =>
      line([
        one.route,
        one.family,
        String(one.loops),
        ...[one.thread, one.threadStill, motionOf(one), one.process, one.processStill].map(percent),
      ]),
    ),
  ];
}
