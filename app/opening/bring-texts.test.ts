import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringTexts } from './bring-texts.ts';

const answering = (...answers: Response[]) => {
  const asked = vi.fn(async (_file: string) => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', asked);
  return asked;
};
afterEach(() => vi.unstubAllGlobals());

describe('what the opening of the app says', () => {
  it('comes to what the page says, once', async () => {
    const asked = answering(Response.json({ 'mask.title': 'Open it' }));
    const texts = { close: 'Close' };
    const said = { openingTexts: '/opening.en.json', texts };
    await bringTexts(said);
    await bringTexts(said);
    expect(texts).toEqual({ close: 'Close', 'mask.title': 'Open it' });
    expect(asked.mock.calls.map(([file]) => file)).toEqual(['/opening.en.json']);
  });

  it('is asked for again by the next tap where it did not come', async () => {
    answering(new Response('', { status: 503 }), Response.json({ 'mask.title': 'Open it' }));
    const said = { openingTexts: '/opening.en.json', texts: {} };
    await expect(bringTexts(said)).rejects.toThrow('503');
    await bringTexts(said);
    expect(said.texts).toEqual({ 'mask.title': 'Open it' });
  });

  it('is waited for eight seconds: then whoever tapped is told, and the next tap asks again', async () => {
    const late = new AbortController();
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
    const silent = (_file: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    vi.stubGlobal('fetch', silent);
    const said = { openingTexts: '/opening.en.json', texts: {} };
    const tap = bringTexts(said);
    expect(patience).toHaveBeenCalledWith(8000);
    late.abort(new Error('too late'));
    await expect(tap).rejects.toThrow('too late');
    answering(Response.json({ 'mask.title': 'Open it' }));
    await bringTexts(said);
    expect(said.texts).toEqual({ 'mask.title': 'Open it' });
  });

  it('is asked for nowhere where the page has it', async () => {
    const asked = answering();
    await bringTexts({ texts: {} });
    expect(asked).not.toHaveBeenCalled();
  });
});
