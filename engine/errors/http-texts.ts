// What the HTTP client writes into the log (specification §8). None of it names an address, a token or a person.

/** Said of every transport failure, whose reason follows it. */
export const REQUEST_FAIL = 'request fail';
export const NETWORK_ERROR = 'Network Error';
export const REQUEST_ABORTED = 'Request aborted';
/** The beginning of what axios says, without the protocol (T26). */
export const UNSUPPORTED_PROTOCOL = 'Unsupported protocol';

/** With the space that the specification writes (T25). */
export const timeoutExceeded = (ms: number): string => `timeout of ${ms} ms exceeded`;
export const statusFailed = (status: number): string => `Request failed with status code ${status}`;

// In the log in English; what the user reads are product texts (T31).
export const TOKEN_EXPIRED = 'Token expired';
export const NO_PERMISSION = 'No permission';

/** Ours: something answered, and it was not the API. */
export const NOT_AN_ENVELOPE = 'The answer is not an envelope.';
/** Ours: the API answered something else than it promised, in all or in part. */
export const NOT_AS_PROMISED = 'The answer is not as its schema says.';
