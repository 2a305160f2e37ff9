import { type Cleaner, decodedOnce } from '../secrets/index.ts';
import { INVITED, invitedPlace } from './invited-name.ts';
import type { LinkSlots } from './link-parameters.ts';
import { cleanSet, type ParameterSet } from './parameter-sets.ts';
import { asText } from './plain.ts';

/** The two apps (specification §1). */
export type AppVariant = 'domestic' | 'global';

/** What this room needs of the settings file. */
export interface AttributionSettings {
  variants: Readonly<Record<AppVariant, { oneLinkBase: string; campaign: string; deepLink: string }>>;
  attribution: {
    mediaSource: string;
    sharedMediaSource: string;
    skipReferrers: readonly string[];
    skipAddresses: readonly string[];
    clickEndpoints: { ios: string; android: string; other: string };
    impressionsEndpoint: string;
  };
}

/** Names of parameters that a place in the app comes in. */
const PLACE = 'utm_scheme';
const PLACE_NAMES = ['utm_dp_value', 'utm_dp_sub1'];

/**
 * Media source, campaign and the rest from the page's query, with the variant's defaults (§7, §9; T01 to T03, T52). The code of whoever
 * has invited goes with the place, for an app that is there, and as a parameter, for one that is installed first (decision 0096).
 */
export function appLinkSlots(
  variant: AppVariant,
  shared: boolean,
  settings: AttributionSettings,
  invited: string | null,
): LinkSlots {
  const { attribution, variants } = settings;
  const { campaign, deepLink } = variants[variant];
  return {
    mediaSource: {
      keys: ['utm_pid'],
      defaultValue: shared ? attribution.sharedMediaSource : attribution.mediaSource,
    },
    campaign: { keys: ['utm_c'], defaultValue: campaign },
    ad: { keys: ['utm_ad'] },
    adSet: { keys: ['utm_adset'] },
    deepLinkValue: { keys: ['utm_dp_value'] },
    afCustom: [
      { paramKey: 'af_dp', keys: [PLACE], defaultValue: invitedPlace(deepLink, invited) },
      { paramKey: 'deep_link_sub1', keys: ['utm_dp_sub1'] },
      { paramKey: 'af_ss_ui', defaultValue: 'true' },
      ...(invited === null ? [] : [{ paramKey: INVITED, defaultValue: invited }]),
    ],
  };
}

/**
 * A set as the product uses it: what an address brought leads into our app or nowhere. A place of another scheme than
 * the app's own is left out, a place's name that is an address too.
 */
export function ownPlacesOnly(set: ParameterSet, deepLink: string, clean: Cleaner): ParameterSet {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//.exec(deepLink)?.[0];
  const isOurs = (place: string): boolean =>
    scheme !== undefined &&
    place.toLowerCase().startsWith(scheme) &&
    /^[^\p{Cc}\s\\@]+$/u.test(place) &&
    !/[\p{Cc}\\]/u.test(decodedOnce(place));
  return Object.fromEntries(
    Object.entries(cleanSet(set, clean)).filter(([key, value]) => {
      const place = decodedOnce(asText(value));
      if (key === PLACE) return isOurs(place);
      return !PLACE_NAMES.includes(key) || isOurs(place) || !isAddress(place);
    }),
  );
}

/** Blanks and control characters do not hide an address from a browser, nor may they from us. */
function isAddress(text: string): boolean {
  let now = text;
  for (let round = 0; round < 4; round++) {
    const bare = now.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
    if (/^[a-z][a-z0-9+.-]*:|\\|^\/\/|:\/\//i.test(bare)) return true;
    now = decodedOnce(now);
  }
  return false;
}
