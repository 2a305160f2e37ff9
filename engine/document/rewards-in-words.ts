import type { Language } from '../i18n/language.ts';
import { marksOf } from '../i18n/marks.ts';
import { formatAmount } from '../i18n/number.ts';
import { isObject } from '../json.ts';
import { campaignLists } from './campaign-lists.ts';
import { inLanguage } from './compile/pick-text.ts';
import { sayCount } from './counted.ts';
import type { TextValue } from './document.ts';
import type { Located, Schema, SchemaSet } from './schema-set.ts';
import { branchFor } from './walk.ts';

/** What names what is given: the campaign of the document, in one language. */
export interface RewardWords {
  readonly set: SchemaSet;
  readonly campaign: Readonly<Record<string, unknown>> | undefined;
  readonly lang: Language;
}

/** A number and its unit stay on one line. */
const days: Record<Language, (count: number) => string> = {
  cn: (count) => `${count}\u00a0天`,
  tw: (count) => `${count}\u00a0天`,
  en: (count) => (count === 1 ? '1\u00a0day' : `${count}\u00a0days`),
  th: (count) => `${count}\u00a0วัน`,
  vi: (count) => `${count}\u00a0ngày`,
};

interface TicketWords {
  readonly name: string;
  readonly counted: (count: number, said: string) => string;
}

/** Tickets of a draw, as they are called after it. */
const ticketsOf: Record<Language, (draw: string) => TicketWords> = {
  cn: (draw) => ({ name: `${draw}抽奖券`, counted: (_, said) => `${said}\u00a0张${draw}抽奖券` }),
  tw: (draw) => ({ name: `${draw}抽獎券`, counted: (_, said) => `${said}\u00a0張${draw}抽獎券` }),
  en: (draw) => ({
    name: `${draw} ticket`,
    counted: (count, said) => `${said}\u00a0${draw} ${count === 1 ? 'ticket' : 'tickets'}`,
  }),
  th: (draw) => ({ name: `ตั๋ว${draw}`, counted: (_, said) => `ตั๋ว${draw} ${said}\u00a0ใบ` }),
  vi: (draw) => ({ name: `Vé ${draw}`, counted: (_, said) => `${said}\u00a0vé ${draw}` }),
};

/** A title is words: it is called what it is. */
const titleOf: Record<Language, (words: string) => string> = {
  cn: (words) => `「${words}」称号`,
  tw: (words) => `「${words}」稱號`,
  en: (words) => `“${words}” title`,
  th: (words) => `ฉายา “${words}”`,
  vi: (words) => `Danh hiệu “${words}”`,
};

/** What is given, one beside the other. Thai has no comma: blanks, and a word before the last. */
const listed = (all: readonly string[], lang: Language): string =>
  lang === 'th'
    ? [all.slice(0, -1).join(' '), ...all.slice(-1)]
        .filter(Boolean)
        .join(/^[\u0e00-\u0e7f]/.test(all.at(-1) ?? '') ? ' และ' : ' และ ')
    : all.join(marksOf[lang].list);

/** One reward of a list as a picture and words. */
export interface RewardPiece {
  /** What is given: a prize, or what points are called; '' where nothing names it. */
  readonly name: string;
  /** How much of it: for how many days, or how many. */
  readonly much?: string;
  /** The amount is for how long, and not how many. */
  readonly lasts?: true;
  /** Name and amount as people say them together, where the amount counts the name: `50 petals`. */
  readonly counted?: string;
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
 * The same as people read it: `Rose frame for 30 days, 50 petals`.
 *
 * @param items schema of one reward
 */
export function rewardsInWords(rewards: readonly unknown[], items: Located, words: RewardWords): string {
  const all = rewardPieces(rewards, items, words).map(
    ({ name, much, counted }) => counted ?? lasting(name, much, words.lang),
  );
  return listed(all.filter(Boolean), words.lang);
}

/** For how long people have what ends of a list of rewards, as they read it: `7 days`. Undefined where that is not one time for all. */
export function lastingOf(
  rewards: readonly unknown[],
  items: Located,
  words: RewardWords,
): string | undefined {
  const times = new Set(
    rewardPieces(rewards, items, words).flatMap(({ much, lasts }) => (lasts ? [much] : [])),
  );
  return times.size === 1 ? [...times][0] : undefined;
}

const lasting = (name: string, much: string | undefined, lang: Language): string =>
  much === undefined ? name : [name, lang === 'en' && name ? 'for' : '', much].filter(Boolean).join(' ');

function pieceOf(reward: unknown, items: Located, words: RewardWords): RewardPiece | undefined {
  const schema = branchFor(words.set, items, reward)?.schema;
  if (!schema || !isObject(reward)) return undefined;
  let piece: RewardPiece | undefined;
  for (const [key, { 'x-ref': list, 'x-unit': units }] of Object.entries(schema.properties ?? {})) {
    const value = reward[key];
    if (typeof value === 'string' && list !== undefined) {
      const entry = entryOf(list, value, words);
      const name = textIn(entry?.name, words.lang) || value;
      const called = entry?.kind === 'title' ? titleOf[words.lang](name) : name;
      piece = { ...piece, name: called, ...pictureOf(entry) };
    } else if (typeof value === 'number' && units?.includes('days')) {
      piece = { name: '', ...piece, much: days[words.lang](value), lasts: true };
    } else if (typeof value === 'number' && units?.includes('tickets')) {
      const { name, counted } = ticketsOf[words.lang](piece?.name ?? '');
      const much = formatAmount(value, words.lang);
      piece = { ...piece, name, much, counted: counted(value, much) };
    } else if (typeof value === 'number' && units !== undefined) {
      const { counted, ...named } = unitOf(units, words);
      const much = formatAmount(value, words.lang);
      const said = counted ? sayCount(counted, value, words.lang) : `${much}\u00a0${named.name}`.trim();
      piece = { ...piece, ...named, much, counted: said };
    }
  }
  return piece;
}

/** Empty where it is no text, or holds none in its languages: a document may be asked before it is judged. */
function textIn(text: unknown, lang: Language): string {
  const said: unknown = typeof text === 'string' || isObject(text) ? inLanguage(text as TextValue, lang) : '';
  return typeof said === 'string' ? said : '';
}

/** How a block says so many of what it names: its text with `x-counted`. */
function countedIn(
  properties: Schema['properties'],
  held: Readonly<Record<string, unknown>>,
  lang: Language,
): { counted?: string } {
  const key = Object.keys(properties ?? {}).find((one) => properties?.[one]?.['x-counted']);
  const counted = key === undefined ? '' : textIn(held[key], lang);
  return counted ? { counted } : {};
}

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

/** What people call what is counted, one by one and with a number, and its picture: of the block whose text has the same `x-unit`. */
function unitOf(
  units: readonly string[],
  { set, campaign, lang }: RewardWords,
): { name: string; counted?: string; icon?: string } {
  const blocks = Object.entries(set.get('common/campaign.schema.json')?.properties ?? {});
  for (const [block, { properties }] of blocks)
    for (const [key, schema] of Object.entries(properties ?? {})) {
      const held = campaign?.[block];
      if (schema['x-unit']?.some((unit) => units.includes(unit)) && isObject(held))
        return { name: textIn(held[key], lang), ...countedIn(properties, held, lang), ...pictureOf(held) };
    }
  return { name: '' };
}
