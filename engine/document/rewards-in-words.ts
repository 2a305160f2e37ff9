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

/**
 * A list of rewards (`x-words`) as people read it: `Rose frame 30 days, 50 Petals`. A kind of reward says by annotations how:
 * `x-ref` of what it names, `x-unit` of what it counts. What cannot be read is left out.
 *
 * @param items schema of one reward
 */
export function rewardsInWords(rewards: readonly unknown[], items: Located, words: RewardWords): string {
  return rewards.flatMap((reward) => inWords(reward, items, words) || []).join(between(words.lang));
}

function inWords(reward: unknown, items: Located, words: RewardWords): string {
  const schema = branchFor(words.set, items, reward)?.schema;
  if (!schema || !isObject(reward)) return '';
  return Object.entries(schema.properties ?? {})
    .flatMap(([key, { 'x-ref': list, 'x-unit': units }]) => {
      const value = reward[key];
      if (typeof value === 'string' && list !== undefined) return nameOf(list, value, words);
      if (typeof value !== 'number' || units === undefined) return [];
      if (units.includes('days')) return days[words.lang](value);
      return `${formatAmount(value, words.lang)} ${unitName(units, words)}`.trim();
    })
    .join(' ');
}

const textIn = (text: unknown, lang: Language): string =>
  typeof text === 'string' || isObject(text) ? inLanguage(text as TextValue, lang) : '';

/** What the entry of a campaign's list is called that an id names; the id where it has no name. */
function nameOf(list: string, id: string, { set, campaign, lang }: RewardWords): string {
  const path = campaignLists(set).find(({ name }) => name === list)?.path ?? [];
  let value: unknown = campaign;
  for (const part of path) value = isObject(value) ? value[part] : undefined;
  const entry: unknown = Array.isArray(value)
    ? value.find((one) => isObject(one) && one.id === id)
    : undefined;
  return (isObject(entry) && textIn(entry.name, lang)) || id;
}

/** What people call what is counted: the text of a block with the same `x-unit`. */
function unitName(units: readonly string[], { set, campaign, lang }: RewardWords): string {
  const blocks = Object.entries(set.get('common/campaign.schema.json')?.properties ?? {});
  for (const [block, { properties }] of blocks)
    for (const [key, schema] of Object.entries(properties ?? {})) {
      const held = campaign?.[block];
      if (schema['x-unit']?.some((unit) => units.includes(unit)) && isObject(held))
        return textIn(held[key], lang);
    }
  return '';
}
