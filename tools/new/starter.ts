import { posix } from 'node:path';
import { schemaPathFor } from '../../check/rules/editor-schema.ts';
import { DAY } from '../../engine/document/anywhere/days.ts';
import { languages as allLanguages, type Language } from '../../engine/i18n/language.ts';
import { everywhere, numbered, rewardText, tradeText, WORDS } from './words.ts';

/** What a starter document is made of. */
export interface StarterInput {
  /** Path of the document below the project's root. */
  file: string;
  title: string;
  theme: string;
  /** Days as YYYY-MM-DD; the campaign begins and ends at midnight. */
  start: string;
  end: string;
  /** Offset from UTC of the campaign's clock; +08:00 without it. */
  timezone?: string;
  /** Values of the route's parameters, by name. */
  params?: Readonly<Record<string, readonly string[]>>;
  /** Those of the page; all five without it. */
  languages?: readonly Language[];
  /** Paths of all art below activities/. */
  assets: ReadonlySet<string>;
  /** Names that other campaigns gave to the things in pictures. */
  names: ReadonlyMap<string, unknown>;
}

type Json = Record<string, unknown>;

const LAYERS = ['sky', 'far', 'middle', 'near', 'light'];

/** A day some days later, as YYYY-MM-DD. */
const shift = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** An id from a file's name: `moon-carousel` for art/rose-night/gifts/moon-carousel.svg. */
const idOf = (path: string): string =>
  posix
    .basename(path)
    .replace(/\.[a-z]+$/, '')
    .replaceAll(/[^a-z0-9-]/g, '-');

function gift(path: string, index: number, names: StarterInput['names']): Json {
  const price = [10, 66, 520, 1314][index] ?? 1314;
  const rarity = ['common', 'rare', 'epic', 'legendary'][index] ?? 'legendary';
  const name = names.get(path) ?? numbered.gift(index + 1);
  return { id: idOf(path), name, icon: path, price, points: price, earns: Math.ceil(price / 2), rarity };
}

/** An item of the exchange, and the prize that it gives: what is delivered is told by the prize. */
function prize(path: string, index: number, { names, start, end }: StarterInput): Json {
  const [cost, limit, stock, worn] = [
    [60, 5, 2000, 7],
    [300, 2, 500, 14],
    [900, 1, 50, 30],
  ][index] ?? [900, 1, 50, 30];
  const days = Math.round((Date.parse(end) - Date.parse(start)) / DAY);
  return {
    id: idOf(path),
    name: names.get(path) ?? numbered.prize(index + 1),
    icon: path,
    cost,
    gives: [{ kind: 'prize', prize: idOf(path), days: worn }],
    // One a day is no more than the days in all.
    limits: index === 0 ? { total: Math.min(limit ?? 1, days), day: 1 } : { total: limit },
    stock,
    rarity: ['common', 'rare', 'epic'][index] ?? 'epic',
  };
}

/** What places of the board get: prizes alone, for when it is settled nobody can spend points any more. */
function tiersOf(prizes: readonly Json[]) {
  const [first, last] = [prizes[0]?.id, prizes.at(-1)?.id];
  return [
    { id: 'champion', from: 1, to: 1, gives: [{ kind: 'prize', prize: last, days: 30 }] },
    { id: 'top', from: 2, to: 10, gives: [{ kind: 'prize', prize: first, days: 7 }] },
  ];
}

/** A complete campaign: hero, countdown, board, gifts, exchange and rules, in the languages that are asked for. */
export function starterDocument(input: StarterInput): Json {
  const { file, theme, start, end, assets, names } = input;
  const { params = {}, languages = allLanguages, timezone = '+08:00' } = input;
  const title = titleOf(input.title, Object.keys(params));
  const below = (folder: string) =>
    [...assets].filter((path) => path.startsWith(`art/${theme}/${folder}/`)).sort();
  const has = (name: string) => (assets.has(`art/${theme}/${name}`) ? `art/${theme}/${name}` : undefined);
  // A family of art need not have a stage; any picture of it stands in.
  const any = [...assets]
    .filter((path) => path.startsWith(`art/${theme}/`) && !path.endsWith('.json'))
    .sort()[0];
  if (any === undefined) throw new Error(`activities/art/${theme} has no pictures`);
  const currency = has('currency.svg') ?? any;
  const icons = (folder: string, most: number) =>
    below(folder).length > 0 ? below(folder).slice(0, most) : [currency];
  const gifts = icons('gifts', 4).map((path, i) => gift(path, i, names));
  const prizes = icons('prizes', 3).map((path, i) => prize(path, i, input));
  const layers = LAYERS.map((layer) => [layer, has(`${layer}.svg`)]).filter(([, path]) => path !== undefined);
  const art = { sky: has('pattern.svg') ?? any, ...Object.fromEntries(layers) };
  const cover = has('cover.svg');
  const document = {
    $schema: schemaPathFor(file),
    version: 1,
    title: everywhere(title),
    summary: WORDS.summary,
    ...(cover ? { cover } : {}),
    languages: [...languages],
    ...(Object.keys(params).length > 0 ? { params } : {}),
    schedule: {
      preview: `${shift(start, -5)}T00:00:00${timezone}`,
      start: `${start}T00:00:00${timezone}`,
      end: `${end}T00:00:00${timezone}`,
      settle: `${end}T12:00:00${timezone}`,
    },
    access: { token: 'optional', where: 'anywhere' },
    theme: { preset: theme },
    data: {
      charm: {
        get: '/v2/activities/{id}/boards/charm',
        every: '30s',
        while: "phase == 'live'",
        paging: { size: 20 },
      },
      shop: { get: '/v2/activities/{id}/exchange' },
      balance: { get: '/v2/activities/{id}/balance', when: 'signedIn' },
    },
    body: [
      { widget: 'hero', id: 'top', art, title: everywhere(title), dates: true },
      { widget: 'countdown', to: 'next' },
      {
        widget: 'section',
        id: 'board',
        title: WORDS.board,
        frame: 'grand',
        body: [{ widget: 'ranking-list', from: 'charm', unit: WORDS.charm, show: 10 }],
      },
      {
        widget: 'section',
        id: 'gifts',
        title: WORDS.gifts,
        body: [{ widget: 'gift-series', gifts: gifts.map((one) => one.id), note: WORDS.giftsNote }],
      },
      {
        widget: 'section',
        id: 'exchange',
        title: WORDS.exchange,
        body: [balanceBar(currency), shop(prizes)],
      },
      { widget: 'section', id: 'rules', title: WORDS.rules, body: [rules(prizes)] },
    ],
    share: { title: everywhere(title), content: WORDS.summary, ...(cover ? { image: cover } : {}) },
    campaign: {
      currency: { id: 'point', name: WORDS.points, icon: currency },
      gifts,
      prizes: prizes.map(({ id, name }) => ({ id, name })),
      boards: [
        {
          id: 'charm',
          name: WORDS.board,
          by: 'receiver',
          period: 'total',
          size: 100,
          rewards: tiersOf(prizes),
        },
      ],
      exchange: prizes,
    },
  };
  return inLanguages(document, languages) as Json;
}

/** Lists name each value of a parameter: a title that does not show it would stand there twice. */
const titleOf = (title: string, names: readonly string[]): string =>
  [
    title,
    ...names.filter((name) => !title.includes(`params.${name}`)).map((name) => `{{ params.${name} }}`),
  ].join(' ');

/** The same with each text in these languages alone. */
function inLanguages(value: unknown, languages: readonly Language[]): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguages(one, languages));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isText = entries.length > 0 && entries.every(([key]) => allLanguages.includes(key as Language));
  return Object.fromEntries(
    entries.flatMap(([key, one]) =>
      isText && !languages.includes(key as Language) ? [] : [[key, inLanguages(one, languages)]],
    ),
  );
}

const balanceBar = (icon: string): Json => ({
  widget: 'balance-bar',
  visible: 'signedIn',
  from: 'balance',
  icon,
  label: WORDS.myPoints,
});

/** The step is transactional: one in flight, shown at once, rolled back when it fails. */
const shop = (prizes: readonly Json[]): Json => ({
  widget: 'exchange-grid',
  from: 'shop',
  items: prizes.map((one) => one.id),
  label: WORDS.redeem,
  redeem: [
    {
      do: 'confirm',
      title: WORDS.sure,
      // biome-ignore lint/suspicious/noThenProperty: the key of the step
      then: [
        {
          do: 'post',
          to: '/v2/activities/{id}/exchange/{item.id}',
          spends: true,
          expect: [{ data: 'balance', field: 'amount', value: 'data.balance.amount - item.cost' }],
          refresh: ['shop', 'balance', 'charm'],
          success: [{ do: 'toast', text: WORDS.done, tone: 'success' }],
        },
      ],
    },
  ],
});

/** What the rules say of dates, places and prices are facts of the document: they follow when it is edited. */
const rules = (prizes: readonly Json[]): Json => ({
  widget: 'rule-section',
  rules: [
    { title: WORDS.when, text: WORDS.whenText },
    { title: WORDS.score, text: WORDS.scoreText },
    {
      title: WORDS.rewards,
      text: rewardText(new Map(tiersOf(prizes).map(({ id, from, to }) => [id, from === to]))),
    },
    { title: WORDS.trade, text: tradeText(prizes.map(({ id }) => String(id))) },
  ],
});
