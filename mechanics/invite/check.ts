import {
  type CheckedFile,
  entriesAt,
  type MechanicCheck,
  type Problem,
  type SoundCampaign,
} from '../../check/room.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import type { CampaignInvite } from '../../schemas/generated/types.gen.ts';
import { invite, kind } from './rules.ts';

const block = `/campaign/${invite.key}`;

/** Steps rise: each takes more people than the one before. */
function faults(file: CheckedFile): Problem[] {
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
