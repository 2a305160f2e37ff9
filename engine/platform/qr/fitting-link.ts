const bytes = (text: string): number => new TextEncoder().encode(text).length;

/**
 * A link that is no longer than so many bytes of UTF-8 (T56). What identifies a place is short, what is long was
 * carried along: the fragment goes first, then the longest parameters, then all but the origin.
 *
 * @param link an address of the web
 */
export function fittingLink(link: string, limit: number): string {
  if (bytes(link) <= limit) return link;
  const [page = '', ...rest] = link.replace(/#.*$/s, '').split('?');
  const parameters = rest.join('?').split('&');
  const written = (): string => (parameters.length > 0 ? `${page}?${parameters.join('&')}` : page);
  while (parameters.length > 0 && bytes(written()) > limit) {
    const longest = parameters.reduce((most, one) => (bytes(one) > bytes(most) ? one : most));
    parameters.splice(parameters.indexOf(longest), 1);
  }
  return bytes(written()) <= limit ? written() : new URL(link).origin;
}
