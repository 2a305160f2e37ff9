// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../engine/clock/clock.ts';
import type { CompiledNode, CompiledStep } from '../../engine/document/page-model.ts';
import { openDialogs } from '../../engine/overlay/testing.ts';
import { openTestPage } from '../../engine/page/test-page.ts';
import { proves } from '../../tools/testing/proves.ts';
import type { Kernel } from '../stages.ts';
import { openCore } from './core.ts';

let reports: string[];
beforeEach(() => {
  reports = [];
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/h5_ac/trial?lang=en#rules');
});
afterEach(() => vi.unstubAllGlobals());

const island = (steps: CompiledStep[]): CompiledNode => ({
  widget: 'button',
  key: 'b0',
  live: true,
  props: { press: { $a: steps } },
});

function open(steps: CompiledStep[], strings: Record<string, string> = {}) {
  const { body: _, ...model } = openTestPage({ share: { title: 'Come', content: 'and see' } }).model;
  const kernel: Kernel = {
    identity: { user_id: '', token: 't1', device_id: '', live_obj_id: '', bundle_id: '' },
    hosts: {} as Kernel['hosts'],
    apiBase: '',
    early: () => undefined,
    data: {
      model,
      islands: { b0: island(steps) },
      widgets: [],
      texts: strings,
      shapes: {},
      answers: {},
      phase: 'live',
      day: 2,
    },
    clock: createClock(),
    now: { phase: 'live', day: 2 },
    place: { inApp: false, mobile: true },
    core: Promise.resolve(undefined),
    hydrated: Promise.resolve(),
    complete: () => undefined,
    onChange: () => undefined,
    begin: () => undefined,
    report: ({ kind, message }) => void reports.push(`${kind}: ${message}`),
    onFault: () => undefined,
    ticking: false,
    locating: false,
    telemetry: async () => ({
      analytics: { track: (event, props) => void tracked.push([event, props]) },
      monitoring: { report: () => undefined, behaviour: () => undefined },
      view: () => undefined,
    }),
  };
  return openCore(kernel);
}
let tracked: unknown[] = [];
const toast = (): string | null | undefined => document.querySelector('.toast')?.textContent;

describe('a page whose buttons work before React is there', () => {
  it('§7 analytics: a track step reports its event and properties', async () => {
    tracked = [];
    const core = open([{ do: 'track', event: 'shop_opened', props: { phase: { $e: ['$', 'phase'] } } }]);
    await core.press('b0/press', undefined);
    await vi.waitFor(() => expect(tracked).toEqual([['shop_opened', { phase: 'live' }]]));
  });

  it('opens with exactly what was drawn', () => {
    const { page } = open([]);
    expect(page.store.get(page.phase)).toBe('live');
    expect(page.store.get(page.day)).toBe(2);
    expect(page.store.get(page.signedIn), 'nobody was signed in when it was drawn').toBe(false);
  });

  it('runs the steps of the place, with the thing that was tapped', async () => {
    const core = open([
      { do: 'toast', text: { $t: ['your ', ['.', ['$', 'item'], 'id']] }, tone: 'success' },
    ]);
    await core.press('b0/press', '{"id":"halo"}');
    expect(reports).toEqual([]);
    expect(document.querySelector('.toast--success')?.textContent).toBe('your halo');
  });

  it('does nothing at a place that it does not have', async () => {
    const core = open([{ do: 'toast', text: 'x' }]);
    await core.press('b9/press', undefined);
    await core.press('b0/nowhere', undefined);
    expect(toast()).toBeUndefined();
  });

  it('§7 share (T03, T68): shares the page’s link in its language, without query and hash', async () => {
    proves('T03', 'T68');
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, share });
    await open([{ do: 'share' }]).press('b0/press', undefined);
    expect(share).toHaveBeenCalledWith({
      title: 'Come',
      text: 'and see',
      url: 'http://localhost:3000/h5_ac/s/en/trial',
    });
  });

  it('copies that address with its words where the browser cannot share, and says so', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await open([{ do: 'share' }], { copied: 'Copied' }).press('b0/press', undefined);
    expect(writeText).toHaveBeenCalledWith('and see http://localhost:3000/h5_ac/s/en/trial');
    expect(toast()).toBe('Copied');
  });

  it('where it can be neither shared nor copied, it shows the address, to be copied by hand or tried again', async () => {
    openDialogs();
    let refuses = true;
    const writeText = async (): Promise<void> => {
      if (refuses) throw new DOMException('', 'NotAllowedError');
    };
    vi.stubGlobal('navigator', {
      share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      clipboard: { writeText },
    });
    const strings = { copied: 'Copied', 'copy.failed': 'Copy it by hand', retry: 'Try again' };
    const pressed = open([{ do: 'share' }], strings).press('b0/press', undefined);
    const button = await vi.waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('dialog button')].at(-1);
      if (!found) throw new Error('no dialog');
      return found;
    });
    expect(document.querySelector('dialog')?.textContent).toContain('/h5_ac/s/en/trial');
    refuses = false;
    button.click();
    await pressed;
    expect(toast()).toBe('Copied');
  });

  it('a share that the reader called off is nobody’s fault', async () => {
    vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', 'AbortError')) });
    await open([{ do: 'share' }]).press('b0/press', undefined);
    expect(reports).toEqual([]);
  });

  it('a step that tries again leads to the page that an expired token has left, once; then where it says', async () => {
    const assign = vi.fn();
    const at = 'http://localhost:3000/h5_ac/login';
    vi.stubGlobal('location', { href: at, pathname: '/h5_ac/login', search: '', assign });
    sessionStorage.setItem('gala.retry', '/h5_ac/trial');
    const core = open([{ do: 'navigate', to: '/h5_ac/activity_center', retry: true }]);
    await core.press('b0/press', undefined);
    await core.press('b0/press', undefined);
    expect(assign.mock.calls).toEqual([['/h5_ac/trial'], ['/h5_ac/activity_center']]);
  });

  it('reports a fault of a step once', async () => {
    const core = open([{ do: 'dance' }]);
    await core.press('b0/press', undefined);
    await core.press('b0/press', undefined);
    expect(reports).toEqual(['step: No step named dance']);
  });

  it('leaves a choice to the page that has caught up', async () => {
    const core = open([
      // biome-ignore lint/suspicious/noThenProperty: a key of the step
      { do: 'if', test: { $e: ['$', 'signedIn'] }, then: { $a: [{ do: 'toast', text: 'in' }] } },
    ]);
    expect(await core.press('b0/press', undefined)).toBe(false);
    expect(toast()).toBeUndefined();
  });
});
