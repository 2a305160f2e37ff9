// The contact sheet as one page: a card for each look at a document, with what was measured and what is wrong.
import type { Cell } from './cells.ts';

/** What was seen in one cell. */
export interface Look extends Cell {
  /** Pictures of the first screens, from the top, as paths beside the sheet. */
  readonly screens: readonly string[];
  /** ms until something was painted, on this machine: to be read beside other pages of the same sheet. */
  readonly firstPaint: number | undefined;
  /** Bytes on the wire, of all that was loaded. */
  readonly bytes: number;
  /** Of them those of the page itself, and of scripts that loaded by themselves. */
  readonly pageBytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  /** Layout shift until all was there and the page had been scrolled through. */
  readonly shift: number;
  /** Each fault in a sentence, by what found it. */
  readonly faults: { readonly [kind: string]: readonly string[] };
}

/** What a page may move while it is read (specification of layout shift: a hundredth or two is not seen). */
export const MOST_SHIFT = 0.02;

/**
 * What any page may weigh on the wire, as a server compresses it on its way (a tenth more than a while later): the page itself, and the scripts that load by
 * themselves. The page with most in it, fifteen parts with their texts and rows, has 50,500.
 */
const MOST_BYTES = { page: 51_000, scripts: 110_000 };

/** Sentences about what is heavier than any page may be. */
export const overBudget = (page: number, scripts: number): string[] => [
  ...(page > MOST_BYTES.page
    ? [`the page weighs ${page} bytes, at most ${MOST_BYTES.page} are allowed`]
    : []),
  ...(scripts > MOST_BYTES.scripts
    ? [`its scripts weigh ${scripts} bytes, at most ${MOST_BYTES.scripts} are allowed`]
    : []),
];

/** Sentences about all that is wrong with a look. */
export const faultsOf = ({ faults, shift }: Pick<Look, 'faults' | 'shift'>): string[] => [
  ...Object.entries(faults).flatMap(([kind, found]) => found.map((one) => `${kind}: ${one}`)),
  ...(shift > MOST_SHIFT ? [`layout shift: expected at most ${MOST_SHIFT}, got ${shift.toFixed(3)}`] : []),
];

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');

/** kB as people read them. */
const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;

function card(look: Look): string {
  const { route, lang, width, moment, screens, firstPaint, bytes, requests, shift } = look;
  const faults = faultsOf(look);
  const name = `${route}, ${lang}, ${width} px, ${moment}`;
  const pictures = screens
    .map(
      (path, at) =>
        `<a href="${escaped(path)}" target="_blank"><img src="${escaped(path)}" alt="${escaped(`${name}, screen ${at + 1}`)}" loading="lazy"></a>`,
    )
    .join('');
  const paint = firstPaint === undefined ? 'not painted' : `${Math.round(firstPaint)} ms`;
  const told =
    faults.length === 0 ? '' : `<ul>${faults.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`;
  return `<article data-route="${escaped(route)}" data-lang="${lang}" data-width="${width}" data-moment="${moment}"
 data-faults="${faults.length}" data-bytes="${bytes}" data-paint="${Math.round(firstPaint ?? 0)}" data-shift="${shift}">
<h2>${escaped(name)}</h2><div class="screens">${pictures}</div>
<p>${paint} · ${kilobytes(bytes)} · ${requests} requests · shift ${shift.toFixed(3)}</p>${told}</article>`;
}

const style = `body{margin:0;font:14px/1.4 system-ui,sans-serif;background:#16131d;color:#efe9f7}
header{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:10px 16px;background:#221c2ee6}
h1{font-size:16px;margin:0}select{font:inherit;padding:2px 6px}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:14px;padding:14px}
article{background:#221c2e;border-radius:10px;padding:10px;border:2px solid #0000}article[data-faults]:not([data-faults="0"]){border-color:#ff6b81}
article[hidden]{display:none}h2{font-size:13px;margin:0 0 8px;overflow-wrap:anywhere}p{margin:8px 0 0;color:#b9aecb}
.screens{display:flex;gap:6px;overflow-x:auto}.screens a{flex:none}img{display:block;width:190px;height:auto;border-radius:6px;background:#000}
ul{margin:8px 0 0;padding-left:18px;color:#ffb3bd;overflow-wrap:anywhere}`;

/** Sorts and hides cards; the page is read from a folder, so it asks nobody. */
const script = `const cards=[...document.querySelectorAll('article')];const main=document.querySelector('main');
const pick=(id)=>document.getElementById(id).value;
function show(){for(const one of cards){one.hidden=['route','lang','width','moment'].some((key)=>pick(key)!==''&&one.dataset[key]!==pick(key))||(pick('only')==='faults'&&one.dataset.faults==='0')}
const by=pick('by');if(by!==''){main.append(...cards.toSorted((a,b)=>Number(b.dataset[by])-Number(a.dataset[by])))}else main.append(...cards);
document.getElementById('count').textContent=cards.filter((one)=>!one.hidden).length+' of '+cards.length}
document.querySelector('header').addEventListener('change',show);show();`;

const select = (
  id: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
): string =>
  `<label>${label} <select id="${id}">${options
    .map(([value, text]) => `<option value="${escaped(value)}">${escaped(text)}</option>`)
    .join('')}</select></label>`;

/** @param missing languages that documents lack, by route */
export function sheetOf(
  looks: readonly Look[],
  missing: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const values = (key: 'route' | 'lang' | 'width' | 'moment'): (readonly [string, string])[] => [
    ['', 'all'],
    ...[...new Set(looks.map((look) => String(look[key])))].map((one) => [one, one] as const),
  ];
  const lacking = [...missing].filter(([, lack]) => lack.length > 0);
  const lacks =
    lacking.length === 0
      ? ''
      : `<details><summary>${lacking.length} documents lack languages</summary><ul>${lacking
          .map(([route, lack]) => `<li>${escaped(route)}: ${lack.join(', ')}</li>`)
          .join('')}</ul></details>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>
<header><h1>Contact sheet</h1><span id="count"></span>${select('route', 'document', values('route'))}
${select('lang', 'language', values('lang'))}${select('width', 'width', values('width'))}${select('moment', 'moment', values('moment'))}
${select('only', 'show', [
  ['', 'all'],
  ['faults', 'with faults'],
])}${select('by', 'order', [
  ['', 'documents'],
  ['faults', 'most faults'],
  ['bytes', 'heaviest'],
  ['paint', 'latest paint'],
  ['shift', 'most shift'],
])}${lacks}</header>
<main>${looks.map(card).join('\n')}</main><script>${script}</script></html>
`;
}
