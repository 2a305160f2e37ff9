import { cleanerOf, type Sensitive } from '../secrets/index.ts';
import { type ArrivalBrowser, rememberArrival, type Visit } from './arrival.ts';
import { type ClickEndpoints, type DirectClickRequest, directClickParts } from './direct-click.ts';
import { deviceHints, fireImage, type ImpressionBrowser, impressionsLink } from './impressions.ts';
import { writeLink } from './link-parameters.ts';
import { type OneLinkRequest, oneLinkParts } from './one-link.ts';
import { type LinkQrLook, type QrHandOver, qrHandOver } from './qr-hand-over.ts';
import type { AttributionLog } from './texts.ts';

export interface AttributionStart {
  endpoints: ClickEndpoints;
  /** Origin of the impressions host. */
  impressions: string;
  /** What enters no storage and no link (T50). */
  sensitive: Sensitive;
  /** Ms since 1970. */
  now: number;
  log?: AttributionLog | undefined;
}

/** A OneLink that was made. */
export interface OneLink {
  url: string;
  /** Fires the impression of it as an image of 1x1; null where the link is no address (specification §7). */
  impression: (() => Promise<string | null>) | null;
  /** What a QR generator is given of it. */
  qr: (look?: LinkQrLook) => QrHandOver;
}

/** The links of one page load. None of it throws, whatever it is given: it logs and answers null (specification §8). */
export interface Attribution {
  visit(): Visit;
  oneLink(request?: OneLinkRequest): OneLink | null;
  directClick(request?: DirectClickRequest): string | null;
}

/** Page load (specification §4): keeps what the address brought and where the visitor came from, and makes links of it. */
export function openAttribution(
  browser: ArrivalBrowser & ImpressionBrowser,
  { endpoints, impressions, sensitive, now, log = console }: AttributionStart,
): Attribution {
  const visit = rememberArrival(browser, now, cleanerOf(sensitive));
  return {
    visit,
    oneLink: (request) => {
      const parts = oneLinkParts(request, visit(), log);
      if (!parts) return null;
      const url = writeLink(parts.base, parts.parameters);
      const fires = impressionsLink(url, impressions, null) !== null;
      return {
        url,
        impression: fires
          ? async () => {
              const link = impressionsLink(url, impressions, await deviceHints(browser.navigator));
              if (link) fireImage(link, browser);
              return link;
            }
          : null,
        qr: (look) => qrHandOver(url, look),
      };
    },
    directClick: (request) => {
      const parts = directClickParts(request, endpoints, visit(), log);
      return parts && writeLink(parts.base, parts.parameters);
    },
  };
}
