import { uniqueRows } from '../http/unique-rows.ts';
import { isObject } from '../json.ts';

/**
 * Pages of a paged answer as one answer: lists run on, `next` is the last page's, all else the first page's. A row that
 * moved to a later page between two requests is shown once.
 */
export function mergePages(pages: readonly unknown[]): unknown {
  const [first] = pages;
  if (pages.length < 2 || !isObject(first)) return first;
  const merged: Record<string, unknown> = { ...first };
  for (const [key, value] of Object.entries(first)) {
    if (!Array.isArray(value)) continue;
    merged[key] = uniqueRows(
      pages.flatMap((page) => (isObject(page) && Array.isArray(page[key]) ? (page[key] as unknown[]) : [])),
    );
  }
  merged.next = nextCursor(pages.at(-1));
  return merged;
}

/** The cursor of the next page; null at the end. */
export const nextCursor = (page: unknown): string | null =>
  isObject(page) && typeof page.next === 'string' ? page.next : null;
