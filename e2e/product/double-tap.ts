import type { Locator } from 'playwright-core';
import { pause } from './visit.ts';

/** ms between the two taps of an impatient thumb; below the 300 ms in which the second is the first one's echo (T63). */
const APART = 120;

/**
 * Taps twice as a thumb does: the second tap does not wait until the page has dealt with the first. (A browser driver's
 * double click does, so that on a busy machine it becomes two taps, and the second one meets what came meanwhile.)
 */
export async function doubleTap(locator: Locator): Promise<void> {
  // Scrolls there, and waits until it stands still and nothing lies over it.
  await locator.tap({ trial: true });
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is to be tapped twice is out of sight.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const session = await locator.page().context().newCDPSession(locator.page());
  const first = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchEnd', after: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? touchPoints : [],
      timestamp: first + after / 1000,
    });
  await Promise.all([
    touch('touchStart', 0),
    touch('touchEnd', 20),
    touch('touchStart', APART),
    touch('touchEnd', APART + 20),
  ]);
  await session.detach();
  // A tap that is counted with these is none: the next one comes later.
  await pause();
}
