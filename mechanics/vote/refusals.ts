import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  WRONG_CHOICE: {
    code: 1240,
    status: 200,
    message: {
      cn: '所选项目的数量不对，请重新选择',
      tw: '所選項目的數量不對，請重新選擇',
      en: "That isn't the right number of choices. Please choose again",
      th: 'จำนวนตัวเลือกไม่ถูกต้อง โปรดเลือกใหม่',
      vi: 'Số lựa chọn chưa đúng, vui lòng chọn lại',
    },
  },
} as const satisfies RoomRefusals;
