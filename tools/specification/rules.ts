import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';

export interface SpecificationRule {
  /** Section and number, for example `5.3`, or a decision, for example `T63`. */
  readonly id: string;
  /** What it asks, in our words. */
  readonly says: string;
  /** Decisions where the text is silent or says two things. */
  readonly decisions?: readonly string[];
  /** What is deliberately different from the text. */
  readonly differs?: string;
  /** Names of schemas/spec/library.json, if the rule is about these alone: then no page reaches it, whatever else its tests import. */
  readonly library?: readonly string[];
  /** The same, if it is about them and about code that pages reach. */
  readonly libraryInPart?: readonly string[];
  /** Why no test proves it. Without this an open rule is an error. */
  readonly open?: string;
}

export const specificationRules = (): SpecificationRule[] =>
  JSON.parse(readFileSync(join(root, 'schemas/spec/rules.json'), 'utf8')) as SpecificationRule[];
