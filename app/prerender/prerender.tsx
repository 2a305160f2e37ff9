// From document to HTML: a function of the document, the language, the moment and (optionally) public data.

import { createHash } from 'node:crypto';
import { hrefOf } from '../../engine/document/anywhere/href.ts';
import { beginOf } from '../../engine/document/anywhere/phase.ts';
import { addressOf } from '../../engine/document/anywhere/route.ts';
import { inLanguage } from '../../engine/document/compile/pick-text.ts';
import type { Around } from '../../engine/document/document.ts';
import { DocumentFacts } from '../../engine/document/facts.ts';
import type { PageModel } from '../../engine/document/page-model.ts';
import { allShapes } from '../../engine/http/all-calls/all-shapes.ts';
import { shapesOf } from '../../engine/http/answer-shapes.ts';
import type { Language } from '../../engine/i18n/language.ts';
import { withoutJoiners } from '../../engine/i18n/word-joiner.ts';
import { heldPictures } from '../../engine/render/held-picture.ts';
import { renderStaticPage, type StaticPage, scriptedIn } from '../../engine/render/static-page.tsx';
import type { PageData } from '../kernel/page-data.ts';
import type { Asks } from '../start/handed.ts';
import { asksOf } from './asks.ts';
import { htmlDocument, scriptJson } from './html.ts';
import { insideScript } from './inside-script.ts';
import { pageOpener } from './open-page.ts';
import { type Styled, styledBy, styledByAll, styleOf } from './page-style.ts';
import { opensApp, textsOf } from './page-texts.ts';
import { publicRequestsOf } from './public-requests.ts';
import type { ClientAssets, Renderer, RendererParts, RenderInput } from './renderer.ts';
import { speculationRules } from './speculation.ts';

/** What apps call the place that a link leads to. */
const SITE_NAME = 'Gala';

/** What the scripts of a page ask by themselves: its sources, but for those of a popup that is asked for while it is open alone, and the region (§4). */
const callsOf = ({ data, popups }: PageModel): string[] => [
  ...Object.entries(data).flatMap(([name, { get }]) =>
    popups[name]?.shown === undefined ? [`get ${get}`] : [],
  ),
  'get /query_location',
];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Where the widgets lie that popups alone show: the file of the page's widgets has them not. */
function popupFilesOf(
  { scripted, inPopups }: StaticPage,
  { widgets }: ClientAssets,
): Pick<PageData, 'popupFiles'> {
  const files = [...new Set(inPopups)].flatMap((name) => {
    const [file] = scripted.includes(name) ? [] : widgets([name]);
    return file ? [[name, file] as const] : [];
  });
  return files.length > 0 ? { popupFiles: Object.fromEntries(files) } : {};
}

/** Widgets that bring style and texts along: those that popups alone show. Pages of a frame have one style, that of all of them. */
function popupPartsOf(
  { onPage, inPopups }: StaticPage,
  { popupPart }: ClientAssets,
  { document, lang }: RenderInput,
): Pick<PageData, 'popupParts'> {
  const files = [...new Set(inPopups)].flatMap((name) => {
    const file = document.around || onPage.includes(name) ? undefined : popupPart?.(name, lang);
    return file ? [[name, file] as const] : [];
  });
  return files.length > 0 ? { popupParts: Object.fromEntries(files) } : {};
}

/** The picture of a campaign's currency, where it is another than that of its family. */
function coinOf(
  { campaign, theme }: RenderInput['document'],
  { asset }: ClientAssets,
): Pick<PageData, 'coin'> {
  const { icon } = (campaign?.currency ?? {}) as { icon?: string };
  return icon === undefined || icon === `art/${theme.preset}/currency.svg` ? {} : { coin: asset(icon) };
}

export function createRenderer(parts: RendererParts): Renderer {
  const { assets } = parts;
  const open = pageOpener(parts);
  const inFrames = new WeakMap<Around, Styled>();
  const styledIn = (around: Around, input: RenderInput): Styled => {
    const known = inFrames.get(around);
    if (known) return known;
    const each = around.pages.map(({ route, document }) => {
      const { model, page } = open({ ...input, route, document: { ...document, around }, answers: {} });
      return styledBy(model, renderStaticPage(page, parts.widgets));
    });
    const made = styledByAll(each);
    inFrames.set(around, made);
    return made;
  };
  return {
    asset: assets.asset,
    titleOf: (document) => new DocumentFacts(document, parts.set).fillAll(document.title),

    scripted(input) {
      const { model } = open({ ...input, now: 0 });
      const moments = model.schedule
        ? [model.schedule.start, model.schedule.end, beginOf(model.schedule, 'ended')]
        : [];
      const left = moments.map((now) => open({ ...input, now, onward: true }).model);
      return [model, ...left].map(({ body }) => scriptedIn(body));
    },

    publicRequests: (input) => publicRequestsOf(open(input)),

    render(input) {
      const { document, lang, route } = input;
      const { model, page, phase, day, answers } = open(input);
      const drawn = renderStaticPage(page, parts.widgets);
      const { body: _, ...rest } = model;
      const hasIslands = Object.keys(drawn.islands).length > 0;
      const widgetFiles = hasIslands ? assets.widgets(drawn.scripted) : [];
      const parted = hasIslands ? popupPartsOf(drawn, assets, input) : {};
      const brought = Object.keys(parted.popupParts ?? {});
      const openingTexts = hasIslands && opensApp(model) ? assets.openingTexts?.(lang) : undefined;
      const data: PageData = {
        model: hasIslands ? rest : { ...rest, data: {}, state: {}, popups: {} },
        islands: drawn.islands,
        widgets: drawn.scripted,
        ...(widgetFiles[0] ? { widgetFile: widgetFiles[0] } : {}),
        ...(hasIslands ? popupFilesOf(drawn, assets) : {}),
        ...parted,
        ...(openingTexts === undefined ? {} : { openingTexts }),
        ...(hasIslands ? coinOf(document, assets) : {}),
        texts: hasIslands
          ? textsOf(parts.texts[lang], model, drawn, brought, openingTexts !== undefined)
          : {},
        shapes: hasIslands ? shapesOf(callsOf(model), allShapes) : {},
        answers: hasIslands ? answers : {},
        phase,
        day,
      };
      const theme = parts.themes[document.theme.preset];
      if (!theme) throw new Error(`${route}: no theme named ${document.theme.preset}`);
      const styled = document.around ? styledIn(document.around, input) : styledBy(model, drawn, brought);
      const style = styleOf(parts, theme, document.theme.tokens, styled, drawn);
      const summary =
        document.summary &&
        withoutJoiners(new DocumentFacts(document, parts.set).fill(inLanguage(document.summary, lang), lang));
      const scripts = hasIslands ? [...new Set([...widgetFiles, ...assets.hydrate])] : [];
      const asks: Asks = {
        lang,
        hosts: parts.hosts,
        ...(hasIslands ? asksOf({ model, page }) : { all: [], own: [] }),
        ...(hasIslands && assets.react ? { react: assets.react } : {}),
        ...(style.sheet ? { sheet: style.sheet } : {}),
      };
      const inside = assets.inside && insideScript(assets.inside, hasIslands);
      const html = htmlDocument({
        lang,
        title: model.title,
        summary,
        found: document.access?.tools !== true,
        theme: theme.name,
        ownColours: style.strange,
        themeColor: document.theme.tokens?.ground ?? theme.palette.ground ?? '#000000',
        phase,
        css: style.first,
        first: drawn.first.map(heldPictures),
        restCss: style.rest,
        rest: heldPictures(drawn.rest),
        scripts,
        asks: scriptJson(asks),
        start: assets.start,
        data: scriptJson(data),
        script: assets.kernel,
        inside,
        sheet: style.sheet,
        url: hrefOf(addressOf(route)),
        otherLanguages: document.languages as Language[],
        preview: {
          title: model.share?.title ?? model.title,
          text: model.share?.content ?? summary,
          image: parts.preview?.(document),
          origin: input.origin ?? '',
          siteName: SITE_NAME,
        },
      });
      return {
        html,
        hashes: {
          styles: [style.first, style.rest].filter(Boolean).map(hashOf),
          scripts: [assets.start, inside, speculationRules].flatMap((one) =>
            one === undefined ? [] : hashOf(one),
          ),
        },
        faults: drawn.faults,
      };
    },
  };
}
