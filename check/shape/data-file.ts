import type { Problem } from '../finding.ts';
import type { DataWorld } from '../room.ts';
import type { Json } from '../text/pointer.ts';

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
