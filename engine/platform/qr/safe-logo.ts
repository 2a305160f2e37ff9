const DATA_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;

/**
 * Whether an address may be a logo: a data image, a blob, https without userinfo, or a path of our own host. All else
 * (scripts, other hosts by `//`, backslashes, control characters) is refused.
 */
export function safeLogo(address: string): boolean {
  if (DATA_IMAGE.test(address)) return true;
  for (const character of address) {
    if (character <= ' ' || character === '\\' || character === '\u007f') return false;
  }
  if (address.startsWith('/')) return !address.startsWith('//');
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol === 'blob:') return true;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}
