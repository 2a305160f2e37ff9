import {
  type CheckedFile,
  type DocumentRule,
  entriesAt,
  isObject,
  type MechanicCheck,
  type Problem,
  valueAt,
} from '../../check/room.ts';
import type { CampaignGift, CampaignMilestone } from '../../schemas/generated/types.gen.ts';

const block = '/campaign/milestones';

/** What widgets list goals by stands in the order in which they are reached. */
const goalOrder: DocumentRule = {
  id: 'goal-order',
  description: 'A track shows its goals in rising order.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    const goals = valueAt(file.document, block);
    if (!Array.isArray(goals) || file.taint.touches(block)) return;
    // Goals that do not rise, or share an id, are told by rule campaign; the track would follow from them.
    const ids = goals.map((one) => (isObject(one) ? one.id : undefined));
    const rise = goals.every((one, i) => i === 0 || Number(one?.at) > Number(goals[i - 1]?.at));
    if (!rise || new Set(ids).size < ids.length) return;
    const at = new Map(goals.flatMap((one) => (isObject(one) ? [[one.id, Number(one.at)] as const] : [])));
    const holders = new Set((file.byRef.get('milestones') ?? []).map(({ parents }) => parents.at(-1)));
    for (const holder of holders) {
      if (!holder || !Array.isArray(holder.value) || file.taint.touches(holder.pointer)) continue;
      const { value, pointer } = holder;
      let before: unknown;
      for (const [i, id] of value.entries()) {
        if (before !== undefined && (at.get(id) ?? Infinity) < (at.get(before) ?? -Infinity)) {
          yield {
            pointer: `${pointer}/${i}`,
            message: `\`${String(id)}\` (${at.get(id)}) stands after \`${String(before)}\` (${at.get(before)})`,
            expected: [...value].sort((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0)).join(', '),
            got: value.join(', '),
          };
          return;
        }
        before = id;
      }
    }
  },
};

function rising(file: CheckedFile): Problem[] {
  let before = 0;
  return entriesAt(file, block).flatMap(({ one, at }): Problem[] => {
    if (typeof one.at !== 'number' || file.taint.covers(`${at}/at`)) return [];
    const floor = before;
    before = Math.max(before, one.at);
    if (one.at > floor) return [];
    return [
      {
        pointer: `${at}/at`,
        message: 'goals must rise',
        expected: `more than ${floor}`,
        got: String(one.at),
      },
    ];
  });
}

export const milestonesCheck: MechanicCheck = {
  key: 'milestones',
  faults: rising,
  // Whatever is sent counts for the community.
  counts: (campaign) => (campaign.block<CampaignMilestone[]>('milestones') ?? []).length > 0,
  doubts(campaign) {
    const gifts = campaign.block<CampaignGift[]>('gifts') ?? [];
    if (gifts.some(({ points }) => points > 0)) return [];
    return [
      {
        pointer: block,
        at: 'key',
        message: 'no goal can ever be reached: no gift of this campaign has points',
        expected: 'a gift with `points` above 0, or no milestones',
        got: `${gifts.length} gifts with 0 points`,
      },
    ];
  },
  rules: [goalOrder],
};
