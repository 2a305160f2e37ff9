import { readFromCode } from '../attribution/index.ts';
import type { Cleaner } from '../secrets/index.ts';
import { classifyUserAgent, type Os, type SocialApp } from './classify-user-agent.ts';
import { appLink, attributionLink, handOverLink } from './safe-links.ts';

/** What this room needs of the settings file. */
export interface OpeningSettings {
  appMarkers: readonly string[];
  socialApps: readonly SocialApp[];
  variants: Readonly<Record<'domestic' | 'global', OpeningVariant>>;
}

interface OpeningVariant {
  stores: { android: string; apple: string };
  oneLinkBase: string;
  /** The app's scheme, with the place in the app that is opened by default. */
  deepLink: string;
}

/** A visitor who wants to go on in the app. */
export interface OpeningWish {
  userAgent: string;
  variant: 'domestic' | 'global';
  /** The page's address, as it stands in the address bar. */
  pageUrl: string;
  /** The generated attribution link, for the one-link route; null where none could be made. */
  oneLink?: string | null;
  /** Takes out what says who somebody is (T50). */
  clean: Cleaner;
  /** A place in the app, for example `gala://room/7`; another scheme than the app's own is not followed. */
  deepLink?: string;
}

/** What to do about it. */
export type OpeningPlan =
  /** The page is open in the app. */
  | { do: 'nothing' }
  /** Ask for the system's browser; `link` is what may be copied. */
  | { do: 'mask'; app: string; os: Os; link: string }
  /** The one-link route. */
  | { do: 'link'; href: string }
  /** Try the app; the store after a while. */
  | { do: 'app'; href: string; store: string }
  /** Hand over to a phone. */
  | { do: 'qr'; text: string };

/** Android and Apple paths; everything else has no app of ours (T59). */
export const storeOf: Partial<Record<Os, 'android' | 'apple'>> = {
  android: 'android',
  iphone: 'apple',
  ipad: 'apple',
  mac: 'apple',
};

/**
 * Opening the app from a visitor page (specification §4): the mask in embedded browsers; on Android, iOS and Mac the
 * one-link route where there is a link, else the app's scheme and the variant's store; a QR code everywhere else (T59).
 * Decides only; nothing that says who somebody is leaves in a plan (T50).
 */
export function openingPlan(wish: OpeningWish, settings: OpeningSettings): OpeningPlan {
  const { clean } = wish;
  if (settings.appMarkers.some((marker) => wish.userAgent.includes(marker))) return { do: 'nothing' };
  const { os, embedded, marker } = classifyUserAgent(wish.userAgent, settings.socialApps);
  const variant = settings.variants[wish.variant];
  const store = storeOf[os];
  const page = handOverLink(wish.pageUrl, clean) ?? variant.stores[store ?? 'android'];
  if (embedded && marker !== null) return { do: 'mask', app: marker, os, link: page };
  const oneLink = attributionLink(wish.oneLink, variant.oneLinkBase, clean);
  if (!store) return { do: 'qr', text: oneLink ? readFromCode(oneLink) : page };
  if (oneLink) return { do: 'link', href: oneLink };
  return {
    do: 'app',
    href: appLink(wish.deepLink, variant.deepLink, clean),
    store: variant.stores[store],
  };
}
