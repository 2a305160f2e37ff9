import type { RoomRefusals } from '../../server/errors.ts';

const refusal = <const Code extends number>(
  code: Code,
  texts: readonly [string, string, string, string, string],
) => {
  const [cn, tw, en, th, vi] = texts;
  return { code, status: 200 as const, message: { cn, tw, en, th, vi } };
};

export const refusals = {
  IN_TEAM: refusal(1310, [
    '你已经在一支队伍里了',
    '你已經在一支隊伍裡了',
    "You're on a team already",
    'คุณอยู่ในทีมแล้ว',
    'Bạn đã có đội rồi',
  ]),
  NO_TEAM: refusal(1311, [
    '你还没有队伍',
    '你還沒有隊伍',
    "You aren't on a team yet",
    'คุณยังไม่มีทีม',
    'Bạn chưa có đội',
  ]),
  TEAM_FULL: refusal(1312, [
    '这支队伍满员了',
    '這支隊伍額滿了',
    'This team is full',
    'ทีมนี้เต็มแล้ว',
    'Đội này đã đủ người',
  ]),
  NOT_CAPTAIN: refusal(1313, [
    '只有队长能这样做',
    '只有隊長能這樣做',
    'Only the captain can do this',
    'เฉพาะหัวหน้าทีมเท่านั้นที่ทำได้',
    'Chỉ đội trưởng mới làm được',
  ]),
  BAD_TEAM_NAME: refusal(1314, [
    '这个队名不能用：请用文字和数字，别太短或太长，也别用长得像英文字母的外文字母',
    '這個隊名不能用：請用文字和數字，別太短或太長，也別用長得像英文字母的外文字母',
    "This name can't be used. Use letters and digits, not too few or too many, and no foreign letters that pass for Latin ones",
    'ใช้ชื่อนี้ไม่ได้ ใช้ตัวอักษรกับตัวเลข ไม่สั้นหรือยาวเกินไป และไม่ใช้อักษรภาษาอื่นที่ดูเหมือนอักษรอังกฤษ',
    'Không dùng được tên này. Hãy dùng chữ và số, không quá ngắn hay quá dài, không dùng chữ cái nước khác trông giống chữ Latinh',
  ]),
  TEAM_NAME_TAKEN: refusal(1315, [
    '这个队名已经有人用了，换一个吧',
    '這個隊名已經有人用了，換一個吧',
    'Another team already has this name. Try a different one',
    'ชื่อทีมนี้มีคนใช้แล้ว ลองชื่ออื่นนะ',
    'Tên đội này đã có người dùng, thử tên khác nhé',
  ]),
  // It stands, so that a try counts: what leaves no trace could be guessed without end.
  WRONG_TEAM_CODE: {
    ...refusal(1316, [
      '没有这个邀请码，请再核对一下',
      '沒有這個邀請碼，請再核對一下',
      'No team has this code. Please check it',
      'ไม่พบทีมที่ใช้รหัสนี้ โปรดตรวจสอบอีกครั้ง',
      'Không có đội nào dùng mã này, hãy kiểm tra lại',
    ]),
    final: true,
  },
  TEAM_TOO_SMALL: refusal(1317, [
    '锁定时人数不够，这支队伍没有参赛',
    '鎖定時人數不夠，這支隊伍沒有參賽',
    "Your team had too few people when teams locked, so it isn't taking part",
    'ทีมของคุณมีคนไม่ครบตอนล็อกทีม จึงไม่ได้แข่ง',
    'Đội bạn không đủ người khi chốt đội nên không thi đấu',
  ]),
  TEAM_GOAL_NOT_REACHED: refusal(1318, [
    '队伍还没达到这个目标',
    '隊伍還沒達到這個目標',
    "Your team hasn't reached this goal yet",
    'ทีมยังไปไม่ถึงเป้านี้',
    'Đội bạn chưa đạt mốc này',
  ]),
  TEAM_GOAL_CLAIMED: {
    ...refusal(1319, [
      '这个目标的奖励已经领过了',
      '這個目標的獎勵已經領過了',
      "You've already claimed this goal's reward",
      'รับรางวัลของเป้านี้ไปแล้ว',
      'Bạn đã nhận quà của mốc này rồi',
    ]),
    final: true,
  },
  JOINED_AFTER_GOAL: refusal(1389, [
    '你是在队伍达成这个目标之后才加入的，这份奖励领不了',
    '你是在隊伍達成這個目標之後才加入的，這份獎勵領不了',
    "You joined after your team reached this goal, so you can't claim its reward",
    'คุณเข้าทีมหลังจากทีมถึงเป้านี้แล้ว จึงรับรางวัลนี้ไม่ได้',
    'Bạn vào đội sau khi đội đã đạt mốc này nên không nhận được quà',
  ]),
} as const satisfies RoomRefusals;
