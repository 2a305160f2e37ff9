import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { handleFailure } from '../http/failures.ts';
import { acceptUploads } from './uploads.ts';

const app = Fastify();
app.setErrorHandler(handleFailure);
acceptUploads(app);
app.post('/', async ({ body }) => Object.keys(body as object).length);

const post = async (parts: number, type: string) => {
  const fields = Array.from({ length: parts }, (_, n) => {
    return `--border\r\nContent-Disposition: form-data; name="field${n}"\r\n\r\nx\r\n`;
  });
  const payload = `${fields.join('')}--border--\r\n`;
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': type },
    payload,
  });
  return statusCode === 200 ? Number(body) : statusCode;
};

describe('a multipart form', () => {
  const said = [
    'multipart/form-data; boundary=border',
    'Multipart/Form-Data; Boundary="border"; charset=utf-8',
    'multipart/form-data;boundary=border; boundary=other',
    'multipart/form-data; x="; boundary=border"',
  ];

  it.each(said)('is read by the border that it names: %s', async (type) => {
    expect(await post(3, type)).toBe(3);
  });

  it.each(said)('of more parts than any of ours has is not read at all: %s', async (type) => {
    expect(await post(40, type)).toBe(400);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=bord'])(
    'whose border is not there is none: %s',
    async (type) => {
      expect(await post(3, type)).toBe(400);
    },
  );
});
