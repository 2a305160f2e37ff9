import type { RoomRefusals } from '../../server/errors.ts';

export const refusals = {
  // It stands, so that a try counts: what leaves no trace could be guessed without end.
  INVITE_UNKNOWN: {
    code: 1360,
    status: 200,
    final: true,
    message: {
      cn: '没有这个邀请码，核对后再试',
      tw: '沒有這個邀請碼，核對後再試',
      en: "There's no such invite code. Check it and try again",
      th: 'ไม่มีรหัสเชิญนี้ ตรวจดูแล้วลองใหม่',
      vi: 'Không có mã mời này, xem lại rồi thử nhé',
    },
  },
  INVITE_OWN: {
    code: 1361,
    status: 200,
    final: true,
    message: {
      cn: '这是你自己的码，发给朋友吧',
      tw: '這是你自己的碼，傳給朋友吧',
      en: "That's your own code. Send it to a friend",
      th: 'นี่คือรหัสของคุณเอง ส่งให้เพื่อนได้เลย',
      vi: 'Đây là mã của chính bạn, gửi cho bạn bè nhé',
    },
  },
  INVITE_CIRCLE: {
    code: 1362,
    status: 200,
    final: true,
    message: {
      cn: '对方是从你这边邀请来的，不能反过来邀请你',
      tw: '對方是從你這邊邀請來的，不能反過來邀請你',
      en: "They came through you, so they can't invite you back",
      th: 'เขามาเพราะคำชวนของคุณ จึงชวนคุณกลับไม่ได้',
      vi: 'Người ấy đến từ lời mời của bạn nên không thể mời lại bạn',
    },
  },
  INVITE_BOUND: {
    code: 1363,
    status: 200,
    final: true,
    message: {
      cn: '你已经用过一个邀请码了',
      tw: '你已經用過一個邀請碼了',
      en: "You've already used an invite code",
      th: 'คุณใช้รหัสเชิญไปแล้ว',
      vi: 'Bạn đã dùng một mã mời rồi',
    },
  },
  INVITE_NOT_NEW: {
    code: 1364,
    status: 200,
    final: true,
    message: {
      cn: '邀请码只有新朋友能用',
      tw: '邀請碼只有新朋友能用',
      en: 'Invite codes are only for newcomers',
      th: 'รหัสเชิญใช้ได้เฉพาะเพื่อนใหม่',
      vi: 'Mã mời chỉ dành cho người mới đến',
    },
  },
  INVITE_FULL: {
    code: 1365,
    status: 200,
    message: {
      cn: '这位朋友的邀请名额满了',
      tw: '這位朋友的邀請名額滿了',
      en: 'This friend has no invites left',
      th: 'เพื่อนคนนี้ชวนครบจำนวนแล้ว',
      vi: 'Người bạn này đã hết lượt mời',
    },
  },
  INVITE_FULL_TODAY: {
    code: 1366,
    status: 200,
    message: {
      cn: '这位朋友今天的邀请名额满了',
      tw: '這位朋友今天的邀請名額滿了',
      en: 'This friend has no invites left today',
      th: 'วันนี้เพื่อนคนนี้ชวนครบแล้ว',
      vi: 'Hôm nay người bạn này đã hết lượt mời',
    },
  },
  STEP_NOT_REACHED: {
    code: 1367,
    status: 200,
    message: {
      cn: '来的朋友还不够',
      tw: '來的朋友還不夠',
      en: 'Not enough friends have come yet',
      th: 'เพื่อนยังมาไม่ครบ',
      vi: 'Chưa đủ bạn bè đến',
    },
  },
  STEP_CLAIMED: {
    code: 1368,
    status: 200,
    final: true,
    message: {
      cn: '这一档已经领过了',
      tw: '這一份已經領過了',
      en: "You've already claimed this one",
      th: 'รับรางวัลขั้นนี้ไปแล้ว',
      vi: 'Bạn đã nhận quà mốc này rồi',
    },
  },
} as const satisfies RoomRefusals;
