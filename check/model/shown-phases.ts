import type { Place } from '../../engine/document/walk.ts';
import type { ExpressionAst } from '../../engine/expression/ast.ts';
import type { CheckedFile } from './file.ts';
import { mayBeSeen, possibilitiesOf } from './shown-when.ts';

/** The question whether the page is in a phase, as it is parsed and as it is written. */
export const inPhase = (phase: string): { ast: ExpressionAst; source: string } => ({
  ast: ['==', ['$', 'phase'], phase],
  source: `phase == '${phase}'`,
});

/** A value with the node that holds it counted among what is around it. */
export const inside = (place: Place): Place => ({ ...place, parents: [...place.parents, place] });

/** The phases of the page in which what stands at a place may be seen. */
export const phasesOf = (file: CheckedFile, place: Place): string[] =>
  possibilitiesOf(file).phases.filter((phase) => mayBeSeen(file, inside(place), [inPhase(phase)]));

/** Phases as a message names them. */
export const inWords = (phases: readonly string[], last = 'and'): string => {
  const names = phases.map((one) => `\`${one}\``);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
};
