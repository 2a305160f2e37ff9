/** A command that was called wrongly: it says why and how it is called, and does nothing. */
export class Misuse extends Error {}

/** What a reader of arguments makes of them. @throws Misuse where it cannot be read */
export function readingArguments<Options>(read: () => Options): Options {
  try {
    return read();
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs a command.
 *
 * @param usage how it is called
 * @param say where it writes; a test listens here
 * @returns the command's exit code, or 2 where it was called wrongly
 */
export function orMisuse(run: () => number, usage: string, say: Pick<Console, 'error'>): number {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    say.error(`${error.message}\n\n${usage}`);
    return 2;
  }
}
