import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import type { SpecificationRule } from './rules.ts';

/** Library code for pages to come (schemas/spec/library.json). */
export interface Waiting {
  file: string;
  /** Values that no page reaches. */
  exports?: string[];
  /** Parts of something that a page reaches, as code would use them. */
  calls?: string[];
  /** Section of the specification; absent where it says nothing of it. */
  rule?: string;
  waits: string;
}

export const waitingCode = (): Waiting[] =>
  JSON.parse(readFileSync(join(root, 'schemas/spec/library.json'), 'utf8')) as Waiting[];

/** `engine/platform/environment/test-app.ts#testAppEnvironmentOf`, as rules name it. */
const namesOf = ({ file, exports = [], calls = [] }: Waiting): string[] =>
  [...exports, ...calls].map((name) => `${file}#${name}`);

/** Where the rules and the list of library code do not agree: a name that is not listed, and listed code that no rule is about. */
export function libraryFaults(rules: readonly SpecificationRule[], waiting: readonly Waiting[]): string[] {
  const listed = waiting.filter(({ rule }) => rule !== undefined).flatMap(namesOf);
  const named = rules.flatMap(({ id, library = [], libraryInPart = [] }) =>
    [...library, ...libraryInPart].map((name) => ({ id, name })),
  );
  const unknown = named
    .filter(({ name }) => !listed.includes(name))
    .map(({ id, name }) => {
      const nearest = nearestName(name, listed);
      return `rules.json: ${id}: \`${name}\` is not in schemas/spec/library.json${nearest ? `; nearest: \`${nearest}\`` : ''}. What pages reach is not named.`;
    });
  const unnamed = listed
    .filter((name) => !named.some((one) => one.name === name))
    .map(
      (name) =>
        `library.json: \`${name}\` is named by no rule: name it in rules.json, as \`library\` of a rule that is about it alone, or as \`libraryInPart\`.`,
    );
  return [...unknown, ...unnamed];
}
