import {
  type CheckedFile,
  entriesAt,
  isMisnamed,
  isObject,
  type MechanicCheck,
  type Problem,
  type SoundCampaign,
  valueAt,
} from '../../check/room.ts';
import { mostOf } from '../../engine/document/anywhere/limits.ts';
import { countOfPeriods, type Periodic } from '../../engine/document/anywhere/period.ts';
import type { CampaignDraw } from '../../schemas/generated/types.gen.ts';
import { costFaults } from './check/cost.ts';
import { outOfStockFaults } from './check/exhausted.ts';
import { limitedFaults } from './check/limited.ts';
import { hastyPity, pityFaults } from './check/pity.ts';
import { type Entry, prizesOf } from './check/prizes.ts';
import { promises } from './check/sayings.ts';
import { worthDoubts } from './check/worth.ts';
import { draws } from './rules.ts';

const block = '/campaign/draws';

/** Prizes of one draw are told apart by their ids. */
function sameIds(file: CheckedFile, one: Entry, at: string): Problem[] {
  const first = new Map<string, string>();
  return prizesOf(one, at).flatMap(({ prize: { id }, at: prize }): Problem[] => {
    const pointer = `${prize}/id`;
    if (typeof id !== 'string' || file.taint.covers(pointer)) return [];
    const before = first.get(id);
    if (before === undefined) first.set(id, pointer);
    if (before === undefined) return [];
    const there = { pointer: before, message: 'it is there already' };
    const message = `two prizes of one draw are called \`${id}\``;
    return [{ pointer, message, expected: 'another id for each prize', got: id, related: [there] }];
  });
}

/** Tickets given at once for more draws than one person has. */
const tooManyTickets = (file: CheckedFile, one: Entry, at: string): Problem[] =>
  (file.byRef.get('draws') ?? []).flatMap(({ value, parent }): Problem[] => {
    const [reward, limits] = [parent?.value, one.limits];
    if (!parent || !isObject(reward) || reward.kind !== 'ticket' || value !== one.id || !isObject(limits))
      return [];
    const { total } = limits;
    if (typeof total !== 'number' || !(Number(reward.tickets) > total)) return [];
    if (file.taint.touches(`${at}/limits`) || file.taint.touches(parent.pointer)) return [];
    return [
      {
        pointer: `${parent.pointer}/tickets`,
        message: `nobody can use so many: one person draws at most ${total} times`,
        expected: `at most ${total}`,
        got: String(reward.tickets),
        related: [{ pointer: `${at}/limits/total`, message: 'this is the limit' }],
      },
    ];
  });

/** Tickets that come again each hour, day or week, and in all are more than one person draws. */
const ticketsForNothing = (
  campaign: SoundCampaign,
  file: CheckedFile,
  { id, limits }: CampaignDraw,
): Problem[] =>
  (file.byRef.get('draws') ?? []).flatMap(({ value, parent }): Problem[] => {
    const reward = parent?.value;
    if (!parent || !isObject(reward) || reward.kind !== 'ticket' || value !== id || limits === undefined)
      return [];
    const entry = valueAt(file.document, parent.pointer.replace(/\/gives\/\d+$/, ''));
    if (!isObject(entry) || !['hour', 'day', 'week'].includes(String(entry.period))) return [];
    const { start, end, offset } = campaign;
    const [tickets, times] = [
      Number(reward.tickets ?? 1),
      countOfPeriods(entry as Periodic, { start, end, offset }),
    ];
    const most = mostOf({ ...limits, total: limits.total ?? Infinity }, { start, end, offset });
    // One ticket each time may well be more than all draws: whoever comes late has enough.
    const fit = Math.floor(most / times);
    if (tickets > most || tickets * times <= most || fit < 1) return [];
    return [
      {
        pointer: `${parent.pointer}/tickets`,
        message: `nobody can use so many: each ${String(entry.period)}, they are ${tickets * times} in all, and one person draws at most ${most} times`,
        expected: `at most ${fit}`,
        got: String(tickets),
      },
    ];
  });

const faults = (file: CheckedFile): Problem[] =>
  entriesAt(file, block).flatMap(({ one, at }) => [
    ...tooManyTickets(file, one, at),
    ...sameIds(file, one, at),
    ...outOfStockFaults(file, one, at),
    ...limitedFaults(file, one, at),
    ...pityFaults(file, one, at),
    ...costFaults(file, one, at),
  ]);

/** What is promised to whoever draws more often than anybody may. */
function doubts(campaign: SoundCampaign, file: CheckedFile): Problem[] {
  return (campaign.block<CampaignDraw[]>('draws') ?? []).flatMap((draw, index) => {
    const { id, limits, pity = [], cost } = draw;
    const total = limits?.total ?? Infinity;
    const day = Math.min(total, limits?.day ?? Infinity);
    const promised = pity.findIndex(({ after }) => after >= total);
    const never = `one person draws at most ${total} times`;
    return [
      ...ticketsForNothing(campaign, file, draw),
      ...hastyPity(draw, `${block}/${index}`),
      ...(promised < 0
        ? []
        : [
            {
              pointer: `${block}/${index}/pity/${promised}/after`,
              message: `nobody ever draws so often in \`${id}\` that the promise is kept: ${never}`,
              expected: `at most ${total - 1}`,
              got: String(pity[promised]?.after),
            },
          ]),
      ...(cost.ten === undefined || day >= 10
        ? []
        : [
            {
              pointer: `${block}/${index}/limits/${limits?.day === day ? 'day' : 'total'}`,
              message: `drawing ten times at once is always refused in \`${id}\``,
              expected: 'at least 10, or no `cost.ten`',
              got: String(day),
            },
          ]),
      // A prize that gives another number than its name says is told there, and what follows from it is not.
      ...(isMisnamed(file, `${block}/${index}/prizes`) ? [] : worthDoubts(draw, `${block}/${index}`)),
    ];
  });
}

export const drawCheck: MechanicCheck = {
  key: draws.key,
  does: { makeDraw: 'draw' },
  faults,
  doubts,
  sayings: [promises],
  tells: draws.tells,
};
