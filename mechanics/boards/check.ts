import {
  type CheckedFile,
  child,
  type DocumentRule,
  entriesAt,
  isObject,
  type Json,
  keyedListsOf,
  type MechanicCheck,
  type Problem,
  pathsOf,
  type SoundCampaign,
  valueAt,
} from '../../check/room.ts';
import { offsetMinutes } from '../../engine/document/anywhere/dates.ts';
import { DAY, daysBetween } from '../../engine/document/anywhere/days.ts';
import type { CampaignBoard, CampaignGift } from '../../schemas/generated/types.gen.ts';

const block = '/campaign/boards';

/** Choices that write the state key by which a daily board is asked. */
const boardDays: DocumentRule = {
  id: 'board-days',
  description: 'Tabs that choose the day of a board have one for each day.',
  severity: 'error',
  stage: 'document',
  check(file) {
    if (file.taint.touches('/schedule') || file.taint.covers('/campaign')) return [];
    const wanted = daysByState(file);
    if (wanted.size === 0) return [];
    const all = keyedListsOf(file);
    // Keys that stand twice are told by rule equal-keys; a day that lacks would follow.
    if (all.some(({ keys }) => new Set(keys.map(({ key }) => key)).size < keys.length)) return [];
    return [...wanted].flatMap(([state, days]): Problem[] => {
      const mine = all.filter((one) => one.state === state);
      const last = mine.at(-1);
      if (!last || mine.some((one) => file.taint.touches(one.pointer))) return [];
      const keys = mine.flatMap((one) => one.keys);
      // A key that is no value of the state key has been told by the rule state-values.
      if (!keys.every(({ key }) => isValue(file, state, key))) return [];
      const stray = keys.filter(
        ({ key }) => !(typeof key === 'number' && key >= 1 && key <= days && key % 1 === 0),
      );
      if (stray.length > 0) {
        return stray.map(({ key, pointer }) => ({
          pointer,
          message: `the campaign has no day ${String(key)}`,
          expected: `a day from 1 to ${days}`,
          got: JSON.stringify(key),
        }));
      }
      const numbers = Array.from({ length: days }, (_, i) => i + 1);
      const missing = numbers.filter((day) => !keys.some(({ key }) => key === day));
      if (missing.length === 0) return [];
      return [
        {
          pointer: last.pointer,
          at: 'key',
          message: `the campaign has ${days} days, and the ${last.noun}s lack ${missing.length > 1 ? 'days' : 'day'} ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' ...' : ''}`,
          expected: `a ${last.noun} for each day from 1 to ${days}`,
          got: `${keys.length} ${last.noun}s`,
        },
      ];
    });
  },
};

function isValue({ document }: CheckedFile, state: string, key: unknown): boolean {
  const { type, values } = (valueAt(document, child('/state', state)) ?? {}) as Json;
  return typeof key === type && (!Array.isArray(values) || values.includes(key));
}

/** State keys by which sources ask daily boards for a day, with the number of days. */
function daysByState(file: CheckedFile): Map<string, number> {
  const found = new Map<string, number>();
  for (const { holder, match, own } of pathsOf(file)) {
    const board = match?.values.get('board')?.text;
    const query = isObject(holder.value) && isObject(holder.value.query) ? holder.value.query : {};
    const state = /^\s*state\.([A-Za-z]\w*)\s*$/.exec(String(query.day ?? ''))?.[1];
    const days = own && board !== undefined ? daysOfBoard(file, board) : 0;
    if (state !== undefined && days > 0) found.set(state, days);
  }
  return found;
}

/** Days of a daily board, as the server counts them; 0 for another board, or dates that cannot be read. */
function daysOfBoard({ document, taint }: CheckedFile, id: string): number {
  const boards: unknown = valueAt(document, block);
  const all: unknown[] = Array.isArray(boards) ? boards : [];
  const index = all.findIndex((one) => isObject(one) && one.id === id);
  const board = all[index];
  // With an offset that cannot be read, nobody knows where its days end.
  if (taint.touches(`${block}/${index}`)) return 0;
  const { start, end } = isObject(document.schedule) ? document.schedule : {};
  if (!isObject(board) || board.period !== 'day' || typeof start !== 'string' || typeof end !== 'string')
    return 0;
  const zone = typeof board.timezone === 'string' ? board.timezone : start;
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const year = 366 * DAY;
  return to > from && to - from < year ? daysBetween(from, to, offsetMinutes(zone)).length : 0;
}

/** What is of no use though it is valid: a board that nobody gets on, two that are one, days that are one. */
function doubts({ block: read, start, end, offset }: SoundCampaign): Problem[] {
  const gifts = read<CampaignGift[]>('gifts') ?? [];
  const boards = read<CampaignBoard[]>('boards') ?? [];
  return boards.flatMap((board, i): Problem[] => {
    const at = `${block}/${i}`;
    const counted = gifts.filter(({ id }) => board.gifts === undefined || board.gifts.includes(id));
    if (counted.every(({ points }) => points === 0)) {
      return [
        {
          pointer: board.gifts === undefined ? `${at}/id` : `${at}/gifts`,
          message: `nobody can ever stand on the board \`${board.id}\`: no gift that counts on it has points`,
          expected: 'a gift with `points` above 0',
          got: counted.map(({ id }) => `\`${id}\``).join(', ') || 'no gifts',
        },
      ];
    }
    const twin = boards.slice(0, i).findIndex((other) => sameCount(other, board, gifts));
    if (twin >= 0) {
      return [
        {
          pointer: `${at}/id`,
          message: `the board \`${board.id}\` always shows what \`${boards[twin]?.id}\` shows`,
          expected: 'another `by`, `period` or `gifts`',
          got: `two boards that count the same`,
          related: [{ pointer: `${block}/${twin}/id`, message: 'it counts the same' }],
        },
      ];
    }
    if (board.period !== 'day') return [];
    const days = daysBetween(
      start,
      end,
      board.timezone === undefined ? offset : offsetMinutes(board.timezone),
    ).length;
    if (days > 1) return [];
    return [
      {
        pointer: `${at}/period`,
        message: 'the campaign has one day: a ranking for each day is one for the whole campaign',
        expected: '`total`, or a longer schedule',
        got: `\`${board.period}\``,
      },
    ];
  });
}

/** Two boards count the same gifts for the same people at the same times. */
function sameCount(one: CampaignBoard, other: CampaignBoard, gifts: readonly CampaignGift[]): boolean {
  const counts = ({ gifts: own, by, period = 'total', timezone = '' }: CampaignBoard) =>
    JSON.stringify([
      by,
      period,
      period === 'day' ? timezone : '',
      gifts.flatMap(({ id, points }) => (points > 0 && (own?.includes(id) ?? true) ? [id] : [])),
    ]);
  return counts(one) === counts(other);
}

/** A number of an entry, or null where it is none or has been told. */
const numberAt = ({ taint }: CheckedFile, at: string, one: Record<string, unknown>, key: string) =>
  typeof one[key] === 'number' && !taint.covers(`${at}/${key}`) ? one[key] : null;

const rises = (pointer: string, message: string, more: number, got: number): Problem[] =>
  got > more ? [] : [{ pointer, message, expected: `more than ${more}`, got: String(got) }];

/** Tiers rise, no place is in two, none lies beyond the places that people see. */
function tiersOf(file: CheckedFile, board: string, size: number): Problem[] {
  let last = 0;
  const ids = new Set<unknown>();
  return entriesAt(file, `${board}/rewards`).flatMap(({ one, at }): Problem[] => {
    const [from, to] = [numberAt(file, at, one, 'from'), numberAt(file, at, one, 'to')];
    const before = last;
    last = Math.max(last, to ?? 0);
    if (ids.has(one.id))
      return [
        {
          pointer: `${at}/id`,
          message: 'two tiers have one id',
          expected: 'an id of its own',
          got: String(one.id),
        },
      ];
    ids.add(one.id);
    if (from === null || to === null) return [];
    const rising = rises(`${at}/from`, 'tiers rise, and no place is in two', before, from);
    if (rising.length > 0) return rising;
    if (to < from)
      return [
        {
          pointer: `${at}/to`,
          message: 'a tier ends before it begins',
          expected: `${from} or more`,
          got: String(to),
        },
      ];
    if (to <= size) return [];
    const message = 'a place is rewarded that nobody can see';
    return [{ pointer: `${at}/to`, message, expected: `at most the board's size, ${size}`, got: String(to) }];
  });
}

/** Steps rise in both: more people, more places. */
function stepsOf(file: CheckedFile, board: string): Problem[] {
  const before = { participants: 0, places: 0 };
  return entriesAt(file, `${board}/rewarded`).flatMap(({ one, at }): Problem[] =>
    (['participants', 'places'] as const).flatMap((key): Problem[] => {
      const value = numberAt(file, at, one, key);
      const floor = before[key];
      before[key] = Math.max(floor, value ?? 0);
      return value === null ? [] : rises(`${at}/${key}`, 'more people, more places', floor, value);
    }),
  );
}

/** What is wrong with the rewards of boards: see the two above; points need a currency, steps something to step. */
function rewardFaults(file: CheckedFile): readonly Problem[] {
  return entriesAt(file, '/campaign/boards').flatMap(({ one, at }): Problem[] => {
    if (file.taint.covers(`${at}/rewards`) || file.taint.covers(`${at}/rewarded`)) return [];
    const size = numberAt(file, at, one, 'size') ?? 100;
    const problems = [...tiersOf(file, at, size), ...stepsOf(file, at)];
    if (one.rewarded !== undefined && one.rewards === undefined)
      problems.push({
        pointer: `${at}/rewarded`,
        at: 'key',
        message: 'no place of this board gets anything',
        expected: '`rewards` beside it',
        got: 'none',
      });
    const points = entriesAt(file, `${at}/rewards`).flatMap((tier) =>
      entriesAt(file, `${tier.at}/gives`).filter(({ one: gift }) => gift.kind === 'points'),
    );
    const [first] = points;
    if (first !== undefined && valueAt(file.document, '/campaign/currency') === undefined)
      problems.push({
        pointer: `${first.at}/points`,
        message: 'the campaign has no points',
        expected: '`currency` in the campaign',
        got: 'none',
      });
    return problems;
  });
}

/** What the best place of a board gives in points, once for each time that it is settled. */
function mostOf(board: CampaignBoard, { start, end, offset }: SoundCampaign): number {
  const zone = board.timezone === undefined ? offset : offsetMinutes(board.timezone);
  const times = board.period === 'day' ? daysBetween(start, end, zone).length : 1;
  const tiers = (board.rewards ?? []).map(({ gives }) =>
    gives.reduce((sum, reward) => sum + (reward.kind === 'points' ? reward.points : 0), 0),
  );
  return times * Math.max(0, ...tiers);
}

export const boardsCheck: MechanicCheck = {
  key: 'boards',
  gives: (campaign) =>
    (campaign.block<CampaignBoard[]>('boards') ?? []).reduce(
      (sum, board) => sum + mostOf(board, campaign),
      0,
    ),
  faults: rewardFaults,
  doubts,
  counts: (campaign, gift) =>
    (campaign.block<CampaignBoard[]>('boards') ?? []).some(({ gifts }) => gifts?.includes(gift) ?? true),
  rules: [boardDays],
};
