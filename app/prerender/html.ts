import type { Language } from '../../engine/i18n/language.ts';
import { languages, languageTag } from '../../engine/i18n/language.ts';
import { PAGE_DATA_ID } from '../kernel/page-data.ts';
import { ASKS_ID } from '../start/handed.ts';
import { speculationRules } from './speculation.ts';

/** Size of the pictures that stand for a page, in px: what apps show without cutting. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

export interface HtmlParts {
  lang: Language;
  title: string;
  summary: string | undefined;
  /** Search engines may show it. */
  found: boolean;
  theme: string;
  /** It has colours in place of the family's: what the family has painted for words stays away (engine/render/parts). */
  ownColours: boolean;
  themeColor: string;
  phase: string;
  /** Style of the first nodes, the markup of each; then the style of the rest, and the rest. */
  css: string;
  first: readonly string[];
  restCss: string;
  rest: string;
  /** JSON of the page's data. */
  data: string;
  /** Addresses of the scripts that draw answers. */
  scripts: readonly string[];
  /** JSON of what the page asks at once, and the script that asks it. */
  asks: string;
  start: string;
  /** Kernel and core, for the end of the page; without them the address of the kernel. */
  inside: string | undefined;
  script: string;
  /** Address of the script with React, which takes longest to come; without live parts none. */
  /** Address of the theme's ornaments, for whoever runs no script. */
  sheet: string | undefined;
  /** Address of this page without query. */
  url: string;
  otherLanguages: readonly Language[];
  preview: Preview;
}

/** What apps show of a link to the page. */
export interface Preview {
  title: string;
  text: string | undefined;
  /** Address of a raster picture: those who ask read no SVG. */
  image: string | undefined;
  /** Origin of the pages, which these addresses need; empty where it is not known. */
  origin: string;
  siteName: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (one) => entities[one] ?? one);

/** JSON that may stand inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** Open Graph names a language with its main country. */
const locales: Record<Language, string> = { cn: 'zh_CN', tw: 'zh_TW', en: 'en_US', th: 'th_TH', vi: 'vi_VN' };

/** Title, text and picture for whoever shows a link to this page (Open Graph, and X's card). */
function previewTags({ lang, url, otherLanguages, preview }: HtmlParts): string {
  const { title, text, image, origin, siteName } = preview;
  const tag = (property: string, content: string | undefined): string =>
    content ? `<meta property="${property}" content="${escapeHtml(content)}">` : '';
  return [
    tag('og:type', 'website'),
    tag('og:site_name', siteName),
    tag('og:title', title),
    tag('og:description', text),
    tag('og:url', origin && `${origin}${url}?lang=${lang}`),
    tag('og:locale', locales[lang]),
    ...languages
      .filter((one) => one !== lang && otherLanguages.includes(one))
      .map((one) => tag('og:locale:alternate', locales[one])),
    ...(image
      ? [
          tag('og:image', origin + image),
          tag('og:image:width', String(PREVIEW_WIDTH)),
          tag('og:image:height', String(PREVIEW_HEIGHT)),
          tag('og:image:alt', title),
        ]
      : []),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`,
  ].join('');
}

/** The whole document that a phone gets. Its inline scripts are the start and, where it is in the page, the kernel; no style attribute: the CSP allows none. */
export function htmlDocument(parts: HtmlParts): string {
  const tag = languageTag[parts.lang];
  const alternate = languages
    .filter((one) => parts.otherLanguages.includes(one))
    .map(
      (one) =>
        `<link rel="alternate" hreflang="${languageTag[one]}" href="${escapeHtml(parts.url)}?lang=${one}">`,
    )
    .join('');
  const start = `<script type="application/json" id="${ASKS_ID}">${parts.asks}</script><script>${parts.start}</script>`;
  // The start says whether the app is around the page, and whether somebody is signed in: it comes before what differs by that, which
  // would move once it is known. Elsewhere it comes behind the first screen, which is there to be painted while it runs (decision 0085).
  const differs = parts.first.findIndex((one) => / data-(?:requires|visitors|signed-in)=/.test(one));
  const before = differs < 0 ? parts.first.length : differs;
  const screen = [...parts.first.slice(0, before), before > 0 ? start : '', ...parts.first.slice(before)];
  return [
    `<!doctype html><html lang="${tag}" data-phase="${parts.phase}" data-theme="${escapeHtml(parts.theme)}"${parts.ownColours ? ' data-own' : ''}><head><meta charset="utf-8">`,
    // Behind the header, for whoever serves the files without it (T50); nothing is asked for before it.
    '<meta name="referrer" content="no-referrer">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    before > 0 ? '' : start,
    `<title>${escapeHtml(parts.title)}</title>`,
    parts.summary ? `<meta name="description" content="${escapeHtml(parts.summary)}">` : '',
    parts.found ? '' : '<meta name="robots" content="noindex,nofollow">',
    previewTags(parts),
    `<meta name="theme-color" content="${escapeHtml(parts.themeColor)}">`,
    // What draws answers is on its way with the page (decision 0137).
    ...parts.scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<style>${parts.css}</style>`,
    parts.sheet ? `<noscript><link rel="stylesheet" href="${parts.sheet}"></noscript>` : '',
    '<link rel="icon" href="data:,">',
    alternate,
    `</head><body><main class="page" id="page">${screen.join('')}${parts.restCss && `<style>${parts.restCss}</style>`}${parts.rest}</main>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">${parts.data}</script>${parts.inside === undefined ? `<script type="module" src="${parts.script}"></script>` : `<script>${parts.inside}</script>`}<script type="speculationrules">${speculationRules}</script></body></html>`,
  ].join('');
}
