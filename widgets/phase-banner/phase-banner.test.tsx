// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { phaseBanner } from './phase-banner.tsx';

const schedule = {
  start: '2025-05-20T00:00:00+08:00',
  end: '2025-05-27T00:00:00+08:00',
  settle: '2025-05-28T12:00:00+08:00',
};
const press = [{ do: 'navigate', to: '/activity_center' }];
let page: RenderedNode | undefined;
afterEach(() => page?.unmount());
const render = async (keys: object = {}, test: object = {}) => {
  page = await renderNode(
    { widget: 'phase-banner', ...keys },
    { widgets: { 'phase-banner': phaseBanner }, lang: 'en', schedule, ...test },
  );
  return page.container;
};
const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const texts = (root: ParentNode, selector: string) => all(root, selector).map((one) => one.textContent);
/** What is there in a phase, by the mark that the style sheet reads. */
const inPhase = (root: ParentNode, phase: string) => all(root, `[data-phases="${phase}"]`);

describe('phase-banner', () => {
  it('says of each phase where the campaign stands and when that changes, by the schedule, without script', async () => {
    const container = await render();
    expect(texts(container, '.phase-banner__title')).toEqual([
      'Starting soon',
      'On now',
      'Counting the results',
      "It's over",
    ]);
    expect(texts(container, '.phase-banner__text')).toEqual([
      'Starts May 20, 00:00 (UTC+8)',
      'Ends May 27, 00:00 (UTC+8)',
      'Results on May 28, 12:00 (UTC+8)',
      'Thank you for being here',
    ]);
    expect(page?.page.model.body[0]?.live, 'no script').toBeUndefined();
  });

  it('shows a mark, words and the time left in each phase, and when all is over no time', async () => {
    const container = await render();
    const parts = (phase: string) => inPhase(container, phase).map((one) => one.className || 'words');
    for (const phase of ['preview', 'live', 'settling'])
      expect(parts(phase)).toEqual([`phase-banner__mark is-${phase}`, 'words', 'phase-banner__left']);
    expect(parts('ended')).toEqual(['phase-banner__mark is-ended', 'words']);
  });

  it('says what the time is left to: a start, an end or results, never only that some is left', async () => {
    const container = await render();
    const said = all(container, '.phase-banner__left').map((one) => `${one.firstChild?.textContent}`);
    expect(said).toEqual(['Starts in', 'Ends in', 'Results in']);
  });

  it('speaks of no results where the campaign has none: of when it wraps up', async () => {
    const campaign = { currency: { id: 'petal', name: 'Petals', icon: 'art/rose-night/currency.svg' } };
    const container = await render({}, { campaign });
    const status = container.querySelector('[role="status"] [data-phases="settling"]');
    const said = status && texts(status, 'p').map((one) => one?.replaceAll('\u00a0', ' '));
    expect(said).toEqual(["It's over", 'Wraps up May 28, 12:00 (UTC+8)']);
    const left = inPhase(container, 'settling').find((one) => one.matches('.phase-banner__left'));
    expect(left?.firstChild?.textContent).toBe('Wraps up in');
  });

  it('has no time of counting where the schedule has none', async () => {
    const { start, end } = schedule;
    const container = await render({}, { schedule: { start, end } });
    expect(inPhase(container, 'settling')).toEqual([]);
    expect(inPhase(container, 'ended')).toHaveLength(2);
  });

  it('leaves the time to the one clock, and to each phase its own moment', async () => {
    const container = await render();
    const clock = (phase: string) =>
      all(container, `[data-phases="${phase}"] .time-left`).map(
        ({ dataset }) => `${dataset.timeLeft} ${dataset.to}`,
      );
    expect(clock('preview')).toEqual(['days start', 'hours start', 'minutes start', 'seconds start']);
    expect(clock('live').at(-1)).toBe('seconds end');
    expect(clock('settling').at(-1)).toBe('seconds settle');
  });

  it('tells who hears the page of a new phase, politely, and of no second and no button', async () => {
    const container = await render({ live: { label: 'Go', press } });
    const [status, ...more] = all(container, '[role="status"]');
    expect(more).toEqual([]);
    expect(status && texts(status, '.phase-banner__title')).toHaveLength(4);
    expect(status && all(status, '.time-left, a, button, [aria-live]')).toEqual([]);
    const ticking = all(container, '.time-left');
    expect(ticking).toHaveLength(12);
    expect(ticking.every((one) => one.closest('[aria-hidden="true"]'))).toBe(true);
  });

  it('says in the last day and in the last hour that it is, among the words that are heard, and while it is on alone', async () => {
    const container = await render();
    expect(texts(container, '[role="status"] .phase-banner__near > .is-day')).toEqual([
      'Less than a day left',
    ]);
    expect(texts(container, '[role="status"] .phase-banner__near > .is-hour')).toEqual([
      'Less than an hour left',
    ]);
    expect(all(container, '[data-phases="live"] .phase-banner__near')).toHaveLength(1);
  });

  it("takes the document's words for one phase, and leaves the others", async () => {
    const container = await render({
      settling: { title: 'The shutters are down', text: 'Claim until {{ date(schedule.settle) }}' },
    });
    expect(texts(container, '.phase-banner__title')[2]).toBe('The shutters are down');
    expect(texts(container, '.phase-banner__text')[2]).toBe('Claim until May\u00a028');
    expect(texts(container, '.phase-banner__title')[3]).toBe("It's over");
  });

  it('has the button of each phase that has one; one that only leads somewhere is a link, without script', async () => {
    const container = await render({
      live: { label: 'To the gifts', press: [{ do: 'scroll', to: 'gifts' }] },
      ended: { label: 'See what is next', kind: 'secondary', press },
    });
    expect(all(container, '.btn').map((one) => [one.className, one.getAttribute('href')])).toEqual([
      ['btn btn--primary', '#gifts'],
      ['btn btn--secondary', expect.stringContaining('/activity_center')],
    ]);
    expect(all(container, '.phase-banner__way').map(({ dataset }) => dataset.phases)).toEqual([
      'live',
      'ended',
    ]);
    expect(page?.page.model.body[0]?.live).toBeUndefined();
  });

  it('runs an action that is more than a link', async () => {
    const toast = [{ do: 'toast', text: 'Soon' }];
    const container = await render({ live: { label: 'Say', press: toast } });
    await page?.click(container.querySelector('button'));
    expect(page?.acts.map(({ steps }) => steps[0]?.do)).toEqual(['toast']);
  });
});
