import { afterEach, describe, expect, it, vi } from 'vitest';
import { read } from './read.ts';

/** An answer in two parts, with or without a word of its length. */
function answer(length: number | undefined): Response {
  const parts = ['{"code":0,"data":', '"all of it"}'].map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
  return new Response(body, { headers: length === undefined ? {} : { 'content-length': String(length) } });
}

describe('what is heard of an answer while it comes', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['each part of a long one, and its end', 4097, 2],
    ['each part of one whose length nobody told', undefined, 2],
    ['no part of a short one', 4096, 0],
  ])('%s', async (_name, length, times) => {
    vi.stubGlobal('fetch', async () => answer(length));
    const heard = vi.fn();
    const url = 'https://api.example/v2/x';
    const { data } = await read({
      method: 'GET',
      url,
      headers: {},
      signal: new AbortController().signal,
      heard,
    });
    expect(data).toEqual({ code: 0, data: 'all of it' });
    expect(heard).toHaveBeenCalledTimes(times);
  });
});
