import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  CARDS_FEW: {
    code: 1320,
    status: 200,
    message: {
      cn: '这种卡还不够',
      tw: '這種卡還不夠',
      en: "You don't have enough of this card",
      th: 'การ์ดแบบนี้ยังไม่พอ',
      vi: 'Bạn chưa đủ thẻ này',
    },
  },
  SET_NOT_WHOLE: {
    code: 1321,
    status: 200,
    message: {
      cn: '还没集齐这一套',
      tw: '還沒集齊這一套',
      en: "This set isn't complete yet",
      th: 'ยังสะสมชุดนี้ไม่ครบ',
      vi: 'Bộ này chưa đủ thẻ',
    },
  },
  SET_REDEEMED: {
    code: 1322,
    status: 200,
    final: true,
    message: {
      cn: '这一套的奖励已经领过了',
      tw: '這一套的獎勵已經領過了',
      en: "You've already claimed this set's reward",
      th: 'รับรางวัลของชุดนี้ไปแล้ว',
      vi: 'Bạn đã nhận quà của bộ này rồi',
    },
  },
  CARD_GONE: {
    code: 1323,
    status: 200,
    message: {
      cn: '这个码没有卡可领：可能输错了，或已被领走、已过期',
      tw: '這個碼沒有卡可領：可能輸錯了，或已被領走、已過期',
      en: 'No card is waiting under this code: it may be mistyped, already taken or expired',
      th: 'รหัสนี้ไม่มีการ์ดรออยู่ อาจพิมพ์ผิด มีคนรับไปแล้ว หรือหมดเวลา',
      vi: 'Không có thẻ nào chờ ở mã này: có thể gõ sai, đã có người nhận hoặc đã hết hạn',
    },
  },
} as const satisfies RoomRefusals;
