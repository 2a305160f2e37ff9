/** What a data widget shows of its source. `data` stays while a later request fails: then it is stale. */
export interface DataState {
  readonly status: 'loading' | 'ready' | 'error';
  readonly data?: unknown;
  /** The last good answer, which could not be renewed, or not yet. */
  readonly stale?: boolean;
  /** The first answer takes long; it is waited for. */
  readonly slow?: boolean;
  /**
   * It needs a token, and the reader has none: asking again would not help (T80). While it loads it is not known yet who reads:
   * a page is drawn for both.
   */
  readonly signedOut?: true;
  /** What the user is told of an error, of a long wait, or of what is stale; without it, the network is to blame. */
  readonly message?: string;
  /** State of the next page of a paged source. */
  readonly more?: 'idle' | 'loading' | 'error' | 'end';
}
