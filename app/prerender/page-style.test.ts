import { describe, expect, it } from 'vitest';
import type { PageModel } from '../../engine/document/page-model.ts';
import type { StaticPage } from '../../engine/render/static-page.tsx';
import { styledBy, styledByAll, styleOf } from './page-style.ts';
import type { Theme } from './theme.ts';

const css = { base: '', live: '', draw: '.draw{}', 'draw/wheel': '.wheel{}', 'draw/egg': '.egg{}', text: '' };
const theme = { palette: {}, art: {}, sheet: undefined } as unknown as Theme;
const drawn = (...looks: string[]) =>
  ({
    first: [],
    rest: '',
    islands: { b0: {} },
    widgets: ['text', 'draw'],
    firstWidgets: ['text'],
    scripted: ['draw'],
    inPopups: [],
    looks,
  }) as unknown as StaticPage;
const model = { body: [], popups: {} } as unknown as PageModel;

describe('the style of a page', () => {
  it('has of a widget with several looks those that its nodes have', () => {
    const page = drawn('draw/egg', 'text/plain');
    expect(styleOf({ css }, theme, undefined, styledBy(model, page), page).rest).toBe('.draw{}.egg{}');
  });

  it('has those of all pages of its frame', () => {
    const pages = [drawn('draw/egg'), drawn('draw/wheel')];
    const styled = styledByAll(pages.map((page) => styledBy(model, page)));
    expect(styleOf({ css }, theme, undefined, styled, drawn()).first).toContain('.draw{}.egg{}.wheel{}');
  });
});
