// npm run previews [-- part of a path]: the raster pictures that stand for pages where a link to them is shown, from the drawings.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../app/prerender/html.ts';
import { filesBelow } from '../build/files-below.ts';
import { rasterOf } from '../build/preview.ts';
import { root } from '../build/schemas.ts';
import { startBrowser } from '../tools/browser.ts';

interface Drawing {
  /** Below the project's root. */
  readonly from: string;
  readonly to: string;
  /** How it lies on the picture, as CSS has it. */
  readonly style: string;
}

/** A family without a cover: its seal in the middle of its ground. */
function sealOf(family: string): Drawing {
  const folder = `activities/art/${family}`;
  const { ground } = JSON.parse(readFileSync(join(root, folder, 'palette.json'), 'utf8')) as {
    ground: string;
  };
  return {
    from: `${folder}/seal.svg`,
    to: `${folder}/cover.jpg`,
    style: `object-fit:contain;padding:90px;box-sizing:border-box;background:${ground}`,
  };
}

/** Each cover, the seal of a family that has none, and the stage of the personality test. */
const drawings = (): Drawing[] => [
  ...readdirSync(join(root, 'activities/art')).flatMap((family) => {
    const covers = filesBelow(join(root, 'activities/art', family))
      .filter((file) => /(^|[/-])cover\.svg$/.test(file))
      .map((file) => {
        const from = `activities/art/${family}/${file}`;
        return { from, to: rasterOf(from), style: 'object-fit:cover' };
      });
    const hasSeal = existsSync(join(root, 'activities/art', family, 'seal.svg'));
    return covers.length === 0 && hasSeal ? [sealOf(family)] : covers;
  }),
  {
    from: 'modules/mbti/art/hero.svg',
    to: 'activities/art/mbti/cover.jpg',
    style: 'object-fit:cover;object-position:50% 88%',
  },
];

const part = process.argv[2] ?? '';
const browser = await startBrowser();
const page = await browser.newPage({ viewport: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT } });
for (const { from, to, style } of drawings().filter(({ to }) => to.includes(part))) {
  const svg = readFileSync(join(root, from)).toString('base64');
  await page.setContent(
    `<style>*{margin:0}img{display:block;width:100vw;height:100vh;${style}}</style>` +
      `<img src="data:image/svg+xml;base64,${svg}">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const picture = await page.screenshot({ type: 'jpeg', quality: 72 });
  writeFileSync(join(root, to), picture);
  console.log(`${to} ${Math.round(picture.length / 1000)} kB`);
}
await browser.close();
