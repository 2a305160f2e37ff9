import type { Place } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import { child, isObject } from '../text/pointer.ts';
import { type CheckedFile, remember } from './file.ts';
import { shownNodes } from './shown-nodes.ts';
import { inPhase, inside, inWords, phasesOf } from './shown-phases.ts';
import { astOf, conditionsOf, possibilitiesOf, verdictOf } from './shown-when.ts';
import { push } from './uses.ts';

/** Phases in which what people do is counted: answers change while people look. */
const COUNTED: ReadonlySet<string> = new Set(['live', 'settling']);

/** A source with a condition that can be read. */
interface Conditioned {
  readonly name: string;
  /** Where the condition stands, and what it is. */
  readonly pointer: string;
  readonly source: string;
}

/** Sources that are not asked while a part that shows them is on the page: nothing comes into it. */
export const silentSources = (file: CheckedFile): readonly Problem[] =>
  remember(file, 'silent sources', () => findSilent(file));

const findSilent = (file: CheckedFile): Problem[] =>
  sourcesWith(file, 'when').flatMap(({ name, pointer, source }): Problem[] => {
    const asked = holdingIn(file, [pointer]);
    const phases = possibilitiesOf(file).phases.filter((one) => !asked.includes(one));
    const shown = shownIn(file, name, phases);
    // One that never holds is told as such.
    if (asked.length === 0 || shown === undefined) return [];
    return [
      {
        pointer,
        message: `nothing comes into what shows \`${name}\` in ${inWords(shown.phases)}: it is asked for in ${inWords(asked)} alone`,
        expected: `a condition that holds in ${inWords(shown.phases)} as well, or none`,
        got: `\`${source}\``,
        tip: 'where it is meant so, what shows it says the same in its `visible`',
        related: [{ pointer: shown.place.pointer, message: 'it is shown here' }],
      },
    ];
  });

/** Sources that are asked again, but in no phase in which what people do is counted, while they are shown in one. */
export function stillSources(file: CheckedFile): Problem[] {
  const silent = new Set(silentSources(file).map((one) => one.pointer));
  return sourcesWith(file, 'while').flatMap(({ name, pointer, source }): Problem[] => {
    const when = child(child('/data', name), 'when');
    if (silent.has(when)) return [];
    const again = holdingIn(file, [pointer, when]);
    if (holdingIn(file, [pointer]).length === 0 || again.some((one) => COUNTED.has(one))) return [];
    const asked = holdingIn(file, [when]).filter((one) => COUNTED.has(one));
    const shown = shownIn(file, name, asked);
    if (shown === undefined) return [];
    const then = again.length === 0 ? 'never' : `in ${inWords(again)} alone`;
    return [
      {
        pointer,
        message: `\`${name}\` stands still in ${inWords(shown.phases)}: it is asked for once, and again ${then}`,
        expected: `a condition that holds in ${inWords(shown.phases, 'or')}, such as ${`phase == '${shown.phases[0]}'`}`,
        got: `\`${source}\``,
        tip: 'what people do is counted then, and readers see it move by asking again',
        related: [{ pointer: shown.place.pointer, message: 'it is shown here' }],
      },
    ];
  });
}

/** Phases in which the conditions of a source may hold together: in each without any. */
function holdingIn(file: CheckedFile, pointers: readonly string[]): string[] {
  const asked = pointers.flatMap((one) => conditionsOf(file).get(one) ?? []);
  const asts = asked.map((one) => astOf(one) ?? true);
  const sources = asked.map(({ source }) => source);
  const possible = possibilitiesOf(file);
  return possible.phases.filter((phase) => {
    const now = inPhase(phase);
    return verdictOf(file, possible, [...asts, now.ast], [...sources, now.source]) !== 'never';
  });
}

const placesBySource = (file: CheckedFile): ReadonlyMap<string, readonly Place[]> =>
  remember(file, 'places by source', () => {
    const places = new Map<string, Place[]>();
    for (const { place, value } of shownNodes(file)) push(places, String(value.from), place);
    return places;
  });

/** The first part that shows a source (`from`) in some phases, with those of them in which it does. */
const shownIn = (
  file: CheckedFile,
  name: string,
  phases: readonly string[],
): { place: Place; phases: string[] } | undefined =>
  (placesBySource(file).get(name) ?? [])
    // The condition of the part itself counts as well.
    .map((place) => ({
      place,
      phases: phasesOf(file, inside(place)).filter((one) => phases.includes(one)),
    }))
    .find((one) => one.phases.length > 0);

const sourcesWith = (file: CheckedFile, key: 'when' | 'while'): Conditioned[] =>
  Object.entries(isObject(file.document.data) ? file.document.data : {}).flatMap(([name, source]) => {
    const pointer = child(child('/data', name), key);
    const condition = conditionsOf(file).get(pointer);
    // Without `every`, nothing is asked again: `while` says nothing.
    const isPlain = key === 'while' && !(isObject(source) && typeof source.every === 'string');
    if (isPlain || condition === undefined || astOf(condition) === undefined) return [];
    return [{ name, pointer, source: condition.source }];
  });
