import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  OWN_POST: {
    code: 1388,
    status: 200,
    message: {
      cn: '自己的留言不能举报',
      tw: '自己的留言不能檢舉',
      en: "You can't report your own note",
      th: 'รายงานข้อความของตัวเองไม่ได้',
      vi: 'Không thể báo cáo lời nhắn của chính mình',
    },
  },
} as const satisfies RoomRefusals;
