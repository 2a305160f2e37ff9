import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  UNKNOWN_CODE: {
    code: 1260,
    status: 200,
    message: {
      cn: '没有这个兑换码，请核对后再试',
      tw: '沒有這個兌換碼，請核對後再試',
      en: "There's no such code. Check it and try again",
      th: 'ไม่มีรหัสนี้ ตรวจดูแล้วลองใหม่',
      vi: 'Không có mã này, xem lại rồi thử nhé',
    },
  },
  CODE_USED: {
    code: 1261,
    status: 200,
    message: {
      cn: '这个兑换码已经用过了',
      tw: '這個兌換碼已經用過了',
      en: 'This code has been used',
      th: 'รหัสนี้ใช้ไปแล้ว',
      vi: 'Mã này đã được dùng',
    },
  },
  CODE_EXPIRED: {
    code: 1262,
    status: 200,
    message: {
      cn: '这个兑换码已过期',
      tw: '這個兌換碼已過期',
      en: 'This code has expired',
      th: 'รหัสนี้หมดอายุแล้ว',
      vi: 'Mã này đã hết hạn',
    },
  },
  CODES_LOCKED: {
    code: 1263,
    status: 200,
    message: {
      cn: '输错太多次了，过一会儿再试',
      tw: '輸錯太多次了，過一會兒再試',
      en: 'Too many wrong codes. Try again in a while',
      th: 'ใส่รหัสผิดหลายครั้ง รอสักครู่แล้วลองใหม่',
      vi: 'Nhập sai quá nhiều lần, lát nữa hãy thử lại',
    },
  },
} as const satisfies RoomRefusals;
