import { beforeEach, expect, it, vi } from 'vitest';
import type { Page } from '../../engine/page/page.ts';
import type { Settings } from '../../engine/platform/settings.ts';
import { settings } from '../settings/settings.ts';
import { bringTexts } from './bring-texts.ts';
import { cannotOpen, leaveForApp } from './leaving/leave-for-app.ts';
import { openInApp } from './open-in-app.ts';

vi.mock('../settings/settings.ts', () => ({ settings: vi.fn() }));
vi.mock('./bring-texts.ts', () => ({ bringTexts: vi.fn() }));
vi.mock('./leaving/leave-for-app.ts', () => ({ cannotOpen: vi.fn(), leaveForApp: vi.fn() }));

const page = { strings: { t: (key: string) => key } } as unknown as Page;
const said = { openingTexts: '/opening.en.json', texts: {} };
beforeEach(() => void vi.clearAllMocks());

it('asks for its words beside the settings: a browser lets a page open an app for some moments after the tap', () => {
  vi.mocked(settings).mockReturnValue(new Promise(() => undefined));
  vi.mocked(bringTexts).mockReturnValue(new Promise(() => undefined));
  void openInApp(page, false, said);
  expect(bringTexts).toHaveBeenCalledExactlyOnceWith(said);
  expect(settings).toHaveBeenCalledOnce();
});

it.each([
  ['settings', settings],
  ['words', bringTexts],
])('without its %s it tells so, and leaves for nowhere', async (_name, missing) => {
  vi.mocked(settings).mockResolvedValue({} as Settings);
  vi.mocked(bringTexts).mockResolvedValue();
  const error = new Error('503');
  vi.mocked(missing as () => Promise<unknown>).mockRejectedValue(error);
  await openInApp(page, false, said);
  expect(cannotOpen).toHaveBeenCalledExactlyOnceWith(page, 'error.request_fail', error);
  expect(leaveForApp).not.toHaveBeenCalled();
});
