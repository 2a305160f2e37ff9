import {
  asksOtherThanNamed,
  type CheckedFile,
  daysOpen,
  entriesAt,
  type Json,
  type MechanicCheck,
  type Problem,
  type SoundCampaign,
} from '../../check/room.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import type { CampaignTask } from '../../schemas/generated/types.gen.ts';
import { namedPeriod } from './check/named-period.ts';
import { type Task, tasks } from './rules.ts';

const block = `/campaign/${tasks.key}`;

type Entry = { readonly one: Json; readonly at: string };

/** Tasks by id. What two of them share is told by others. */
const byId = (entries: readonly Entry[]): ReadonlyMap<unknown, Entry> =>
  new Map(entries.map((entry) => [entry.one.id, entry]));

/** Nobody can do a task that waits, in the end, for itself. */
function circles(entries: readonly Entry[], all: ReadonlyMap<unknown, Entry>): Problem[] {
  const told = new Set<unknown>();
  return entries.flatMap(({ one, at }): Problem[] => {
    const way: unknown[] = [one.id];
    let next = all.get(one.after);
    while (next !== undefined && !way.includes(next.one.id)) {
      way.push(next.one.id);
      next = all.get(next.one.after);
    }
    if (next?.one.id !== one.id || told.has(one.id)) return [];
    for (const id of way) told.add(id);
    const words = [...way, one.id].map((id) => `\`${String(id)}\``).join(' after ');
    return [
      {
        pointer: `${at}/after`,
        message: `nobody can ever do these, each waits for another: ${words}`,
        expected: 'a chain with a task that waits for none',
        got: String(one.after),
      },
    ];
  });
}

const periodOf = (one: Json): string => (typeof one.period === 'string' ? one.period : 'total');

/** What opens a task is done in the same day or week, or once for all. */
const chains = (entries: readonly Entry[], all: ReadonlyMap<unknown, Entry>): Problem[] =>
  entries.flatMap(({ one, at }): Problem[] => {
    const before = all.get(one.after);
    if (before === undefined) return [];
    const [first, then] = [periodOf(before.one), periodOf(one)];
    if (first === 'total' || first === then) return [];
    return [
      {
        pointer: `${at}/after`,
        message: `\`${String(one.after)}\` is done anew each ${first}, and \`${String(one.id)}\` is not: nobody knows which one opens it`,
        expected: `a task that is done once, or \`"period": "${first}"\` here`,
        got: String(one.after),
        related: [{ pointer: before.at, message: 'this one' }],
      },
    ];
  });

function faults(file: CheckedFile): Problem[] {
  const entries = entriesAt(file, block).filter(({ at }) => !file.taint.touches(at));
  const all = byId(entries);
  return [...circles(entries, all), ...chains(entries, all)];
}

/** The tasks of a campaign as the server reads them, in the order of the document. */
const tasksOf = (campaign: SoundCampaign): readonly Task[] => {
  const { start, end, offset } = campaign;
  const basics = { id: '', schedule: { start, end }, offset };
  return [...tasks.read(campaign.block(tasks.key) ?? [], basics).values()];
};

/** How many days on which it is open one period of a task has at most. */
function daysIn({ period, window }: Task, { start, end, settle = end, offset }: SoundCampaign): number {
  const days = daysOpen(window, { start, end, settle, offset });
  return Math.min(days, period === 'day' ? 1 : period === 'week' ? 7 : days);
}

/** The most that one person can do of it in one period; Infinity where there is no end. */
function reach(task: Task, campaign: SoundCampaign): number {
  const days = daysIn(task, campaign);
  return campaign.countedBy(task.counts).reduce((sum, { thing, kind, worth, most }) => {
    // Nobody does a task by having done it.
    if (kind === 'task' && thing === task.id) return sum;
    const { total = Infinity, day = Infinity } = most ?? {};
    return sum + worth * Math.min(total, day * days);
  }, 0);
}

/** In what time a task is done, in words that follow a number. */
const whileOpen = (period: Task['period'], hasWindow: boolean): string => {
  if (period !== 'total') return `in one ${period}`;
  return hasWindow ? 'while it is open' : 'in the whole campaign';
};

function doubts(campaign: SoundCampaign): Problem[] {
  const written = campaign.block<readonly CampaignTask[]>(tasks.key) ?? [];
  return tasksOf(campaign).flatMap((task, index): Problem[] => {
    const { id, counts, at, by, each, lost, period, automatic, window } = task;
    const here = `${block}/${index}`;
    const most = by === 'sender' && each === 'time' ? reach(task, campaign) : Infinity;
    const found: Problem[] = [];
    if (campaign.countedBy(counts).length === 0)
      found.push({
        pointer: `${here}/counts`,
        at: 'key',
        message: `\`${id}\` can never be done: nothing that counts towards it is worth anything`,
        expected: 'something that people can do in this campaign',
        got: countedInWords(counts),
      });
    else if (most < at && !asksOtherThanNamed(written[index]))
      found.push({
        pointer: `${here}/at`,
        message: `\`${id}\` can never be done: one person comes to ${most} at most ${whileOpen(period, window !== undefined)}`,
        expected: `at most ${most}`,
        got: String(at),
      });
    const alone = each === 'person' ? campaign.countedBy(counts).filter(({ others }) => !others) : [];
    if (alone.length > 0)
      found.push({
        pointer: `${here}/each`,
        message: `\`${id}\` counts people, and what is done alone has none: ${[...new Set(alone.map(({ kind }) => `\`${kind}\``))].join(', ')}`,
        expected: 'no `each`, or facts that are done for somebody else',
        got: 'person',
      });
    if (lost && (period === 'total' || automatic))
      found.push({
        pointer: `${here}/unclaimed`,
        message: automatic
          ? `nothing of \`${id}\` is ever unclaimed: it is given at once`
          : `\`${id}\` is done once: there is no day or week with which it could be lost`,
        expected: 'no `unclaimed`',
        got: 'lost',
      });
    const one = written[index];
    return one === undefined ? found : [...found, ...namedPeriod(one, campaign.days, here)];
  });
}

export const tasksCheck: MechanicCheck = {
  key: tasks.key,
  standing: 'readTasks',
  tells: tasks.tells,
  faults,
  counts: (campaign) => tasksOf(campaign).map(({ counts }) => counts),
  doubts,
};
