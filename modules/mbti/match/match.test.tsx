// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorldParts } from '../../../engine/page/world.ts';
import { type RenderedNode, renderNode } from '../../../engine/testing.tsx';
import data from '../data/pairs.json' with { type: 'json' };
import { rememberFriend } from '../parts/friend.ts';
import { compatibilityOf } from '../rules/match.ts';
import { last, resultOf, setPhone } from '../testing.ts';
import { drawMatch } from './draw-match.ts';
import { mbtiMatch } from './match.tsx';

vi.mock('./draw-match.ts', () => ({ drawMatch: vi.fn() }));
const picture = 'data:image/png;base64,iVBORw0KGgo=';
const inBrowser: WorldParts = {
  links: { invite: async (route) => `https://example.com/h5_ac${route}` },
};

const signedOut = { status: 'loading', signedOut: true };
let page: RenderedNode;
beforeEach(() => {
  setPhone();
  rememberFriend(undefined);
  vi.mocked(drawMatch).mockReset().mockRejectedValue(new Error('This browser draws no pictures.'));
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});
const render = async (
  pair: string,
  test: { mine?: object; token?: string; world?: WorldParts; lang?: 'th' } = {},
) => {
  const { mine = signedOut, ...rest } = test;
  page = await renderNode(
    { widget: 'mbti-match', mine: 'mine', pair: `'${pair}'` },
    { widgets: { 'mbti-match': mbtiMatch }, data: { mine }, ...rest },
  );
};
const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string) => page.container.querySelector(selector)?.textContent ?? '';
const button = (label: string) => all('button, a').find((one) => one.textContent === label);
const types = () => all('.mbti-two b').map((one) => one.textContent);
const { texts } = data;
const signedIn = { mine: resultOf('ENFJ'), token: 'token' };

describe('matching by link', () => {
  it('matching: who opens an invitation sees the friend’s type, and may test, pick, or use their own', async () => {
    await render('infp', signedIn);
    expect(text('h2')).toBe('Your friend is INFP, the Moonlight Poet. And you?');
    expect(types()).toEqual(['INFP', texts.secret.en]);
    await page.click(button('Match with my ENFJ'));
    expect(types()).toEqual(['INFP', 'ENFJ']);
    expect(text('.mbti-match-score .tabular')).toBe('100%');
    expect(text('.mbti-match-card__line')).toBe(
      data.lines.find(({ alike }) => alike.join() === 'SN,TF')?.text.en,
    );
    expect(all('.mbti-why em').map((one) => one.textContent)).toEqual([
      'different',
      'alike',
      'alike',
      'different',
    ]);
  });

  it('matching: until the own type is known nothing is shown that would move, unless that takes long', async () => {
    await render('infp', { mine: { status: 'loading' }, token: 'token' });
    expect([text('.mbti-loading'), text('.mbti-two')]).toEqual(['loading', '']);
    await page.unmount();
    await render('infp', { mine: { status: 'loading', slow: true }, token: 'token' });
    expect(types()).toEqual(['INFP', texts.secret.en]);
    expect(text('.mbti-two__secret'), 'an outline with a question mark, and no name of it').toBe('?');
    expect(all('.mbti-two__shadow')[0]?.getAttribute('alt')).toBe('');
    await page.unmount();
    await render('infp-enfj', { mine: { status: 'loading' }, token: 'token' });
    expect(types()).toEqual(['INFP', 'ENFJ']);
  });

  it('matching: until the address has been read nothing is said of it', async () => {
    page = await renderNode(
      { widget: 'mbti-match', mine: 'mine', pair: "orElse(data.mine.result.type, '')" },
      { widgets: { 'mbti-match': mbtiMatch }, data: { mine: signedOut } },
    );
    expect([text('.mbti-loading'), text('.mbti-two')]).toEqual(['loading', '']);
  });

  it('matching: without a sign-in one picks a type, and may pick another', async () => {
    await render('istp');
    await page.click(button(texts.pick.en));
    expect(all('.mbti-grid__one')).toHaveLength(16);
    await page.click(all('.mbti-grid__one').find((one) => one.textContent?.includes('ESFJ')));
    expect(types()).toEqual(['ISTP', 'ESFJ']);
    expect(text('.mbti-match-score .tabular')).toBe(`${compatibilityOf('ESFJ', 'ISTP')}%`);
    await page.click(button(texts.notMe.en));
    expect(types()).toEqual(['ISTP', texts.secret.en]);
  });

  it('matching: the friend’s type is kept while one takes the test, and answers the own result', async () => {
    await render('infp');
    const test = button(texts.takeTest.en);
    expect(test?.getAttribute('href')).toBe('/h5_ac/mbti/test?level=entry');
    test?.addEventListener('click', (event) => event.preventDefault());
    await page.click(test);
    await page.unmount();
    setPhone({ last: { ...last, type: 'ENTP' } });
    await render('');
    expect(types()).toEqual(['INFP', texts.secret.en]);
    await page.click(button('Match with my ENTP'));
    expect(types()).toEqual(['INFP', 'ENTP']);
    expect(sessionStorage.length).toBe(1);
    const another = button(texts.another.en);
    another?.addEventListener('click', (event) => event.preventDefault());
    await page.click(another);
    expect(sessionStorage.length).toBe(0);
  });

  it('matching: a link with two types shows both, the same way round or the other', async () => {
    await render('infp-enfj');
    const [score, line] = [text('.mbti-match-score'), text('.mbti-match-card__line')];
    await page.unmount();
    await render('enfj-infp');
    expect([text('.mbti-match-score'), text('.mbti-match-card__line')]).toEqual([score, line]);
  });

  it('matching: the Thai line breaks between its phrases', async () => {
    await render('infp-enfj', { lang: 'th' });
    expect(all('.mbti-match-card__line .mbti-phrase').map((one) => one.textContent)).toEqual(
      text('.mbti-match-card__line').split(' '),
    );
  });

  it.each(['inf', 'infp-', 'x', 'infp-enfj-istp', '%3Cscript%3E'])(
    'matching: a garbled link (%s) says so kindly, and one may begin anew',
    async (code) => {
      await render(code);
      expect(text('[role="status"]')).toBe(texts.garbled.en);
      expect(button(texts.takeTest.en)).toBeTruthy();
      await page.click(button(texts.pick.en));
      await page.click(all('.mbti-grid__one')[0]);
      expect(button(texts.send.en)).toBeTruthy();
    },
  );

  it('matching: the link carries the type and nothing else; the app is given it as the page’s address', async () => {
    const seen: [string, unknown, string][] = [];
    const before = location.href;
    await render('', {
      ...signedIn,
      world: {
        app: {
          ask: async (method, payload) => {
            seen.push([method, payload, location.pathname + location.search]);
            return true;
          },
        },
      },
    });
    await page.click(button(texts.send.en));
    expect(seen).toEqual([
      [
        'share',
        { shareTitle: "I'm ENFJ, the Warm Conductor. How well do we match?", content: texts.cardLine.en },
        '/h5_ac/mbti/match/enfj',
      ],
    ]);
    expect(location.href).toBe(before);
  });

  it('matching: in a browser the link goes to its share sheet, else it is copied', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, share, clipboard: { writeText: vi.fn() } });
    await render('infp-enfj', { world: inBrowser });
    await page.click(button(texts.sharePair.en));
    expect(share).toHaveBeenCalledWith({
      title: "We're a 100% match!",
      text: "We're a 100% match!",
      url: 'https://example.com/h5_ac/mbti/match/infp-enfj',
    });
    await page.unmount();
    const copy = vi.fn(async () => true);
    const world = { links: { ...inBrowser.links, copy } };
    for (const sheet of [
      undefined,
      vi.fn(() => Promise.reject(new DOMException('no tap', 'NotAllowedError'))),
    ]) {
      vi.stubGlobal('navigator', { share: sheet });
      await render('', { ...signedIn, world });
      await page.click(button(texts.send.en));
      expect(copy).toHaveBeenCalledExactlyOnceWith('https://example.com/h5_ac/mbti/match/enfj');
      await page.unmount();
      copy.mockClear();
    }
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    await render('', { ...signedIn, world });
    await page.click(button(texts.send.en));
    expect(copy).not.toHaveBeenCalled();
  });

  it('matching: both types are drawn as soon as they are shown, once', async () => {
    vi.mocked(drawMatch).mockResolvedValue(picture);
    await render('infp-enfj', { world: { app: { ask: async () => true } } });
    expect(drawMatch).toHaveBeenCalledOnce();
    const [, route, drawn] = vi.mocked(drawMatch).mock.calls[0] ?? [];
    expect(route).toBe('/mbti/match/infp-enfj');
    expect(drawn?.types.map(({ code }) => code)).toEqual(['INFP', 'ENFJ']);
    expect(drawn?.figures.map((one) => /types\/(\w+)\./.exec(one)?.[1])).toEqual(['infp', 'enfj']);
    expect(drawn).toMatchObject({
      score: '100%',
      heading: texts.score.en,
      line: text('.mbti-match-card__line'),
      scan: texts.scan.en,
      tag: 'en',
    });
    await page.click(button(texts.savePair.en));
    await page.click(button(texts.sharePair.en));
    expect(drawMatch).toHaveBeenCalledOnce();
  });

  it('matching: what is shared has its picture, in the app', async () => {
    vi.mocked(drawMatch).mockResolvedValue(picture);
    const seen: unknown[] = [];
    await render('infp-enfj', {
      world: { app: { ask: async (...asked: unknown[]) => seen.push(asked) > 0 } },
    });
    await page.click(button(texts.sharePair.en));
    expect(seen).toEqual([
      [
        'share',
        { shareTitle: "We're a 100% match!", content: texts.cardLine.en, img: picture, imgType: 'data' },
      ],
    ]);
  });

  it('matching: what is shared has its picture, in a browser that takes files', async () => {
    vi.mocked(drawMatch).mockResolvedValue(picture);
    const share = vi.fn(async (_what: ShareData) => undefined);
    vi.stubGlobal('navigator', { ...navigator, share, canShare: () => true });
    await render('infp-enfj', { world: inBrowser });
    await page.click(button(texts.sharePair.en));
    const [{ files, ...words } = {}] = share.mock.calls[0] ?? [];
    expect(files?.map(({ name, type }) => [name, type])).toEqual([['infp-enfj.png', 'image/png']]);
    expect(words).toEqual({
      title: "We're a 100% match!",
      text: "We're a 100% match! https://example.com/h5_ac/mbti/match/infp-enfj",
    });
  });

  it('matching: a picture that takes too long keeps no share waiting, and one that failed is drawn again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const share = vi.fn(async (_what: ShareData) => undefined);
      vi.stubGlobal('navigator', { ...navigator, share, canShare: () => true });
      await render('infp-enfj', { world: inBrowser });
      vi.mocked(drawMatch).mockReturnValue(new Promise(() => undefined));
      await page.click(button(texts.sharePair.en));
      expect([vi.mocked(drawMatch).mock.calls.length, share.mock.calls.length]).toEqual([2, 0]);
      await act(async () => void vi.advanceTimersByTime(1500));
      expect(share.mock.calls).toEqual([
        [expect.objectContaining({ url: 'https://example.com/h5_ac/mbti/match/infp-enfj' })],
      ]);
    } finally {
      vi.useRealTimers();
    }
  });
});
