// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTogether } from '../../../engine/i18n/keep-together.ts';
import { type RenderedNode, renderNode } from '../../../engine/testing.tsx';
import { proves } from '../../../tools/testing/proves.ts';
import tests from '../data/more-tests.json' with { type: 'json' };
import { mbtiList } from './list.tsx';

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (lang: 'en' | 'th') => {
  page = await renderNode({ widget: 'mbti-list' }, { widgets: { 'mbti-list': mbtiList }, lang });
};

describe('§2 more tests', () => {
  beforeEach(() => proves('2.8'));
  it.each(['en', 'th'] as const)(
    '§2 more tests: every one leads somewhere, with title and tip in %s',
    async (lang) => {
      proves('2.8');
      await render(lang);
      const shown = [...page.container.querySelectorAll<HTMLAnchorElement>('li a')].map((one) => ({
        href: one.getAttribute('href'),
        title: one.querySelector('b')?.textContent,
        tips: one.querySelector('b + span')?.textContent,
      }));
      expect(shown.length).toBeGreaterThan(1);
      expect(shown).toEqual(
        tests.tests.map(({ title, tips, url }) => ({
          href: `/h5_ac${url}`,
          title: keepTogether(title[lang]),
          tips: keepTogether(tips[lang]),
        })),
      );
    },
  );

  it('§2 more tests: each has its picture, and the end says so', async () => {
    proves('2.8');
    await render('en');
    const pictures = [...page.container.querySelectorAll('li img')].map(
      (one) => one.getAttribute('src') || one.getAttribute('data-src'),
    );
    expect(pictures).toHaveLength(tests.tests.length);
    expect(new Set(pictures).size).toBe(tests.tests.length);
    for (const picture of pictures) expect(picture).toMatch(/\/art\/tests\/\w+\.svg$/);
    expect(page.container.textContent).toContain('Nothing More');
    expect(page.container.querySelector('.mbti-list > a[href="/h5_ac/mbti"]')?.textContent).toBe(
      'Back to the test',
    );
  });
});
