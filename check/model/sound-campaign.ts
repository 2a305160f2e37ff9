import { offsetMinutes } from '../../engine/document/anywhere/dates.ts';
import { countedBy } from '../../engine/document/anywhere/told.ts';
import { mechanicChecks } from '../../mechanics/checks.ts';
import type { Json } from '../text/pointer.ts';
import type { SoundCampaign } from './campaign.ts';
import { toldOf } from './counters.ts';
import { dayCountOf } from './days.ts';

/** The campaign of a document without errors, as the rooms of mechanics ask it. @param isSpent whether anything of it costs points */
export function soundCampaign(document: Json, blocks: Json, schedule: Json, isSpent: boolean): SoundCampaign {
  const { start, end, settle } = schedule;
  const told = toldOf(blocks);
  let found: ReadonlySet<string> | undefined;
  const counted = (): ReadonlySet<string> => {
    found ??= new Set(
      mechanicChecks
        .flatMap(({ counts }) => counts?.(known) ?? [])
        .flatMap((counters) => countedBy(counters, told).map(({ kind, thing }) => `${kind} ${thing}`)),
    );
    return found;
  };
  const known: SoundCampaign = {
    block: <Block>(key: string) => (Object.hasOwn(blocks, key) ? (blocks[key] as Block) : undefined),
    start: Date.parse(String(start)),
    end: Date.parse(String(end)),
    settle: settle === undefined ? undefined : Date.parse(String(settle)),
    offset: offsetMinutes(String(start)),
    days: dayCountOf(document),
    isSpent,
    countedBy: (counters) => countedBy(counters, told),
    isCounted: (kind, thing) => counted().has(`${kind} ${thing}`),
  };
  return known;
}
