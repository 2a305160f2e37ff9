// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { hero } from './hero.tsx';

const node = {
  widget: 'hero',
  art: { sky: 'art/a/sky.svg', middle: 'art/a/middle.svg', light: 'art/a/light.svg' },
  title: { cn: '告白季', en: 'Confession Nights', th: 'ค่ำคืนสารภาพรัก' },
};
let page: RenderedNode;
afterEach(() => page.unmount());
/** What a ribbon says of dates, without the line that counts. */
const datesOf = (ribbon: Element | null | undefined): string | undefined => {
  const left = ribbon?.querySelector('.hero__left')?.textContent ?? '';
  return ribbon?.textContent?.replace(left, '').replaceAll('\u00a0', ' ');
};
const render = async (keys: object = {}, test: object = {}) => {
  page = await renderNode({ ...node, ...keys }, { widgets: { hero }, ...test });
  return page.container;
};

describe('hero', () => {
  it('is the heading of the page, in the language of the page', async () => {
    const heading = (await render({}, { lang: 'th' })).querySelector('h1');
    expect(heading?.textContent).toBe('ค่ำคืนสารภาพ\u2060รัก');
    expect(heading?.dataset.text).toBe('ค่ำคืนสารภาพ\u2060รัก');
  });

  it('stacks the layers it has from back to front, all of them silent', async () => {
    const images = [...(await render()).querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('src'))).toEqual([
      '/activities/art/a/sky.svg',
      '/activities/art/a/middle.svg',
      '/activities/art/a/light.svg',
    ]);
    for (const image of images) {
      expect(image.alt).toBe('');
      expect(image.getAttribute('aria-hidden')).toBe('true');
      expect(image.loading).not.toBe('lazy');
    }
  });

  it('lets the motif go first on the line', async () => {
    const images = [...(await render()).querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['low', 'high', 'low']);
  });

  it("shows the campaign's dates in the campaign's own offset", async () => {
    const times = [...(await render({}, { lang: 'cn' })).querySelectorAll('time')];
    expect(times.map((time) => time.textContent)).toEqual([
      '5\u00a0月\u00a020\u00a0日\u00a000:00',
      '5\u00a0月\u00a027\u00a0日\u00a000:00',
    ]);
    expect(times[0]?.dateTime).toBe('2025-05-19T16:00:00.000Z');
  });

  it('tells, while it is settled, when the results are out in place of dates that are past', async () => {
    const schedule = {
      start: '2025-05-20T00:00:00+08:00',
      end: '2025-05-27T00:00:00+08:00',
      settle: '2025-05-28T12:00:00+08:00',
    };
    const ribbons = (root: ParentNode) =>
      [...root.querySelectorAll<HTMLElement>('.hero__ribbon')].map((one) => [
        one.dataset.phases,
        datesOf(one),
      ]);
    const dates = ['preview live', '5 月 20 日 00:00 – 5 月 27 日 00:00'];
    const past = ['ended', '2025 年 5 月 20 日 – 26 日'];
    expect(ribbons(await render({}, { lang: 'cn', schedule }))).toEqual([
      dates,
      ['settling', '统计中 · 5 月 28 日 12:00 公布'],
      past,
    ]);
    await page.unmount();
    // Where things are only earned and claimed, nothing is counted.
    const campaign = { currency: { id: 'petal', name: 'Petals', icon: 'art/rose-night/currency.svg' } };
    expect(ribbons(await render({}, { lang: 'cn', schedule, campaign }))).toEqual([
      dates,
      ['settling', '已结束 · 5 月 28 日 12:00 收官'],
      past,
    ]);
    await page.unmount();
    expect(ribbons(await render({}, { lang: 'cn' }))).toEqual([dates, past]);
  });

  it.each([
    ['2025-12-20T00:00:00+08:00', '2026-01-04T00:00:00+08:00', 'Dec 20, 2025 – Jan 3, 2026'],
    ['2025-11-30T00:00:00+08:00', '2025-12-04T00:00:00+08:00', 'Nov 30 – Dec 3, 2025'],
    ['2025-11-11T10:00:00+08:00', '2025-11-12T00:00:00+08:00', 'Nov 11, 2025'],
  ])('says once it is over in which year it was: %s, %s', async (start, end, said) => {
    const root = await render({}, { lang: 'en', schedule: { start, end } });
    const past = root.querySelector('.hero__ribbon[data-phases="ended"]');
    expect(datesOf(past)).toBe(said);
  });

  it('names the years all along where it has two: from June to June is no day', async () => {
    const schedule = { start: '2025-06-19T00:00:00+08:00', end: '2026-06-19T00:00:00+08:00' };
    const root = await render({}, { lang: 'en', schedule });
    const now = root.querySelector('.hero__ribbon[data-phases="preview live"]');
    expect(datesOf(now)).toBe('Jun 19, 2025 – Jun 18, 2026');
    expect(now?.querySelectorAll('time')[1]?.dateTime).toBe('2026-06-18T16:00:00.000Z');
  });

  it('names the day once where it has one', async () => {
    const schedule = { start: '2025-05-20T18:00:00+08:00', end: '2025-05-20T22:00:00+08:00' };
    const root = await render({}, { lang: 'cn', schedule });
    const now = root.querySelector('.hero__ribbon[data-phases="preview live"]');
    expect(datesOf(now)).toBe('5 月 20 日 18:00–22:00');
    expect([...(now?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime)).toEqual([
      '2025-05-20T10:00:00.000Z',
      '2025-05-20T14:00:00.000Z',
    ]);
  });

  it('tells before the start how long it is until then, for the eye, where nothing in sight below does', async () => {
    const left = (await render()).querySelector<HTMLElement>('.hero__left');
    expect(left?.textContent).toBe('Starts in -- d --:--:--');
    expect([left?.dataset.phases, left?.getAttribute('aria-hidden')]).toEqual(['preview', 'true']);
    const counted = [...(left?.querySelectorAll<HTMLElement>('.time-left') ?? [])];
    expect(counted.map(({ dataset }) => dataset.to)).toEqual(['start', 'start', 'start', 'start']);
    expect(page.page.model.body[0]?.live, 'the clock writes it, without React').toBeUndefined();
  });

  it('shows no dates where the document wants none', async () => {
    expect((await render({ dates: false })).querySelector('time')).toBeNull();
  });

  it('shows badge and subtitle only where there are any', async () => {
    const bare = await render();
    expect(bare.querySelector('.hero__badge, .hero__subtitle')).toBeNull();
    await page.unmount();
    const full = await render({ badge: 'New', subtitle: { cn: '说出口', en: 'Say it' } });
    expect(full.querySelector('.hero__badge')?.textContent).toBe('New');
    expect(full.querySelector('.hero__subtitle')?.textContent).toBe('Say it');
  });

  it('has who stands on the stage between the title and the dates', async () => {
    expect((await render()).querySelector('.hero__body')).toBeNull();
    await page.unmount();
    const body = [{ widget: 'hero', art: node.art, title: 'On the stage', dates: false }];
    const own = (await render({ body })).querySelector('.hero')?.children ?? [];
    const seen = [...own].filter((one) => !one.hasAttribute('hidden'));
    expect(seen.map(({ className }) => className)).toEqual([
      'hero__stage',
      'hero__words',
      'hero__body',
      'hero__dates',
    ]);
  });

  it('needs no inline style, which the page would refuse', async () => {
    expect((await render()).querySelector('[style]')).toBeNull();
  });
});
