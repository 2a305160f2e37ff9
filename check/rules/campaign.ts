import { campaignLists } from '../../engine/document/campaign-lists.ts';
import { mechanicChecks } from '../../mechanics/checks.ts';
import { type Problem, show } from '../finding.ts';
import { pathsOf } from '../model/called-paths.ts';
import { counterFaults } from '../model/counters.ts';
import { entriesAt } from '../model/entries.ts';
import type { CheckedFile } from '../model/file.ts';
import { limitFaults } from '../model/limits.ts';
import { needsOf } from '../model/points.ts';
import { isOfNoCampaign, referencesOf } from '../model/uses.ts';
import { windowFaults } from '../model/windows.ts';
import type { DocumentRule } from '../rule.ts';
import { containerOf } from '../shape/campaign-shape.ts';
import { isObject, type Json, valueAt } from '../text/pointer.ts';

export const campaign: DocumentRule = {
  id: 'campaign',
  description:
    'The rules that the server runs fit together: ids once, limits that can be reached, windows that open, goals that rise.',
  severity: 'error',
  stage: 'document',
  check(file) {
    const block = file.document.campaign;
    if (block === undefined) return missing(file);
    if (!isObject(block) || file.taint.covers('/campaign')) return [];
    const needsDates = !Object.hasOwn(file.document, 'schedule') && !file.taint.covers('/schedule');
    const dates: Problem[] = needsDates
      ? [
          {
            pointer: '/campaign',
            at: 'key',
            message: 'a campaign needs dates',
            expected: 'a `schedule`',
            got: 'a campaign without one',
          },
        ]
      : [];
    return [
      ...dates,
      ...duplicateIds(file),
      ...needed(file, block),
      ...limitFaults(file),
      ...windowFaults(file),
      ...counterFaults(file, block),
      ...ofBlocks(file, block),
    ];
  },
};

/** Told once, however many parts ask for the campaign that is not there. */
function missing(file: CheckedFile): Problem[] {
  if (file.taint.covers('/campaign') || file.taint.covers('')) return [];
  const paths = pathsOf(file).filter((one) => one.match && one.place.value.includes('{id}'));
  const uses = [
    ...paths.map((one) => one.place.pointer),
    ...referencesOf(file)
      .filter((one) => isOfNoCampaign(file, file.lists.get(one.list)?.container))
      .map((one) => one.pointer),
  ];
  const [first] = uses;
  if (first === undefined) return [];
  // One part that asks may be the mistake; where several do, the campaign has been lost.
  const lost = uses.length > 1;
  return [
    {
      pointer: lost ? '' : first,
      message: lost
        ? `this document has no campaign, and ${uses.length} places ask for it`
        : 'this document has no campaign',
      expected: 'a `campaign` block, which the server runs',
      got: lost ? 'a document without it' : show(valueAt(file.document, first)),
      related: lost
        ? uses.slice(0, 8).map((pointer) => ({ pointer, message: 'it is asked for here' }))
        : undefined,
    },
  ];
}

/** What a value needs of its campaign, told once for each key that is missing: points need a name. */
const needed = ({ context, taint }: CheckedFile, block: Json): Problem[] =>
  [...needsOf(context.schemas, block)].flatMap(([key, all]): Problem[] => {
    const [first, ...others] = all.filter((pointer) => !taint.covers(pointer));
    if (first === undefined || taint.covers(`/campaign/${key}`)) return [];
    return [
      {
        pointer: first,
        message: `this needs \`${key}\` in the campaign`,
        expected: `\`campaign.${key}\``,
        got: 'none',
        related: others.slice(0, 8).map((pointer) => ({ pointer, message: 'it is needed here' })),
      },
    ];
  });

function duplicateIds(file: CheckedFile): Problem[] {
  return campaignLists(file.context.schemas).flatMap((list) => {
    const seen = new Map<unknown, string>();
    return entriesAt(file, containerOf(list)).flatMap(({ one, at }): Problem[] => {
      const before = seen.get(one.id);
      if (before === undefined || typeof one.id !== 'string') {
        seen.set(one.id, `${at}/id`);
        return [];
      }
      return [
        {
          pointer: `${at}/id`,
          message: `the id \`${one.id}\` is taken`,
          expected: 'an id of its own',
          got: `\`${one.id}\``,
          related: [{ pointer: before, message: 'it stands here first' }],
        },
      ];
    });
  });
}

/** What the rooms of mechanics say of their blocks. */
const ofBlocks = (file: CheckedFile, block: Json): readonly Problem[] =>
  mechanicChecks.flatMap(({ key, faults }) =>
    key !== undefined && Object.hasOwn(block, key) && faults ? faults(file) : [],
  );
