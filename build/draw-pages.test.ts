import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { Renderer } from '../app/prerender/renderer.ts';
import { drawPages, type Wanted } from './draw-pages.ts';

it('what was drawn is let go while others of the list still wait: ten thousand documents fill no memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const folder = mkdtempSync(join(tmpdir(), 'gala-draw-'));
  const wanted = Array.from(
    { length: 20 },
    (_, nth) => ({ route: `r${nth}`, document: { title: `${nth}` }, languages: ['en'] }) as unknown as Wanted,
  );
  const made = new WeakMap<object, unknown>();
  const drawn: WeakRef<object>[] = [];
  const render = (({ document }) => {
    const kept = { of: 'a document' };
    made.set(document, kept);
    drawn.push(new WeakRef(kept));
    return { html: '<p>', hashes: { styles: [], scripts: [] }, faults: [] };
  }) as Renderer['render'];
  try {
    await drawPages({ render } as Pick<Renderer, 'render'>, wanted, {
      folder,
      now: 0,
      origin: undefined,
    });
    await expect
      .poll(() => {
        collect();
        return drawn.filter((one) => one.deref() !== undefined).length;
      })
      .toBeLessThan(2);
    expect(wanted).toHaveLength(20);
    expect(drawn).toHaveLength(20);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
