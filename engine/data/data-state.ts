/** What a data widget shows of its source. `data` stays while a later request fails: then it is stale. */
export interface DataState {
  readonly status: 'loading' | 'ready' | 'error';
  readonly data?: unknown;
  /** The last good answer, which could not be renewed. */
  readonly stale?: boolean;
  /** It needs a token, and the reader has none: asking again would not help (T80). */
  readonly signedOut?: true;
  /** What the user is told. */
  readonly message?: string;
  /** State of the next page of a paged source. */
  readonly more?: 'idle' | 'loading' | 'error' | 'end';
}
