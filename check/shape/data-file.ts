import type { Problem } from '../finding.ts';
import type { Json } from '../text/pointer.ts';

/** What a data file can name beside itself. */
export interface DataWorld {
  /** Paths of all pictures and data of modules, below modules/. */
  readonly files: ReadonlySet<string>;
  /** Whether a page of the product answers at a route. */
  hasRoute(route: string): boolean;
}

/** A data file of a module that could be parsed, as the rules see it. */
export interface DataFile {
  path: string;
  text: string;
  /** The value, with misspelt keys mended. */
  value: Json;
  /** What is wrong with how it names its schema. */
  namingProblems: Problem[];
  /** What that schema says of it; nothing when no schema is known. */
  schemaProblems: Problem[];
  /** What it can name beside itself. */
  world: DataWorld;
}
