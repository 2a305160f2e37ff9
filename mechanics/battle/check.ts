import {
  type CheckedFile,
  entriesAt,
  type Json,
  type KnownFrom,
  type MechanicCheck,
  type Problem,
  phasesFrom,
  type SoundCampaign,
  spanOf,
  spentNowhere,
  tierDoubts,
  tierFaults,
  titledAlike,
  twice,
} from '../../check/room.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import type { CampaignBattle } from '../../schemas/generated/types.gen.ts';
import { entrants, knockout } from './check/entrants.ts';
import { people } from './check/people.ts';
import { rounds } from './check/rounds.ts';
import { battles, kind } from './rules.ts';

const block = `/campaign/${battles.key}`;

const faults: NonNullable<MechanicCheck['faults']> = (file) =>
  entriesAt(file, block).flatMap((entry) => [
    ...twice(file, [`${entry.at}/sides`], 'side'),
    ...twice(file, [`${entry.at}/sides`], 'colour', 'colour'),
    ...twice(file, [`${entry.at}/rounds`], 'round'),
    ...titledAlike(file, `${entry.at}/sides`, 'side'),
    ...titledAlike(file, `${entry.at}/rounds`, 'round'),
    ...entrants(file, entry),
    ...knockout(file, entry),
    ...people(file, entry),
    ...rounds(file, entry),
    ...pairs(file, entry),
    ...(file.taint.covers(`${entry.at}/best`)
      ? []
      : tierFaults(file, entry.at, { places: 1000, words: 'all places' }, 'best')),
  ]);

/** Of two sides nothing is left to be drawn. */
function pairs(file: CheckedFile, { one, at }: { one: Json; at: string }): Problem[] {
  const sides = entriesAt(file, `${at}/sides`).length;
  if (one.pairs === undefined || file.taint.touches(`${at}/sides`) || sides !== 2) return [];
  return [
    {
      pointer: `${at}/pairs`,
      message: 'two sides are a pair already: nothing is drawn',
      expected: 'three sides or more, or no `pairs`',
      got: '2 sides',
    },
  ];
}

/** How a battle stands is known from its first round on. */
function known(file: CheckedFile): KnownFrom[] {
  const span = spanOf(file.document);
  if (span === null) return [];
  return entriesAt(file, block).flatMap(({ one, at }): KnownFrom[] => {
    const [first] = entriesAt(file, `${at}/rounds`);
    const opens = Date.parse(String(first?.one.opens));
    if (first === undefined || Number.isNaN(opens)) return [];
    const phases = phasesFrom(span, opens);
    return [
      { list: 'battles', id: String(one.id), phases, what: 'the points', pointer: `${first.at}/opens` },
    ];
  });
}

/** The battles of a campaign as the server reads them. */
function battlesOf(campaign: SoundCampaign) {
  const { start, end, settle, offset } = campaign;
  const source = campaign.block<readonly CampaignBattle[]>(battles.key) ?? [];
  return battles.read(source, {
    id: '',
    schedule: { start, end, ...(settle === undefined ? {} : { settle }) },
    offset,
  });
}

/** Points that come when the order is final, where that is not before the campaign's end; rounds of a knockout that nobody is left to fight. */
const lateDoubts = (campaign: SoundCampaign): Problem[] => {
  const read = battlesOf(campaign);
  return (campaign.block<readonly CampaignBattle[]>(battles.key) ?? []).flatMap((one, nth): Problem[] => {
    const { rounds, sides, pairs, tie, winners, best = [] } = one;
    const at = `${block}/${nth}`;
    const why =
      campaign.settle === undefined
        ? { why: 'the last round is settled when the campaign is over', instead: 'an earlier bell' }
        : { why: 'a battle is final when the campaign is settled' };
    const late =
      (read.get(one.id)?.due ?? 0) < campaign.end
        ? []
        : [
            ...spentNowhere(campaign, winners?.gives ?? [], `${at}/winners/gives`, why),
            ...best.flatMap(({ gives }, tier) =>
              spentNowhere(campaign, gives, `${at}/best/${tier}/gives`, why),
            ),
          ];
    const needed = Math.ceil(Math.log2(sides.length));
    if (pairs?.losers !== 'out' || rounds.length < needed) return late;
    // Rounds beyond those that are needed decide what a level one has left open.
    if (tie !== 'first' && rounds.length === needed)
      return [
        ...late,
        {
          pointer: tie === undefined ? at : `${at}/tie`,
          message: `\`${one.id}\` may end with nobody on top: a pair that ends level stays in, both of it, and ${needed} rounds leave none to decide it`,
          expected: '`"tie": "first"`, or a further round',
          got: tie === undefined ? 'no `tie`, which is as `draw`' : tie,
        },
      ];
    if (tie !== 'first' || rounds.length === needed) return late;
    return [
      ...late,
      {
        pointer: `${at}/rounds/${needed}`,
        message: `nobody is left to fight this round: a knockout of ${sides.length} sides is decided in ${needed}`,
        expected: `${needed} rounds`,
        got: String(rounds.length),
      },
    ];
  });
};

const doubts = (campaign: SoundCampaign): Problem[] => [
  ...unscored(campaign),
  ...lateDoubts(campaign),
  ...(campaign.block<readonly CampaignBattle[]>(battles.key) ?? []).flatMap(({ best = [] }, nth) =>
    tierDoubts(best, `${block}/${nth}/best`),
  ),
];

const unscored = (campaign: SoundCampaign): Problem[] =>
  [...battlesOf(campaign).values()].flatMap(({ id, counts }, index) =>
    campaign.countedBy(counts).length > 0
      ? []
      : [
          {
            pointer: `${block}/${index}`,
            message: `nobody can ever score in \`${id}\`: nothing that counts is worth anything`,
            expected: 'something that people can do in this campaign',
            got: countedInWords(counts),
          },
        ],
  );

export const battleCheck: MechanicCheck = {
  key: battles.key,
  does: { joinSide: kind },
  tells: battles.tells,
  faults,
  known,
  counts: (campaign) => battles.counts?.(battlesOf(campaign)) ?? [],
  doubts,
};
