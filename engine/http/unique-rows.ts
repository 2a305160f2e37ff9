/** Rows of a list, each once: the first one of those that share `id`, `rank` or `user_id`. Others are left alone. */
export function uniqueRows(rows: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>();
  return rows.filter((row) => {
    if (typeof row !== 'object' || row === null) return true;
    const { id, rank, user_id } = row as Partial<Record<string, unknown>>;
    const own = id ?? rank ?? user_id;
    if (own === undefined) return true;
    if (seen.has(own)) return false;
    seen.add(own);
    return true;
  });
}
