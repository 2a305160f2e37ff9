// What an app's link and a code of it are made of (specification §4), loaded by what asks for one: a card with a code, or a tap that opens the app.
import type { Page } from '../../engine/page/page.ts';
import { buildAppLink, invitedPlace, readFromCode } from '../../engine/platform/attribution/index.ts';
import { clientState } from '../../engine/platform/client-state.ts';
import { variantOf } from '../../engine/platform/environment/variant-of.ts';
import { dataAddressOf } from '../../engine/platform/files/save-file.ts';
import { invitedTo } from '../../engine/platform/invited/invited.ts';
import type { AppStore } from '../../engine/platform/opening/index.ts';
import { createLinkQr, qrDataImage } from '../../engine/platform/qr/index.ts';
import type { Settings } from '../../engine/platform/settings.ts';
import { arrive } from '../attribution/arrival.ts';
import { cleanerFor } from '../attribution/cleaner.ts';
import { settings } from '../settings/settings.ts';
import { bringTexts, type Said } from './bring-texts.ts';

const variantIn = (known: Settings, { identity, store }: Page): ReturnType<typeof variantOf> =>
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
function linkIn(known: Settings, page: Page): string | null {
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

/** What leaves for the app, with what lies over a page meanwhile: no code of a link needs it. */
const leaving = () => import('./leaving/leave-for-app.ts');

/** The stores of the visitor's variant of the app. */
export async function storesOf(page: Page): Promise<readonly AppStore[]> {
  const [known, { storesFor }] = await Promise.all([settings(), leaving()]);
  return storesFor(navigator.userAgent, variantIn(known, page), known);
}

/** The attribution link as a code carries it; null where none is made. @param chosen the code does not look plain */
export async function codeLinkOf(page: Page, chosen: boolean): Promise<string | null> {
  const link = linkIn(await settings(), page);
  return link && readFromCode(link, chosen);
}

/** A code of an address, drawn without anything of the user (T50); null where nothing may be drawn. */
export async function qrOf(
  { identity }: Pick<Page, 'identity'>,
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
export async function openInApp(page: Page, oneLink: boolean, said: Said): Promise<void> {
  // Asked for at once, one beside the other: a browser lets a page open an app for some moments after the tap.
  const known = Promise.all([settings(), bringTexts(said)]).then(
    ([all]) => all,
    (error: unknown) => ({ error }),
  );
  const { cannotOpen, leaveForApp } = await leaving();
  const found = await known;
  if ('error' in found) return cannotOpen(page, page.strings.t('error.request_fail'), found.error);
  const variant = variantIn(found, page);
  leaveForApp(page, found, {
    variant,
    oneLink: oneLink ? linkIn(found, page) : null,
    deepLink: invitedPlace(found.variants[variant].deepLink, invitedIn(page)),
    clean: cleanerFor(page.identity),
  });
}
