import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  PASS_LOCKED: {
    code: 1350,
    status: 200,
    message: {
      cn: '还没升到这一级',
      tw: '還沒升到這一級',
      en: "You haven't reached this level yet",
      th: 'ยังไปไม่ถึงเลเวลนี้',
      vi: 'Bạn chưa lên tới cấp này',
    },
  },
  PASS_UNPAID: {
    code: 1351,
    status: 200,
    message: {
      cn: '解锁进阶通行证后就能领取',
      tw: '解鎖進階通行證後就能領取',
      en: 'Unlock the paid track to claim this',
      th: 'ปลดล็อกพาสพิเศษก่อน แล้วค่อยมารับ',
      vi: 'Mở gói trả phí để nhận',
    },
  },
  PASS_CLAIMED: {
    code: 1352,
    status: 200,
    final: true,
    message: {
      cn: '奖励都领过了',
      tw: '獎勵都領過了',
      en: "You've already claimed this",
      th: 'รับรางวัลไปหมดแล้ว',
      vi: 'Bạn đã nhận hết quà rồi',
    },
  },
  PASS_BOUGHT: {
    code: 1353,
    status: 200,
    final: true,
    message: {
      cn: '进阶通行证已经解锁了',
      tw: '進階通行證已經解鎖了',
      en: 'The paid track is already yours',
      th: 'ปลดล็อกพาสพิเศษไปแล้ว',
      vi: 'Bạn đã mở gói trả phí rồi',
    },
  },
  PASS_FULL: {
    code: 1354,
    status: 200,
    message: {
      cn: '已经满级了',
      tw: '已經滿等了',
      en: "You've reached the top level",
      th: 'เลเวลเต็มแล้ว',
      vi: 'Bạn đã lên cấp cao nhất',
    },
  },
} as const satisfies RoomRefusals;
