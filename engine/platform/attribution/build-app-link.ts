import type { Cleaner } from '../secrets/index.ts';
import { type AppVariant, type AttributionSettings, appLinkSlots, ownPlacesOnly } from './app-link-slots.ts';
import type { Visit } from './arrival.ts';
import { directClickParts } from './direct-click.ts';
import { type LinkParameters, writeLink } from './link-parameters.ts';
import { oneLinkParts } from './one-link.ts';
import { cleanValue, type ParameterSet, setOfQuery } from './parameter-sets.ts';
import { encoded, parsed } from './plain.ts';
import { type AttributionLog, texts } from './texts.ts';

/** A visit that wants to go on in the app. */
export interface AppLinkWish {
  variant: AppVariant;
  /** The page was opened from a share link of ours (T03). */
  shared: boolean;
  /** The code by which the visitor was invited, plain; null or left out where nobody has. */
  invited?: string | null;
  /** The page's query, with or without its `?` (T52). */
  query: string;
  /** The page that led here; empty for none. */
  referrer: string;
  settings: AttributionSettings;
  /** The last referrer of another origin, where it is known apart from `referrer`. */
  webReferrer?: string | undefined;
  /** The whole address for the skip list; by default the query stands for it. */
  address?: string | undefined;
  /** Sets that the browser kept, newest first; by default the query's alone. */
  sets?: readonly ParameterSet[] | undefined;
  /** Takes out what says who somebody is (T50). */
  clean: Cleaner;
  log?: AttributionLog | undefined;
}

/** The attribution link into the app (specification §7), or null, with the reason logged, where none is made. */
export function buildAppLink(wish: AppLinkWish): string | null {
  const { settings, variant, clean, log = console } = wish;
  const visit = ownVisit(wish);
  const { oneLinkBase } = settings.variants[variant];
  const parts = oneLinkParts(
    {
      oneLinkURL: oneLinkBase,
      afParameters: appLinkSlots(variant, wish.shared, settings, wish.invited ?? null),
      webReferrer: 'af_channel',
      ...skipLists(settings),
    },
    visit,
    log,
  );
  return parts && safeLink(parts, oneLinkBase, clean, log);
}

/** A direct click link's own part of the wish. */
export interface DirectLinkWish extends AppLinkWish {
  /** One of the known platforms, in any letter case. */
  platform: string;
  appId: string;
  /** Where the visitor lands: an https address. */
  redirect: string;
}

/** A direct click link (specification §5, §7), or null, with the reason logged, where none is made (T45). */
export function buildDirectLink(wish: DirectLinkWish): string | null {
  const { settings, variant, clean, log = console } = wish;
  const visit = ownVisit(wish);
  const endpoints = settings.attribution.clickEndpoints;
  const parts = directClickParts(
    {
      afParameters: appLinkSlots(variant, wish.shared, settings, wish.invited ?? null),
      platform: wish.platform,
      app_id: wish.appId,
      redirectURL: typeof wish.redirect === 'string' ? clean(wish.redirect) : wish.redirect,
      ...skipLists(settings),
    },
    endpoints,
    visit,
    log,
  );
  if (!parts) return null;
  const home = Object.values(endpoints).find((one) => parts.base.startsWith(`${one}/`)) ?? '';
  if (isWebPage(wish.redirect) && /^[\w.-]*\w[\w.-]*$/.test(wish.appId))
    return safeLink(parts, home, clean, log);
  log.error(texts.clickInvalid);
  return null;
}

const skipLists = ({ attribution }: AttributionSettings) => ({
  referrerSkipList: attribution.skipReferrers,
  urlSkipList: attribution.skipAddresses,
});

/** What is known of the visit, without what says who somebody is and without places that are not ours. */
function ownVisit(wish: AppLinkWish): Visit {
  const { settings, referrer, variant, clean } = wish;
  const query = wish.query.replace(/^(?=[^?])/, '?');
  const sets = wish.sets ?? [setOfQuery(query, 0, clean)];
  const { deepLink } = settings.variants[variant];
  return {
    address: wish.address ?? `https://page.invalid/${query}`,
    referrer,
    webReferrer: clean(wish.webReferrer ?? referrer),
    sets: sets.map((set) => ownPlacesOnly(set, deepLink, clean)),
  };
}

/**
 * A link that may be opened: each value encoded so that it stays one value, without those that say who somebody is, and
 * still on the host of its base.
 */
function safeLink(
  { base, parameters }: { base: string; parameters: LinkParameters },
  home: string,
  clean: Cleaner,
  log: AttributionLog,
): string | null {
  const link = writeLink(
    base,
    parameters.flatMap(([name, value]): LinkParameters => {
      const kept = cleanValue(name, oneValue(value), clean);
      return kept === '' ? [] : [[name, kept]];
    }),
  );
  const url = parsed(link);
  const isOwn = url?.protocol === 'https:' && url.origin === parsed(home)?.origin && url.username === '';
  if (isOwn && url.hash === '' && clean(link) === link) return link;
  log.error(texts.clickInvalid);
  return null;
}

/** Encodes what would end the value or the link; what is encoded already and what reads well stays. */
const oneValue = (value: string): string =>
  value.replace(/%(?![0-9a-f]{2})|[^\w.!~*'():/,;@$=%-]/giu, (one) => encoded(one));

function isWebPage(text: string): boolean {
  const url = /^https:\/\/[^/?#\\@]+\.[^/?#\\@]+/i.test(text) && !/[\p{Cc}\s\\]/u.test(text) && parsed(text);
  return Boolean(url) && !/^xn--|\.xn--/.test((url as URL).hostname);
}
