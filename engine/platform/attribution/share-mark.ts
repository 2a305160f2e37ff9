import { parsed } from './plain.ts';
import type { Cleaner } from './sensitive.ts';

/** What our share links carry (T03). */
const NAME = 'gala_shared';
const VALUE = '1';

/** Whether the page was opened from a share link of ours: its query carries the mark. */
export function isSharedVisit(query: string): boolean {
  return new URLSearchParams(query).get(NAME) === VALUE;
}

/** A page's address as a share link: with the mark, and without what says who somebody is (T50). */
export function shareLink(address: string, clean: Cleaner): string | null {
  const url = parsed(clean(address));
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  url.searchParams.set(NAME, VALUE);
  return url.href;
}
