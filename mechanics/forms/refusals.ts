import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  FORM_SENT: {
    code: 1290,
    status: 200,
    final: true,
    message: {
      cn: '你已经提交过了',
      tw: '你已經送出過了',
      en: "You've already sent this",
      th: 'คุณส่งไปแล้ว',
      vi: 'Bạn đã gửi rồi',
    },
  },
  FORM_FULL: {
    code: 1291,
    status: 200,
    message: {
      cn: '名额已满',
      tw: '名額已滿',
      en: 'All places are taken',
      th: 'เต็มแล้ว',
      vi: 'Đã hết chỗ',
    },
  },
  FORM_DECLINED: {
    code: 1292,
    status: 200,
    final: true,
    message: {
      cn: '审核未通过，不能再次提交',
      tw: '審核未通過，不能再次送出',
      en: "It wasn't accepted, and can't be sent again",
      th: 'ไม่ผ่านการพิจารณา และส่งใหม่ไม่ได้',
      vi: 'Đơn không được duyệt và không thể gửi lại',
    },
  },
  FORM_WRONG: {
    code: 1293,
    status: 200,
    message: {
      cn: '有些内容需要修改，请刷新页面后检查',
      tw: '有些內容需要修改，請重新整理頁面後檢查',
      en: 'Some answers need another look. Please reload the page',
      th: 'มีบางคำตอบต้องแก้ไข รีเฟรชหน้าแล้วตรวจอีกครั้ง',
      vi: 'Có câu trả lời cần sửa, hãy tải lại trang và kiểm tra',
    },
  },
  FORM_REVIEWED: {
    code: 1294,
    status: 200,
    message: {
      cn: '已经审核过了',
      tw: '已經審核過了',
      en: 'This has been reviewed already',
      th: 'พิจารณาไปแล้ว',
      vi: 'Đơn này đã được xét rồi',
    },
  },
  FORM_CHANGED: {
    code: 1295,
    status: 200,
    message: {
      cn: '内容刚刚有改动，请重新查看',
      tw: '內容剛剛有更動，請重新查看',
      en: 'It has just been changed. Please look again',
      th: 'เพิ่งมีการแก้ไข โปรดดูอีกครั้ง',
      vi: 'Đơn vừa được sửa, hãy xem lại',
    },
  },
} as const satisfies RoomRefusals;
