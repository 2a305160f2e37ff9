import { Transform } from 'node:stream';
import type { FastifyInstance, preParsingAsyncHookHandler } from 'fastify';
import { Refusal } from '../errors.ts';

/** What a multipart form has beside the file: names, borders, short fields. */
const around = 4096;

const MULTIPART = 'multipart/form-data';

/** Most parts of a form: no form of ours has more than three. */
const mostParts = 16;

/** The border between the parts of a form, as its type names it; null where it names none. */
function borderIn(type: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\\]+)"|([^\s;"\\]+))/i.exec(type) ?? [];
  return quoted ?? plain ?? null;
}

/** Whether a body has more parts than a form may have. It looks no further than that: of ten thousands of them each would be made and named. */
function hasTooMany(body: Buffer, border: string): boolean {
  let found = 0;
  for (let at = body.indexOf(`--${border}`); at >= 0; at = body.indexOf(`--${border}`, at + 1)) {
    found += 1;
    if (found > mostParts) return true;
  }
  return false;
}

const tooLarge = () => new Refusal('TOO_LARGE');

/**
 * Reads a multipart form (specification §7, the upload variant) into what its JSON twin says: fields as texts, files as base64.
 * What a part calls itself, name and type, counts for nothing.
 */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser(
    MULTIPART,
    { parseAs: 'buffer' },
    async (request: { headers: object }, body: Buffer) => {
      const border = borderIn(
        'content-type' in request.headers ? String(request.headers['content-type']) : '',
      );
      if (border === null || hasTooMany(body, border)) throw new Refusal('BAD_REQUEST', 'body');
      // The border that was counted is the one that is read by.
      const type = `${MULTIPART}; boundary="${border}"`;
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
        .formData()
        .catch(() => {
          throw new Refusal('BAD_REQUEST', 'body');
        });
      const names = [...form.keys()];
      if (new Set(names).size < names.length) throw new Refusal('BAD_REQUEST', 'body');
      const entries = [...form].map(async ([name, value]) => [
        name,
        typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64'),
      ]);
      // fromEntries defines own keys, so a key named __proto__ stays a key.
      return Object.fromEntries(await Promise.all(entries)) as object;
    },
  );
}

/**
 * Refuses a body that is larger than its file may be: by what it says of its length before a byte of it is read, else as soon
 * as it has come so far. The connection ends then, whatever would follow.
 *
 * @param mostOf bytes of the file, by the parameters of the path
 */
export const withinFile =
  (mostOf: (params: unknown) => number): preParsingAsyncHookHandler =>
  async (request, reply, payload) => {
    const { 'content-type': type = '', 'content-length': told } = request.headers;
    const file = mostOf(request.params);
    const most = (type.toLowerCase().startsWith(MULTIPART) ? file : Math.ceil(file / 3) * 4) + around;
    if (Number(told) > most) {
      void reply.header('Connection', 'close');
      throw tooLarge();
    }
    let came = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        came += chunk.length;
        done(came > most ? tooLarge() : null, chunk);
      },
    });
    payload.on('error', (error) => counted.destroy(error));
    payload.on('aborted', () => counted.destroy(new Refusal('BAD_REQUEST')));
    return payload.pipe(counted);
  };
