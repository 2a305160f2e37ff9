import { offsetMinutes } from '../../engine/document/anywhere/dates.ts';
import { DAY } from '../../engine/document/anywhere/days.ts';
import { mechanicChecks } from '../../mechanics/checks.ts';
import type { Problem } from '../finding.ts';
import { daysOf, LONGEST } from '../model/days.ts';
import type { SoundCampaign } from '../room.ts';
import type { DocumentRule } from '../rule.ts';
import { isObject, type Json } from '../text/pointer.ts';

export const campaignSense: DocumentRule = {
  id: 'campaign-sense',
  description: 'What a campaign offers can be had: prizes can be afforded, goals and boards be reached.',
  severity: 'warning',
  stage: 'document',
  check({ document }) {
    const { campaign, schedule } = document;
    if (!isObject(campaign) || !isObject(schedule)) return [];
    return [...dates(schedule), ...ofRooms(document, campaign, schedule)];
  },
};

function dates({ start, end, settle }: Json): Problem[] {
  const [from, to] = [Date.parse(String(start)), Date.parse(String(end))];
  if (to - from > LONGEST) {
    return [
      {
        pointer: '/schedule/end',
        message: `this campaign lasts ${Math.floor((to - from) / DAY)} days`,
        expected: 'an `end` within a year of `start`',
        got: `\`${String(end)}\``,
      },
    ];
  }
  if (settle === undefined || Date.parse(String(settle)) > to) return [];
  return [
    {
      pointer: '/schedule/settle',
      message: 'the campaign settles at the moment in which it ends: the phase `settling` never comes',
      expected: 'a later moment, or no `settle`',
      got: `\`${String(settle)}\``,
    },
  ];
}

/** What the rooms of mechanics say of their blocks. A rule of warnings is asked of documents without errors. */
function ofRooms(document: Json, blocks: Json, { start, end }: Json): Problem[] {
  const known: SoundCampaign = {
    block: <Block>(key: string) => (Object.hasOwn(blocks, key) ? (blocks[key] as Block) : undefined),
    start: Date.parse(String(start)),
    end: Date.parse(String(end)),
    offset: offsetMinutes(String(start)),
    days: daysOf(document),
    most: 0,
    isCounted: (thing: string): boolean => mechanicChecks.some(({ counts }) => counts?.(known, thing)),
  };
  const most = mechanicChecks.reduce((sum, { gives }) => sum + (gives?.(known) ?? 0), 0);
  const campaign: SoundCampaign = { ...known, most };
  return mechanicChecks.flatMap(({ key, doubts }) =>
    doubts && Object.hasOwn(blocks, key) ? doubts(campaign) : [],
  );
}
