import { decodedOnce } from './plain.ts';

/** What must never be stored, linked or logged (T50). */
export interface Sensitive {
  /** Names of parameters, in any letter case. */
  keys: readonly string[];
  /** The visitor's own token, user id and device id, where they are known. */
  values?: readonly string[] | undefined;
}

/** Takes out of a text the parts that say who somebody is; what is left stays as it was, byte for byte. */
export type Cleaner = (text: string) => string;

/** Shorter values turn up in any text by chance. */
const LEAST_SECRET = 4;
/** Nobody encodes deeper than this but to hide something. */
const DEEPEST = 6;

/** A cleaner for texts that may hold an address, with parameters that may hold addresses, and so on. */
export function cleanerOf({ keys, values = [] }: Sensitive): Cleaner {
  const names = keys.map((key) => key.replace(/[^\w]/g, '\\$&')).join('|');
  // The name may have a list index (`token[0]`), quotes (JSON) or blanks before its `=` or `:`.
  const named =
    names === '' ? undefined : new RegExp(`(^|[^a-z0-9_])(${names})(\\[[^\\]]*\\])?["']?[\\s+]*[=:]`, 'i');
  const secrets = values.filter((value) => value.length >= LEAST_SECRET);

  const tells = (text: string): boolean => {
    if (!named && secrets.length === 0) return false;
    let now = text;
    for (let round = 0; round < DEEPEST; round++) {
      const plain = now;
      if (named?.test(plain) || secrets.some((secret) => plain.includes(secret))) return true;
      now = decodedOnce(plain);
      if (now === plain) return false;
    }
    return true;
  };

  return (text) => {
    if (!tells(text)) return text;
    // Each part keeps the mark before it, so that only the telling ones go.
    const [first = '', ...parts] = text.split(/(?=[?&#;])/);
    if (tells(first) && /[/:]/.test(first)) return '';
    const start = tells(first) ? '' : first;
    let query = first.includes('=');
    const kept = parts.flatMap((part) => {
      if (tells(part)) return [];
      const opens = part.startsWith('?') || (!query && /^[&;]/.test(part) && text.includes('?'));
      query ||= opens;
      return [opens ? `?${part.slice(1)}` : part];
    });
    const clean = start === '' ? kept.join('').replace(/^[&;]/, '') : start + kept.join('');
    return tells(clean) ? '' : clean;
  };
}
