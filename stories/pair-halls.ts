// Halls of seats and pairs for the stories of both widgets.
import type { PairingPerson, PairingRoundEntry, PairingsAnswer } from '../schemas/generated/types.gen.ts';

const title = (cn: string, tw: string, en: string, th: string, vi: string) => ({ cn, tw, en, th, vi });
export const campaign = {
  pairings: [
    {
      id: 'moonlit',
      sides: [
        { id: 'moon', title: title('月光席', '月光席', 'Moonlight side', 'ฝั่งแสงจันทร์', 'Bên ánh trăng') },
        { id: 'tide', title: title('潮汐席', '潮汐席', 'Tide side', 'ฝั่งคลื่นทะเล', 'Bên thủy triều') },
      ],
      seats: 6,
      waiting: 10,
      choices: 3,
      rounds: [
        ['first', 20],
        ['second', 21],
      ].map(([id, day]) => ({
        id,
        opens: `2025-05-${day}T12:00:00+08:00`,
        locks: `2025-05-${day}T20:00:00+08:00`,
        reveals: `2025-05-${day}T21:00:00+08:00`,
      })),
      gives: [{ kind: 'prize', prize: 'frame', days: 7 }],
      consolation: [{ kind: 'prize', prize: 'frame', days: 1 }],
    },
  ],
  prizes: [
    {
      id: 'frame',
      name: title('月下头像框', '月下頭像框', 'Moonlit frame', 'กรอบใต้แสงจันทร์', 'Khung dưới trăng'),
      icon: 'art/rose-night/prizes/badge.svg',
    },
  ],
};

const names = ['Rain', '一只会飞的月亮', 'Nguyễn Thị Phương Thảo', 'พิมพ์ชนก', 'Mika', 'Zoe'];
export const person = (nth: number) => ({
  user_id: String(100_001 + nth),
  nickname: names[nth % names.length] ?? '',
  avatar: `/h5_ac/avatars/${(nth % 8) + 1}.svg`,
});
const sitting = (side: string, count: number, from: number): PairingPerson[] =>
  Array.from({ length: count }, (_, nth) => ({ user: person(from + nth), side, seat: nth + 1 }));
const verdicts = { leave: { can: 'leave' as const }, choose: { can: 'choose' as const } };
export const mine = { side: 'moon', seat: 2, ahead: null, chosen: [], match: null, ...verdicts };

/** One round, open, with some who sit. */
export const round = (more: Partial<PairingRoundEntry> = {}): PairingRoundEntry => ({
  id: 'first',
  state: 'open',
  nextAt: '2025-05-20T12:00:00.000Z',
  sides: ['moon', 'tide'].map((id) => {
    const may = more.mine ? { reason: 'SIGNED_UP' as const } : { can: 'join' as const };
    return { id, seats: 6, taken: 4, waiting: 0, ...may };
  }),
  people: [...sitting('moon', 4, 0), ...sitting('tide', 4, 4)],
  mine: null,
  commitment: '',
  seed: null,
  ...more,
});
export const full = { people: [...sitting('moon', 6, 0), ...sitting('tide', 6, 6)] };
export const told = (...rounds: PairingRoundEntry[]): PairingsAnswer => ({
  pairings: [{ id: 'moonlit', rounds }],
});
