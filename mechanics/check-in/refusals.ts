import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  CHECKED_IN: {
    code: 1220,
    status: 200,
    final: true,
    message: {
      cn: '这一天已经签到过了',
      tw: '這一天已經簽到過了',
      en: "You've already checked in for this day",
      th: 'คุณเช็กอินวันนั้นไปแล้ว',
      vi: 'Bạn đã điểm danh ngày này rồi',
    },
  },
  NOT_MISSED: {
    code: 1221,
    status: 200,
    message: {
      cn: '这一天还不用补签',
      tw: '這一天還不用補簽',
      en: "You don't need to catch up on this day yet",
      th: 'วันนั้นยังไม่ต้องเช็กอินย้อนหลัง',
      vi: 'Ngày này chưa cần điểm danh bù',
    },
  },
} as const satisfies RoomRefusals;
