import type { Translate } from '../../engine/i18n/translate.ts';

/**
 * Puts a text on the clipboard. Where that may not be, or the tap is too long ago for it, the text is shown to be copied
 * by hand, with another try.
 * @returns whether it was copied
 */
export async function copyText(t: Translate, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const { askToConfirm } = await import('../../engine/overlay/index.ts');
    const again = await askToConfirm({ title: t('copy.failed'), text, yes: t('retry'), no: t('close') });
    return again && copyText(t, text);
  }
}
