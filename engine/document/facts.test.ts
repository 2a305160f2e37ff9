import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import type { ActivityDocument } from './document.ts';
import { DocumentFacts, factRoots } from './facts.ts';

const set = loadSchemas();
const text = (en: string) => ({ cn: `${en} 中`, en, th: `${en} ไทย` });
const document = {
  schedule: { start: '2025-05-18T20:00:00+08:00', end: '2025-05-25T23:59:59+08:00' },
  campaign: {
    currency: { id: 'petal', name: text('Petals'), icon: 'art/a.svg' },
    gifts: [
      { id: 'rose', name: text('*Rose*'), icon: 'art/a.svg', price: 1200, points: 10, earns: 5 },
      { id: 'moon-car', name: text('Moon'), icon: 'art/a.svg', price: 1, points: 1, earns: 1 },
    ],
    exchange: [
      { id: 'halo', name: text('Halo'), icon: 'art/a.svg', cost: 60, limits: { total: 2 }, stock: 5 },
    ],
  },
} as unknown as ActivityDocument;
const facts = new DocumentFacts(document, set);

it('a schedule has facts where no room gives a campaign any', () => {
  expect(factRoots(new Map())).toEqual([{ name: 'schedule', of: 'schedule' }]);
  expect(factRoots(set).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['schedule', 'currency', 'gift']),
  );
});

describe('for how long something is had', () => {
  const days = (...all: (number | undefined)[]) => {
    const gives = all.map((one) => ({ kind: 'prize', prize: 'halo', ...(one ? { days: one } : {}) }));
    const [item] = (document.campaign as { exchange: object[] }).exchange;
    const exchange = [{ ...item, description: text('{{ prize.halo.lasts }}'), gives }];
    return new DocumentFacts({ campaign: { exchange } } as unknown as ActivityDocument, set);
  };

  it('is a fact beside what is given, in words, where it is one time', () => {
    const said = (['cn', 'tw', 'en', 'th', 'vi'] as const).map((lang) =>
      days(7, undefined, 7).fill('{{ prize.halo.lasts }}!', lang).replaceAll('\u00a0', ' '),
    );
    expect(said).toEqual(['7 天!', '7 天!', '7 days!', '7 วัน!', '7 ngày!']);
    expect(days(1).fill('{{ prize.halo.lasts }}', 'en')).toBe('1\u00a0day');
    for (const other of [days(7, 30), days(undefined)])
      expect(other.fill('{{ prize.halo.lasts }}', 'en')).toBe('{{ prize.halo.lasts }}');
  });

  it('a text that may name facts is none itself', () => {
    expect(days(7).scope).not.toHaveProperty('prize.properties.halo.properties.description');
    expect(days(7).scope).toHaveProperty('prize.properties.halo.properties.lasts');
  });
});

describe('how likely something is', () => {
  const prize = (id: string, weight: number) => ({ id, name: text(id), icon: 'art/a.svg', weight });
  const draws = [
    {
      id: 'wheel',
      name: text('Wheel'),
      cost: { single: [{ kind: 'points', points: 10 }] },
      prizes: [prize('crown', 7), prize('rose-frame', 1993)],
      exhausted: 'reweight',
      pity: [
        { rarity: 'epic', after: 9 },
        { rarity: 'legendary', after: 59 },
      ],
    },
  ];
  const drawn = new DocumentFacts({ campaign: { draws } } as unknown as ActivityDocument, set);

  it('is a fact beside its weight, in per cent, as the language writes it', () => {
    const source = '{{ draw.wheel.prizes.crown.odds }}, {{ draw.wheel.prizes["rose-frame"].odds }}';
    expect(drawn.fill(source, 'en')).toBe('0.35%, 99.65%');
    expect(drawn.fill(source, 'vi')).toBe('0,35%, 99,65%');
    expect(facts.scope).not.toHaveProperty('gift.properties.rose.properties.odds');
  });

  it('a number stands apart from the Thai word before it; what is live stays as it is written', () => {
    const source = 'เกิน{{ draw.wheel.pity.legendary.after }} ได้{{ data.name }}';
    expect(drawn.fill(source, 'th')).toBe('เกิน 59 ได้{{ data.name }}');
    expect(drawn.fill('至多{{ draw.wheel.pity.legendary.after }}', 'cn')).toBe('至多59');
  });

  it('what is promised is told apart by what it promises', () => {
    expect(drawn.fill('{{ draw.wheel.pity.legendary.after + 1 }}', 'en')).toBe('60');
  });
});

it('how much something counts is told apart by what people did, and by default once', () => {
  const pass = { counts: [{ fact: 'check-in', weight: 50 }, { fact: 'gift' }], levels: [] };
  const counted = new DocumentFacts({ campaign: { pass } } as unknown as ActivityDocument, set);
  const source = '{{ pass.counts["check-in"].weight }}, {{ pass.counts.gift.weight }}';
  expect(counted.fill(source, 'en')).toBe('50, 1');
});

describe('facts in texts', () => {
  it.each([
    ['en', 'May 18, May 18, 2025, 20:00, 23:59:59, UTC+8'],
    ['cn', '5 月 18 日, 2025 年 5 月 18 日, 20:00, 23:59:59, UTC+8'],
    ['th', '18 พ.ค., 18 พ.ค. 2025, 20:00, 23:59:59, UTC+8'],
    ['vi', '18/5, 18/5/2025, 20:00, 23:59:59, UTC+8'],
  ] as const)('moments are written as %s writes them', (lang, written) => {
    const source =
      '{{ date(schedule.start) }}, {{ fullDate(schedule.start) }}, {{ time(schedule.start) }}, {{ time(schedule.end) }}, {{ zone(schedule.end) }}';
    expect(facts.fill(source, lang).replaceAll('\u00a0', ' ')).toBe(written);
    expect(facts.fill('{{ date(schedule.start) }}', lang)).not.toContain(' ');
  });

  it.each([
    ['+05:30', 'UTC+5:30'],
    ['-03:00', 'UTC-3'],
    ['+00:00', 'UTC'],
    ['Z', 'UTC'],
  ])('a zone of %s is %s', (offset, zone) => {
    const own = { schedule: { start: `2025-05-18T20:00:00${offset}`, end: `2025-05-19T20:00:00${offset}` } };
    const other = new DocumentFacts(own as unknown as ActivityDocument, set);
    expect(other.fill('{{ zone(schedule.start) }}', 'en')).toBe(zone);
  });

  it('Chinese has no blank between its own signs, on whichever side a fact stands, and keeps the one beside digits', () => {
    expect(facts.fill('从 {{ fullDate(schedule.start) }} 开始', 'cn').replaceAll('\u00a0', ' ')).toBe(
      '从 2025 年 5 月 18 日开始',
    );
    expect(facts.fill('{{ time(schedule.start) }} 开始', 'tw')).toBe('20:00 开始');
    const named = new DocumentFacts(
      { campaign: { currency: { name: { cn: '月光' } } } } as unknown as ActivityDocument,
      set,
    );
    expect(named.fill('获得 {{ currency.name }} 一枚，{{ currency.name }} 2 枚', 'cn')).toBe(
      '获得月光一枚，月光 2 枚',
    );
  });

  it('numbers have all their digits, as the language groups them', () => {
    expect(facts.fill('{{ gift.rose.price }}', 'en')).toBe('1,200');
    expect(facts.fill('{{ gift.rose.price * 10 }}', 'vi')).toBe('12.000');
    expect(facts.fill('{{ prize.halo.cost }} of {{ prize.halo.limits.total }}', 'th')).toBe('60 of 2');
  });

  it('names are those of the language, cn where it has none, and ids with a hyphen stand in brackets', () => {
    expect(facts.fill('{{ gift["moon-car"].name }}', 'th')).toBe('Moon ไทย');
    expect(facts.fill('{{ currency.name }}', 'vi')).toBe('Petals 中');
  });

  it('numbers and moments are told with what names them in a text', () => {
    const named = facts.numbers.filter(({ source }) => source.endsWith('price'));
    expect(named).toEqual([
      { source: 'gift.rose.price', value: 1200 },
      { source: 'gift["moon-car"].price', value: 1 },
    ]);
    expect(facts.fill(`{{ ${named[1]?.source} }}`, 'en')).toBe('1');
    expect(facts.moments).toContainEqual({ source: 'schedule.start', moment: document.schedule?.start });
  });

  it('signs of Markdown are shown as they are', () => {
    expect(facts.fill('**{{ gift.rose.name }}**', 'en', true)).toBe('**\\*Rose\\***');
    expect(facts.fill('{{ gift.rose.name }}', 'en')).toBe('*Rose*');
    const odd = structuredClone(document) as unknown as { campaign: { gifts: { name: unknown }[] } };
    odd.campaign.gifts[0] = { ...odd.campaign.gifts[0], name: { en: '- a\n\n    code' } };
    const other = new DocumentFacts(odd as unknown as ActivityDocument, set);
    expect(other.fill('{{ gift.rose.name }}', 'en', true)).toBe('\\- a code');
  });

  it('what is live, and what cannot be read, stays as it is written', () => {
    const live = 'You have {{ data.me.points }} of {{ prize.nothing.cost }} {{';
    expect(facts.fill(live, 'en')).toBe(live);
  });

  it('keys that never reach a phone are no facts', () => {
    expect(facts.scope).not.toHaveProperty('prize.properties.halo.properties.stock');
    expect(facts.scope).toHaveProperty('prize.properties.halo.properties.cost');
  });

  it('what holds nothing is no fact, and the others stay', () => {
    const own = { ...document, campaign: { ...document.campaign, currency: null } };
    const other = new DocumentFacts(own as unknown as ActivityDocument, set);
    expect(other.fill('{{ currency.name }}', 'en')).toBe('{{ currency.name }}');
    expect(other.fill('{{ gift.rose.price }}', 'en')).toBe('1,200');
  });

  it('what the document leaves to its schema is a fact, too', () => {
    const own = { campaign: { boards: [{ id: 'charm', by: 'receiver' }] } };
    const other = new DocumentFacts(own as unknown as ActivityDocument, set);
    expect(other.fill('Top {{ board.charm.size }}', 'en')).toBe('Top 100');
  });

  it('a title is filled in each language that it has', () => {
    expect(
      facts.fillAll({ cn: '{{ date(schedule.start) }}见', en: 'From {{ date(schedule.start) }}' }),
    ).toEqual({
      cn: '5\u00a0月\u00a018\u00a0日见',
      en: 'From May\u00a018',
    });
    expect(facts.fillAll('{{ date(schedule.end) }}')).toMatchObject({ en: 'May\u00a025', vi: '25/5' });
  });
});
