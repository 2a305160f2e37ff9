import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { doubledKey } from '../http/doubled-key.ts';
import { hasFewMarks } from '../http/few-marks.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may be large for the sake of a text, and has few values. */
    fewValues?: boolean;
  }
}

/** A place in a body, by names and numbers of entries, in names of the contract: `events[2].at`. */
type Naming = (places: readonly string[]) => string;

/** Of two values under one key nobody knows which was meant. */
const refuseDoubled = (places: readonly string[], nameOf: Naming) =>
  new Refusal('BAD_REQUEST', nameOf(places) || 'body');

/** Most names of a form: no form of ours has more than two. */
const mostNames = 16;

/** Whether a form has more names than that. It looks no further: of a hundred thousand each would be read and kept before any was judged. */
const hasTooMany = (text: string): boolean => text.split('&', mostNames + 1).length > mostNames;

const forms = new WeakSet<object>();

/** True for a body that came as a form: all its values are texts. */
export function isForm(body: unknown): boolean {
  return typeof body === 'object' && body !== null && forms.has(body);
}

/** Accepts `application/x-www-form-urlencoded`, the default of a POST (specification §7, T27), in which each key stands once. */
export function acceptForms(app: FastifyInstance, nameOf: Naming): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text: string, done) => {
      if (hasTooMany(text)) return done(new Refusal('BAD_REQUEST', 'body'));
      const pairs = new URLSearchParams(text);
      const known = new Set<string>();
      const doubled = [...pairs.keys()].find((name) => known.size === known.add(name).size);
      if (doubled !== undefined) return done(refuseDoubled([doubled], nameOf));
      // fromEntries defines own keys, so a key named __proto__ stays a key.
      const body = Object.fromEntries(pairs);
      forms.add(body);
      done(null, body);
    },
  );
}

/**
 * Reads JSON in which each key of an object stands once. What pages report about themselves is read as it comes: there is
 * much of it, and nothing in it is worth a second look. Keys that reach for a prototype are refused by Fastify's parser. A body that may be
 * large for the sake of a text has no more names than a form.
 */
export function acceptJson(app: FastifyInstance, nameOf: Naming): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    // An object, and of each name what stands behind it and before the next.
    if (request.routeOptions.config.fewValues && !hasFewMarks(text, 2 * mostNames))
      return done(new Refusal('BAD_REQUEST', 'body'));
    return parse(request, text, (error: Error | null, body?: unknown) => {
      const reports = request.routeOptions.config.telemetry === true;
      const doubled = error || reports ? null : doubledKey(text);
      done(doubled ? refuseDoubled(doubled, nameOf) : error, body);
    });
  });
}

/** Kinds of content that browsers send by themselves (Reporting API, CSP report-uri), and what sendBeacon sends. */
const textTypes = ['application/csp-report', 'application/reports+json', 'text/plain'];

/**
 * Reads what browsers send by themselves, of which only that there was one counts, and what our pages send as text:
 * JSON, which the schema of the operation judges. Which operations take these is said by the contract alone.
 */
export function acceptTexts(app: FastifyInstance): void {
  app.addContentTypeParser(textTypes, { parseAs: 'string' }, (request, text, done) => {
    if (typeOf(request) !== 'text/plain') return done(null, { kind: 'csp' });
    try {
      const body: unknown = JSON.parse(String(text));
      done(null, typeof body === 'object' && body !== null ? body : { kind: 'other' });
    } catch {
      done(null, { kind: 'other' });
    }
  });
}

/** The media type of a body, without its parameters; empty where none is named. */
function typeOf({ headers }: FastifyRequest): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}

/**
 * Holds a request to the kinds of body that its operation takes.
 *
 * @throws Refusal MEDIA_TYPE
 */
export function demandType(request: FastifyRequest, types: readonly string[]): void {
  const type = typeOf(request);
  if (type !== '' && types.length > 0 && !types.includes(type)) throw new Refusal('MEDIA_TYPE');
}
