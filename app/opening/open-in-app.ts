// Opening the app from a visitor's page (specification §4), loaded at the tap that asks for it.
import { showQrSheet, showToast } from '../../engine/overlay/index.ts';
import type { Page } from '../../engine/page/page.ts';
import { buildAppLink, invitedPlace, readFromCode } from '../../engine/platform/attribution/index.ts';
import { clientState } from '../../engine/platform/client-state.ts';
import { variantOf } from '../../engine/platform/environment/variant-of.ts';
import { dataAddressOf, downloadFile } from '../../engine/platform/files/save-file.ts';
import { invitedTo } from '../../engine/platform/invited/invited.ts';
import { type AppStore, openApp, openingPlan, storesFor } from '../../engine/platform/opening/index.ts';
import { createLinkQr, createQr, qrDataImage, saveQr } from '../../engine/platform/qr/index.ts';
import { arrive } from '../attribution/arrival.ts';
import { cleanerFor } from '../attribution/cleaner.ts';
import { settings } from '../settings/settings.ts';

type Known = Awaited<ReturnType<typeof settings>>;

const variantIn = (known: Known, { identity, store }: Page): ReturnType<typeof variantOf> =>
  variantOf(
    {
      bundleId: identity.bundle_id,
      userAgent: navigator.userAgent,
      ipIsUs: store.get(clientState.ipIsUs),
    },
    known.variants.global.recognisedBy,
  );

/** The code by which the visitor was invited to this campaign: whoever changes to the app need not type it there. */
const invitedIn = ({ model }: Page): string | null => invitedTo(window, model.id, Date.now());

/** The attribution link of this visit (specification §7); null where it is skipped or the settings have none. */
function linkIn(known: Known, page: Page): string | null {
  const { referrer, webReferrer, sets, address, shared } = arrive(page.identity)();
  return buildAppLink({
    variant: variantIn(known, page),
    shared,
    invited: invitedIn(page),
    query: location.search,
    address,
    referrer,
    webReferrer,
    sets,
    settings: known,
    clean: cleanerFor(page.identity),
  });
}

/** The stores of the visitor's variant of the app. */
export async function storesOf(page: Page): Promise<readonly AppStore[]> {
  const known = await settings();
  return storesFor(navigator.userAgent, variantIn(known, page), known);
}

/** The attribution link as a code carries it; null where none is made. @param chosen the code does not look plain */
export async function codeLinkOf(page: Page, chosen: boolean): Promise<string | null> {
  const link = linkIn(await settings(), page);
  return link && readFromCode(link, chosen);
}

/** A code of an address, drawn without anything of the user (T50); null where nothing may be drawn. */
export async function qrOf(
  { identity }: Page,
  address: string,
  side = 512,
  logo?: string,
): Promise<string | null> {
  // A picture inside a picture loads nothing: it has to lie in it.
  const picture = logo === undefined ? '' : await dataAddressOf(logo).catch(() => '');
  const code = createLinkQr(address, { width: side, height: side, logo: picture }, cleanerFor(identity));
  return code && qrDataImage(code);
}

/** @param oneLink by the attribution link instead of the app's own scheme */
export async function openInApp(page: Page, oneLink: boolean): Promise<void> {
  const { t } = page.strings;
  const failed = (text: string, error: unknown): void => {
    showToast(text, 'failure');
    page.world.telemetry.report({ kind: 'step', message: String(error) });
  };
  let known: Known;
  try {
    known = await settings();
  } catch (error) {
    failed(t('error.request_fail'), error);
    return;
  }
  const clean = cleanerFor(page.identity);
  const variant = variantIn(known, page);
  const link = oneLink ? linkIn(known, page) : null;
  const plan = openingPlan(
    {
      userAgent: navigator.userAgent,
      variant,
      pageUrl: location.href,
      oneLink: link,
      deepLink: invitedPlace(known.variants[variant].deepLink, invitedIn(page)),
      clean,
    },
    known,
  );
  openApp(plan, {
    window,
    t,
    showQr: (text) => {
      const size = { width: 512, height: 512 };
      try {
        const code = createLinkQr(text, size, clean) ?? createQr({ text: location.origin, ...size });
        showQrSheet(
          qrDataImage(code),
          { title: t('scan.title'), hint: t('scan.hint'), close: t('close'), save: t('scan.save') },
          () =>
            void saveQr(code, page.model.id, document, (file) => downloadFile(file, document))
              .catch(() => false)
              .then((saved) => saved || showToast(t('scan.not_saved'), 'failure')),
        );
      } catch (error) {
        failed(t('scan.failed'), error);
      }
    },
    copy: (text) => navigator.clipboard.writeText(text),
  });
}
