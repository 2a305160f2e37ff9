/** A document of some version of the format, as JSON. */
export type DocumentJson = Readonly<Record<string, unknown>>;

/** One step of the format: a pure function from a document of version `from` to one of version `from + 1`. */
export interface Upgrade {
  readonly from: number;
  /** What it does, for people who read a log. */
  readonly name: string;
  readonly apply: (document: DocumentJson) => DocumentJson;
}
