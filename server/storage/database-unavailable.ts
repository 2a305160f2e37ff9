/** A database that cannot be opened, with a message for the person at the terminal. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Why something failed, in its own words. */
export function inOwnWords(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(inOwnWords).join(', ');
  return error instanceof Error ? error.message : String(error);
}
