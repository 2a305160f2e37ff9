// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRail } from '../rail/rail.ts';
import { layPage } from './testing.ts';

vi.mock('../rail/rail.ts', () => ({ startRail: vi.fn() }));
vi.mock('../telemetry/telemetry.ts', () => ({ startTelemetry: vi.fn() }));
vi.mock('../attribution/arrival.ts', () => ({ arrive: vi.fn() }));

/** A screen, and what it is asked. */
class Screen extends EventTarget {
  matches = false;
}
let screen: Screen;
let asked: string[];

beforeEach(() => {
  vi.resetModules();
  vi.mocked(startRail).mockReset();
  screen = new Screen();
  asked = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return screen;
  });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  layPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const opens = async (): Promise<void> => {
  await import('./kernel.ts');
  await new Promise((done) => setTimeout(done, 60));
};

it('the code beside the page comes where the screen is wide and has a mouse', async () => {
  screen.matches = true;
  await opens();
  expect(startRail).toHaveBeenCalledOnce();
  expect(asked.find((one) => one.includes('hover'))).toMatch(/min-width:1100px.*hover:hover.*pointer:fine/);
});

it('elsewhere it comes once the screen has become so, and once', async () => {
  await opens();
  expect(startRail).not.toHaveBeenCalled();
  for (const matches of [true, false, true]) {
    screen.matches = matches;
    screen.dispatchEvent(new Event('change'));
  }
  await vi.waitFor(() => expect(startRail).toHaveBeenCalledOnce());
});

it('never comes inside the app, where the page is on a phone already', async () => {
  const { appMarkers } = await import('../../engine/platform/settings.json');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla ${appMarkers[0]}/9`);
  screen.matches = true;
  await opens();
  expect(startRail).not.toHaveBeenCalled();
});
