import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isDynamic, matchRoute } from '../../engine/document/anywhere/match-route.ts';
import { addressOf as pathOf } from '../../engine/document/anywhere/route.ts';
import { SERVED_AT } from '../../engine/document/anywhere/served-at.ts';
import { sensitiveKeys } from '../../engine/platform/identity/identity.ts';
import { askedFor } from '../http/asked-for.ts';
import { encodingOf } from '../http/encoding.ts';
import { sendFailure } from '../http/failures.ts';
import { type OtherOrigins, type PageHashes, securityHeaders } from '../http/security-headers.ts';
import { type AssetsOptions, serveAssets } from './assets.ts';
import { type Drawing, type DrawnPage, DrawnPages } from './drawn-pages.ts';
import { pageLanguage } from './page-language.ts';

/** A document as the pages need it; the rest of it is the renderer's. */
export interface PageDocument {
  readonly route: string;
  readonly languages: readonly string[];
  readonly aliases: readonly string[];
  readonly redirect?: string | undefined;
  /** It is for those alone who hold the tools of a try-out (decision 0031). */
  readonly tools?: boolean | undefined;
}

export interface PagesOptions extends Drawing, AssetsOptions {
  /** The public settings file (T18), served as it stands. */
  readonly settingsFile: string;
  readonly documents: () => readonly PageDocument[];
  /** Where else than to its own host a page may turn (specification §7). */
  readonly otherOrigins?: OtherOrigins;
  /** Headers of a page; by default the strict ones. */
  readonly headers?: (hashes: PageHashes) => Record<string, string>;
  /** A try-out's choice of moment: how far a request is ahead of the clock, in ms. Such a page is drawn for it alone. */
  readonly ahead?: (request: FastifyRequest) => number;
  /** The server's clock, in ms: what each page tells the phone that asked for it. Default: the machine's. */
  readonly clock?: () => number;
  /** Who holds the tools of a try-out. Default: nobody. */
  readonly holdsTools?: ((request: FastifyRequest) => boolean) | undefined;
  /** Any language code to one of the product's (specification §5); undefined for unknown ones. */
  readonly language: (code: string | undefined) => string | undefined;
  /** Where a share link leads, by its path below the base path; undefined for a path that is none. */
  readonly shared?: (path: string) => { route: string; lang: string; query: string } | undefined;
}

/** What serves the pages. */
export interface Pages {
  /** The pages under the base path, and the files of the client build. */
  readonly plugin: FastifyPluginAsync;
  /** Answers an address under which there is nothing: with the page that says so, an envelope or a line, by what was asked for. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

export function createPages(options: PagesOptions): Pages {
  const { basePath } = options;
  const pages = new DrawnPages(options);
  const notFound: Pages['notFound'] = (request, reply) => sendNotFound(request, reply, pages, options);
  const plugin: FastifyPluginAsync = async (fastify) => {
    // The query says who comes and in which language: no redirect may lose it.
    fastify.get('/', async (request, reply) => reply.redirect(basePath + queryOf(request)));
    fastify.get(basePath.slice(0, -1), async (request, reply) => reply.redirect(basePath + queryOf(request)));
    serveAssets(fastify, options, notFound);
    fastify.get(`${basePath}settings.json`, async (request, reply) => {
      const text = await readFile(options.settingsFile, 'utf8');
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
      void reply.headers({
        'Content-Type': 'application/json; charset=utf-8',
        // Read at run time: an operator's change reaches every phone with its next page.
        'Cache-Control': 'no-cache',
        ETag: weak(etag),
        'X-Content-Type-Options': 'nosniff',
      });
      return holds(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(text);
    });
    fastify.get(`${basePath}*`, async (request, reply) => {
      const path = (request.params as { '*': string })['*'].replace(trailing, '');
      const found = match(options.documents(), path);
      if (!found || (isForTools(found, options.documents()) && !options.holdsTools?.(request))) {
        const to = sharedPage(request, path, options);
        return to === undefined ? notFound(request, reply) : reply.redirect(to, 302);
      }
      if (found.redirect !== undefined) {
        return reply.redirect(basePath + found.redirect.slice(1) + queryOf(request), 302);
      }
      const lang = pageLanguage(request, options.language, found.languages);
      const page = await pages.page(found.route, lang, options.ahead?.(request));
      return send(request, reply, page, options);
    });
  };
  return { plugin, notFound };
}

/**
 * Slashes at the end of a path. It looks from their first one alone: from each of them, a path of fifteen thousand slashes and a letter
 * behind them took half a second, and anybody may ask for it.
 */
const trailing = /(?<!\/)\/+$/;

/** Whether a page, or the one that its address leads to, is for those alone who hold the tools. */
const isForTools = ({ tools, redirect }: PageDocument, documents: readonly PageDocument[]): boolean =>
  tools === true || (redirect !== undefined && match(documents, redirect.slice(1))?.tools === true);

/** The query with its question mark; empty without one. */
const queryOf = ({ url }: FastifyRequest): string => {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
};

/** Where a share link leads: the page that it names, with what the link's own query says beside it. */
function sharedPage(
  request: FastifyRequest,
  path: string,
  { basePath, documents, language, shared, holdsTools }: PagesOptions,
): string | undefined {
  const link = shared?.(path);
  const found = link && match(documents(), link.route);
  if (!link || !found || language(link.lang) === undefined) return undefined;
  // Where somebody meets nothing, no link of theirs may tell that there is something.
  if (isForTools(found, documents()) && !holdsTools?.(request)) return undefined;
  const more = queryOf(request).slice(1);
  return `${basePath}${encodeURI(link.route)}?${link.query}${more && `&${more}`}`;
}

interface Index<Document> {
  readonly exact: ReadonlyMap<string, Document>;
  readonly dynamic: readonly Document[];
}

const indexes = new WeakMap<readonly PageDocument[], Index<PageDocument>>();

/** Of ten thousand documents nobody looks for one by going through all, at each request. */
function indexOf<Document extends PageDocument>(documents: readonly Document[]): Index<Document> {
  const known = indexes.get(documents) as Index<Document> | undefined;
  if (known) return known;
  const exact = new Map<string, Document>();
  for (const one of documents) for (const alias of one.aliases) exact.set(alias, one);
  for (const one of documents) exact.set(pathOf(one.route), one).set(`/${one.route}`, one);
  const made = { exact, dynamic: documents.filter(({ route }) => isDynamic(route)) };
  indexes.set(documents, made);
  return made;
}

/**
 * The document of a path: its own route, an alias, or a route with parameters.
 *
 * @param documents a list that nobody changes
 */
export function match<Document extends PageDocument>(
  documents: readonly Document[],
  path: string,
): Document | undefined {
  const { exact, dynamic } = indexOf(documents);
  return exact.get(`/${path}`) ?? dynamic.find(({ route }) => matchRoute(route, path));
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: DrawnPage,
  {
    otherOrigins,
    headers = (hashes) => securityHeaders(hashes, otherOrigins),
    ahead,
    clock = Date.now,
  }: PagesOptions,
): FastifyReply {
  const encoding = encodingOf(request);
  void reply.headers({
    ...headers(page.hashes),
    // Beside the page and not in it: what is kept of it stays the same, and where it still holds, this is told anew (decision 0192).
    'Server-Timing': `${SERVED_AT};dur=${clock() + (ahead?.(request) ?? 0)}`,
    'Content-Type': 'text/html; charset=utf-8',
    // An address that says who came is in no cache, though the page is everybody's: a cache keeps the address beside it.
    'Cache-Control': saysWho(request) ? 'no-store' : 'no-cache',
    Vary: 'Accept-Encoding, Cookie',
    ETag: weak(page.etag),
  });
  if (holds(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply.send(page.body[encoding]);
}

/** Whether the query brings who somebody is. */
const saysWho = (request: FastifyRequest): boolean => {
  const query = new URLSearchParams(queryOf(request));
  return sensitiveKeys.some((key) => query.has(key));
};

/** Compressed or not, a page says the same, in other bytes: only a weak tag may say so (RFC 9110 §8.8.1). */
const weak = (etag: string): string => `W/${etag}`;

/** Whether what a phone or a proxy in between keeps is this page: one tag of several, weak or not. */
const holds = (kept: string | undefined, etag: string): boolean =>
  (kept ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

async function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: DrawnPages,
  options: PagesOptions,
): Promise<FastifyReply> {
  void reply.code(404).header('Cache-Control', 'no-store');
  const asked = askedFor(request);
  if (asked === 'envelope') return sendFailure(request, reply, 'NOT_FOUND');
  const page = options.documents().find((one) => one.route === 'not_found');
  if (!page || asked === 'text') return reply.type('text/plain; charset=utf-8').send('Not found');
  const lang = pageLanguage(request, options.language, page.languages);
  const { body, hashes } = await pages.page(page.route, lang);
  const encoding = encodingOf(request);
  if (encoding !== 'identity') void reply.header('Content-Encoding', encoding);
  return reply
    .headers({
      ...(options.headers ?? ((of) => securityHeaders(of, options.otherOrigins)))(hashes),
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding, Cookie',
    })
    .send(body[encoding]);
}
