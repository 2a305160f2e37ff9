// Every third day: measures every note of every family.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { startBrowser } from '../tools/browser.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const size = { width: 150, height: 130, left: 30, top: 30 };

it('no light falls through the joints of a note that is turned', { timeout: 120_000 }, async () => {
  const paper = `data:image/svg+xml;base64,${Buffer.from(read('activities/art/jade-moon/note.svg')).toString('base64')}`;
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ deviceScaleFactor: 3, viewport: { width: 210, height: 190 } });
    await page.setContent(`<style>:root { --panel: #f2f8f0; --art-note: url(${paper}) } body { margin: 0; background: #fff }
      ${read('engine/render/parts/note.css')}
      div { position: absolute; inset: ${size.top}px auto auto ${size.left}px; width: ${size.width}px; height: ${size.height}px; rotate: -1.6deg }
      </style><div class="part-note"></div>`);
    await page.waitForFunction(() => document.readyState === 'complete');
    const picture = (await page.screenshot()).toString('base64');
    // Along the lower rod, which is dark from end to end: how light its lightest point is, 0 to 255.
    const lightest = await page.evaluate(
      async ({ picture, size }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width: image.width,
          height: image.height,
        });
        const pen = canvas.getContext('2d');
        pen?.drawImage(image, 0, 0);
        const turn = (-1.6 * Math.PI) / 180;
        const greens = Array.from({ length: 330 }, (_, nth) => {
          const [x, y] = [nth / 3 - 55, size.height / 2 - 1.5];
          const at = [
            size.left + size.width / 2 + x * Math.cos(turn) - y * Math.sin(turn),
            size.top + size.height / 2 + x * Math.sin(turn) + y * Math.cos(turn),
          ].map((one) => Math.round(one * 3));
          return pen?.getImageData(at[0] ?? 0, at[1] ?? 0, 1, 1).data[1] ?? 255;
        });
        return Math.max(...greens);
      },
      { picture, size },
    );
    expect(lightest).toBeLessThan(60);
  } finally {
    await browser.close();
  }
});
