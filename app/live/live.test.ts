// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createClock } from '../../engine/clock/clock.ts';
import { openTestPage } from '../../engine/page/test-page.ts';
import { startRegion } from '../../engine/platform/region.ts';
import { proves } from '../../tools/testing/proves.ts';
import type { Kernel } from '../stages.ts';
import { startLive } from './live.ts';

vi.mock('../../engine/platform/region.ts', () => ({ startRegion: vi.fn(async () => undefined) }));

it('§4 a page with data asks where the visitor is, once', async () => {
  proves('4.3');
  const page = openTestPage({});
  const { body: _, ...model } = page.model;
  const kernel = {
    identity: page.identity,
    apiBase: 'https://api.example.com',
    early: () => undefined,
    data: { model, islands: {}, widgets: [], texts: {}, answers: {}, phase: 'live', day: 1 },
    clock: createClock(),
    locating: false,
    report: () => undefined,
  } as unknown as Kernel;
  await startLive(page, kernel);
  expect(startRegion).toHaveBeenCalledOnce();
  expect(kernel.locating).toBe(true);
  await startLive(page, kernel);
  expect(startRegion, 'it is under way').toHaveBeenCalledOnce();
});
