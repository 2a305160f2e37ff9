// Every third day, 4 s: opens a server with a database of its own.
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { errors } from '../../../server/errors.ts';
import { createHarness, newKey, noon, serviceKey } from '../../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../../server/fixtures/open-fair.ts';
import { refusals } from '../refusals.ts';
import { mostOfDay } from '../rules.ts';
import { callsOf } from '../testing.ts';
import { dot, pictureOf } from './dot.ts';
import { removeUnsent } from './kept.ts';
import { waits } from './store.ts';
import { gps, jpeg, multipart, pdf, segment } from './testing.ts';

const { h } = openFair();
const { send, read, list, review } = callsOf(h);
const stage = `${base}/forms/stage`;
const dance = { name: 'Rain', talent: 'dance' };
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await h.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

const store = (token: string | undefined, file: Buffer, key = newKey(), field = 'photo') => {
  const { body, type } = multipart(field, file);
  return h.call('POST', `${stage}/files`, {
    ...(token === undefined ? {} : { token }),
    key,
    body,
    headers: { 'content-type': type },
  });
};
const stored = async (token: string, file = dot) => String((await store(token, file)).data.id);
const load = (path: string, token?: string) =>
  h.app.inject({
    url: `/api-server${path}`,
    headers: token === undefined ? { 'x-service-key': serviceKey } : { authorization: `Bearer ${token}` },
  });
const count = async (user: string) =>
  (await h.db.query<{ n: number }>('SELECT count(*)::int4 AS n FROM form_files WHERE user_id = $1', [user]))
    .rows[0]?.n;

/** What a server says to bytes that come over a socket; `end`: how much of the rest was taken before it closed. */
const raw = (head: readonly string[], chunks: () => Buffer | null) =>
  new Promise<{ answer: string; sent: number }>((resolve) => {
    let [answer, sent] = ['', 0];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write([`POST /api-server${stage}/files HTTP/1.1`, 'Host: x', ...head, '', ''].join('\r\n'));
      const go = () => {
        const chunk = answer === '' ? chunks() : null;
        if (chunk === null || socket.destroyed) return;
        sent += chunk.length;
        socket.write(chunk);
        setTimeout(go, 2);
      };
      go();
    });
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, sent }));
  });

describe('a file of a form', () => {
  it('is kept as what it is, whatever it is called, and told to its owner', async () => {
    const { token } = await h.newUser();
    const { data } = await store(token, dot);
    expect(data).toMatchObject({ field: 'photo', sort: 'png', size: dot.length });
    expect((await read('stage', token)).files).toEqual([data]);
    const { data: file } = await h.call('GET', `${stage}/files/${data.id}`, { token });
    expect(file).toMatchObject({ type: 'image/png', bytes: dot.toString('base64') });
  });

  it('is saved as what it was judged to be, and shown nowhere', async () => {
    const { token } = await h.newUser();
    const id = await stored(token, pdf);
    const answer = await load(`${stage}/files/${id}?as=file`, token);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${id}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('is there for every process, and after a new start', async () => {
    const { token } = await h.newUser();
    const key = newKey();
    const first = await store(token, dot, key);
    const other = await createHarness(h.db);
    const { body, type } = multipart('photo', dot);
    const again = await other.call('POST', `${stage}/files`, {
      token,
      key,
      body,
      headers: { 'content-type': type },
    });
    expect(again.text).toBe(first.text);
    expect((await other.call('GET', `${stage}/files/${first.data.id}`, { token })).data.size).toBe(
      dot.length,
    );
    await other.app.close();
  });

  it('says nothing of where it was taken', async () => {
    const { token } = await h.newUser();
    const id = await stored(token, jpeg([segment(0xe1, gps)]));
    expect((await load(`${stage}/files/${id}?as=file`, token)).rawPayload.equals(jpeg())).toBe(true);
  });

  it('is one, however often the same upload is sent, also at once', async () => {
    const { id, token } = await h.newUser();
    const key = newKey();
    const first = await store(token, dot, key);
    const again = await Promise.all([store(token, dot, key), store(token, dot, key)]);
    expect(again.map(({ text }) => text)).toEqual([first.text, first.text]);
    expect(await count(id)).toBe(1);
    expect((await store(token, pictureOf(1, 2, 3), key)).code).toBe(errors.KEY_REUSED.code);
    const two = await Promise.all([store(token, dot), store(token, dot)]);
    expect(new Set(two.map(({ data }) => data.id)).size).toBe(2);
    expect(await count(id)).toBe(3);
  });

  it('of another kind, broken, for another question or by nobody is not kept', async () => {
    const { id, token } = await h.newUser();
    const html = Buffer.from('<script>alert(1)</script>');
    expect((await store(token, html)).code).toBe(refusals.FILE_KIND.code);
    expect((await store(token, dot.subarray(0, -5))).code).toBe(refusals.FILE_BROKEN.code);
    expect((await store(token, Buffer.alloc(0))).status).toBe(400);
    for (const field of ['name', 'none'])
      expect((await store(token, dot, newKey(), field)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await store(undefined, dot)).code).toBe(errors.TOKEN_EXPIRED.code);
    const { body, type } = multipart('photo', dot);
    for (const [sent, said] of [
      [body, 'multipart/form-data'],
      [body, `${type}x`],
      [body.subarray(0, -8), type],
      [Buffer.concat([body.subarray(0, -'--border-of-the-tests--\r\n'.length), body]), type],
    ] as const) {
      const answer = await h.call('POST', `${stage}/files`, {
        token,
        key: newKey(),
        body: sent,
        headers: { 'content-type': said },
      });
      expect(answer.status).toBe(400);
    }
    expect(await count(id)).toBe(0);
  });

  it('that is too large is refused before it is read, and while it arrives', async () => {
    const { id, token } = await h.newUser();
    const who = [`Authorization: Bearer ${token}`, `Idempotency-Key: ${newKey()}`];
    const { type } = multipart('photo', dot);
    const told = await raw([...who, `Content-Type: ${type}`, 'Content-Length: 4000000'], () => null);
    expect(told.answer).toMatch(/^HTTP\/1\.1 413 /);
    let chunks = 0;
    const piece = Buffer.concat([Buffer.from('2000\r\n'), Buffer.alloc(0x2000, 97), Buffer.from('\r\n')]);
    const streamed = await raw([...who, `Content-Type: ${type}`, 'Transfer-Encoding: chunked'], () =>
      ++chunks > 500 ? null : piece,
    );
    expect(streamed.answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(streamed.sent, 'of four million bytes').toBeLessThan(1_000_000);
    const noise = Buffer.concat([dot.subarray(0, -12), Buffer.alloc(60_001), dot.subarray(-12)]);
    expect((await store(token, noise)).status, 'a little too large').toBe(413);
    expect(await count(id)).toBe(0);
  });

  it('whose bytes end in the middle leaves nothing', async () => {
    const { id, token } = await h.newUser();
    const { body, type } = multipart('photo', dot);
    const key = newKey();
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        const head = `POST /api-server${stage}/files HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nIdempotency-Key: ${key}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
        socket.write(head);
        socket.write(body.subarray(0, 200), () => setTimeout(() => socket.destroy(), 30));
      });
      socket.on('close', () => resolve());
    });
    expect(await count(id)).toBe(0);
    expect((await store(token, dot, key)).code, 'the same upload again').toBe(0);
  });

  it('is sent with its form, by its owner, for its question', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    const [mine, other] = [await stored(a.token), await stored(b.token)];
    for (const photo of [other, 'x'.repeat(22), `${mine},${other}`])
      expect((await send('stage', { ...dance, photo }, a.token)).code).toBe(refusals.FILE_GONE.code);
    for (const photo of [
      'x',
      `${mine},${mine}`,
      [mine, mine, mine].map((one, nth) => `${nth}${one.slice(1)}`).join(),
    ])
      expect((await send('stage', { ...dance, photo }, a.token)).code).toBe(refusals.FORM_WRONG.code);
    expect((await send('stage', { ...dance, photo: mine }, a.token)).code).toBe(0);
    expect((await read('stage', a.token)).answers).toContainEqual({ field: 'photo', value: mine });
    expect((await list('stage')).text).toContain(mine);
    await review('stage', { user: a.id, times: 1, verdict: 'refused', why: 'unclear' });
    expect((await send('stage', { ...dance, photo: mine }, a.token)).code, 'goes with the next try').toBe(0);
    await review('stage', { user: a.id, times: 2, verdict: 'refused', why: 'unclear' });
  });

  it('is its owner’s, and the reviewers’ once it is sent', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    const id = await stored(a.token);
    const gone = async (answer: ReturnType<typeof load>) =>
      expect((await answer).json().code).toBe(errors.UNKNOWN_ITEM.code);
    for (const as of ['', '?as=file']) {
      await gone(load(`${stage}/files/${id}${as}`, b.token));
      await gone(load(`${stage}/submissions/${id}${as}`));
      await gone(load(`${base}/forms/survey/files/${id}${as}`, a.token));
      expect((await load(`${stage}/submissions/${id}${as}`, a.token)).json().code).toBe(
        errors.NO_PERMISSION.code,
      );
      expect((await load(`${stage}/files/${id}${as}`)).json().code).toBe(errors.TOKEN_EXPIRED.code);
    }
    expect((await read('stage', b.token)).files).toEqual([]);
    expect((await read('stage')).files).toEqual([]);
    await send('stage', { ...dance, photo: id }, a.token);
    const { rawPayload } = await load(`${stage}/submissions/${id}?as=file`);
    expect(rawPayload.equals(dot)).toBe(true);
    await review('stage', { user: a.id, times: 1, verdict: 'refused', why: 'unclear' });
  });

  it('waits a week, then goes; what is sent stays, and what an edit has left out waits again', async () => {
    const { id, token } = await h.newUser();
    const [one, two] = [await stored(token), await stored(token)];
    await stored(token);
    await send('stage', { ...dance, photo: `${one},${two}` }, token);
    await send('stage', { ...dance, photo: two }, token);
    await removeUnsent(h.db, noon + waits);
    expect(await count(id)).toBe(3);
    await removeUnsent(h.db, noon + waits + 1);
    expect((await read('stage', token)).files.map((file) => file.id)).toEqual([two]);
    await review('stage', { user: id, times: 2, verdict: 'refused', why: 'unclear' });
  });

  it('that is swept while it is sent is either sent or gone', async () => {
    const { token, id } = await h.newUser();
    const photo = await stored(token);
    const [, { code }] = await Promise.all([
      removeUnsent(h.db, noon + waits + 1),
      send('stage', { ...dance, photo }, token),
    ]);
    expect([code, await count(id)]).toEqual(code === 0 ? [0, 1] : [refusals.FILE_GONE.code, 0]);
    if (code === 0) await review('stage', { user: id, times: 1, verdict: 'refused', why: 'unclear' });
  });

  it('is taken while its form is', async () => {
    const { token } = await h.newUser();
    h.setClock(at('2025-06-09T00:00:00'));
    expect((await store(token, dot)).code).toBe(errors.NOT_OPEN.code);
    h.setClock(at('2025-06-20T00:00:00'));
    expect((await store(token, dot)).code).toBe(errors.OVER.code);
  });

  it('of one person is so many of a day, and so many bytes', async () => {
    const { id, token } = await h.newUser();
    await stored(token);
    await h.db.query(
      `INSERT INTO form_files SELECT 'full' || substr(md5(n::text), 1, 18), activity, form, field, user_id, nth, sort, 4000000,
         decode(repeat('00', 4000000), 'hex'), stored_at, expires_at FROM form_files, generate_series(1, $2) n WHERE user_id = $1`,
      [id, Math.floor(mostOfDay / 4_000_000)],
    );
    const full = await store(token, dot);
    expect([full.status, full.headers['retry-after']]).toEqual([429, String(20 * 3600)]);
    h.setClock(noon + 24 * 3_600_000);
    expect((await store(token, dot)).code).toBe(0);
    await h.db.query('DELETE FROM form_files WHERE user_id = $1', [id]);
    const budget = await h.newUser();
    for (let nth = 0; nth < 40; nth++) expect((await store(budget.token, dot)).code).toBe(0);
    expect((await store(budget.token, dot)).status).toBe(429);
  });
});
