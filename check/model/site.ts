import { isDynamic, matchRoute } from '../../engine/document/anywhere/match-route.ts';
import { addressOf, routeOf } from '../../engine/document/anywhere/route.ts';

/** What other documents need to know of a document. */
export interface Summary {
  file: string;
  /** Its path, parameters in brackets. */
  route: string;
  /** Where it is found: its route, with each of the values that it lists in the place of a parameter. */
  routes: ReadonlySet<string>;
  aliases: { route: string; pointer: string }[];
  redirect?: string;
  /** It is for those alone who hold the tools of a try-out: to all others there is nothing at its addresses. */
  tools?: true;
  /** Routes of the pages inside, of a frame. */
  frame?: readonly string[];
  /** Its theme and its languages, as one text: pages of one frame have the same. */
  look: string;
  /** Places of its data sources, state keys and popups. */
  names: ReadonlySet<string>;
  /** What analytics calls it. */
  tracking?: string;
  /** What a campaign says of itself where it is listed and shared, in its first language: title, and title and line of its share card. */
  said?: readonly string[];
  anchors: ReadonlySet<string>;
  /** Its anchors are not known in full, because the document is broken. */
  open: boolean;
}

/** Where a document's file is found, parameters in brackets. */
export const addressOfFile = (file: string): string => addressOf(routeOf(file.replace(/^activities\//, '')));

const STEP = /^([A-Za-z0-9_-]+|\[[a-z_]+\])$/;
const LAST = /^([A-Za-z0-9_-]+|\[[a-z_]+\]|\[\[[a-z_]+\]\])$/;

/** The first part of a document's path that cannot be part of an address: nobody opens such a document. */
export function unroutable(file: string): string | undefined {
  const steps = file
    .replace(/^activities\//, '')
    .replace(/\.json$/, '')
    .split('/');
  return steps.find((step, i) => !(i === steps.length - 1 ? LAST : STEP).test(step));
}

/** A route without the names of its parameters: two documents of one shape would answer at the same addresses. */
export const shapeOf = (route: string): string => route.replaceAll(/\[\[?[^\]]*\]\]?/g, '[]');

/** What all documents say of themselves, by what is asked for: each document asks, and must not look through all others. */
class Summaries {
  readonly byFile: ReadonlyMap<string, Summary>;
  readonly byRoute = new Map<string, Summary[]>();
  readonly byShape = new Map<string, Summary[]>();
  readonly byTracking = new Map<string, Summary[]>();
  readonly bySaid = new Map<string, Summary[]>();
  readonly byPage = new Map<string, Summary[]>();
  /** Those that take a part of an address as a parameter. */
  readonly withParameters: Summary[] = [];

  constructor(summaries: Iterable<Summary>) {
    this.byFile = new Map([...summaries].map((one) => [one.file, one]));
    for (const one of this.byFile.values()) {
      group(this.byShape, shapeOf(one.route), one);
      if (one.tracking !== undefined) group(this.byTracking, one.tracking, one);
      for (const text of new Set(one.said)) group(this.bySaid, text, one);
      for (const page of new Set(one.frame)) group(this.byPage, page, one);
      if (hasParameter(one)) this.withParameters.push(one);
      if (unroutable(one.file) !== undefined) continue;
      for (const route of addresses(one)) group(this.byRoute, route, one);
    }
  }
}

function group(groups: Map<string, Summary[]>, key: string, one: Summary): void {
  const before = groups.get(key);
  if (before) before.push(one);
  else groups.set(key, [one]);
}

const addresses = ({ routes, aliases }: Summary): Set<string> =>
  new Set([...routes, ...aliases.map((alias) => alias.route)]);

const hasParameter = ({ routes }: Summary): boolean => [...routes].some(isDynamic);

/** All documents of the product, as links see them. */
export class Site {
  readonly #all: Summaries;

  constructor(summaries: Iterable<Summary>) {
    this.#all = new Summaries(summaries);
  }

  /** The documents as they are, with one of them as it is being written. */
  with(summary: Summary): View {
    return new View(this.#all, summary);
  }

  /** Whether a document answers at a route, by its own address or another of it. */
  has(route: string): boolean {
    return this.#all.byRoute.has(route) || withParameter(this.#all.withParameters, route) !== undefined;
  }

  get summaries(): Summary[] {
    return [...this.#all.byFile.values()];
  }
}

/** The site seen from a document that may differ from the one on disk. */
export class View {
  readonly #all: Summaries;
  readonly #own: Summary;

  constructor(all: Summaries, own: Summary) {
    this.#all = all;
    this.#own = own;
  }

  #others(some: readonly Summary[] | undefined): Summary[] {
    return (some ?? []).filter((one) => one.file !== this.#own.file);
  }

  /** Documents that answer at a route, this one included. */
  at(route: string): Summary[] {
    const others = this.#others(this.#all.byRoute.get(route));
    return addresses(this.#own).has(route) ? [...others, this.#own] : others;
  }

  /** The document that a link opens: an address of its own before one with parameters. */
  find(route: string): Summary | undefined {
    const [exact] = this.at(route);
    if (exact) return exact;
    return withParameter([...this.#others(this.#all.withParameters), this.#own], route);
  }

  /** Whether a document, or the one that it leads to, is for those alone who hold the tools. */
  isForTools({ tools, redirect }: Summary): boolean {
    return tools === true || (redirect !== undefined && this.find(redirect)?.tools === true);
  }

  /** Documents before this one, in the order of paths, whose addresses have the same shape. */
  alike(): Summary[] {
    return this.#others(this.#all.byShape.get(shapeOf(this.#own.route))).filter(
      (one) => one.file < this.#own.file,
    );
  }

  /** Other documents that analytics calls by a name. */
  tracked(name: string): Summary[] {
    return this.#others(this.#all.byTracking.get(name));
  }

  /** Other campaigns that say the same of themselves. */
  saying(text: string): Summary[] {
    return this.#others(this.#all.bySaid.get(text));
  }

  /** Frames around a route, in the order of paths. */
  framesAround(route: string): Summary[] {
    const others = this.#others(this.#all.byPage.get(route));
    const all = this.#own.frame?.includes(route) ? [...others, this.#own] : others;
    return all.sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  routes(): string[] {
    return [...this.#others([...this.#all.byFile.values()]), this.#own].flatMap((one) => [
      ...one.routes,
      ...one.aliases.map((alias) => alias.route),
    ]);
  }
}

/** The document that takes a route by a parameter of its own. */
function withParameter(all: readonly Summary[], route: string): Summary | undefined {
  return all.find((one) => [...one.routes].some((own) => isDynamic(own) && matchRoute(own, route)));
}
