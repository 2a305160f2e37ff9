import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import type { ActivityDocument } from './document.ts';
import { DocumentFacts } from './facts.ts';

const set = loadSchemas();
const prize = (id: string, days?: number) => ({ kind: 'prize', prize: id, ...(days ? { days } : {}) });
const points = (count: number) => ({ kind: 'points', points: count });
const text = (cn: string, en: string) => ({ cn, en });
const documentWith = (gives: unknown) =>
  new DocumentFacts(
    {
      campaign: {
        currency: { id: 'petal', name: text('花瓣', 'Petals'), icon: 'art/a.svg' },
        prizes: [
          { id: 'frame', name: text('玫瑰头像框', 'Rose frame') },
          { id: 'badge', name: text('徽章', 'Badge') },
        ],
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
    expect(said([prize('frame', 30)])).toBe('Rose frame 30 days');
    expect(said([prize('frame', 1)])).toBe('Rose frame 1 day');
    expect(said([prize('badge')])).toBe('Badge');
  });

  it('name points by what the campaign calls them, with all their digits', () => {
    expect(said([points(12_000)])).toBe('12,000 Petals');
  });

  it.each([
    ['cn', '玫瑰头像框 30 天、50 花瓣'],
    ['tw', '玫瑰头像框 30 天、50 花瓣'],
    ['en', 'Rose frame 30 days, 50 Petals'],
    ['th', '玫瑰头像框 30 วัน, 50 花瓣'],
    ['vi', '玫瑰头像框 30 ngày, 50 花瓣'],
  ] as const)('stand beside each other as %s writes it', (lang, words) => {
    expect(said([prize('frame', 30), points(50)], lang)).toBe(words);
  });

  it('are facts of tiers as well, beside their places', () => {
    const tier = 'board.charm.rewards.first';
    expect(
      documentWith([prize('badge', 7)]).fill(
        `{{ ${tier}.from }} to {{ ${tier}.to }}: {{ ${tier}.gives }}`,
        'en',
      ),
    ).toBe('1 to 3: Badge 7 days');
  });

  it('leave out what cannot be read, and call a prize that is not there by its id', () => {
    expect(said([prize('halo', 2), { kind: 'nothing' }, 5, null])).toBe('halo 2 days');
  });
});
