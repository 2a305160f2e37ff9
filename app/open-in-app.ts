// Opening the app from a visitor's page (specification §4), loaded at the tap that asks for it.
import { showQrSheet } from '../engine/overlay/index.ts';
import type { Page } from '../engine/page/page.ts';
import { buildAppLink, isSharedVisit } from '../engine/platform/attribution/index.ts';
import { clientState } from '../engine/platform/client-state.ts';
import { variantOf } from '../engine/platform/environment/index.ts';
import { sensitiveKeys } from '../engine/platform/identity.ts';
import { openApp, openingPlan } from '../engine/platform/opening/index.ts';
import { createLinkQr, createQr, qrDataImage } from '../engine/platform/qr/index.ts';
import { arrive, secretsOf } from './arrival.ts';
import { settings } from './settings.ts';

/** @param oneLink by the attribution link instead of the app's own scheme */
export async function openInApp(page: Page, oneLink: boolean): Promise<void> {
  const { identity, store, strings } = page;
  const { t } = strings;
  const known = await settings();
  const secrets = secretsOf(identity);
  const variant = variantOf(
    {
      bundleId: identity.bundle_id,
      userAgent: navigator.userAgent,
      ipIsUs: store.get(clientState.ipIsUs),
    },
    known.variants.global.recognisedBy,
  );
  const { referrer, webReferrer, sets, address } = arrive(identity)();
  const link = oneLink
    ? buildAppLink({
        variant,
        shared: isSharedVisit(location.search),
        query: location.search,
        address,
        referrer,
        webReferrer,
        sets,
        settings: known,
        secrets,
      })
    : null;
  const plan = openingPlan(
    { userAgent: navigator.userAgent, variant, pageUrl: location.href, oneLink: link },
    known,
  );
  openApp(plan, {
    window,
    t,
    showQr: (text) => {
      const code =
        createLinkQr(text, { width: 512, height: 512 }, { keys: sensitiveKeys, values: secrets }) ??
        createQr({ text: location.origin, width: 512, height: 512 });
      showQrSheet(qrDataImage(code), { title: t('scan.title'), hint: t('scan.hint'), close: t('close') });
    },
    copy: (text) => navigator.clipboard.writeText(text),
  });
}
