/**
 * The address as the app may be sent to it: https, one of the listed hosts or below one, nothing hidden in it. Null for
 * every other one.
 * @param page the page's own address: its origin is allowed, and relative addresses start there
 */
export function allowedUrl(text: unknown, hosts: readonly string[], page: string): string | null {
  if (typeof text !== 'string' || /[\p{Cc}\p{Cf}\s\\]/u.test(text)) return null;
  let url: URL;
  try {
    url = new URL(text, page);
  } catch {
    return null;
  }
  if (!/^https?:$/.test(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  if (url.origin === new URL(page).origin) return url.href;
  if (url.protocol !== 'https:' || url.port !== '') return null;
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)) ? url.href : null;
}
