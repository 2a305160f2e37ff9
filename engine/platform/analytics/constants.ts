// Defaults of the analytics adapter (specification §9, T74).

/** Events of one request, at least and at most, and without a setting. */
export const BATCH_SIZE = { least: 1, most: 30, standard: 5 } as const;
/** What has not filled a batch is sent after so many ms. */
export const SEND_INTERVAL = 5000;
/** Events that are kept while they cannot be sent. */
export const STORAGE_LIMIT = 200;
/** When the storage is full, so many of the oldest are sent at once. */
export const SENT_WHEN_FULL = 20;
/** Tries of a batch in all. */
export const TRIES = 3;
