import {
  type CheckedFile,
  choosable,
  entriesAt,
  isObject,
  type KnownFrom,
  type MechanicCheck,
  numbersOf,
  type Problem,
  phasesFrom,
  rises,
  type SoundCampaign,
  spanOf,
  twice,
} from '../../check/room.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import { windowAt } from '../../engine/document/anywhere/window.ts';
import type { CampaignPoll, Window } from '../../schemas/generated/types.gen.ts';
import { kind, polls } from './rules.ts';

const block = `/campaign/${polls.key}`;

type Entry = ReturnType<typeof entriesAt>[number];

/** Steps of a weight rise, and so does what they weigh. */
function steps(file: CheckedFile, { at }: Entry): Problem[] {
  const entries = entriesAt(file, `${at}/weighting/steps`);
  const falling = (key: string, floor: number): Problem[] =>
    rises(numbersOf(file, entries, key), 'steps must rise', floor);
  return [...falling('at', 0), ...falling('weight', 1)];
}

/** When people can vote, and when they see the votes. */
function times(file: CheckedFile, { one, at }: Entry): Problem[] {
  const span = spanOf(file.document);
  if (span === null || file.taint.touches('/schedule') || file.taint.touches(`${at}/window`)) return [];
  const { start, end, settle, offset } = span;
  const window = isObject(one.window) ? (one.window as Window) : undefined;
  const first = windowAt(window, { schedule: { start, end, settle }, offset }, start);
  // A window that never opens is told with all others.
  if (first.phase !== 'live' && first.phase !== 'preview') return [];
  const { results } = one;
  if (!isObject(results) || typeof results.at !== 'string' || file.taint.touches(`${at}/results`)) return [];
  const [shown, opens, last] = [
    Date.parse(results.at),
    first.phase === 'live' ? start : (first.nextAt ?? start),
    Math.max(end, settle ?? end),
  ];
  const wrong =
    shown > last
      ? {
          message: 'the campaign is over by then: nobody is there to see the votes',
          expected: 'not after it is settled',
        }
      : shown <= opens
        ? {
            message: 'there are no votes yet: everybody sees them from the first one on',
            expected: 'after people can vote',
          }
        : null;
  return wrong === null ? [] : [{ pointer: `${at}/results/at`, ...wrong, got: results.at }];
}

/** In which phases everybody sees how the votes stand, where that is not always. */
function known(file: CheckedFile): KnownFrom[] {
  const span = spanOf(file.document);
  if (span === null) return [];
  return entriesAt(file, block).flatMap(({ one, at }): KnownFrom[] => {
    const { results, window } = one;
    const locks = isObject(window) && typeof window.locks === 'string' ? Date.parse(window.locks) : span.end;
    const from = isObject(results)
      ? Date.parse(String(results.at))
      : results === 'settle'
        ? span.settle
        : results === 'end'
          ? Math.min(locks, span.end)
          : undefined;
    if (from === undefined || Number.isNaN(from)) return [];
    return [
      {
        list: polls.key,
        id: String(one.id),
        phases: phasesFrom(span, from),
        what: 'the votes',
        pointer: `${at}/results`,
      },
    ];
  });
}

const faults = (file: CheckedFile): Problem[] =>
  entriesAt(file, block)
    .filter(({ at }) => !file.taint.covers(at))
    .flatMap((entry) => [
      ...twice(file, [`${entry.at}/options`], 'option'),
      ...choosable(file, entry, { nobody: 'nobody can vote', what: 'poll' }),
      ...steps(file, entry),
      ...times(file, entry),
    ]);

function doubts(campaign: SoundCampaign): Problem[] {
  const all = campaign.block<readonly CampaignPoll[]>(polls.key) ?? [];
  const { start, end, offset } = campaign;
  const read = [...polls.read(all, { id: '', schedule: { start, end }, offset }).values()];
  return read.flatMap(({ id, options, least, weight }, index): Problem[] => {
    const found: Problem[] = [];
    if (least === options.length)
      found.push({
        pointer: `${block}/${index}/choose/least`,
        message: `\`${id}\` decides nothing: whoever votes chooses all of its options`,
        expected: `less than ${options.length}`,
        got: String(least),
      });
    if (weight !== null && campaign.countedBy(weight.counts).length === 0)
      found.push({
        pointer: `${block}/${index}/weighting/counts`,
        at: 'key',
        message: `every vote in \`${id}\` weighs 1: nothing that counts towards it is worth anything`,
        expected: 'something that people can do in this campaign',
        got: countedInWords(weight.counts),
      });
    return found;
  });
}

/** The polls of a campaign as the server reads them. */
const counts: MechanicCheck['counts'] = (campaign) => {
  const { start, end, offset } = campaign;
  const source = campaign.block<readonly CampaignPoll[]>(polls.key) ?? [];
  return polls.counts?.(polls.read(source, { id: '', schedule: { start, end }, offset })) ?? [];
};

export const voteCheck: MechanicCheck = {
  key: polls.key,
  does: { castVote: kind },
  sells: 'readPolls',
  tells: polls.tells,
  faults,
  known,
  counts,
  doubts,
};
