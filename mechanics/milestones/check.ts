import {
  type CheckedFile,
  type DocumentRule,
  entriesAt,
  isObject,
  type Json,
  type MechanicCheck,
  numbersOf,
  type Problem,
  rises,
  type SoundCampaign,
  valueAt,
} from '../../check/room.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import { type Milestone, milestones } from './rules.ts';

const block = `/campaign/${milestones.key}`;

/** What widgets list goals by stands in the order in which they are reached. */
const goalOrder: DocumentRule = {
  id: 'goal-order',
  description: 'A track shows goals that count the same, in rising order.',
  severity: 'error',
  stage: 'document',
  *check(file) {
    const goals = valueAt(file.document, block);
    if (!Array.isArray(goals) || file.taint.touches(block)) return;
    // Goals that do not rise, or share an id, are told by rule campaign; the track would follow from them.
    const ids = goals.map((one) => (isObject(one) ? one.id : undefined));
    if (rising(file).length > 0 || new Set(ids).size < ids.length) return;
    const counts = new Map(goals.flatMap((one) => (isObject(one) ? [[one.id, countOf(one)] as const] : [])));
    const at = new Map(goals.flatMap((one) => (isObject(one) ? [[one.id, Number(one.at)] as const] : [])));
    const holders = new Set((file.byRef.get('milestones') ?? []).map(({ parent }) => parent));
    for (const holder of holders) {
      if (!holder || !Array.isArray(holder.value) || file.taint.touches(holder.pointer)) continue;
      const { value, pointer } = holder;
      // Goals that there are not are told by rule references.
      const first = value.find((id) => counts.has(id));
      const other = value.findIndex((id) => counts.has(id) && counts.get(id) !== counts.get(first));
      if (other > 0) {
        yield {
          pointer: `${pointer}/${other}`,
          message: `\`${String(value[other])}\` and \`${String(first)}\` do not count the same: one track has one total`,
          expected: 'goals with the same `counts`, or a track for each',
          got: value.join(', '),
        };
        return;
      }
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

/** What counts towards a goal as it is written, so that two can be told to count the same. */
const countOf = (one: Json): string => JSON.stringify(one.counts ?? null);

/** Goals that count the same rise. */
function rising(file: CheckedFile): Problem[] {
  const goals = entriesAt(file, block);
  const counts = new Set(goals.map(({ one }) => countOf(one)));
  return [...counts].flatMap((each) => {
    const alike = goals.filter(({ one }) => countOf(one) === each);
    return rises(numbersOf(file, alike, 'at'), 'goals must rise');
  });
}

/** The goals of a campaign as the server reads them, in the order of the document. */
const goalsOf = (campaign: SoundCampaign): readonly Milestone[] => {
  const { start, end, offset } = campaign;
  const basics = { id: '', schedule: { start, end }, offset };
  return [...milestones.read(campaign.block(milestones.key) ?? [], basics).values()];
};

export const milestonesCheck: MechanicCheck = {
  key: milestones.key,
  faults: rising,
  counts: (campaign) => goalsOf(campaign).map(({ counts }) => counts),
  doubts(campaign) {
    const goals = goalsOf(campaign);
    const idle = goals.filter(({ counts }) => campaign.countedBy(counts).length === 0);
    const all = idle.length === goals.length;
    return idle.slice(0, all ? 1 : undefined).map(({ id, counts }) => ({
      pointer: all ? block : `${block}/${goals.findIndex((one) => one.id === id)}/counts`,
      at: 'key',
      message: `${all ? 'no goal' : `\`${id}\``} can ever be reached: nothing that counts towards it is worth anything`,
      expected: 'something that people can do in this campaign, with `points` above 0',
      got: countedInWords(counts),
    }));
  },
  rules: [goalOrder],
};
