import {
  type CheckedFile,
  entriesAt,
  isObject,
  type MechanicCheck,
  type Problem,
  pathsOf,
  type SoundCampaign,
  valueAt,
} from '../../check/room.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import type { CampaignInvite } from '../../schemas/generated/types.gen.ts';
import { invite, kind } from './rules.ts';

const block = `/campaign/${invite.key}`;

/** What the page says that people have to do, and what the rules ask of them. */
function deeds(file: CheckedFile): Problem[] {
  const own = valueAt(file.document, block);
  if (!isObject(own) || file.taint.touches(`${block}/counts`)) return [];
  return pathsOf(file).flatMap(({ place, match }): Problem[] => {
    if (match?.operations.get('post')?.id !== 'acceptInvite') return [];
    const node = place.parents.findLast(({ value }) => isObject(value) && value.widget !== undefined);
    if (node === undefined || !isObject(node.value) || file.taint.touches(node.pointer)) return [];
    const deed = node.value.deed !== undefined;
    if (deed === (own.counts !== undefined)) return [];
    return [
      deed
        ? {
            pointer: `${node.pointer}/deed`,
            at: 'key' as const,
            message: 'the page asks for something that the rules do not: naming the code is enough',
            expected: '`counts` in `campaign.invite`, or no `deed`',
            got: '`deed`',
          }
        : {
            pointer: `${block}/counts`,
            at: 'key' as const,
            message: 'the page says that naming a code is enough, and the rules ask for more',
            expected: '`deed` of the widget, which says what is to be done, or no `counts`',
            got: '`counts`',
            related: [{ pointer: node.pointer, message: 'this widget has no `deed`' }],
          },
    ];
  });
}

const faults = (file: CheckedFile): Problem[] => [...rising(file), ...deeds(file)];

/** Steps rise: each takes more people than the one before. */
function rising(file: CheckedFile): Problem[] {
  const steps = entriesAt(file, `${block}/steps`).filter(({ at }) => !file.taint.touches(at));
  return steps.flatMap(({ one, at }, index): Problem[] => {
    const before = steps[index - 1];
    if (before === undefined || Number(one.at) > Number(before.one.at)) return [];
    return [
      {
        pointer: `${at}/at`,
        message: 'steps rise: each takes more people than the one before',
        expected: `more than ${String(before.one.at)}`,
        got: String(one.at),
        related: [{ pointer: `${before.at}/at`, message: 'the one before' }],
      },
    ];
  });
}

const read = ({ start, end, offset }: SoundCampaign, own: CampaignInvite) =>
  invite.read(own, { id: '', schedule: { start, end }, offset });

function doubts(campaign: SoundCampaign): Problem[] {
  const own = campaign.block<CampaignInvite>(invite.key);
  if (own === undefined) return [];
  const { counts, limits, steps } = read(campaign, own);
  const found: Problem[] = [];
  // Nobody comes by what happens when they come.
  if (counts !== null && !campaign.countedBy(counts).some((one) => one.kind !== kind))
    found.push({
      pointer: `${block}/counts`,
      at: 'key',
      message: 'nobody who is invited ever comes: nothing that counts is worth anything',
      expected: 'something that people can do in this campaign',
      got: countedInWords(counts),
    });
  const most = Math.min(limits.total, (limits.day ?? Infinity) * campaign.days);
  for (const [index, { id, at }] of steps.entries())
    if (at > most)
      found.push({
        pointer: `${block}/steps/${index}/at`,
        message: `nobody ever has \`${id}\`: one person brings ${most} at most`,
        expected: `at most ${most}`,
        got: String(at),
      });
  return found;
}

export const inviteCheck: MechanicCheck = {
  key: invite.key,
  tells: invite.tells,
  faults,
  counts: (campaign) => {
    const own = campaign.block<CampaignInvite>(invite.key);
    return own === undefined ? [] : (invite.counts?.(read(campaign, own)) ?? []);
  },
  doubts,
};
