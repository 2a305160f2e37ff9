// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';

vi.mock('../../engine/platform/bridge/simulator-panel.ts', () => ({ adoptSimulatorStyle: () => {} }));

import { dock } from '../../engine/platform/bridge/dock.ts';
import { openTryOut, type TryOutPage } from './try-out-panel.ts';

const hour = 3_600_000;
const schedule = {
  offset: 480,
  start: Date.parse('2026-02-10T00:00:00+08:00'),
  end: Date.parse('2026-02-13T00:00:00+08:00'),
} as TryOutPage['schedule'];

function open(page: Partial<TryOutPage>) {
  const folded = vi.fn();
  const state = { language: 'en', signedIn: false, inApp: false, open: false };
  openTryOut(
    document,
    state,
    { schedule, ahead: hour, asked: 'day2', ...page },
    {
      arrive: vi.fn(),
      folded,
      leave: vi.fn(),
    },
  );
  const panel = document.querySelector<HTMLDetailsElement>('.gala-try-out');
  return { panel, folded, note: panel?.querySelector('.gala-simulator__note')?.textContent };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the panel of a try-out', () => {
  it('stays folded on a moment that is there', () => {
    expect(open({}).panel?.open).toBe(false);
  });

  it.each(['9', 'yesterday', 'finished'])('opens for %s, which is not there, and says what is', (asked) => {
    const { panel, note, folded } = open({ ahead: undefined, asked });
    expect(panel?.open).toBe(true);
    expect(note).toContain(`no moment “${asked}”`);
    expect(note).toContain('There are: now, preview, live, ended, day1 to day3, or a date');
    panel?.dispatchEvent(new Event('toggle'));
    expect(folded).not.toHaveBeenCalled();
  });

  it('says at a moment to come why nothing is settled there, and how to see what is', () => {
    const notes = () =>
      [...document.querySelectorAll('.gala-simulator__note')].map((one) => one.textContent ?? '');
    open({});
    expect(notes().at(-1)).toMatch(/^Why “not settled yet”.*--real-dates/);
    document.body.innerHTML = '';
    open({ ahead: 0 });
    expect(notes(), 'now, all is as it is').toHaveLength(1);
    document.body.innerHTML = '';
    open({ schedule: undefined });
    expect(notes(), 'a page without dates has nothing to settle').toHaveLength(1);
  });

  it('lies in one stack with the simulator’s: one of them is unfolded at a time', () => {
    const other = document.createElement('details');
    other.open = true;
    dock(document.body, other);
    const { panel } = open({ ahead: undefined, asked: '9' });
    expect([...document.querySelectorAll('.gala-tools > details')]).toEqual([other, panel]);
    expect([other.open, panel?.open]).toEqual([false, true]);
    other.open = true;
    other.dispatchEvent(new Event('toggle'));
    expect([other.open, panel?.open]).toEqual([true, false]);
  });

  it('a page without dates offers now and dates', () => {
    expect(open({ ahead: undefined, asked: 'live', schedule: undefined }).note).toContain(
      'There are: now, or a date',
    );
  });
});
