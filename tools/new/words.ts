/** A text in the five languages of the product. */
export interface Words {
  cn: string;
  tw: string;
  en: string;
  th: string;
  vi: string;
}

const words = (cn: string, tw: string, en: string, th: string, vi: string): Words => ({ cn, tw, en, th, vi });

/** The same in every language: titles that are given once. */
export const everywhere = (text: string): Words => words(text, text, text, text, text);

/** The texts of a starter document: complete, so that a page is presentable before anybody edits it. */
export const WORDS = {
  summary: words(
    '送礼攒积分，冲榜换好礼。',
    '送禮存積分，衝榜換好禮。',
    'Send gifts, climb the board, trade points for prizes.',
    'ส่งของขวัญ ไต่อันดับ แลกแต้มรับรางวัล',
    'Tặng quà, leo hạng, đổi điểm lấy thưởng.',
  ),
  board: words('魅力榜', '魅力榜', 'Charm board', 'ตารางเสน่ห์', 'Bảng duyên dáng'),
  charm: words('魅力值', '魅力值', 'charm', 'แต้มเสน่ห์', 'điểm duyên'),
  gifts: words('活动礼物', '活動禮物', 'Gifts that count', 'ของขวัญในกิจกรรม', 'Quà của sự kiện'),
  giftsNote: words(
    '每送出一份礼物，收礼人得魅力值，送礼人得积分。',
    '每送出一份禮物，收禮人得魅力值，送禮人得積分。',
    'Each gift gives charm to the one who receives it and points to the one who sends it.',
    'ทุกของขวัญ ผู้รับได้แต้มเสน่ห์ ผู้ส่งได้แต้มสะสม',
    'Mỗi món quà cho người nhận điểm duyên và cho người tặng điểm thưởng.',
  ),
  points: words('积分', '積分', 'Points', 'แต้ม', 'Điểm'),
  myPoints: words('我的积分', '我的積分', 'My points', 'แต้มของฉัน', 'Điểm của tôi'),
  exchange: words('积分兑换', '積分兌換', 'Redeem points', 'แลกรางวัล', 'Đổi quà'),
  redeem: words('兑换', '兌換', 'Redeem', 'แลก', 'Đổi'),
  sure: words('确认兑换吗？', '確定兌換嗎？', 'Redeem this?', 'ยืนยันการแลกไหม', 'Đổi món này chứ?'),
  done: words(
    '兑换成功，还剩 {{ answer.balance }} 积分',
    '兌換成功，還剩 {{ answer.balance }} 積分',
    "It's yours. Points left: {{ answer.balance }}",
    'แลกสำเร็จ เหลือ {{ answer.balance }} แต้ม',
    'Đổi thành công. Còn {{ answer.balance }} điểm',
  ),
  rules: words('活动规则', '活動規則', 'Rules', 'กติกา', 'Thể lệ'),
  when: words('时间', '時間', 'Time', 'เวลา', 'Thời gian'),
  whenText: words(
    '{{ fullDate(schedule.start) }} {{ time(schedule.start) }} 至 {{ fullDate(schedule.end) }} {{ time(schedule.end) }}（{{ zone(schedule.start) }}）。结束后送出的礼物不再计入。',
    '{{ fullDate(schedule.start) }} {{ time(schedule.start) }} 至 {{ fullDate(schedule.end) }} {{ time(schedule.end) }}（{{ zone(schedule.start) }}）。結束後送出的禮物不再計入。',
    "From {{ fullDate(schedule.start) }}, {{ time(schedule.start) }} to {{ fullDate(schedule.end) }}, {{ time(schedule.end) }} ({{ zone(schedule.start) }}). Gifts sent after the end aren't counted.",
    '{{ fullDate(schedule.start) }} เวลา {{ time(schedule.start) }} น. ถึง {{ fullDate(schedule.end) }} เวลา {{ time(schedule.end) }} น. ({{ zone(schedule.start) }}) ของขวัญที่ส่งหลังจบกิจกรรมจะไม่นับ',
    'Từ {{ time(schedule.start) }} ngày {{ fullDate(schedule.start) }} đến {{ time(schedule.end) }} ngày {{ fullDate(schedule.end) }} ({{ zone(schedule.start) }}). Quà tặng sau khi kết thúc không được tính.',
  ),
  score: words('计分', '計分', 'Score', 'การนับแต้ม', 'Cách tính'),
  scoreText: words(
    '只有本页列出的礼物计分。同分时，先达到者排名靠前。',
    '只有本頁列出的禮物計分。同分時，先達到者排名在前。',
    'Only the gifts on this page score. Of two with the same score, the first to reach it leads.',
    'นับเฉพาะของขวัญในหน้านี้ แต้มเท่ากัน ผู้ที่ถึงก่อนอยู่อันดับสูงกว่า',
    'Chỉ quà trên trang này được tính. Bằng điểm thì ai đạt trước xếp trên.',
  ),
  rewards: words('榜单奖励', '榜單獎勵', 'Rewards', 'รางวัลอันดับ', 'Thưởng xếp hạng'),
  trade: words('兑换', '兌換', 'Redeeming', 'การแลก', 'Đổi quà'),
} as const satisfies Record<string, Words>;

/** A name for the n-th gift or prize that has none yet. */
export const numbered = {
  gift: (n: number): Words => words(`礼物 ${n}`, `禮物 ${n}`, `Gift ${n}`, `ของขวัญ ${n}`, `Quà ${n}`),
  prize: (n: number): Words =>
    words(`奖品 ${n}`, `獎品 ${n}`, `Prize ${n}`, `รางวัล ${n}`, `Phần thưởng ${n}`),
};

/** A list in Markdown, one line an entry, in every language; after it a line of its own. */
const lines = (ids: readonly string[], line: (id: string) => Words, after: Words): Words => {
  const all = ids.map(line);
  const of = (lang: keyof Words) => `${all.map((one) => `- ${one[lang]}`).join('\n')}\n\n${after[lang]}`;
  return words(of('cn'), of('tw'), of('en'), of('th'), of('vi'));
};

const braced = (fact: string): string => `{{ ${fact} }}`;

/** What places of the board `charm` get. @param tiers its tiers, by id and whether they are one place alone */
export const rewardText = (tiers: ReadonlyMap<string, boolean>): Words =>
  lines(
    [...tiers.keys()],
    (id) => {
      const at = `board.charm.rewards.${id}`;
      const [from, to, gives] = ['from', 'to', 'gives'].map((key) => braced(`${at}.${key}`));
      if (tiers.get(id))
        return words(
          `第 ${from} 名：${gives}`,
          `第 ${from} 名：${gives}`,
          `No. ${from}: ${gives}`,
          `อันดับ ${from}: ${gives}`,
          `Hạng ${from}: ${gives}`,
        );
      return words(
        `第 ${from} 至 ${to} 名：${gives}`,
        `第 ${from} 至 ${to} 名：${gives}`,
        `No. ${from} to ${to}: ${gives}`,
        `อันดับ ${from} ถึง ${to}: ${gives}`,
        `Hạng ${from} đến ${to}: ${gives}`,
      );
    },
    words(
      '榜单结算后发放。',
      '榜單結算後發放。',
      'Given once the board is settled.',
      'แจกเมื่อสรุปอันดับแล้ว',
      'Trao sau khi bảng xếp hạng được chốt.',
    ),
  );

/** What the exchange costs and gives. @param ids of its items */
export const tradeText = (ids: readonly string[]): Words =>
  lines(
    ids,
    (id) => {
      // With a dot, an id with a hyphen would be a difference.
      const at = id.includes('-') ? `prize["${id}"]` : `prize.${id}`;
      const [gives, cost] = ['gives', 'cost'].map((key) => braced(`${at}.${key}`));
      const points = braced('currency.name');
      return words(
        `${gives}：${cost} ${points}`,
        `${gives}：${cost} ${points}`,
        `${gives}: ${cost} ${points}`,
        `${gives}: ${cost} ${points}`,
        `${gives}: ${cost} ${points}`,
      );
    },
    words(
      '奖品数量有限，兑完即止。兑换后不可撤回。',
      '獎品數量有限，兌完為止。兌換後不可撤回。',
      "Prizes go while they last. An exchange can't be undone.",
      'รางวัลมีจำนวนจำกัด แลกแล้วยกเลิกไม่ได้',
      'Quà có hạn, hết là dừng. Đã đổi thì không hoàn lại.',
    ),
  );
