import { DAY } from '../../engine/document/anywhere/days.ts';
import { campaignLists } from '../../engine/document/campaign-lists.ts';
import { mechanicChecks } from '../../mechanics/checks.ts';
import type { Problem } from '../finding.ts';
import type { CheckContext } from '../model/context.ts';
import { LONGEST, spanOf } from '../model/days.ts';
import { entriesAt } from '../model/entries.ts';
import type { CheckedFile } from '../model/file.ts';
import { givenTwice } from '../model/given-twice.ts';
import { limitDoubts } from '../model/limits.ts';
import { neighboursName } from '../model/neighbours-name.ts';
import { neighboursPicture } from '../model/neighbours-picture.ts';
import { mostPoints, mostSpent, pricesOf, rewardedPoints, spendingKeys } from '../model/points.ts';
import { outOfProportion } from '../model/rewards.ts';
import { soundCampaign } from '../model/sound-campaign.ts';
import type { DocumentRule } from '../rule.ts';
import { containerOf } from '../shape/campaign-shape.ts';
import { isObject, type Json } from '../text/pointer.ts';

export const campaignSense: DocumentRule = {
  id: 'campaign-sense',
  description: 'What a campaign offers can be had: prizes can be afforded, goals and boards be reached.',
  severity: 'warning',
  stage: 'document',
  check(file) {
    const { document, context } = file;
    const { campaign, schedule } = document;
    if (!isObject(campaign) || !isObject(schedule)) return [];
    const found = [
      ...dates(schedule),
      ...limitDoubts(file, spanOf(document)),
      ...givenTwice(file),
      ...pasted(file),
      ...outOfReach(document, campaign, context),
      ...neverSpent(campaign, context),
      ...tooMuch(document, campaign, context),
      ...leaps(file),
      ...outOfProportion(file),
      ...ofRooms(file, campaign, schedule, pricesOf(context.schemas, campaign).length > 0),
    ];
    // One number may be wrong in more than one way.
    return found.filter(({ pointer }, nth) => found.findIndex((one) => one.pointer === pointer) === nth);
  },
};

/** An entry that was pasted and is not changed: its name is told, and of what has that name the picture is not. */
function pasted(file: CheckedFile): Problem[] {
  const names = neighboursName(file);
  const entries = names.map(({ pointer }) => pointer.replace(/name(?:\/\w+)?$/, ''));
  const pictures = neighboursPicture(file).filter(
    ({ pointer }) => !entries.some((entry) => pointer.startsWith(entry)),
  );
  return [...names, ...pictures];
}

/** Nobody waits longer for what was won. */
const LONGEST_SETTLING = 62 * DAY;
/** A page that counts down for longer has the date of another year or month, ms. */
const LONGEST_PREVIEW = 92 * DAY;

function dates({ preview, start, end, settle }: Json): Problem[] {
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
  const settled = settle === undefined ? Number.NaN : Date.parse(String(settle));
  if (settled - to > LONGEST_SETTLING) {
    return [
      {
        pointer: '/schedule/settle',
        message: `what was won is known ${Math.floor((settled - to) / DAY)} days after the end: until then, everybody waits`,
        expected: `a moment within ${LONGEST_SETTLING / DAY} days of \`end\``,
        got: `\`${String(settle)}\``,
      },
    ];
  }
  const shown = preview === undefined ? Number.NaN : Date.parse(String(preview));
  if (from - shown > LONGEST_PREVIEW)
    return [
      {
        pointer: '/schedule/preview',
        message: `the page counts down ${Math.floor((from - shown) / DAY)} days to its start`,
        expected: `a moment within ${LONGEST_PREVIEW / DAY} days of \`start\``,
        got: `\`${String(preview)}\``,
      },
    ];
  if (settle === undefined || settled > to) return [];
  return [
    {
      pointer: '/schedule/settle',
      message: 'the campaign settles at the moment in which it ends: the phase `settling` never comes',
      expected: 'a later moment, or no `settle`',
      got: `\`${String(settle)}\``,
    },
  ];
}

/** What costs more than everything that the campaign can give one person, by the annotations of its blocks. */
function outOfReach(document: Json, campaign: Json, { schemas }: CheckContext): Problem[] {
  const prices = pricesOf(schemas, campaign).filter(({ pointer }) => !paidOtherwise(campaign, pointer));
  if (prices.length === 0) return [];
  const most = mostPoints(schemas, campaign, spanOf(document));
  const dear = prices.filter(({ price }) => price > most);
  const [first, ...others] = dear;
  // Without any points there is one mistake, however much there is to buy.
  if (first !== undefined && most === 0)
    return [
      {
        pointer: first.pointer,
        message: `nobody can afford \`${first.id}\`: nothing of this campaign gives points to spend`,
        expected: 'something in the campaign that gives points',
        got: String(first.price),
        related: others.slice(0, 8).map(({ pointer }) => ({ pointer, message: 'nor this' })),
      },
    ];
  return dear.map(({ pointer, price, id }) => ({
    pointer,
    message: `nobody can afford \`${id}\`: all that this campaign gives one person is ${most}`,
    expected: `at most ${most}`,
    got: String(price),
  }));
}

/** Whether a price is that of something whose tickets the campaign gives. */
function paidOtherwise(campaign: Json, pointer: string): boolean {
  const [, , list, nth] = pointer.split('/');
  const one = (campaign[list ?? ''] as readonly unknown[] | undefined)?.[Number(nth)];
  return isObject(one) && givesTickets(campaign, String(one.id));
}

/** Whether some reward of the campaign is tickets of this draw. */
const givesTickets = (value: unknown, draw: string): boolean =>
  Array.isArray(value)
    ? value.some((one) => givesTickets(one, draw))
    : isObject(value) &&
      ((value.kind === 'ticket' && value.draw === draw) ||
        Object.values(value).some((one) => givesTickets(one, draw)));

/** Points that are given where nothing takes any: told once, at the first. */
function neverSpent(campaign: Json, { schemas }: CheckContext): Problem[] {
  const [first] = rewardedPoints(schemas, campaign);
  if (!first || pricesOf(schemas, campaign).length > 0) return [];
  return [
    {
      pointer: first.pointer,
      message: 'these points can be spent nowhere: nothing of the campaign costs any',
      expected: `a prize in their place, or something that costs points, in ${spendingKeys(schemas)
        .map((key) => `\`${key}\``)
        .join(', ')}`,
      got: String(first.points),
    },
  ];
}

/** A single reward of more points than all that the campaign sells one person costs: told of the largest alone. */
function tooMuch(document: Json, campaign: Json, { schemas }: CheckContext): Problem[] {
  const most = mostSpent(schemas, campaign, spanOf(document));
  if (most === 0) return [];
  const [first] = rewardedPoints(schemas, campaign)
    .filter(({ points }) => points > most)
    .sort((a, b) => b.points - a.points);
  if (!first) return [];
  return [
    {
      pointer: first.pointer,
      message: `nobody can spend so much: all that the campaign sells one person costs ${most}`,
      expected: `at most ${most}`,
      got: String(first.points),
    },
  ];
}

/** From one step of what rises to the next it takes so many times as much: a nought too many, most likely. */
const LEAP = 40;

/** Steps that are out of all proportion to the one before. */
const leaps = (file: CheckedFile): Problem[] =>
  campaignLists(file.context.schemas).flatMap((list): Problem[] => {
    const { rising, noun } = list;
    if (rising === undefined) return [];
    const steps = entriesAt(file, containerOf(list));
    return steps.flatMap(({ one, at }, i): Problem[] => {
      const [own, before] = [Number(one[rising]), Number(steps[i - 1]?.one[rising])];
      if (!(own > before * LEAP)) return [];
      return [
        {
          pointer: `${at}/${rising}`,
          message: `the ${noun} \`${String(one.id)}\` takes ${Math.floor(own / before)} times as much as the one before: hardly anybody comes so far`,
          expected: `at most ${before * LEAP}, ${LEAP} times as much`,
          got: String(own),
        },
      ];
    });
  });

/** What the rooms of mechanics say of their blocks. A rule of warnings is asked of documents without errors. */
function ofRooms(file: CheckedFile, blocks: Json, schedule: Json, isSpent: boolean): Problem[] {
  const known = soundCampaign(file.document, blocks, schedule, isSpent);
  return mechanicChecks.flatMap(({ key, doubts }) =>
    doubts && key !== undefined && Object.hasOwn(blocks, key) ? doubts(known, file) : [],
  );
}
