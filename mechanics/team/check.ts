import {
  type CheckedFile,
  entriesAt,
  isObject,
  type MechanicCheck,
  numberAt,
  numbersOf,
  type Problem,
  rises,
  type SoundCampaign,
  spentNowhere,
  tierDoubts,
  tierFaults,
  valueAt,
} from '../../check/room.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import { defaults } from '../../schemas/generated/defaults.gen.ts';
import type { CampaignTeams } from '../../schemas/generated/types.gen.ts';
import { teamSeats, teamSizes } from './check/sayings.ts';
import { kind, type Teams, teams } from './rules.ts';

const block = `/campaign/${teams.key}`;

/** At least is never more than at most: of members, and of letters of a name. */
function spans(file: CheckedFile, key: 'size' | 'names', nobody: string): Problem[] {
  const at = `${block}/${key}`;
  const span = valueAt(file.document, at);
  if (!isObject(span)) return [];
  const [least, most] = [numberAt(file, at, span, 'least'), numberAt(file, at, span, 'most')];
  if (least === null || most === null || least <= most) return [];
  return [
    {
      pointer: `${at}/least`,
      message: `${nobody}: \`least\` is above \`most\``,
      expected: `at most ${most}`,
      got: String(least),
    },
  ];
}

function faults(file: CheckedFile): Problem[] {
  const source = valueAt(file.document, block);
  if (!isObject(source)) return [];
  const places = numberAt(file, block, source, 'listed') ?? defaults.CampaignTeams.listed;
  return [
    ...spans(file, 'size', 'no team can play'),
    ...spans(file, 'names', 'no team can have a name'),
    ...rises(numbersOf(file, entriesAt(file, `${block}/goals`), 'at'), 'goals must rise'),
    ...(file.taint.covers(`${block}/rewards`) ? [] : tierFaults(file, block, { places, words: '`listed`' })),
    ...rankingFaults(file),
  ];
}

/** Tiers of each ranking that begins anew rise within the places that people see of it. */
const rankingFaults = (file: CheckedFile): Problem[] =>
  entriesAt(file, `${block}/rankings`).flatMap(({ one, at }) =>
    file.taint.covers(`${at}/rewards`)
      ? []
      : tierFaults(file, at, {
          places: numberAt(file, at, one, 'listed') ?? defaults.CampaignTeamRanking.listed,
          words: "the ranking's `listed`",
        }),
  );

/** A ranking that always shows what another shows: one of the whole campaign, or one by the same hours, days or weeks. */
function idleRankings({ rankings }: Teams): Problem[] {
  const all = [...rankings.values()];
  return all.flatMap(({ id, period, periods }, i): Problem[] => {
    const pointer = `${block}/rankings/${i}/period`;
    const twin = all.slice(0, i).findIndex((other) => other.period === period);
    if (twin >= 0)
      return [
        {
          pointer,
          message: `the ranking of teams \`${id}\` always shows what \`${all[twin]?.id}\` shows`,
          expected: 'another `period`',
          got: `\`${period}\` twice`,
          related: [
            { pointer: `${block}/rankings/${twin}/period`, message: 'it begins anew at the same times' },
          ],
        },
      ];
    if (periods.size > 1) return [];
    return [
      {
        pointer,
        message: `the campaign has one ${period}: a ranking for each ${period} is the one of the whole campaign`,
        expected: 'a shorter `period`, or no such ranking',
        got: `\`${period}\``,
      },
    ];
  });
}

/** The block as the server reads it. */
const teamsOf = (campaign: SoundCampaign): Teams | undefined => {
  const source = campaign.block<CampaignTeams>(teams.key);
  const { start, end, offset } = campaign;
  return source && teams.read(source, { id: '', schedule: { start, end }, offset });
};

function doubts(campaign: SoundCampaign): Problem[] {
  const all = teamsOf(campaign);
  if (all === undefined) return [];
  const found: Problem[] = [];
  if (campaign.countedBy(all.counts).length === 0)
    found.push({
      pointer: `${block}/counts`,
      at: 'key',
      message: 'no team ever comes to anything: nothing that counts for one is worth anything',
      expected: 'something that people can do in this campaign',
      got: countedInWords(all.counts),
    });
  if (all.dissolved && all.least === 1)
    found.push({
      pointer: `${block}/below`,
      message: 'no team is ever dissolved: each has a member, and needs no more',
      expected: 'no `below`, or a `least` above 1',
      got: 'dissolved',
    });
  const written = campaign.block<CampaignTeams>(teams.key)?.rewards ?? [];
  const late = written.flatMap(({ gives }, tier) =>
    spentNowhere(campaign, gives, `${block}/rewards/${tier}/gives`, {
      why: 'teams are settled when the campaign is over',
      instead: 'a goal of the teams, which is claimed while it is live',
    }),
  );
  return [
    ...found,
    ...idleRankings(all),
    ...tierDoubts(all.rewards, `${block}/rewards`),
    ...[...all.rankings.values()].flatMap(({ rewards }, i) =>
      tierDoubts(rewards, `${block}/rankings/${i}/rewards`),
    ),
    ...late.slice(0, 1),
  ];
}

export const teamCheck: MechanicCheck = {
  key: teams.key,
  does: { foundTeam: kind, joinTeam: kind },
  tells: teams.tells,
  faults,
  counts: (campaign) => {
    const all = teamsOf(campaign);
    return all === undefined ? [] : [all.counts];
  },
  doubts,
  sayings: [teamSizes, teamSeats],
};
