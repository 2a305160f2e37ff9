/**
 * A link without the parameters named, wherever they hide: in the query, in a query behind `#`, and in links that are
 * values of other parameters. What is left stays as it was, byte for byte.
 */
export function withoutSecrets(link: string, keys: ReadonlySet<string>, depth = 0): string {
  const [page, hash] = cut(link, '#');
  return cleanPage(page, keys, depth) + joined('#', hash, (text) => cleanHash(text, keys, depth));
}

function cleanPage(page: string, keys: ReadonlySet<string>, depth: number): string {
  const [path, query] = cut(page, '?');
  return path + joined('?', query, (text) => cleanQuery(text, keys, depth));
}

function cleanHash(hash: string, keys: ReadonlySet<string>, depth: number): string {
  return hash.includes('?') ? cleanPage(hash, keys, depth) : cleanQuery(hash, keys, depth);
}

/** What stands before and after the first mark; null when there is none. */
function cut(text: string, mark: string): [before: string, after: string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

/** The part with its mark, without it when nothing of the part is left. */
function joined(mark: string, part: string | null, clean: (part: string) => string): string {
  if (part === null) return '';
  const left = clean(part);
  return left === '' && part !== '' ? '' : mark + left;
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
