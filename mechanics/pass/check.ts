import {
  type CheckedFile,
  entriesAt,
  isObject,
  type MechanicCheck,
  numbersOf,
  type Problem,
  pathsOf,
  rises,
  type SoundCampaign,
  valueAt,
} from '../../check/room.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import type { CampaignPass, Reward } from '../../schemas/generated/types.gen.ts';
import { priceDoubts } from './check/prices.ts';
import { kind, type Pass, pass } from './rules.ts';

const block = `/campaign/${pass.key}`;

/** What stands on the paid track is had by those who buy it, and they get something. */
function tracks(file: CheckedFile): Problem[] {
  if (file.taint.touches(`${block}/levels`) || file.taint.touches(`${block}/track`)) return [];
  const levels = entriesAt(file, `${block}/levels`);
  const paid = levels.find(({ one }) => isObject(one.paid));
  const sold = isObject(valueAt(file.document, `${block}/track`));
  // A page that sells it is told of what it asks for.
  const selling = pathsOf(file).some(
    ({ match, method, own }) => own && match?.operations.get(method)?.id === 'buyPassTrack',
  );
  if (paid !== undefined && !sold && selling) return [];
  if (paid !== undefined && !sold)
    return [
      {
        pointer: `${paid.at}/paid`,
        at: 'key',
        message: 'nobody can ever have this: the pass has no `track` that can be bought',
        expected: '`track` beside `levels`, with its `cost`',
        got: 'none',
      },
    ];
  if (paid === undefined && sold && levels.length > 0)
    return [
      {
        pointer: `${block}/track`,
        at: 'key',
        message: 'whoever buys this gets nothing: no level gives anything on the paid track',
        expected: '`paid` on a level',
        got: 'none',
      },
    ];
  return [];
}

/** The pass of a campaign as the server reads it. */
function passOf(campaign: SoundCampaign): Pass | null {
  const own = campaign.block<CampaignPass>(pass.key);
  const { start, end, offset } = campaign;
  return own === undefined ? null : pass.read(own, { id: '', schedule: { start, end }, offset });
}

/** The most that one person can do in the season; Infinity where there is no end. Nobody reaches a level by reaching levels. */
const reachOf = ({ counts }: Pass, campaign: SoundCampaign): number =>
  campaign
    .countedBy(counts)
    .filter((one) => one.kind !== kind)
    .reduce((sum, { worth, most }) => {
      const { total = Infinity, day = Infinity } = most ?? {};
      return sum + worth * Math.min(total, day * campaign.days);
    }, 0);

function doubts(campaign: SoundCampaign): Problem[] {
  const own = passOf(campaign);
  if (own === null) return [];
  const { counts, levels, catchUp } = own;
  const found: Problem[] = [];
  const most = reachOf(own, campaign);
  const beyond = levels.findIndex(({ at }) => at > most);
  if (campaign.countedBy(counts).length === 0)
    found.push({
      pointer: campaign.block<CampaignPass>(pass.key)?.counts === undefined ? block : `${block}/counts`,
      at: 'key',
      message: 'no level can ever be reached: nothing that counts is worth anything',
      expected: 'something that people can do in this campaign',
      got: countedInWords(counts),
    });
  // Whoever may buy a level may reach what nobody reaches otherwise.
  else if (beyond >= 0 && catchUp === null)
    found.push({
      pointer: `${block}/levels/${beyond}/at`,
      message: `\`${levels[beyond]?.id}\` can never be reached: one person comes to ${most} at most in the whole campaign`,
      expected: `at most ${most}`,
      got: String(levels[beyond]?.at),
    });
  if (catchUp !== null && catchUp.limits.total > levels.length)
    found.push({
      pointer: `${block}/catchUp/limits/total`,
      message: 'nobody can ever buy so many levels: there are fewer',
      expected: `at most ${levels.length}`,
      got: String(catchUp.limits.total),
    });
  const written = campaign.block<CampaignPass>(pass.key);
  return written === undefined
    ? found
    : [...found, ...paidLess(written.levels), ...priceDoubts(written, block)];
}

/** Whoever pays for the track gets less of the same than who does not. */
const paidLess = (levels: CampaignPass['levels']): Problem[] =>
  levels.flatMap(({ id, free, paid }, nth) =>
    (paid?.gives ?? []).flatMap((reward, index): Problem[] => {
      const key = keyOf(reward);
      if (key === null) return [];
      const [own, others] = [sizeOf(reward), (free?.gives ?? []).filter((one) => keyOf(one) === key)];
      const most = Math.max(0, ...others.map(sizeOf));
      if (own >= most) return [];
      return [
        {
          pointer: `${block}/levels/${nth}/paid/gives/${index}/${reward.kind === 'points' ? 'points' : 'days'}`,
          message: `whoever has bought the track gets less here than everybody gets: \`${id}\` gives ${most} on the free one`,
          expected: `more than ${most}`,
          got: String(own),
        },
      ];
    }),
  );

/** What of two rewards is the same, but for how much of it; null for others. */
const keyOf = (reward: Reward): string | null =>
  reward.kind === 'points' ? 'points' : reward.kind === 'prize' ? `prize ${reward.prize}` : null;

const sizeOf = (reward: Reward): number =>
  reward.kind === 'points' ? reward.points : reward.kind === 'prize' ? (reward.days ?? Infinity) : 0;

export const passCheck: MechanicCheck = {
  key: pass.key,
  standing: 'readPass',
  sells: 'readPass',
  tells: pass.tells,
  faults: (file) => [
    ...rises(numbersOf(file, entriesAt(file, `${block}/levels`), 'at'), 'levels must rise'),
    ...tracks(file),
  ],
  counts: (campaign) => {
    const own = passOf(campaign);
    return own === null ? [] : [own.counts];
  },
  doubts,
};
