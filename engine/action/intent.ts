/**
 * Idempotency keys, one a user intent (the step and the thing it was tapped on). The key stays until the server has
 * given a definite answer, so that a tap after a lost answer repeats the request and never the payment.
 */
export class Intents {
  readonly #keys = new Map<string, string>();
  readonly #running = new Set<string>();

  /** The key for an intent: the one that is still open, or a new one. */
  keyOf(intent: string): string {
    const open = this.#keys.get(intent);
    if (open) return open;
    const key = crypto.randomUUID?.() ?? randomHex();
    this.#keys.set(intent, key);
    return key;
  }

  /** The server has answered: the next tap is a new intent. */
  settle(intent: string): void {
    this.#keys.delete(intent);
  }

  /** Takes the one place that an intent has in flight; false when it is taken. */
  begin(intent: string): boolean {
    if (this.#running.has(intent)) return false;
    this.#running.add(intent);
    return true;
  }

  end(intent: string): void {
    this.#running.delete(intent);
  }
}

/** Old web views and plain http have no randomUUID. */
const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
