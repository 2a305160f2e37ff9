// npx tsx check/width/write.ts: measures the signs of labels in a browser with the faces of the tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { startBrowser } from '../../tools/browser.ts';

/** The faces that pages ask for, as engine/render/base.css names them. */
const family = /font-family:\s*([^;]+);/.exec(
  readFileSync(join(root, 'engine/render/base.css'), 'utf8'),
)?.[1];

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
// Accented letters are as wide as their letters; Chinese signs and emoji fill a square.
const signs = [
  ...range(0x20, 0x7e),
  ...range(0x0e01, 0x0e3a),
  ...range(0x0e3f, 0x0e5b),
  ...'đĐ“”‘’…–—×·•€→←中，',
];

const browser = await startBrowser();
try {
  const page = await browser.newPage();
  const widths = await page.evaluate(
    ([all, face]) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('the browser has no canvas');
      context.font = `700 100px ${face}`;
      const frame = context.measureText('nn').width;
      return all.map((sign) => Math.max(0, Math.round(context.measureText(`n${sign}n`).width - frame)));
    },
    [signs, family ?? 'sans-serif'] as const,
  );
  const table = Object.fromEntries(signs.map((sign, i) => [sign, widths[i]]));
  writeFileSync(join(root, 'check/width/bold.json'), `${JSON.stringify(table, null, 2)}\n`);
} finally {
  await browser.close();
}
