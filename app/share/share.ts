// Sharing a page, loaded at the tap that asks for it.
import { showToast } from '../../engine/overlay/toast.ts';
import type { Page } from '../../engine/page/page.ts';
import { copyText } from '../core/copy.ts';
import { shareUrl } from './share-url.ts';

/** Shares the page, or the one that its document names, by its share link (§3, T68; decision 0022), with the document's words. @param code of whoever invites to this page */
export async function share(page: Page, inApp: boolean, code?: string): Promise<void> {
  const { share: texts, title } = page.model;
  const url = code === undefined ? shareUrl(page, texts?.to) : shareUrl(page, undefined, code);
  if (inApp) {
    const payload = {
      shareTitle: texts?.title ?? title,
      content: texts?.content ?? '',
      url,
      ...(texts?.topic ? { topic: texts.topic } : {}),
      ...(texts?.image ? { img: new URL(texts.image, location.href).href, imgType: 'url' } : {}),
    };
    const shared = import('../bridge/app-bridge.ts').then(({ shareInApp }) => shareInApp(payload));
    if (await shared.catch(() => false)) return;
  }
  if (navigator.share) {
    const shown = await navigator
      .share({ title: texts?.title ?? title, text: texts?.content ?? '', url })
      // Who closed the browser's own sheet wants no more of it; where it may not open, the link is copied.
      .then(
        () => true,
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
      );
    if (shown) return;
  }
  const { t } = page.strings;
  const words = [texts?.content, url].filter(Boolean).join(' ');
  if (await copyText(t, words)) showToast(t('copied'), 'success');
}
