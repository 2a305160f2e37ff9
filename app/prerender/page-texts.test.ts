import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../build/files-below.ts';
import { root } from '../../build/schemas.ts';
import { openTestPage } from '../../engine/page/test-page.ts';
import { OPENING_TEXTS, openingTexts, textsOf } from './page-texts.ts';

const texts = { common: { retry: 'Again', 'mask.title': 'Open it', 'scan.hint': 'Scan it' }, own: {} };
const drawn = { scripted: [], inPopups: [] } as unknown as Parameters<typeof textsOf>[2];
const { model } = openTestPage({});
const saidWith = (steps: unknown): string[] =>
  Object.keys(textsOf(texts, { ...model, popups: { p: { title: '', body: steps } } } as never, drawn));

describe('the texts of a page', () => {
  it('what the opening of the app says is on pages that open it', () => {
    expect(saidWith([{ props: { press: { $a: [{ do: 'share' }] } } }])).toEqual(['retry']);
    expect(saidWith([{ props: { press: { $a: [{ do: 'open-app' }] } } }])).toEqual(Object.keys(texts.common));
  });

  it('what the opening says is on no page that brings it with the tap', () => {
    const page = { ...model, popups: { p: { title: '', body: [{ do: 'open-app' }] } } } as never;
    expect(Object.keys(textsOf(texts, page, drawn, [], true))).toEqual(['retry']);
    expect(Object.keys(openingTexts(texts))).toEqual(['mask.title', 'scan.hint']);
  });

  it('what a widget says that popups alone show is on no page to which it brings that along', () => {
    const own = { draw: { once: 'Draw' }, odds: { chance: 'Chance' } };
    const page = { scripted: ['draw'], inPopups: ['odds', 'draw'] } as unknown as typeof drawn;
    const said = (...brought: string[]) => Object.keys(textsOf({ common: {}, own }, model, page, brought));
    expect(said()).toEqual(['once', 'chance']);
    expect(said('odds')).toEqual(['once']);
  });

  it('nobody else says it', () => {
    const says = (path: string): boolean =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/['"`]([a-z]+\.[a-z_]*)['"`]/g)].some(([, key]) =>
        OPENING_TEXTS.test(key ?? ''),
      );
    const sources = ['app', 'engine', 'widgets', 'modules'].flatMap((folder) =>
      filesBelow(join(root, folder))
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
        .map((path) => `${folder}/${path}`),
    );
    const found = sources.filter(says);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((path) => !/^(app|engine\/platform)\/opening\//.test(path))).toEqual([]);
  });
});
