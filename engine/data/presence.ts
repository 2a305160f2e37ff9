/**
 * Whether somebody looks at the page and whether there is a network: nothing is asked for without either. A browser says
 * that it has no network when it is sure; that it has one is a guess, which the first request tests.
 */
class Presence {
  #shown: boolean | undefined;
  #online = true;
  readonly #listeners = new Set<() => void>();

  /** The page can be seen. */
  get shown(): boolean {
    return this.#shown ?? globalThis.document?.visibilityState !== 'hidden';
  }

  get online(): boolean {
    return this.#online;
  }

  /** In place of what the browser says; undefined: as it says. */
  setShown(shown: boolean | undefined): void {
    const before = this.shown;
    this.#shown = shown;
    if (this.shown !== before) this.#tell();
  }

  setOnline(online: boolean): void {
    if (this.#online === online) return;
    this.#online = online;
    this.#tell();
  }

  /** Told whenever one of the two may have changed; the function returned ends that. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) {
      this.#listen('addEventListener');
      this.#lookAgain();
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#listen('removeEventListener');
    };
  }

  #listen(way: 'addEventListener' | 'removeEventListener'): void {
    if (typeof window === 'undefined') return;
    window[way]('visibilitychange', this.#tell);
    window[way]('online', this.#come);
    window[way]('offline', this.#go);
    window[way]('pageshow', this.#comeBack);
  }

  readonly #tell = (): void => {
    for (const listener of [...this.#listeners]) listener();
  };
  readonly #come = (): void => this.setOnline(true);
  readonly #go = (): void => this.setOnline(false);
  /** From where the browser has kept the page: what was on its way when it was left was given up. */
  readonly #comeBack = (event: Event): void => {
    this.#lookAgain();
    if ((event as Partial<PageTransitionEvent>).persisted) this.#tell();
  };
  /** The network may have come back while nobody listened, or while the page was put aside. */
  readonly #lookAgain = (): void => {
    if (globalThis.navigator?.onLine === true) this.setOnline(true);
  };
}

export const presence = new Presence();
