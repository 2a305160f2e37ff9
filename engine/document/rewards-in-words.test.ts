import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import type { ActivityDocument } from './document.ts';
import { DocumentFacts } from './facts.ts';

const set = loadSchemas();
const prize = (id: string, days?: number) => ({ kind: 'prize', prize: id, ...(days ? { days } : {}) });
const points = (count: number) => ({ kind: 'points', points: count });
const text = (cn: string, en: string) => ({ cn, en });
const documentWith = (gives: unknown, counted?: object) =>
  new DocumentFacts(
    {
      campaign: {
        currency: {
          id: 'petal',
          name: text('花瓣', 'Petals'),
          icon: 'art/a.svg',
          ...(counted && { counted }),
        },
        prizes: [
          { id: 'frame', name: text('玫瑰头像框', 'Rose frame') },
          { id: 'badge', name: text('徽章', 'Badge') },
          { id: 'star', name: text('今夜之星', 'Star of the night'), kind: 'title' },
        ],
        draws: [{ id: 'wheel', name: text('玫瑰转盘', 'Rose wheel'), icon: 'art/ticket.svg' }],
        boards: [{ id: 'charm', by: 'receiver', rewards: [{ id: 'first', from: 1, to: 3, gives }] }],
        milestones: [{ id: 'one', name: 'One', icon: 'art/a.svg', at: 5, gives }],
      },
    } as unknown as ActivityDocument,
    set,
  );
const said = (gives: unknown, lang: 'cn' | 'tw' | 'en' | 'th' | 'vi' = 'en') =>
  documentWith(gives).fill('{{ milestone.one.gives }}', lang);

describe('rewards in words', () => {
  it('name the prize, and for how many days', () => {
    expect(said([prize('frame', 30)])).toBe('Rose frame for 30\u00a0days');
    expect(said([prize('frame', 1)])).toBe('Rose frame for 1\u00a0day');
    expect(said([prize('badge')])).toBe('Badge');
  });

  it('name points by what the campaign calls them, with all their digits', () => {
    expect(said([points(12_000)])).toBe('12,000\u00a0Petals');
  });

  it('say so many points as the campaign says them, with the form and the place that the number has', () => {
    const counted = {
      cn: '{{ count }} 片花瓣',
      en: "{{ count }} {{ count == 1 ? 'petal' : 'petals' }}",
      th: 'กลีบกุหลาบ {{ count }} กลีบ',
    };
    const with1 = documentWith([points(1), points(12_000)], counted);
    const said = (lang: 'cn' | 'en' | 'th') => with1.fill('{{ milestone.one.gives }}', lang);
    expect(said('cn')).toBe('1\u00a0片花瓣、12,000\u00a0片花瓣');
    expect(said('en')).toBe('1\u00a0petal, 12,000\u00a0petals');
    expect(said('th')).toBe('กลีบกุหลาบ 1\u00a0กลีบ และกลีบกุหลาบ 12,000\u00a0กลีบ');
  });

  it.each([
    ['cn', '玫瑰头像框 30\u00a0天、50\u00a0花瓣'],
    ['tw', '玫瑰头像框 30\u00a0天、50\u00a0花瓣'],
    ['en', 'Rose frame for 30\u00a0days, 50\u00a0Petals'],
    ['th', '玫瑰头像框 30\u00a0วัน และ 50\u00a0花瓣'],
    ['vi', '玫瑰头像框 30\u00a0ngày, 50\u00a0花瓣'],
  ] as const)('stand beside each other as %s writes it', (lang, words) => {
    expect(said([prize('frame', 30), points(50)], lang)).toBe(words);
  });

  it('stand in Thai with a word before the last alone, and by themselves without', () => {
    expect(said([prize('badge'), prize('frame', 3), points(5)], 'th')).toBe(
      '徽章 玫瑰头像框 3\u00a0วัน และ 5\u00a0花瓣',
    );
    expect(said([prize('frame', 3)], 'th')).toBe('玫瑰头像框 3\u00a0วัน');
  });

  it.each([
    ['cn', '1\u00a0张玫瑰转盘抽奖券、3\u00a0张玫瑰转盘抽奖券'],
    ['tw', '1\u00a0張玫瑰转盘抽獎券、3\u00a0張玫瑰转盘抽獎券'],
    ['en', '1\u00a0Rose wheel ticket, 3\u00a0Rose wheel tickets'],
    ['th', 'ตั๋ว玫瑰转盘 1\u00a0ใบ และตั๋ว玫瑰转盘 3\u00a0ใบ'],
    ['vi', '1\u00a0vé 玫瑰转盘, 3\u00a0vé 玫瑰转盘'],
  ] as const)('call tickets after their draw, as %s says it', (lang, words) => {
    const tickets = (count: number) => ({ kind: 'ticket', draw: 'wheel', tickets: count });
    expect(said([tickets(1), tickets(3)], lang)).toBe(words);
  });

  it.each([
    ['cn', '「今夜之星」称号 1\u00a0天'],
    ['tw', '「今夜之星」稱號 1\u00a0天'],
    ['en', '“Star of the night” title for 1\u00a0day'],
    ['th', 'ฉายา “今夜之星” 1\u00a0วัน'],
    ['vi', 'Danh hiệu “今夜之星” 1\u00a0ngày'],
  ] as const)('say of a title that it is one, as %s says it', (lang, words) => {
    expect(said([prize('star', 1)], lang)).toBe(words);
  });

  it('are facts of tiers as well, beside their places', () => {
    const tier = 'board.charm.rewards.first';
    expect(
      documentWith([prize('badge', 7)]).fill(
        `{{ ${tier}.from }} to {{ ${tier}.to }}: {{ ${tier}.gives }}`,
        'en',
      ),
    ).toBe('1 to 3: Badge for 7\u00a0days');
  });

  it('leave out what cannot be read, and call a prize that is not there by its id', () => {
    expect(said([prize('halo', 2), { kind: 'nothing' }, 5, null])).toBe('halo for 2\u00a0days');
    expect(said([{ kind: 'points' }, prize('badge')]), 'neither how many points nor their kind').toBe(
      'Badge',
    );
  });

  it('leave a text out that is none, as a document has it that nobody has judged yet', () => {
    const wrong = documentWith([points(3)], { en: 7, cn: ['x'] });
    expect(wrong.fill('{{ milestone.one.gives }}', 'en')).toBe('3\u00a0Petals');
  });
});
