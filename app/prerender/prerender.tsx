// From document to HTML: a function of the document, the language, the moment and (optionally) public data.
import { createHash } from 'node:crypto';
import { dayAt } from '../../engine/clock/ticker.ts';
import type { OpenApi } from '../../engine/document/api.ts';
import type { CompileContext } from '../../engine/document/compile/context.ts';
import { pickText } from '../../engine/document/compile/pick-text.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { compileFramed } from '../../engine/document/frames.ts';
import { hrefOf } from '../../engine/document/href.ts';
import type { PageModel } from '../../engine/document/page-model.ts';
import { type Phase, phaseAt } from '../../engine/document/phase.ts';
import { addressOf } from '../../engine/document/route.ts';
import type { SchemaSet } from '../../engine/document/schema-set.ts';
import { evaluate } from '../../engine/expression/evaluate.ts';
import { promised } from '../../engine/http/promised.ts';
import type { Language } from '../../engine/i18n/language.ts';
import { PhoneStrings } from '../../engine/i18n/phone-strings.ts';
import { createTranslator } from '../../engine/i18n/translator.ts';
import { createPage } from '../../engine/page/create-page.ts';
import type { Page } from '../../engine/page/page.ts';
import { scopeOf } from '../../engine/page/scope.ts';
import { stillWorld } from '../../engine/page/still-world.ts';
import type { Widget } from '../../engine/render/define-widget.ts';
import { renderStaticPage } from '../../engine/render/static-page.tsx';
import type { PageData } from '../kernel/page-data.ts';
import { htmlDocument, scriptJson } from './html.ts';
import { type Theme, themeCss } from './theme.ts';

/** What the client build left: addresses of scripts, by the module that they come from. */
export interface ClientAssets {
  kernel: string;
  /** What the kernel imports at once. */
  kernelImports: readonly string[];
  /** What the page's buttons need, kernel aside. */
  core: readonly string[];
  /** What hydration needs beside that: the engine's views and React. */
  hydrate: readonly string[];
  /** The file with all of these widgets, then what it imports; none while the sources are served as they are. */
  widgets: (names: readonly string[]) => readonly string[];
  /** A picture below activities/ to its address. */
  asset: (path: string) => string;
}

export interface RendererParts {
  set: SchemaSet;
  api: OpenApi;
  widgets: ReadonlyMap<string, Widget>;
  themes: Readonly<Record<string, Theme>>;
  /** Minified CSS: `base`, `live` and `table` (engine/render), and each widget's by name. */
  css: Readonly<Record<string, string>>;
  /** Where a node's CSS stands in `css`, where that is not under its own name alone: a module's screens share some. */
  styles?: Readonly<Record<string, readonly string[]>>;
  /** Data and pictures of the modules. */
  modules?: NonNullable<CompileContext['modules']>;
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  assets: ClientAssets;
  /** The address of the raster picture that stands for a document where a link to it is shown. */
  preview?: (document: ActivityDocument) => string | undefined;
}

export interface RenderInput {
  document: ActivityDocument;
  route: string;
  lang: Language;
  /** The moment for which the page is drawn, in ms. */
  now: number;
  /** Public answers by source, as far as they are known. */
  answers?: Readonly<Record<string, unknown>>;
  /** Where the pages stand, as `https://host`, as far as that is known: others need whole addresses. */
  origin?: string | undefined;
}

export interface RenderedPage {
  html: string;
  /** Hashes of the style elements, for the CSP. */
  styleHashes: string[];
  faults: { node: string; widget: string; message: string }[];
}

export interface Renderer {
  render(input: RenderInput): RenderedPage;
  /** The address of a picture below activities/. */
  asset(path: string): string;
  /** Names of the widgets whose script a page needs. */
  scripted(input: RenderInput): string[];
  /** The requests whose public answers the page can be drawn with: source name to path and query. */
  publicRequests(input: RenderInput): Record<string, string>;
}

/** What apps call the place that a link leads to. */
const SITE_NAME = 'Gala';

/** The one ornament that most pages name in their style and do not show. */
const showsDivider = /<hr|state--empty/;

/** A table in the page, or in a popup that may open: both as compiled Markdown (a quote inside a text is escaped). */
const hasTable = ({ body, popups }: PageModel): boolean =>
  JSON.stringify([body, popups]).includes('["table",');

/** Product texts that actions may show before i18next is there. */
const actionTexts = [
  'yes',
  'no',
  'close',
  'copied',
  'sign_in_needed',
  'error.token_expired',
  'error.request_fail',
  'load.failed',
  'retry',
  'step.failed',
  'copy.failed',
  'app.failed',
];

const nobody = { user_id: '', token: '', device_id: '', live_obj_id: '', bundle_id: '' };
/** The answers that are as the API promises: a page is drawn without the others, and its phone asks for them. */
function heldAnswers(
  model: PageModel,
  answers: Readonly<Record<string, unknown>>,
  nameless: string,
): Record<string, unknown> {
  const held = Object.entries(answers).flatMap(([name, answer]) => {
    try {
      return [[name, promised('get', model.data[name]?.get ?? '', answer, nameless)]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(held) as Record<string, unknown>;
}

const hashOf = (css: string): string => createHash('sha256').update(css).digest('base64');

export function createRenderer(parts: RendererParts): Renderer {
  const { set, api, assets } = parts;
  const translators = new Map<Language, ReturnType<typeof createTranslator>>();
  const open = ({
    document,
    route,
    lang,
    now,
    answers: given,
  }: RenderInput): {
    model: PageModel;
    page: Page;
    phase: Phase;
    day: number;
    answers: Readonly<Record<string, unknown>>;
  } => {
    const model = compileFramed(document, route, lang, {
      set,
      api,
      asset: assets.asset,
      href: hrefOf,
      ...(parts.modules ? { modules: parts.modules } : {}),
      // One bad node leaves a gap and a fault: a campaign that is live is not taken down by it.
      lenient: true,
    });
    const phase = model.schedule ? phaseAt(model.schedule, now) : 'live';
    const day = model.schedule ? dayAt(model.schedule, now) : 1;
    let translate = translators.get(lang);
    if (!translate) {
      translate = createTranslator(lang, parts.texts[lang]);
      translators.set(lang, translate);
    }
    const answers = heldAnswers(model, given ?? {}, translate('nameless'));
    const page = createPage(model, {
      strings: new PhoneStrings({}, translate),
      identity: nobody,
      world: stillWorld(),
      phase,
      day,
      data: answers,
    });
    return { model, page, phase, day, answers };
  };

  return {
    asset: assets.asset,

    scripted: (input) => renderStaticPage(open(input).page, parts.widgets).scripted,

    publicRequests(input) {
      const { model, page } = open(input);
      const requests: Record<string, string> = {};
      for (const [name, source] of Object.entries(model.data)) {
        if (!source.public) continue;
        const query = new URLSearchParams();
        for (const [key, ast] of Object.entries(source.query ?? {})) {
          const result = evaluate(ast, scopeOf(page, ast, page.store.get));
          if (result.state === 'value') query.set(key, String(result.value));
        }
        if (source.size) query.set('size', String(source.size));
        const text = query.toString();
        requests[name] = text ? `${source.get}?${text}` : source.get;
      }
      return requests;
    },

    render(input) {
      const { document, lang, route } = input;
      const { model, page, phase, day, answers } = open(input);
      const drawn = renderStaticPage(page, parts.widgets);
      if (Object.keys(drawn.islands).length > 0) for (const key of actionTexts) page.strings.t(key);
      const { body: _, ...rest } = model;
      const hasIslands = Object.keys(drawn.islands).length > 0;
      const widgetFiles = hasIslands ? assets.widgets(drawn.scripted) : [];
      const data: PageData = {
        model: hasIslands ? rest : { ...rest, data: {}, state: {}, popups: {} },
        islands: drawn.islands,
        widgets: drawn.scripted,
        ...(widgetFiles[0] ? { widgetFile: widgetFiles[0] } : {}),
        strings: page.strings.record,
        answers: hasIslands ? answers : {},
        phase,
        day,
      };
      const theme = parts.themes[document.theme.preset];
      if (!theme) throw new Error(`${route}: no theme named ${document.theme.preset}`);
      // What the first screen needs comes first; the style of the rest stands before the rest.
      const stylesOf = (names: readonly string[]): string[] => [
        ...new Set(names.flatMap((name) => parts.styles?.[name] ?? [name])),
      ];
      const cssOf = (names: readonly string[]): string => names.map((name) => parts.css[name] ?? '').join('');
      const firstStyles = stylesOf(drawn.firstWidgets);
      const shared = ['base', ...(hasIslands ? ['live'] : []), ...(hasTable(model) ? ['table'] : [])];
      const firstCss = themeCss(theme, document.theme.tokens) + cssOf([...shared, ...firstStyles]);
      const restCss = cssOf(stylesOf(drawn.widgets).filter((name) => !firstStyles.includes(name)));
      const css = firstCss + restCss;
      const summary = document.summary && pickText(document.summary, lang);
      const html = htmlDocument({
        lang,
        title: model.title,
        summary,
        theme: theme.name,
        themeColor: document.theme.tokens?.ground ?? theme.palette.ground ?? '#000000',
        phase,
        css: firstCss,
        first: drawn.first,
        restCss,
        rest: drawn.rest,
        data: scriptJson(hasIslands ? data : { ...data, strings: {} }),
        script: assets.kernel,
        preload: [
          ...new Set([
            ...assets.kernelImports,
            ...(hasIslands ? [...assets.core, ...assets.hydrate].filter((one) => one !== assets.kernel) : []),
            ...widgetFiles,
          ]),
        ],
        pictures: Object.entries(theme.art).flatMap(([variable, href]) =>
          css.includes(`var(${variable}`) &&
          (variable !== '--art-divider' || showsDivider.test(drawn.first + drawn.rest))
            ? [href]
            : [],
        ),
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
      return { html, styleHashes: [firstCss, restCss].filter(Boolean).map(hashOf), faults: drawn.faults };
    },
  };
}
