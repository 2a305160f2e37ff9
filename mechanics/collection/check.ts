import {
  asksOtherThanNamed,
  type CheckedFile,
  entriesAt,
  isMissing,
  isObject,
  type MechanicCheck,
  type Problem,
  rewardsOf,
  type SoundCampaign,
  valueAt,
} from '../../check/room.ts';
import { pointsGiven } from '../../engine/document/anywhere/cost.ts';
import { countedInWords } from '../../engine/document/anywhere/counter.ts';
import type { CampaignCollection } from '../../schemas/generated/types.gen.ts';
import { collection, kind } from './rules.ts';

const block = `/campaign/${collection.key}`;

/** Cards that can drop; null where what says so has been told already. */
function droppable(file: CheckedFile): number | null {
  if (file.taint.touches(`${block}/cards`)) return null;
  return entriesAt(file, `${block}/cards`).filter(({ one }) => typeof one.weight === 'number').length;
}

/** What drops cards has some to drop, and what is melted by chance becomes another. */
function somethingDrops(file: CheckedFile): Problem[] {
  const count = droppable(file);
  if (count === null) return [];
  const drops = valueAt(file.document, `${block}/drops`);
  if (Array.isArray(drops) && drops.length > 0 && count === 0 && !file.taint.covers(`${block}/drops`))
    return [
      {
        pointer: `${block}/drops`,
        at: 'key',
        message: 'nothing can ever drop: no card has a `weight`',
        expected: '`weight` on each card that drops',
        got: 'none',
      },
    ];
  const melt = valueAt(file.document, `${block}/melt`);
  if (!isObject(melt) || melt.into !== 'random' || file.taint.touches(`${block}/melt`) || count > 1)
    return [];
  return [
    {
      pointer: `${block}/melt/into`,
      message: 'what is melted by chance becomes another card that drops, and there are not two of them',
      expected: 'two cards with a `weight`, or `chosen`',
      got: 'random',
    },
  ];
}

/** Ids of cards that something of the campaign gives. */
function givenCards(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(givenCards);
  if (!isObject(value)) return [];
  // A card that is given as a prize is no prize, which is told.
  const own = [value.card, value.prize].flatMap((id) => (typeof id === 'string' ? [id] : []));
  return [...own, ...Object.values(value).flatMap(givenCards)];
}

/** A set takes cards that somebody can have: they drop, are given, or are chosen for what is melted. */
function setsToHave(file: CheckedFile): Problem[] {
  // An album without `drops` is told once.
  if (file.taint.touches('/campaign') || isMissing(file, `${block}/drops`)) return [];
  if (valueAt(file.document, `${block}/melt/into`) === 'chosen') return [];
  const cards = entriesAt(file, `${block}/cards`);
  const dropped = cards.flatMap(({ one }) => (typeof one.weight === 'number' ? [one.id] : []));
  const dropping = entriesAt(file, `${block}/drops`).length > 0;
  const had = new Set<unknown>([...(dropping ? dropped : []), ...givenCards(file.document.campaign)]);
  const told = new Set<unknown>();
  return entriesAt(file, `${block}/sets`).flatMap(({ one, at }): Problem[] => {
    const asked = Array.isArray(one.cards) ? one.cards : [];
    const nth = asked.findIndex((id) => !had.has(id));
    const card = cards.find((each) => each.one.id === asked[nth]);
    if (card === undefined || told.has(card.at)) return [];
    told.add(card.at);
    return [
      {
        pointer: `${at}/cards/${nth}`,
        message: `nobody can ever have this set: the card \`${String(asked[nth])}\` never drops, and nothing gives it`,
        expected: 'a `weight` of the card and something that drops cards, or a `gives` that has it',
        got: `\`${String(asked[nth])}\``,
        related: [{ pointer: card.at, message: 'the card' }],
      },
    ];
  });
}

const faults = (file: CheckedFile): Problem[] => {
  const dry = somethingDrops(file);
  return dry.length > 0 ? dry : setsToHave(file);
};

/** A way that nobody can go drops nothing. */
function deadWays(campaign: SoundCampaign, { drops = [] }: CampaignCollection): Problem[] {
  const { start, end, offset } = campaign;
  const read = collection.read(
    { cards: [] as never, drops: drops as never },
    { id: '', schedule: { start, end }, offset },
  );
  return read.drops.flatMap(({ id, counts, every, most }, index): Problem[] => {
    const here = `${block}/drops/${index}`;
    const counted = campaign.countedBy(counts);
    if (counted.length === 0)
      return [
        {
          pointer: `${here}/counts`,
          at: 'key',
          message: `\`${id}\` never drops a card: nothing that counts towards it is worth anything`,
          expected: 'something that people can do in this campaign',
          got: countedInWords(counts),
        },
      ];
    const reach = counted.reduce((sum, { worth, most: often }) => {
      const { total = Infinity, day = Infinity } = often ?? {};
      return sum + worth * Math.min(total, day);
    }, 0);
    if (reach >= every * most || asksOtherThanNamed(drops[index])) return [];
    return [
      {
        pointer: reach < every ? `${here}/every` : `${here}/day`,
        message:
          reach < every
            ? `\`${id}\` never drops a card: one person comes to ${reach} at most on one day`
            : `\`${id}\` never drops so many: one person comes to ${reach} at most on one day`,
        expected: reach < every ? `at most ${reach}` : `at most ${Math.floor(reach / every)}`,
        got: String(reach < every ? every : most),
      },
    ];
  });
}

/** A whole set brings so many times less than the least that anything else brings. */
const LITTLE = 5;

/** Sets for which hardly anybody would give their cards: points in another unit than elsewhere, most likely. */
function littleSets({ sets = [] }: CampaignCollection, file: CheckedFile): Problem[] {
  const others = rewardsOf(file).filter(({ pointer }) => !pointer.startsWith(`${block}/sets/`));
  const least = Math.min(...others.map(({ points }) => points));
  if (others.length < 3) return [];
  return sets.flatMap(({ id, gives }, index): Problem[] => {
    const points = pointsGiven(gives);
    if (points === 0 || points * LITTLE >= least) return [];
    return [
      {
        pointer: `${block}/sets/${index}/gives/${gives.findIndex((one) => one.kind === 'points')}/points`,
        message: `the whole set \`${id}\` brings fewer points than anything else here, of which the least is ${least}: in another unit, most likely`,
        expected: `at least ${Math.ceil(least / LITTLE)}`,
        got: String(points),
      },
    ];
  });
}

/** Whether a reward of any room gives a card is told by the lists of the document: here only what drops, melts and moves is known. */
function doubts(campaign: SoundCampaign, file: CheckedFile): Problem[] {
  const own = campaign.block<CampaignCollection>(collection.key);
  return own === undefined ? [] : [...deadWays(campaign, own), ...littleSets(own, file)];
}

export const collectionCheck: MechanicCheck = {
  key: collection.key,
  does: { redeemCardSet: kind },
  standing: 'readCollection',
  tells: collection.tells,
  faults,
  counts: (campaign) => {
    const own = campaign.block<CampaignCollection>(collection.key);
    const { start, end, offset } = campaign;
    const basics = { id: '', schedule: { start, end }, offset };
    return own === undefined ? [] : (collection.counts?.(collection.read(own, basics)) ?? []);
  },
  doubts,
};
