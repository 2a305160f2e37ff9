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
  /** Routes of the pages inside, of a frame. */
  frame?: readonly string[];
  /** Its theme and its languages, as one text: pages of one frame have the same. */
  look: string;
  /** Places of its data sources, state keys and popups. */
  names: ReadonlySet<string>;
  /** What analytics calls it. */
  tracking?: string;
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

/** All documents of the product, as links see them. */
export class Site {
  readonly #byFile: Map<string, Summary>;
  readonly #byRoute = new Map<string, Summary[]>();

  constructor(summaries: Iterable<Summary>) {
    this.#byFile = new Map([...summaries].map((one) => [one.file, one]));
    for (const one of this.#byFile.values()) if (unroutable(one.file) === undefined) this.#add(one);
  }

  #add(one: Summary): void {
    for (const route of new Set([...one.routes, ...one.aliases.map((alias) => alias.route)])) {
      this.#byRoute.set(route, [...(this.#byRoute.get(route) ?? []), one]);
    }
  }

  /** The documents as they are, with one of them as it is being written. */
  with(summary: Summary): View {
    return new View(this.#byRoute, this.#byFile, summary);
  }

  /** Whether a document answers at a route, by its own address or another of it. */
  has(route: string): boolean {
    return this.#byRoute.has(route) || withParameter(this.#byFile.values(), route) !== undefined;
  }

  get summaries(): Summary[] {
    return [...this.#byFile.values()];
  }
}

/** The site seen from a document that may differ from the one on disk. */
export class View {
  readonly #byRoute: ReadonlyMap<string, readonly Summary[]>;
  readonly #byFile: ReadonlyMap<string, Summary>;
  readonly #own: Summary;

  constructor(
    byRoute: ReadonlyMap<string, readonly Summary[]>,
    byFile: ReadonlyMap<string, Summary>,
    own: Summary,
  ) {
    this.#byRoute = byRoute;
    this.#byFile = byFile;
    this.#own = own;
  }

  /** Documents that answer at a route, this one included. */
  at(route: string): Summary[] {
    const others = (this.#byRoute.get(route) ?? []).filter((one) => one.file !== this.#own.file);
    const mine = this.#own.routes.has(route) || this.#own.aliases.some((alias) => alias.route === route);
    return mine ? [...others, this.#own] : others;
  }

  /** The document that a link opens: an address of its own before one with parameters. */
  find(route: string): Summary | undefined {
    const [exact] = this.at(route);
    if (exact) return exact;
    return withParameter(this.#all(), route);
  }

  #all(): Summary[] {
    return [...[...this.#byFile.values()].filter((one) => one.file !== this.#own.file), this.#own];
  }

  /** Documents before this one, in the order of paths, whose addresses have the same shape. */
  alike(): Summary[] {
    const shape = shapeOf(this.#own.route);
    return this.#all().filter((one) => one.file < this.#own.file && shapeOf(one.route) === shape);
  }

  /** Other documents that analytics calls by a name. */
  tracked(name: string): Summary[] {
    return [...this.#byFile.values()].filter((one) => one.file !== this.#own.file && one.tracking === name);
  }

  /** Frames around a route, in the order of paths. */
  framesAround(route: string): Summary[] {
    return this.#all()
      .filter((one) => one.frame?.includes(route))
      .sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  routes(): string[] {
    return this.#all().flatMap((one) => [...one.routes, ...one.aliases.map((alias) => alias.route)]);
  }
}

/** The document that takes a route by a parameter of its own. */
function withParameter(all: Iterable<Summary>, route: string): Summary | undefined {
  return [...all].find((one) => [...one.routes].some((own) => isDynamic(own) && matchRoute(own, route)));
}
