// Leaving for the app from a visitor's page (specification §4), loaded at the tap that asks for it.
import { showQrSheet, showToast } from '../../../engine/overlay/index.ts';
import type { Page } from '../../../engine/page/page.ts';
import { downloadFile } from '../../../engine/platform/files/save-file.ts';
import { type OpeningWish, openApp, openingPlan } from '../../../engine/platform/opening/index.ts';
import { createLinkQr, createQr, qrDataImage, saveQr } from '../../../engine/platform/qr/index.ts';
import type { Settings } from '../../../engine/platform/settings.ts';

export { storesFor } from '../../../engine/platform/opening/index.ts';

/** Says that the app cannot be opened, and reports why. */
export function cannotOpen({ world }: Page, text: string, error: unknown): void {
  showToast(text, 'failure');
  world.telemetry.report({ kind: 'step', message: String(error) });
}

/** Opens the app by the way that the browser and the visitor's variant leave. */
export function leaveForApp(
  page: Page,
  known: Settings,
  wish: Omit<OpeningWish, 'userAgent' | 'pageUrl'>,
): void {
  const { t } = page.strings;
  const plan = openingPlan({ ...wish, userAgent: navigator.userAgent, pageUrl: location.href }, known);
  openApp(plan, {
    window,
    t,
    showQr: (text) => {
      const size = { width: 512, height: 512 };
      try {
        const code = createLinkQr(text, size, wish.clean) ?? createQr({ text: location.origin, ...size });
        showQrSheet(
          qrDataImage(code),
          { title: t('scan.title'), hint: t('scan.hint'), close: t('close'), save: t('scan.save') },
          () =>
            void saveQr(code, page.model.id, document, (file) => downloadFile(file, document))
              .catch(() => false)
              .then((saved) => saved || showToast(t('scan.not_saved'), 'failure')),
        );
      } catch (error) {
        cannotOpen(page, t('scan.failed'), error);
      }
    },
    copy: (text) => navigator.clipboard.writeText(text),
  });
}
