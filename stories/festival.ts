import roses from '../activities/activity_20250520.json' with { type: 'json' };
import carnival from '../activities/activity_anniversary.json' with { type: 'json' };
import type { BoardRow, User } from '../schemas/generated/types.gen.ts';

/** One campaign with everything in it: gifts and prizes of the confession festival, goals and wall of the anniversary. */
export const campaign = {
  ...roses.campaign,
  milestones: carnival.campaign.milestones,
  wall: carnival.campaign.wall,
};

const names = [
  '小雨 Rain',
  'มะลิหอมหมื่นลี้',
  '阿布ABU',
  'Nguyễn Thị Hồng Nhung',
  '夜空最亮的那颗星星是你的眼睛',
  'K.',
  '林深時見鹿',
  'ดาวเหนือ',
  'Mr. Averylongnicknamewithoutspaces',
  'Sunny 🌞',
];

/** Somebody of a small cast with names in several scripts. */
export const person = (index: number): User => ({
  user_id: String(100_001 + index),
  nickname: names[index % names.length] ?? '',
  avatar: `/activities/${campaign.gifts[index % campaign.gifts.length]?.icon ?? ''}`,
});

/** A board of so many places, each some way behind the one before. */
export const boardRows = (count: number): BoardRow[] =>
  Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    user: person(index),
    score: Math.round(252_000 / (1 + index * 0.35)),
  }));
