import type { Page } from '../page/page.ts';

/** What a visitor gets for what only somebody who is signed in can do. */
export function tellVisitor(page: Page): void {
  page.world.overlay.toast(page.strings.t('sign_in_needed'), 'failure');
}
