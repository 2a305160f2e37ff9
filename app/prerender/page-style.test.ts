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

  it('has nothing of what a widget of a popup brings along', () => {
    const page = drawn('draw/egg');
    expect(styleOf({ css }, theme, undefined, styledBy(model, page, ['draw']), page).rest).toBe('');
  });

  it('has of what a script alone draws what its markup shows, and all of it where pages of a frame take its place', () => {
    const brings = { draw: '.draw__won{color:var(--shape-step-gap)}.draw__told{}.draw__won .draw__told{}' };
    const page = { ...drawn(), rest: '<div class="draw"><p class="draw__told"></p></div>' };
    const of = (styled = styledBy(model, page)) =>
      styleOf({ css, drawn: brings }, shaped, undefined, styled, page);
    const shaped = { ...theme, shape: { stepGap: 4 } };
    expect(of().rest).toBe('.draw{}.draw__told{}');
    expect(of().first, 'what the script’s rules ask the family for').toContain('--shape-step-gap:4px');
    expect(of(styledByAll([styledBy(model, page)])).first).toContain(`.draw{}${brings.draw}`);
  });

  it('has those of all pages of its frame', () => {
    const pages = [drawn('draw/egg'), drawn('draw/wheel')];
    const styled = styledByAll(pages.map((page) => styledBy(model, page)));
    expect(styleOf({ css }, theme, undefined, styled, drawn()).first).toContain('.draw{}.egg{}.wheel{}');
  });

  it('asks for the ornaments in the colours of the document, and says where there are none', () => {
    const page = drawn();
    const ornate = { ...css, draw: '.draw{background:var(--art-tab)}' };
    const family = {
      ...theme,
      palette: { panel: '#1f1747' },
      sheet: '/family.css',
      dyedSheet: ({ accent }: Record<string, string>) => (accent ? `/${accent.slice(1)}.css` : undefined),
    };
    const of = (tokens?: Record<string, string>) =>
      styleOf({ css: ornate }, family, tokens, styledBy(model, page), page);
    expect(of()).toMatchObject({ sheet: '/family.css', strange: false });
    expect(of({ accent: '#c8f56a' })).toMatchObject({ sheet: '/c8f56a.css', strange: false });
    expect(of({ glow: '#c8f56a' }), 'a draft’s, for which no build has made one').toMatchObject({
      sheet: '/family.css',
      strange: true,
    });
    expect(of({ accent: '#c8f56a', panel: '#fffaf0' }), 'night and day').toMatchObject({ strange: true });
  });
});
