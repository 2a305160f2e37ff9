import type { Language } from '../i18n/language.ts';
import { formatAmount } from '../i18n/number.ts';
import { isObject } from '../json.ts';
import { campaignLists } from './campaign-lists.ts';
import { inLanguage } from './compile/pick-text.ts';
import type { TextValue } from './document.ts';
import type { Located, SchemaSet } from './schema-set.ts';
import { branchFor } from './walk.ts';

/** What names what is given: the campaign of the document, in one language. */
export interface RewardWords {
  readonly set: SchemaSet;
  readonly campaign: Readonly<Record<string, unknown>> | undefined;
  readonly lang: Language;
}

const days: Record<Language, (count: number) => string> = {
  cn: (count) => `${count} 天`,
  tw: (count) => `${count} 天`,
  en: (count) => (count === 1 ? '1 day' : `${count} days`),
  th: (count) => `${count} วัน`,
  vi: (count) => `${count} ngày`,
};

const between = (lang: Language): string => (lang === 'cn' || lang === 'tw' ? '、' : ', ');

/** One reward of a list as a picture and words. */
export interface RewardPiece {
  /** What is given: a prize, or what points are called; '' where nothing names it. */
  readonly name: string;
  /** How much of it: for how many days, or how many. */
  readonly much?: string;
  /** It is counted, so that the number stands before the name. */
  readonly counted?: true;
  /** Its picture, a path below activities/. */
  readonly icon?: string;
}

/**
 * A list of rewards (`x-words`) one by one. A kind of reward says by annotations how: `x-ref` of what it names, `x-unit` of
 * what it counts. What cannot be read is left out.
 *
 * @param items schema of one reward
 */
export const rewardPieces = (
  rewards: readonly unknown[],
  items: Located,
  words: RewardWords,
): RewardPiece[] => rewards.flatMap((reward) => pieceOf(reward, items, words) ?? []);

/**
 * The same as people read it: `Rose frame 30 days, 50 Petals`.
 *
 * @param items schema of one reward
 */
export function rewardsInWords(rewards: readonly unknown[], items: Located, words: RewardWords): string {
  return rewardPieces(rewards, items, words)
    .map(({ name, much = '', counted }) => (counted ? `${much} ${name}` : `${name} ${much}`).trim())
    .filter(Boolean)
    .join(between(words.lang));
}

function pieceOf(reward: unknown, items: Located, words: RewardWords): RewardPiece | undefined {
  const schema = branchFor(words.set, items, reward)?.schema;
  if (!schema || !isObject(reward)) return undefined;
  let piece: RewardPiece | undefined;
  for (const [key, { 'x-ref': list, 'x-unit': units }] of Object.entries(schema.properties ?? {})) {
    const value = reward[key];
    if (typeof value === 'string' && list !== undefined) {
      const entry = entryOf(list, value, words);
      piece = { ...piece, name: textIn(entry?.name, words.lang) || value, ...pictureOf(entry) };
    } else if (typeof value === 'number' && units?.includes('days')) {
      piece = { name: '', ...piece, much: days[words.lang](value) };
    } else if (typeof value === 'number' && units !== undefined) {
      const named = unitOf(units, words);
      piece = { ...piece, ...named, much: formatAmount(value, words.lang), counted: true };
    }
  }
  return piece;
}

const textIn = (text: unknown, lang: Language): string =>
  typeof text === 'string' || isObject(text) ? inLanguage(text as TextValue, lang) : '';

const pictureOf = (entry: Readonly<Record<string, unknown>> | undefined): { icon?: string } =>
  typeof entry?.icon === 'string' ? { icon: entry.icon } : {};

/** The entry of a campaign's list that an id names. */
function entryOf(list: string, id: string, { set, campaign }: RewardWords) {
  const path = campaignLists(set).find(({ name }) => name === list)?.path ?? [];
  let value: unknown = campaign;
  for (const part of path) value = isObject(value) ? value[part] : undefined;
  const entry: unknown = Array.isArray(value)
    ? value.find((one) => isObject(one) && one.id === id)
    : undefined;
  return isObject(entry) ? entry : undefined;
}

/** What people call what is counted, and its picture: of the block whose text has the same `x-unit`. */
function unitOf(units: readonly string[], { set, campaign, lang }: RewardWords) {
  const blocks = Object.entries(set.get('common/campaign.schema.json')?.properties ?? {});
  for (const [block, { properties }] of blocks)
    for (const [key, schema] of Object.entries(properties ?? {})) {
      const held = campaign?.[block];
      if (schema['x-unit']?.some((unit) => units.includes(unit)) && isObject(held))
        return { name: textIn(held[key], lang), ...pictureOf(held) };
    }
  return { name: '' };
}
