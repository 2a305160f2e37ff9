// The address that leads others here, loaded at the tap that shares.
import { BASE_PATH } from '../../engine/document/anywhere/href.ts';
import type { Page } from '../../engine/page/page.ts';
// Not by the room's door: what makes links into the app would come along.
import { BEFORE_CODE } from '../../engine/platform/attribution/invited-name.ts';
import { shareLink } from '../../engine/platform/attribution/share-link.ts';
import { cleanerFor } from '../attribution/cleaner.ts';

/**
 * The share link of a page in the language of this one (decision 0022), without anything of the visitor (T50).
 *
 * @param path of the page; without one, this page's own
 * @param code of whoever invites, plain
 */
export function shareUrl(
  { model, identity }: { readonly model: Pick<Page['model'], 'lang'>; readonly identity: Page['identity'] },
  path: string = location.pathname,
  code?: string,
): string {
  const { href, origin } = new URL(path, location.origin);
  const said = code === undefined ? model.lang : model.lang + BEFORE_CODE + code;
  return shareLink(href, BASE_PATH, said, cleanerFor(identity)) ?? origin + BASE_PATH;
}
