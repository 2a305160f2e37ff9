/** An address, or undefined where the text is none. */
function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Decodes until nothing changes: an address inside an address inside an address. */
function plain(text: string): string {
  let now = text;
  for (let round = 0; round < 5 && now.includes('%'); round++) {
    try {
      now = decodeURIComponent(now);
    } catch {
      return now;
    }
  }
  return now;
}

/**
 * Takes out of an address what says who somebody is (T50): sensitive parameters however they are written, parameters
 * that carry an address with one of them, a fragment that carries anything, and what stands before an @.
 */
function withoutSensitive(url: URL, sensitiveKeys: readonly string[]): URL {
  const keys = new Set(sensitiveKeys.map((key) => key.toLowerCase()));
  const inside = new RegExp(`(^|[^a-z0-9_])(${[...keys].join('|')})(\\[[^\\]]*\\])?["']?\\s*[=:]`, 'i');
  const cleaned = new URL(url);
  for (const [key, value] of url.searchParams) {
    const name = plain(key).trim().toLowerCase().replace(/\[.*$/s, '');
    if (keys.has(name) || inside.test(plain(value)) || inside.test(plain(key)))
      cleaned.searchParams.delete(key);
  }
  if (/[=?&/]/.test(plain(cleaned.hash))) cleaned.hash = '';
  cleaned.username = '';
  cleaned.password = '';
  return cleaned;
}

const isWeb = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:';

/** The page's address as it may be handed over, copied or shown as a QR code; undefined where it is no web address. */
export function handOverLink(pageUrl: string, sensitiveKeys: readonly string[]): string | undefined {
  const url = parse(pageUrl);
  return url && isWeb(url) ? withoutSensitive(url, sensitiveKeys).href : undefined;
}

/**
 * A generated attribution link that may be opened: https, on the host of the variant's base. Undefined for any other,
 * so that nobody can send visitors elsewhere.
 */
export function attributionLink(
  link: string | null | undefined,
  base: string,
  sensitiveKeys: readonly string[],
): string | undefined {
  const url = link ? parse(link) : undefined;
  if (url?.protocol !== 'https:' || url.origin !== parse(base)?.origin || url.username !== '')
    return undefined;
  return withoutSensitive(url, sensitiveKeys).href;
}

/** The link into the app: the one asked for where it has the app's own scheme, else the variant's. */
export function appLink(
  asked: string | undefined,
  ownLink: string,
  sensitiveKeys: readonly string[],
): string {
  const url = asked === undefined ? undefined : parse(asked);
  if (!url || url.protocol !== parse(ownLink)?.protocol) return ownLink;
  return withoutSensitive(url, sensitiveKeys).href;
}
