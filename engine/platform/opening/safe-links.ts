import type { Cleaner } from '../secrets/index.ts';

/** An address, or undefined where the text is none. */
function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** An address without what says who somebody is (T50), and without what stands before an @; undefined where nothing is left. */
function withoutSecrets(url: URL, clean: Cleaner): URL | undefined {
  const cleaned = new URL(url);
  cleaned.username = '';
  cleaned.password = '';
  return parse(clean(cleaned.href));
}

const isWeb = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:';

/** The page's address as it may be handed over, copied or shown as a QR code; undefined where it is no web address. */
export function handOverLink(pageUrl: string, clean: Cleaner): string | undefined {
  const url = parse(pageUrl);
  return url && isWeb(url) ? withoutSecrets(url, clean)?.href : undefined;
}

/**
 * A generated attribution link that may be opened: https, on the host of the variant's base. Undefined for any other,
 * so that nobody can send visitors elsewhere.
 */
export function attributionLink(
  link: string | null | undefined,
  base: string,
  clean: Cleaner,
): string | undefined {
  const url = link ? parse(link) : undefined;
  if (url?.protocol !== 'https:' || url.origin !== parse(base)?.origin || url.username !== '')
    return undefined;
  return withoutSecrets(url, clean)?.href;
}

/** The link into the app: the one asked for where it has the app's own scheme, else the variant's. */
export function appLink(asked: string | undefined, ownLink: string, clean: Cleaner): string {
  const url = asked === undefined ? undefined : parse(asked);
  if (!url || url.protocol !== parse(ownLink)?.protocol) return ownLink;
  return withoutSecrets(url, clean)?.href ?? ownLink;
}
