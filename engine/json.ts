/** An object of JSON. */
export type Json = Record<string, unknown>;

/** Whether a value of JSON is an object: neither a list nor null. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
