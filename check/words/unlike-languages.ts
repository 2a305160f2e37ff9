import { DAY } from '../../engine/document/anywhere/days.ts';
import { partsOfText } from '../../engine/expression/template.ts';
import { WRITTEN } from '../../engine/i18n/written-date.ts';
import type { Problem } from '../finding.ts';
import { child } from '../text/pointer.ts';
import type { NamedDate } from './dates-in-text.ts';
import { said } from './said.ts';

const MOMENT = new RegExp(`\\b(${Object.keys(WRITTEN).join('|')})\\s*\\(([^()]*)\\)`, 'g');
const PATH = /(?<![.\w"'])[A-Za-z_]\w*(?:\.\w+|\[\s*(?:"[^"]*"|'[^']*')\s*\])*(?!\w|\s*\()/g;
const WORDS = new Set(['true', 'false', 'null', 'in']);
/** Words of a language in an expression are its own; an id in brackets is part of a path. */
const OWN_WORDS = /(?<!\[\s*)(?:"[^"]*"|'[^']*')/g;

/** Moments of the document by the facts that name them; asked where they are needed. */
export type Moments = () => ReadonlyMap<string, string>;

interface Shown {
  readonly shown: ReadonlyMap<string, { offset: number; length: number }>;
  /** Equal for texts that show the same. */
  readonly key: string;
}

const NOTHING: Shown = { shown: new Map(), key: '' };

function shownIn(text: string): Shown {
  if (!text.includes('{{')) return NOTHING;
  const shown = readShown(text);
  return { shown, key: [...shown.keys()].sort().join(' ') };
}

/** What a text shows, by what each of its expressions reads: two ways to write a day are one. */
function readShown(text: string): Map<string, { offset: number; length: number }> {
  const shown = new Map<string, { offset: number; length: number }>();
  let offset = 0;
  for (const { text: part, expression } of partsOfText(text)) {
    if (expression !== undefined)
      for (const one of readsOf(expression))
        if (!shown.has(one)) shown.set(one, { offset, length: part.length });
    offset += part.length;
  }
  return shown;
}

const reads = new Map<string, readonly string[]>();

/** What an expression reads: most stand in all languages of a text, and in several texts. */
function readsOf(expression: string): readonly string[] {
  const before = reads.get(expression);
  if (before) return before;
  const bare = expression.replaceAll(OWN_WORDS, '""');
  const moments = [...bare.matchAll(MOMENT)].map(
    ([, form = '', path = '']) => `${form === 'fullDate' ? 'date' : form}(${path.trim()})`,
  );
  const paths = [...bare.replaceAll(MOMENT, ' ').matchAll(PATH)].map(([path]) => path);
  const made = [...moments, ...paths].filter((one) => !WORDS.has(one));
  if (reads.size > 20_000) reads.clear();
  reads.set(expression, made);
  return made;
}

/**
 * Languages of a text that show something else than most of the others do: a fact that was copied and not changed.
 * How often one is shown, and in which order, is a matter of each language.
 */
export function unlikeLanguages(
  pointer: string,
  texts: Readonly<Record<string, unknown>>,
  moments: Moments,
): Problem[] {
  const written = Object.entries(texts).filter((one): one is [string, string] => typeof one[1] === 'string');
  if (written.length < 2 || !hasLive(texts)) return [];
  const all = written.map(([lang, text]) => ({ lang, text, ...shownIn(text) }));
  const [head] = all;
  if (all.every((one) => one.key === head?.key)) return [];
  const most = all.find((one) => all.filter((two) => two.key === one.key).length * 2 > all.length);
  if (!most) return all.length === 2 ? undecided(pointer, all, moments) : [];
  return all.flatMap(({ lang, text, shown }): Problem[] => {
    const lacks = [...most.shown.keys()].filter((one) => !shown.has(one));
    const extra = [...shown].filter(([one]) => !most.shown.has(one));
    const strays = [...lacks, ...extra.map(([one]) => one)];
    // A language may have a word of its own for what others name.
    const isNames = strays.every((one) => one.endsWith('.name')) && (!lacks.length || !extra.length);
    if (isNames || (extra.length === 0 && isWritten(text, lacks, moments))) return [];
    const [first] = extra;
    const said = [
      ...(lacks.length > 0 ? [`shows no ${listed(lacks)}`] : []),
      ...(first ? [`shows ${listed([first[0]])}`] : []),
    ].join(' and ');
    return [
      {
        pointer: child(pointer, lang),
        ...(first ? { part: first[1] } : {}),
        message: `the text in \`${lang}\` ${said}, unlike most of its languages`,
        expected: lacks.length > 0 ? listed(lacks) : `a text without ${listed([first?.[0] ?? ''])}`,
        got: first
          ? listed([first[0]])
          : listed([...shown.keys()].slice(0, 6)) || JSON.stringify(text.slice(0, 60)),
      },
    ];
  });
}

/** Days that are written out as they are, are a matter of their own (repeated-facts). */
function isWritten(text: string, lacks: readonly string[], moments: Moments): boolean {
  if (!lacks.every((one) => one.endsWith(')'))) return false;
  const { dates } = said(text);
  return (
    dates.length > 0 &&
    lacks.every((one) => {
      const moment = /^date\((.*)\)$/.exec(one)?.[1];
      const day = moment === undefined ? undefined : moments().get(moment);
      return day === undefined || dates.some((date) => isOn(date, day, LASTS.test(moment ?? '')));
    })
  );
}

/** Moments up to which something lasts. */
const LASTS = /(?:end|locks|until)$/;

/** @param lasts up to its midnight: the day before is its last */
function isOn({ month, day }: NamedDate, moment: string, lasts: boolean): boolean {
  const at = Date.parse(`${moment.slice(0, 10)}T00:00:00Z`);
  return (lasts ? [at, at - DAY] : [at]).some((one) => {
    const date = new Date(one);
    return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
  });
}

/** Of two languages nobody knows which one is right: both are named. */
function undecided(
  pointer: string,
  all: readonly (Shown & { readonly lang: string; readonly text: string })[],
  moments: Moments,
): Problem[] {
  const [one, other] = all;
  // A language that shows nothing may say it in words of its own.
  if (!one?.shown.size || !other?.shown.size) return [];
  const [here, there] = [
    [...other.shown].filter(([name]) => !one.shown.has(name)),
    [...one.shown].filter(([name]) => !other.shown.has(name)),
  ];
  const [extra, lacks] = [here.map(([name]) => name), there.map(([name]) => name)];
  const isNames =
    [...extra, ...lacks].every((name) => name.endsWith('.name')) && (!lacks.length || !extra.length);
  if (isNames || (extra.length === 0 && isWritten(other.text, lacks, moments))) return [];
  if (lacks.length === 0 && isWritten(one.text, extra, moments)) return [];
  const part = here[0]?.[1];
  return [
    {
      pointer: child(pointer, other.lang),
      ...(part ? { part } : {}),
      message: `the text in \`${other.lang}\` shows ${listed(extra) || 'nothing of the kind'} where that in \`${one.lang}\` shows ${listed(lacks) || 'nothing of the kind'}: one of them is wrong`,
      expected: 'the same facts in all languages',
      got: listed(extra) || JSON.stringify(other.text.slice(0, 60)),
      related: [{ pointer: child(pointer, one.lang), message: 'the other one stands here' }],
    },
  ];
}

/** A quick look: most texts show nothing. */
export function hasLive(texts: Readonly<Record<string, unknown>>): boolean {
  for (const lang of Object.keys(texts)) {
    const text = texts[lang];
    if (typeof text === 'string' && text.includes('{{')) return true;
  }
  return false;
}

const listed = (names: readonly string[]): string => names.map((one) => `\`${one}\``).join(', ');
