import { decodedOnce, keptParts, namesIn, tellsAnyhow, UNMISTAKABLE } from './names.ts';

/** What must never be stored, forwarded or logged (T50). */
export interface Sensitive {
  /** Names of parameters in snake case; every other way to write them is meant too. */
  keys: readonly string[];
  /** The visitor's own token, user id and device id, where they are known. */
  values?: readonly string[] | undefined;
  /**
   * How much is read as base64 by all calls of the cleaner together: letters, and 20 more for each part of a text. Whatever would need
   * more counts as telling. Without it there is no bound: what a page says of itself nobody makes long on purpose.
   */
  most?: number;
}

/** Takes out of a text the parts that say who somebody is; what is left stays as it was, byte for byte. */
export type Cleaner = (text: string) => string;

/** Base64 inside base64 inside base64. */
const DEEPEST_BASE64 = 3;
/** What to read a part costs beside its letters. */
const EACH_PART = 20;
/** No path has more parts. */
const MOST_PIECES = 16;

/**
 * The one cleaner of what leaves the page, for addresses, parameters, messages and properties. Of an address the telling
 * parameters go, of a parameter that holds an address those inside it; an address that tells in its path goes whole, and
 * of other text the telling words.
 */
export function cleanerOf({ keys, values = [], most = Infinity }: Sensitive): Cleaner {
  let readable = most;
  const may = (part: string): boolean => {
    readable -= part.length + EACH_PART;
    return readable >= 0;
  };
  if (keys.length === 0 && values.length === 0) return (text) => text;
  const named = namesIn(keys);
  const secret = valuesIn(values.filter((value) => value !== ''));
  const tells = (text: string, deep = DEEPEST_BASE64): boolean =>
    tellsAnyhow(
      text,
      (plain) =>
        [...readings(plain)].some(
          (one) =>
            readable < 0 ||
            named(one) ||
            secret(one) ||
            (deep > 0 && base64In(one, may).some((inner) => tells(inner, deep - 1))),
        ),
      unwrapped,
    );

  const clean: Cleaner = (text) => {
    if (!tells(text)) return text;
    const head = /^[^?&#;]*/.exec(text)?.[0] ?? '';
    const start = cleanHead(head);
    if (start === '' && isAddress(head)) return '';
    const rest = keptParts(text.slice(head.length), cleanPart);
    const left = start === '' && head !== '' ? rest.replace(/^[&;]/, '') : start + rest;
    return tells(left) ? '' : left;
  };

  const cleanHead = (head: string): string => {
    if (!tells(head)) return head;
    if (PAIR.test(head)) return cleanPart(head);
    if (isAddress(head) || tellsAnyhow(head, named)) return '';
    const words = head.split(/(\s+)/);
    const left = words.filter((word) => !tells(word)).join('');
    return words.length === 1 || tells(left) ? '' : left;
  };

  const cleanPart = (part: string): string => {
    if (!tells(part)) return part;
    const at = part.indexOf('=');
    const name = part.slice(0, at + 1);
    if (at < 0 || tells(name)) return '';
    const value = part.slice(at + 1);
    const inner = decodedOnce(value.replaceAll('+', ' '));
    // Of what is no address and no query, or was not encoded, nothing can be left out without breaking the rest.
    if (inner === value || !/[?&#;=]/.test(inner) || /^\s*[[{"]/.test(inner)) return '';
    const kept = clean(inner);
    return kept === '' || kept === inner ? '' : name + encodeURIComponent(kept);
  };

  return clean;
}

/** A parameter without a mark before it. */
const PAIR = /^[^\s/:=]+=/;
const isAddress = (text: string): boolean => /^\s*(?:[a-z][a-z0-9+.-]*:\S|[/\\])/i.test(text);

/** Finds values: long ones anywhere, short ones where they stand as a value and not inside a longer name or number. */
function valuesIn(values: readonly string[]): (text: string) => boolean {
  if (values.length === 0) return () => false;
  const found = values.map((value) => {
    const literal = value.toLowerCase().replace(/[^\w]/g, '\\$&');
    return value.length >= UNMISTAKABLE ? literal : `(?<![\\w-]|\\d\\.)${literal}(?![\\w-]|\\.\\d)`;
  });
  const pattern = new RegExp(found.join('|'));
  return (text) => pattern.test(text.toLowerCase());
}

/** A text as its readers may read it: with blanks for signs, without letters of other widths, unseen ones and slashes. */
function readings(text: string): ReadonlySet<string> {
  const folded = text.normalize('NFKC').replace(/[\p{Cf}\p{Cc}\\]/gu, '');
  return new Set([text, text.replaceAll('+', ' '), folded]);
}

/** Without one layer of percent encoding, and of the escapes of JSON. */
const unwrapped = (text: string): string =>
  decodedOnce(text).replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/**
 * The texts that stand in a text as base64, in either alphabet; a slash may be one of its letters or what ends it.
 * @param may whether this part may be read as well
 */
function base64In(text: string, may: (part: string) => boolean): string[] {
  const found = new Set<string>();
  for (const run of text.match(/[\w+/-]{4,}/g) ?? []) {
    const pieces = run.split('/').slice(0, MOST_PIECES);
    for (let from = 0; from < pieces.length; from++) {
      for (let to = from + 1; to <= pieces.length; to++) found.add(pieces.slice(from, to).join('/'));
    }
  }
  return [...found].flatMap((one) => {
    if (!may(one)) return [];
    try {
      const bytes = atob(one.replaceAll('-', '+').replaceAll('_', '/'));
      const plain = new TextDecoder('utf-8', { fatal: true }).decode(
        Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
      );
      return plain === '' || /[^\P{Cc}\s]/u.test(plain) ? [] : [plain];
    } catch {
      // no base64, or no text in it
      return [];
    }
  });
}
