import {
  type CheckedFile,
  entriesAt,
  isObject,
  type Json,
  type KnownFrom,
  type MechanicCheck,
  type Problem,
  phasesFrom,
  rises,
  type SoundCampaign,
  spanOf,
  twice,
  valueAt,
} from '../../check/room.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import type { CampaignRecap } from '../../schemas/generated/types.gen.ts';
import { COUNTING, recap } from './rules.ts';

const block = `/campaign/${recap.key}`;

const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

/** It counts while the campaign is live, and is revealed once it has been counted. */
function moments(file: CheckedFile): Problem[] {
  const span = spanOf(file.document);
  const own = (file.document.campaign as Json | undefined)?.[recap.key];
  if (span === null || !isObject(own) || file.taint.touches('/schedule')) return [];
  const { start, end } = (file.document.schedule ?? {}) as Json;
  const { opens = start, locks = end, reveals } = own;
  if (['opens', 'locks', 'reveals'].some((key) => file.taint.touches(`${block}/${key}`))) return [];
  const wrong =
    momentOf(opens) < span.start
      ? {
          key: 'opens',
          message: 'it counts before the campaign begins',
          expected: `not before ${String(start)}`,
        }
      : momentOf(locks) > span.end
        ? {
            key: 'locks',
            message: 'it counts when the campaign is over',
            expected: `not after ${String(end)}`,
          }
        : momentOf(locks) <= momentOf(opens)
          ? {
              key: own.locks === undefined ? 'opens' : 'locks',
              message: 'it locks before anything counts',
              expected: own.locks === undefined ? `before ${String(locks)}` : `after ${String(opens)}`,
            }
          : momentOf(reveals) < momentOf(locks) + COUNTING
            ? {
                key: 'reveals',
                message: 'all are shown theirs while it is still being counted',
                expected: `a quarter of an hour after it locks, ${String(locks)}, or later`,
              }
            : null;
  if (wrong === null) return [];
  const { key, ...words } = wrong;
  return [{ pointer: `${block}/${key}`, ...words, got: String(own[key]) }];
}

/** Only what is in an order has titles, by share or by amount, and each is for fewer people than the one below it. */
function titles(file: CheckedFile, { one, at }: { one: Json; at: string }): Problem[] {
  if (one.titles === undefined || file.taint.touches(`${at}/titles`)) return [];
  if (one.of === 'first' || one.of === 'friend')
    return [
      {
        pointer: `${at}/titles`,
        at: 'key',
        message: `nobody can ever have one: \`${one.of}\` has no order`,
        expected: 'titles of a sum, of days or of a place',
        got: `titles of \`${one.of}\``,
      },
    ];
  const list = entriesAt(file, `${at}/titles`);
  const shares = list.flatMap(({ one: title, at: here }) =>
    typeof title.share === 'number' ? [{ pointer: `${here}/share`, value: title.share }] : [],
  );
  let above = Infinity;
  const high = list.find(({ one: title }) => {
    if (typeof title.least !== 'number') return false;
    if (title.least >= above) return true;
    above = title.least;
    return false;
  });
  const both = list.find(({ one: title }) => title.share !== undefined && title.least !== undefined);
  return [
    ...twice(file, [`${at}/titles`], 'title'),
    ...(both === undefined
      ? []
      : [
          {
            pointer: `${both.at}/least`,
            at: 'key' as const,
            message: 'a title is for the first so many of a hundred, or from so much on',
            expected: '`share` or `least`',
            got: 'both',
          },
        ]),
    ...rises(shares, 'the first title that fits is given, so shares must rise'),
    ...(high === undefined
      ? []
      : [
          {
            pointer: `${high.at}/least`,
            message: 'the first title that fits is given, so nobody ever has this one',
            expected: `less than ${above}`,
            got: String(high.one.least),
          },
        ]),
  ];
}

const faults = (file: CheckedFile): Problem[] => [
  ...moments(file),
  ...entriesAt(file, `${block}/figures`).flatMap((entry) => titles(file, entry)),
];

/** Figures are known from the reveal on. */
function known(file: CheckedFile): KnownFrom[] {
  const span = spanOf(file.document);
  const reveals = momentOf(valueAt(file.document, `${block}/reveals`));
  if (span === null || Number.isNaN(reveals)) return [];
  return entriesAt(file, `${block}/figures`).map(({ one }) => ({
    list: 'recap-figures',
    id: String(one.id),
    phases: phasesFrom(span, reveals),
    what: 'the figures',
    pointer: `${block}/reveals`,
  }));
}

/** The figures of a campaign as the server reads them. */
function figuresOf(campaign: SoundCampaign) {
  const own = campaign.block<CampaignRecap>(recap.key);
  const { start, end, offset } = campaign;
  return own === undefined ? [] : recap.read(own, { id: '', schedule: { start, end }, offset }).figures;
}

const DAY = 86_400_000;
/** A recap that comes later than this after the campaign comes when nobody looks for it any more. */
const LATE = 31 * DAY;

/** Titles for more days than are counted, and a reveal long after the campaign. */
function outOfTime(campaign: SoundCampaign): Problem[] {
  const own = campaign.block<CampaignRecap>(recap.key);
  if (own === undefined) return [];
  const { start, end, offset } = campaign;
  const { opens, locks, reveals } = recap.read(own, { id: '', schedule: { start, end }, offset });
  const days = Math.ceil((locks - opens) / DAY) + 1;
  const late = reveals > end + LATE;
  return [
    ...(late
      ? [
          {
            pointer: `${block}/reveals`,
            message: `all are shown theirs ${Math.floor((reveals - end) / DAY)} days after the campaign is over`,
            expected: `a moment within ${LATE / DAY} days of its end`,
            got: own.reveals,
          },
        ]
      : []),
    ...own.figures.flatMap(({ of, titles = [] }, figure) =>
      titles.flatMap(({ id, least = 0 }, nth): Problem[] =>
        of !== 'days' || least <= days
          ? []
          : [
              {
                pointer: `${block}/figures/${figure}/titles/${nth}/least`,
                message: `nobody can ever have \`${id}\`: ${days} days are counted`,
                expected: `at most ${days}`,
                got: String(least),
              },
            ],
      ),
    ),
  ];
}

const doubts = (campaign: SoundCampaign): Problem[] => [...outOfTime(campaign), ...unreached(campaign)];

const unreached = (campaign: SoundCampaign): Problem[] =>
  figuresOf(campaign).flatMap(({ id, counts }, nth) =>
    campaign.countedBy(counts).length > 0
      ? []
      : [
          {
            pointer: `${block}/figures/${nth}`,
            at: 'key',
            message: `nobody can ever have \`${id}\`: nothing that counts is worth anything`,
            expected: 'something that people can do in this campaign',
            got: countedInWords(counts),
          },
        ],
  );

export const recapCheck: MechanicCheck = {
  key: recap.key,
  faults,
  known,
  counts: (campaign) => figuresOf(campaign).map(({ counts }) => counts),
  doubts,
};
