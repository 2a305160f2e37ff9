import type { FastifyInstance } from 'fastify';

const forms = new WeakSet<object>();

/** True for a body that came as a form: all its values are texts. */
export function isForm(body: unknown): boolean {
  return typeof body === 'object' && body !== null && forms.has(body);
}

/** Accepts `application/x-www-form-urlencoded`, the default of a POST (specification §7, T27). The last of a repeated key counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      // fromEntries defines own keys, so a key named __proto__ stays a key.
      const body = Object.fromEntries(new URLSearchParams(String(text)));
      forms.add(body);
      done(null, body);
    },
  );
}

/** Kinds of content that browsers send reports as: by Reporting API, CSP report-uri and sendBeacon. */
const reportTypes = ['application/csp-report', 'application/reports+json', 'text/plain'];

/**
 * Accepts what browsers send by themselves, of which only that there was one counts, and what our pages send as text:
 * JSON, which the schema of the operation judges.
 */
export function acceptReports(app: FastifyInstance): void {
  app.addContentTypeParser(reportTypes, { parseAs: 'string' }, (request, text, done) => {
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('text/plain')) return done(null, { kind: 'csp' });
    try {
      const body: unknown = JSON.parse(String(text));
      done(null, typeof body === 'object' && body !== null ? body : { kind: 'other' });
    } catch {
      done(null, { kind: 'other' });
    }
  });
}
