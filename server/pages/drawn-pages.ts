import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageHashes } from '../http/security-headers.ts';
import { type Body, compressed, createSqueezer } from './compressed.ts';

/** How pages are drawn, and how long one counts as fresh. */
export interface Drawing {
  /** Draws a page with public data, for the server's moment, or so many ms ahead of it. */
  readonly render: (
    route: string,
    lang: string,
    ahead: number,
  ) => Promise<{ html: string; hashes: PageHashes }>;
  /** How long a drawn page is served before it is drawn again, in ms. */
  readonly freshFor: (route: string) => number;
  /** Draws a page for every request, instead of serving the last one while the next is drawn. */
  readonly always?: boolean;
}

export interface DrawnPage {
  body: Body;
  etag: string;
  hashes: PageHashes;
  drawnAt: number;
}

/** A page that is older than its freshness by more than so many ms is served to nobody: even the phase may be another. */
export const STALE_FOR = 300_000;

/** Bytes of all pages that are kept, as they travel: some 2,000 of them. Ten thousand campaigns have forty thousand pages. */
export const KEPT_BYTES = 256 * 1024 * 1024;

const sizeOf = ({ body }: DrawnPage): number => body.identity.length + body.gzip.length + body.br.length;

/** Pages as drawn last, as many as there is room for, and those that are being drawn, by route and language. */
export class DrawnPages {
  readonly #drawing: Drawing;
  readonly #kept: LRUCache<string, DrawnPage>;
  readonly #running = new Map<string, Promise<DrawnPage>>();
  readonly #squeezer = createSqueezer((key) => this.#kept.peek(key)?.body);

  /** @param keptBytes of those that are kept; who has not been asked for longest goes first, and is drawn again for who asks */
  constructor(drawing: Drawing, keptBytes: number = KEPT_BYTES) {
    this.#drawing = drawing;
    this.#kept = new LRUCache({ maxSize: keptBytes, sizeCalculation: sizeOf });
  }

  /** A page as drawn last; one that is old is served once more while it is drawn again. However many ask, it is drawn once. */
  async page(route: string, lang: string, ahead = 0): Promise<DrawnPage> {
    const { always, freshFor } = this.#drawing;
    if (always || ahead !== 0) return this.#draw(route, lang, ahead);
    const found = this.#kept.get(keyOf(route, lang));
    if (!found) return this.#once(route, lang);
    const age = Date.now() - found.drawnAt;
    const fresh = freshFor(route);
    if (age <= fresh) return found;
    // A page that cannot be drawn again stays as it was.
    const next = this.#once(route, lang).catch(() => found);
    return age > fresh + STALE_FOR ? next : found;
  }

  async #draw(route: string, lang: string, ahead: number): Promise<DrawnPage> {
    const key = keyOf(route, lang);
    const { html, hashes } = await this.#drawing.render(route, lang, ahead);
    const identity = Buffer.from(html);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`;
    const before = this.#kept.get(key);
    const body = before?.etag === etag ? before.body : compressed(identity);
    const page: DrawnPage = { body, etag, hashes, drawnAt: Date.now() };
    if (ahead !== 0) return page;
    this.#kept.set(key, page);
    if (body !== before?.body && !this.#drawing.always) this.#squeezer.add(key);
    return page;
  }

  #once(route: string, lang: string): Promise<DrawnPage> {
    const key = keyOf(route, lang);
    const running =
      this.#running.get(key) ?? this.#draw(route, lang, 0).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }
}

const keyOf = (route: string, lang: string): string => `${route} ${lang}`;
