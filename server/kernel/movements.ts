import type { Language } from '../language.ts';

/** What people read of why their points moved: by kind of the posting, in each language. */
export type Movements = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** What is said of a kind that no room says anything of. */
const received = { cn: '获得', tw: '獲得', en: 'Received', th: 'ได้รับ', vi: 'Nhận được' } as const;
const spent = { cn: '使用', tw: '使用', en: 'Spent', th: 'ใช้ไป', vi: 'Đã dùng' } as const;

/** What all rooms say of what they book: each kind is of one room. */
export const movementsOf = (rooms: readonly { readonly movements?: Movements }[]): Movements =>
  Object.assign({}, ...rooms.map(({ movements }) => movements));

/** Why points moved, in words. @param amount what was moved, minor units; negative was taken */
export const saidOf = (movements: Movements, kind: string, amount: number, language: Language): string =>
  (movements[kind] ?? (amount < 0 ? spent : received))[language];
