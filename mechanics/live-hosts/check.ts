import type { MechanicCheck, Problem, SoundCampaign } from '../../check/room.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import type { CampaignLiveHosts } from '../../schemas/generated/types.gen.ts';
import { liveHosts } from './rules.ts';

const block = `/campaign/${liveHosts.key}`;

function read(campaign: SoundCampaign) {
  const own = campaign.block<CampaignLiveHosts>(liveHosts.key);
  if (own === undefined) return null;
  const { start, end, offset } = campaign;
  return { own, read: liveHosts.read(own, { id: '', schedule: { start, end }, offset }) };
}

function doubts(campaign: SoundCampaign): Problem[] {
  const found = read(campaign);
  if (found === null) return [];
  const { counts, size, recommended } = found.read;
  const problems: Problem[] = [];
  if (campaign.countedBy(counts).length === 0)
    problems.push({
      pointer: found.own.counts === undefined ? block : `${block}/counts`,
      at: 'key',
      message: 'nobody is ever a host: nothing that counts can happen',
      expected: 'something that people can do in this campaign',
      got: countedInWords(counts),
    });
  if (recommended > size)
    problems.push({
      pointer: found.own.recommended === undefined ? `${block}/size` : `${block}/recommended`,
      message: `never so many: people are recommended out of ${size} hosts`,
      expected: `at most ${size}`,
      got: String(recommended),
    });
  return problems;
}

export const liveHostsCheck: MechanicCheck = {
  key: liveHosts.key,
  counts: (campaign) => {
    const found = read(campaign);
    return found === null ? [] : [found.read.counts];
  },
  doubts,
};
