import { afterEach, describe, expect, it, vi } from 'vitest';
import { bringTexts } from './bring-texts.ts';

const answering = (...answers: Response[]) => {
  const asked = vi.fn(async () => answers.shift() ?? Response.error());
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
    expect(asked.mock.calls).toEqual([['/opening.en.json']]);
  });

  it('is asked for again by the next tap where it did not come', async () => {
    answering(new Response('', { status: 503 }), Response.json({ 'mask.title': 'Open it' }));
    const said = { openingTexts: '/opening.en.json', texts: {} };
    await expect(bringTexts(said)).rejects.toThrow('503');
    await bringTexts(said);
    expect(said.texts).toEqual({ 'mask.title': 'Open it' });
  });

  it('is asked for nowhere where the page has it', async () => {
    const asked = answering();
    await bringTexts({ texts: {} });
    expect(asked).not.toHaveBeenCalled();
  });
});
