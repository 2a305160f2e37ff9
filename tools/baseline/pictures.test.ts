import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSchemas, root } from '../../build/schemas.ts';
import { widgetNames } from '../../engine/document/schema-set.ts';
import { pinnedBrowser } from '../browser.ts';
import { contentsOf, keepSmall, removeLeft, weightOf } from './keep.ts';
import { mainStory } from './main-story.ts';
import { baselineFolder, madeWith, pictureFaults } from './pictures.ts';
import { headerOf, isIndexed } from './png.ts';
import { baselineFamilies, SCREEN } from './run.ts';
import { fullPng, noise, raster } from './testing/full-png.ts';

const committed = join(root, baselineFolder);
const all = widgetNames(loadSchemas());
const LARGEST = 4_000_000;

describe('the committed pictures', () => {
  it('are one a widget and family', () => {
    expect(pictureFaults(committed, all)).toEqual([]);
  });

  it('are small', () => {
    expect(weightOf(committed)).toBeLessThan(LARGEST);
  });

  it('have the size of a phone, pixel by pixel', () => {
    for (const [path, png] of contentsOf(committed)) {
      const { width, height } = headerOf(png);
      expect(width, path).toBe(SCREEN.width);
      expect(height, path).toBeGreaterThanOrEqual(SCREEN.height);
      expect(height, path).toBeLessThanOrEqual(SCREEN.most);
    }
  });

  it('say which browser has made them', () => {
    expect(madeWith(committed)).toMatch(/^\d+(\.\d+){3}$/);
    expect(madeWith(tmpdir())).toBe('none');
  });
});

describe('a folder of pictures', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'baseline-'));
    for (const family of baselineFamilies) {
      mkdirSync(join(folder, family));
      cpSync(join(committed, family, 'divider.png'), join(folder, family, 'flag.png'));
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is whole with a picture in each family', () => {
    expect(pictureFaults(folder, ['flag'])).toEqual([]);
  });

  it('tells of a widget without one, and how to make it', () => {
    rmSync(join(folder, baselineFamilies[1], 'flag.png'));
    expect(pictureFaults(folder, ['flag'])).toEqual([
      `flag has no picture in ${baselineFamilies[1]}: npm run baseline -- --update flag`,
    ]);
  });

  it('tells of pictures that belong to nobody, and an update removes them', () => {
    expect(pictureFaults(folder, [])).toEqual(
      [...baselineFamilies]
        .sort()
        .map(
          (family) =>
            `${family}/flag.png is the picture of no widget: npm run baseline -- --update removes it`,
        ),
    );
    expect(removeLeft(folder, [])).toHaveLength(baselineFamilies.length);
    expect(pictureFaults(folder, [])).toEqual([]);
  });

  it('has what an update has written as a small picture, and nothing else is touched', () => {
    const before = contentsOf(folder);
    const path = `${baselineFamilies[0]}/flag.png`;
    writeFileSync(
      join(folder, path),
      fullPng(
        raster(30, 20, (x, y) => [x, y, 90]),
        0,
        true,
      ),
    );
    expect(keepSmall(folder, before)).toEqual([path]);
    expect(isIndexed(readFileSync(join(folder, path)))).toBe(true);
    expect(keepSmall(folder, contentsOf(folder))).toEqual([]);
  });

  it('keeps as it is what a palette would change too much', () => {
    const before = contentsOf(folder);
    const full = fullPng(noise, 4, true);
    const path = `${baselineFamilies[0]}/flag.png`;
    writeFileSync(join(folder, path), full);
    expect(keepSmall(folder, before)).toEqual([path]);
    expect(readFileSync(join(folder, path)).equals(full)).toBe(true);
  });
});

describe('the main story of a widget', () => {
  it('is the first of its file, not of the alphabet', () => {
    expect(mainStory('divider')).toEqual({ widget: 'divider', story: 'Large' });
    expect(mainStory('ranking-list')).toEqual({ widget: 'ranking-list', story: 'Filled' });
    expect(mainStory('season-pass')).toEqual({ widget: 'season-pass', story: 'Halfway' });
  });

  it('is there for each', () => {
    expect(all.map((one) => mainStory(one).story).every(Boolean)).toBe(true);
  });
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the browser of the package', () => {
  const { CHROMIUM_PATH: named } = process.env;
  afterEach(() => {
    if (named === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = named;
  });

  it('is taken whatever else the machine names', async () => {
    process.env.CHROMIUM_PATH = '/nowhere/chromium';
    const browser = await pinnedBrowser();
    expect(browser?.options.executablePath).not.toContain('/nowhere');
    expect(browser?.version).toMatch(/^\d+(\.\d+){3}$/);
  });
});
