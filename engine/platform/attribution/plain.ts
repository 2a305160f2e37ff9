/** Configurations and stored values come from outside: everything that is no object counts as an empty one. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A list, or none. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value as it is written into a link; empty for all that counts as no value. */
export function asText(value: unknown): string {
  if (!value) return '';
  try {
    return String(value);
  } catch {
    // an object that cannot be written, for example {"toString": 1} from storage
    return '';
  }
}

/** Percent-encoded; half a surrogate pair, which has no UTF-8, becomes the replacement character. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** An address, or undefined where the text is none. */
export function parsed(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
