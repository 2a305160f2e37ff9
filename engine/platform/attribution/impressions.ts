import { asRecord, encoded, parsed } from './plain.ts';

/** The image that an impression is fired as. */
export interface ImpressionImage {
  width: number;
  height: number;
  src: string;
  readonly style: { display: string; position: string; left: string; top: string };
}

/** As much of a browser as impressions touch. */
export interface ImpressionBrowser {
  readonly document: { createElement(tag: 'img'): ImpressionImage };
  readonly navigator: { readonly userAgent: string };
}

/** Device model and version of the system, as the browser tells them. */
export type DeviceHints = Readonly<Record<string, unknown>>;

/**
 * The impressions link of a OneLink (specification §7): on the impressions host, with the device hints where there are
 * any (T47), encoded twice as recorded. Null where the link is no address.
 */
export function impressionsLink(link: string, endpoint: string, hints: DeviceHints | null): string | null {
  const url = parsed(link);
  const host = parsed(endpoint);
  if (!url || !host) return null;
  url.hostname = host.hostname;
  if (host.port !== '') url.port = host.port;
  if (hints) {
    url.pathname = `/ch${url.pathname}`;
    url.searchParams.append('af_ch_model', encoded(String(hints.model)));
    url.searchParams.append('af_ch_os_version', encoded(String(hints.platformVersion)));
  }
  return url.href;
}

/** Asks the browser; Apple's have no hints, and a refusal is none. */
export async function deviceHints(navigator: ImpressionBrowser['navigator']): Promise<DeviceHints | null> {
  if (/iPhone|iPad|iPod/i.test(navigator.userAgent)) return null;
  try {
    const agent = asRecord(asRecord(navigator).userAgentData);
    if (typeof agent.getHighEntropyValues !== 'function') return null;
    const hints: unknown = await agent.getHighEntropyValues(['model', 'platformVersion']);
    return asRecord(hints);
  } catch {
    return null;
  }
}

/** Fires it as an image of 1x1 that nobody sees. */
export function fireImage(src: string, { document }: ImpressionBrowser): void {
  const image = document.createElement('img');
  image.width = 1;
  image.height = 1;
  Object.assign(image.style, { display: 'none', position: 'absolute', left: '-1px', top: '-1px' });
  image.src = src;
}
