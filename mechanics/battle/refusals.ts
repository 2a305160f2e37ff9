import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  SIDE_TAKEN: {
    code: 1250,
    status: 200,
    final: true,
    message: {
      cn: '你已选定阵营，不能再换',
      tw: '你已選定陣營，不能再換',
      en: "You've already picked your side, and it's yours to the end",
      th: 'คุณเลือกฝ่ายไปแล้ว เปลี่ยนไม่ได้',
      vi: 'Bạn đã chọn phe rồi, không đổi được nữa',
    },
  },
  NO_JOINING: {
    code: 1251,
    status: 200,
    final: true,
    message: {
      cn: '这里不用报名，支持哪一方的人就是支持哪一方',
      tw: '這裡不用報名，支持哪一方的人就是支持哪一方',
      en: 'No need to join here: support a side by supporting its people',
      th: 'ที่นี่ไม่ต้องเข้าร่วม แค่สนับสนุนคนของฝ่ายนั้น',
      vi: 'Không cần tham gia: hãy ủng hộ người của phe bạn thích',
    },
  },
} as const satisfies RoomRefusals;
