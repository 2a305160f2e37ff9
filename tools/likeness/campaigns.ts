import type { LoadedDocument } from '../../build/documents.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { isObject } from '../../engine/json.ts';
import { shapesOf, sharedShapes } from './drawing.ts';

/** What of a campaign's page meets the eye before a word of it is read. */
export interface Campaign {
  readonly page: string;
  /** Pages of one folder are one house: they may share the ground of their stage and its colours (docs/decisions/0213). */
  readonly house: string;
  /** The shapes of its stage, whatever layer they are in. */
  readonly hero: ReadonlySet<string>;
  readonly preset: string;
  readonly colours: Readonly<Record<string, string>>;
  /** Names of its nodes in the order of reading, a parent before its children. */
  readonly widgets: readonly string[];
}

/** Documents that people look forward to and take part in: a preview, and rules that the server runs. */
export const isCampaign = ({ document }: LoadedDocument): boolean =>
  document.schedule?.preview !== undefined && document.campaign !== undefined;

/**
 * @param paletteOf the colours of a family
 * @param drawingOf the text of a picture, by its path below `activities/`
 */
export function campaignOf(
  { route, document }: LoadedDocument,
  paletteOf: (preset: string) => Record<string, string>,
  drawingOf: (path: string) => string,
): Campaign {
  const preset = document.theme?.preset ?? '';
  return {
    page: route,
    house: route.split('/')[0] ?? route,
    hero: new Set(
      (heroOf(document) ?? heroOf(document.around?.document) ?? []).flatMap((path) =>
        shapesOf(drawingOf(path)),
      ),
    ),
    preset,
    colours: { ...paletteOf(preset), ...document.theme?.tokens },
    widgets: nodesOf(document.body).map(({ widget }) => widget),
  };
}

interface Node {
  readonly widget: string;
  readonly art?: unknown;
}

const isNode = (value: object): value is Node => 'widget' in value && typeof value.widget === 'string';

/** Nodes and, behind each, what is in it. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return isNode(value) ? [value, ...inside] : inside;
}

function heroOf(document: ActivityDocument | undefined): string[] | undefined {
  const hero = nodesOf(document?.body).find(({ widget }) => widget === 'hero');
  return hero && isObject(hero.art)
    ? Object.values(hero.art).filter((one): one is string => typeof one === 'string')
    : undefined;
}

/** What makes two campaigns look like one; empty where each has a face of its own. */
export function sameFace(one: Campaign, other: Campaign): string[] {
  const faults: string[] = [];
  const isHouse = one.house === other.house;
  const shared = sharedShapes(one.hero, other.hero);
  if (shared >= (isHouse ? MOST_OF_A_HOUSE : MOST_OF_A_STAGE))
    faults.push(`${Math.round(shared * 100)} % of the shapes of the smaller stage stand in the other`);
  if (!isHouse && one.preset === other.preset && !coloursDiffer(one.colours, other.colours))
    faults.push(`both are ${one.preset} in the same colours`);
  const places = editDistance(one.widgets, other.widgets);
  if (places < FEWEST_PLACES) faults.push(`their widgets differ in ${places} places`);
  return faults;
}

export const FEWEST_PLACES = 3;
/** As of words. Two of our stages, each drawn by itself, have had a twelfth at most: a lamp, a line of the ground. */
const MOST_OF_A_STAGE = 0.2;
/** One place from two sides: its ground may be both pages', what stands on it is each page's own. */
const MOST_OF_A_HOUSE = 0.5;

/** Of 255; less is seen by nobody. */
const SEEN = 16;
/** Colours that fill what is seen first. */
const FILLING = ['ground', 'panel', 'accent', 'glow'];

const coloursDiffer = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean =>
  FILLING.some((name) => {
    const theirs = channels(other[name]);
    return channels(one[name]).some((channel, at) => Math.abs(channel - (theirs[at] ?? 0)) >= SEEN);
  });

function channels(colour = '#000000'): number[] {
  const hex = colour.slice(1);
  const whole = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
}

/** How many widgets have to be added, left out or replaced to make one sequence the other. */
export function editDistance(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, at) => at + 1);
  one.forEach((mine, i) => {
    let corner = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const here = Math.min(above + 1, left + 1, corner + (mine === other[j] ? 0 : 1));
      corner = above;
      left = here;
      return here;
    });
  });
  return row.at(-1) ?? one.length;
}
