import { type ToldKind, toldIn } from '../../engine/document/anywhere/told.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import { mechanicChecks } from '../../mechanics/checks.ts';
import { type Problem, shortList } from '../finding.ts';
import { isObject, type Json } from '../text/pointer.ts';
import { isLost } from './dangling.ts';
import type { CheckedFile } from './file.ts';
import { isMissing } from './missing-blocks.ts';

/** Kinds of facts that can happen in a campaign, by its blocks: those of rooms that say something to the check. */
export const toldOf = (blocks: Json): readonly ToldKind[] =>
  toldIn(
    blocks,
    mechanicChecks.map(({ key, tells = [] }) => ({ key, tells })),
  );

/** The key of `campaign` that a campaign needs in which such facts happen. */
const keyThatTells = (kind: string): string | undefined =>
  mechanicChecks.find(({ tells }) => tells?.some((one) => one.kind === kind))?.key;

/**
 * What is wrong with counters (`x-counters`): kinds of facts that nothing tells, things that these are not done with, a kind
 * that stands twice.
 */
export function counterFaults(file: CheckedFile, blocks: Json): Problem[] {
  const { taint } = file;
  const lists = (file.byKey.get('counts') ?? []).filter(
    ({ schema, value, pointer }) =>
      schema['x-counters'] === true && Array.isArray(value) && !taint.touches(pointer),
  );
  if (lists.length === 0) return [];
  const sound = Object.entries(blocks).filter(([key]) => !taint.touches(`/campaign/${key}`));
  // What a broken block tells, or one under another name, nobody knows.
  const broken = new Set(
    mechanicChecks.flatMap(({ key, tells = [] }) =>
      key !== undefined && taint.touches(`/campaign/${key}`) ? tells.map(({ kind }) => kind) : [],
    ),
  );
  const told = new Map(toldOf(Object.fromEntries(sound)).map((one) => [one.kind, one]));
  return lists.flatMap(({ value, pointer }) => {
    const seen = new Set<unknown>();
    return (value as unknown[]).flatMap((one, i): Problem[] => {
      if (!isObject(one) || typeof one.fact !== 'string' || broken.has(one.fact)) return [];
      const at = `${pointer}/${i}`;
      const twice = seen.has(one.fact);
      seen.add(one.fact);
      if (twice)
        return [
          {
            pointer: `${at}/fact`,
            message: `\`${one.fact}\` is counted twice`,
            expected: 'each kind once, with a `weight` where it counts for more',
            got: `\`${one.fact}\``,
          },
        ];
      const kind = told.get(one.fact);
      if (kind === undefined && isMissing(file, `/campaign/${keyThatTells(one.fact)}`)) return [];
      return kind === undefined
        ? [untold(`${at}/fact`, one.fact, [...told.keys()])]
        : [...strange(file, at, one, kind), ...pointless(at, one, kind)];
    });
  });
}

function untold(pointer: string, fact: string, kinds: readonly string[]): Problem {
  const key = keyThatTells(fact);
  return {
    pointer,
    message:
      key === undefined
        ? `nobody does \`${fact}\` in this campaign: it is no kind of what people do`
        : `nobody does \`${fact}\` in this campaign: it has no \`${key}\``,
    expected: key === undefined ? 'a kind of what people do in it' : `\`campaign.${key}\`, or another kind`,
    got: `\`${fact}\``,
    nearest: nearestName(fact, kinds),
    allowed: shortList(kinds),
  };
}

/** A counter that counts the points of what has none. */
function pointless(at: string, { fact, measure }: Json, { unit }: ToldKind): Problem[] {
  if (unit === undefined || measure === 'amount') return [];
  const written = measure !== undefined;
  return [
    {
      pointer: written ? `${at}/measure` : `${at}/fact`,
      message: `\`${String(fact)}\` has no points${written ? '' : ', which count where `measure` is left out'}`,
      expected: `\`"measure": "amount"\`, which counts its ${unit}`,
      got: written ? `\`${String(measure)}\`` : 'no `measure`',
    },
  ];
}

/** Things of a counter that its kind of facts is not done with. */
function strange(file: CheckedFile, at: string, { fact, things }: Json, kind: ToldKind): Problem[] {
  if (!Array.isArray(things)) return [];
  if (kind.things === null)
    return [
      {
        pointer: `${at}/things`,
        at: 'key',
        message: `\`${String(fact)}\` is done with nothing that this document names`,
        expected: 'no `things`',
        got: `${things.length} of them`,
      },
    ];
  const ids = kind.things.map(({ id }) => id);
  const container = `/campaign/${keyThatTells(String(fact))}`;
  const [list = ''] = [...file.lists].find(([, one]) => one.container === container) ?? [];
  return things.flatMap((thing, i): Problem[] =>
    ids.includes(String(thing)) || isLost(file, list, String(thing))
      ? []
      : [
          {
            pointer: `${at}/things/${i}`,
            message: `\`${String(fact)}\` is not done with \`${String(thing)}\` in this campaign`,
            expected: 'an id of what it is done with',
            got: `\`${String(thing)}\``,
            nearest: nearestName(String(thing), ids),
            allowed: shortList(ids),
          },
        ],
  );
}
