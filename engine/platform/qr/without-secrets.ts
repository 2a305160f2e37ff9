/**
 * A link without the parameters named, wherever they hide: in the query, in a query behind `#`, and in links that are
 * values of other parameters. What is left stays as it was, byte for byte.
 */
export function withoutSecrets(link: string, keys: ReadonlySet<string>, depth = 0): string {
  const hashAt = link.indexOf('#');
  const page = hashAt < 0 ? link : link.slice(0, hashAt);
  if (hashAt < 0) return cleanPage(page, keys, depth);
  const given = link.slice(hashAt + 1);
  const hash = cleanHash(given, keys, depth);
  return cleanPage(page, keys, depth) + (hash === '' && hash !== given ? '' : `#${hash}`);
}

function cleanPage(page: string, keys: ReadonlySet<string>, depth: number): string {
  const queryAt = page.indexOf('?');
  if (queryAt < 0) return page;
  const given = page.slice(queryAt + 1);
  const query = cleanQuery(given, keys, depth);
  if (query === given) return page;
  return page.slice(0, queryAt) + (query === '' ? '' : `?${query}`);
}

function cleanHash(hash: string, keys: ReadonlySet<string>, depth: number): string {
  return hash.includes('?') ? cleanPage(hash, keys, depth) : cleanQuery(hash, keys, depth);
}

function cleanQuery(query: string, keys: ReadonlySet<string>, depth: number): string {
  // Each piece keeps the separator before it.
  const left = query.split(/(?=[&;])/).flatMap((piece) => {
    const separator = /^[&;]/.exec(piece)?.[0] ?? '';
    const pair = piece.slice(separator.length);
    const equalsAt = pair.indexOf('=');
    const key = equalsAt < 0 ? pair : pair.slice(0, equalsAt);
    if (keys.has(decoded(key).trim().toLowerCase())) return [];
    return equalsAt < 0
      ? [piece]
      : [`${separator}${key}=${cleanValue(pair.slice(equalsAt + 1), keys, depth)}`];
  });
  const clean = left.join('');
  return /^[&;]/.test(query) ? clean : clean.replace(/^[&;]/, '');
}

function cleanValue(value: string, keys: ReadonlySet<string>, depth: number): string {
  const inner = decoded(value);
  // Links are nested three deep at most in what anybody shares; deeper is somebody hiding something.
  if (!/[=?]/.test(inner) && inner === decoded(inner)) return value;
  if (depth > 4) return '';
  const clean = /[?#]/.test(inner)
    ? withoutSecrets(inner, keys, depth + 1)
    : inner.includes('=')
      ? cleanQuery(inner, keys, depth + 1)
      : cleanValue(inner, keys, depth + 1);
  return clean === inner ? value : encodeURIComponent(clean);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
