import { describe, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps.ts';
import { done, given, open, openServers, page, reports, shop, stateOf, toast } from './testing.ts';

openServers();

describe('steps', () => {
  it('run one after the other', async () => {
    const { tap } = await open([
      { do: 'toast', text: 'Hello {{state.name}}', tone: 'success' },
      { do: 'popup', name: 'help' },
      { do: 'close' },
      { do: 'scroll', to: 'rules' },
      { do: 'share' },
      { do: 'track', event: 'tap', props: { count: 'state.count' } },
      { do: 'navigate', to: '/seed_rule' },
    ]);
    await tap();
    expect(done).toEqual([
      ['toast', 'Hello Mei', 'success'],
      ['popup', 'help'],
      ['close'],
      ['scroll', 'rules'],
      ['share'],
      ['track', 'tap', { count: 1 }],
      ['navigate', '/h5_ac/seed_rule'],
    ]);
  });

  it('navigate: says whether over the whole screen, and whether back to where a token expired', async () => {
    const { tap } = await open([
      { do: 'navigate', to: '/game_ranking', fullscreen: true },
      { do: 'navigate', to: '/index', retry: true },
    ]);
    await tap();
    expect(done).toEqual([
      ['navigate', '/h5_ac/game_ranking', { fullscreen: true, retry: false }],
      ['navigate', '/h5_ac/index', { fullscreen: false, retry: true }],
    ]);
  });

  it('toast: what was won is lifted up with the words of success, and with no other words', async () => {
    const { tap } = await open([
      { do: 'toast', text: 'Yours', tone: 'success' },
      { do: 'toast', text: 'Not yet', tone: 'failure' },
    ]);
    await tap({ name: 'Crown', picture: '/crown.svg' });
    await tap({ name: 'Crown' });
    expect(done).toEqual([
      ['toast', 'Yours', 'success', { name: 'Crown', picture: '/crown.svg' }],
      ['toast', 'Not yet', 'failure'],
      ['toast', 'Yours', 'success'],
      ['toast', 'Not yet', 'failure'],
    ]);
  });

  it('set: changes a state value, and the next step reads the new one', async () => {
    const { tap } = await open([
      { do: 'set', key: 'count', value: 'state.count + 1' },
      toast('{{state.count}}'),
    ]);
    await tap();
    await tap();
    expect(done).toEqual([
      ['toast', '2', 'plain'],
      ['toast', '3', 'plain'],
    ]);
  });

  it('set: a value that is not known leaves the state as it is', async () => {
    const { tap } = await open([{ do: 'set', key: 'count', value: 'item.cost' }]);
    await tap({});
    expect(stateOf('count')).toBe(1);
    await tap({ cost: 7 });
    expect(stateOf('count')).toBe(7);
  });

  it('copy: says so, in the document’s words or ours', async () => {
    const { tap } = await open([
      { do: 'copy', text: 'code {{state.count}}' },
      { do: 'copy', text: 'x', done: 'Got it' },
    ]);
    await tap();
    expect(done).toEqual([
      ['copy', 'code 1'],
      ['toast', 'copied', 'success'],
      ['copy', 'x'],
      ['toast', 'Got it', 'success'],
    ]);
  });

  it('copy: says nothing more where the text was shown instead', async () => {
    const { tap } = await open([{ do: 'copy', text: 'x' }]);
    page.world.links.copy = async () => false;
    await tap();
    expect([done, reports]).toEqual([[], []]);
  });

  it('a step that breaks says so, and is reported', async () => {
    const { tap } = await open([{ do: 'copy', text: 'x' }, toast('after')]);
    page.world.links.copy = async () => {
      throw new DOMException('Write permission denied.', 'NotAllowedError');
    };
    await tap();
    expect(done).toEqual([['toast', 'step.failed', 'failure']]);
    expect(reports).toEqual(['step: Write permission denied.']);
  });

  it('refresh: asks the sources again', async () => {
    const { tap } = await open([{ do: 'refresh', data: ['shop'] }]);
    given.balance = 70;
    await tap();
    await vi.waitFor(() => expect(shop()).toEqual({ items: [], balance: 70 }));
  });

  it('bridge: calls the app, and falls back where there is none', async () => {
    const steps = [
      { do: 'bridge', method: 'chat', payload: { uid: 'state.name' }, fallback: [toast('no app')] },
    ];
    const { tap } = await open(steps);
    await tap();
    given.inApp = false;
    await tap();
    expect(done).toEqual([
      ['bridge', 'chat', { uid: 'Mei' }],
      ['bridge', 'chat', { uid: 'Mei' }],
      ['toast', 'no app', 'plain'],
    ]);
  });

  it('bridge: a refusal without a fallback is told: to open the app, or that the app could not', async () => {
    given.inApp = false;
    const { tap } = await open([{ do: 'bridge', method: 'liveShow' }]);
    await tap();
    page.store.set(page.inApp, true);
    await tap();
    expect(done.filter(([name]) => name === 'toast')).toEqual([
      ['toast', 'sign_in_needed', 'failure'],
      ['toast', 'app.failed', 'failure'],
    ]);
  });

  it('a step that the engine does not know is reported, and the others run', async () => {
    await open([]);
    await runSteps(page, [{ do: 'dance' }, { do: 'share' }]);
    expect(reports).toEqual(['step: No step named dance']);
    expect(done).toEqual([['share']]);
  });
});
