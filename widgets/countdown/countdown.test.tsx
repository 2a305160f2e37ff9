// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { countdown } from './countdown.tsx';

const settled = {
  start: '2025-05-20T00:00:00+08:00',
  end: '2025-05-27T00:00:00+08:00',
  settle: '2025-05-28T00:00:00+08:00',
};

let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (keys: object = {}, test: object = {}) => {
  page = await renderNode({ widget: 'countdown', ...keys }, { widgets: { countdown }, lang: 'en', ...test });
  return page.container;
};
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent);

describe('countdown', () => {
  it('has the words of every phase, each marked with its phases, so that no script is needed at the boundary', async () => {
    const container = await render();
    const marked = [...container.querySelectorAll<HTMLElement>('.countdown__stretch')];
    expect(marked.map((one) => one.dataset.phases)).toEqual(['preview', 'live', 'settling ended']);
    expect(texts(container, '.countdown__label')).toEqual(['Starts in', 'Ends in']);
    expect(texts(container, '.countdown__done')).toEqual(['Ended']);
  });

  it('counts to the results where the campaign settles', async () => {
    const container = await render({}, { schedule: settled });
    expect(texts(container, '.countdown__label')).toEqual(['Starts in', 'Ends in', 'Results in']);
  });

  it('speaks of no results where the campaign has none', async () => {
    const campaign = { currency: { id: 'petal', name: 'Petals', icon: 'art/rose-night/currency.svg' } };
    const container = await render({}, { schedule: settled, campaign });
    expect(texts(container, '.countdown__label')).toEqual(['Starts in', 'Ends in', 'Wraps up in']);
    await page.unmount();
    const named = await render({ to: 'settle' }, { schedule: settled, campaign });
    expect(texts(named, '.countdown__label, .countdown__done')).toEqual(['Wraps up in', 'Ended']);
  });

  it('leaves days, hours, minutes and seconds to the one clock', async () => {
    const live = (await render()).querySelector('[data-phases="live"]');
    const parts = [...(live?.querySelectorAll<HTMLElement>('[data-time-left]') ?? [])];
    expect(parts.map((part) => part.dataset.timeLeft)).toEqual(['days', 'hours', 'minutes', 'seconds']);
    expect(parts.every((part) => part.dataset.to === 'end')).toBe(true);
  });

  it('tells a screen reader the moment once and never the seconds', async () => {
    const timer = (await render({}, { lang: 'cn' })).querySelector('[data-phases="live"] [role="timer"]');
    expect(timer?.getAttribute('aria-label')).toBe('倒计时至 5\u00a0月\u00a027\u00a0日 00:00');
    expect(timer?.getAttribute('aria-live')).toBe('off');
    expect(timer?.querySelector('.countdown__tiles')?.getAttribute('aria-hidden')).toBe('true');
  });

  it("takes the document's own words", async () => {
    const container = await render({ to: 'end', label: 'Last chance', done: 'See you next year' });
    expect(texts(container, '.countdown__label')).toEqual(['Last chance']);
    expect(texts(container, '.countdown__done')).toEqual(['See you next year']);
  });

  it('says its words for the end of the end alone: before the start and until the results they would be untrue', async () => {
    const schedule = settled;
    const one = await render({ label: 'Until the frost' }, { schedule });
    expect(texts(one, '.countdown__label')).toEqual(['Starts in', 'Until the frost', 'Results in']);
    await page.unmount();
    const two = await render({ label: 'Until the frost', before: 'Picking begins in' }, { schedule });
    expect(texts(two, '.countdown__label')).toEqual(['Picking begins in', 'Until the frost', 'Results in']);
  });
});
