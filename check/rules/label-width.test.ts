import { describe, expect, it } from 'vitest';
import { set, told } from '../testing/workbench.ts';

const label = (en: string, kind = 'primary') =>
  set('/body/6', {
    widget: 'button',
    kind,
    label: { cn: '去看看', en },
    press: [{ do: 'navigate', to: '/other#words' }],
  });

describe('check label-width', () => {
  it.each([
    ['Congratulationstoeverybody', 'primary', 'px wide'],
    ['Donaudampfschifffahrtsgesellschaft', 'secondary', 'px wide'],
    ['Read all of the rules of this campaign before you send your very first gift', 'primary', 'lines'],
    ['先把活动规则从头到尾仔细看一遍再送出你的第一份礼物吧', 'primary', 'lines'],
    ['อ่านกติกาทั้งหมดของกิจกรรมนี้ให้ครบก่อนส่งของขวัญชิ้นแรกของคุณให้เธอ', 'primary', 'lines'],
  ])('%s does not fit', (text, kind, why) => {
    expect(told('label-width', label(text, kind))).toMatchObject([
      {
        rule: 'label-width',
        severity: 'warning',
        pointer: '/body/6/label/en',
        message: expect.stringContaining(why),
      },
    ]);
  });

  it.each([
    'Go',
    'Congratulations',
    'Congratulations-to-everybody',
    'Read the rules first',
    'See what is on next tonight',
    '复制这一句',
    'ส่งให้คนพิเศษ',
    'Chia sẻ đêm nay với nàng',
    '{{ data.charm.total }} of all the many, many points of this campaign that there are',
  ])('%s fits', (text) => {
    expect(told('label-width', label(text))).toEqual([]);
  });

  const titled = (en: string) => set('/body/0/title', { cn: '玫瑰之夜', en });
  it.each([
    ['A Week of Roses, Letters and Songs for Whoever Waits at the Lake', 'this title takes 3 lines'],
    ['เทศกาลสัปดาห์ทองคำเจ็ดวันเจ็ดคืน มาร่วมชิงแชมป์และรับของรางวัลสุดพิเศษด้วยกัน', 'this title takes 3 lines'],
    ['Donaudampfschifffahrtsgesellschaft', 'a word of this title is about'],
  ])('a title that is drawn too small is told: %s', (text, why) => {
    expect(told('label-width', titled(text))).toMatchObject([
      {
        pointer: '/body/0/title/en',
        message: expect.stringContaining(why),
        expected: 'at most 2 lines of 288 px, in letters of 24 px',
      },
    ]);
  });

  it.each(['When Persimmons Turn Red', 'Hát bao nhiêu, nhận bấy nhiêu', 'ค่ำคืนสารภาพรัก 520'])(
    'a title of two lines fits: %s',
    (text) => {
      expect(told('label-width', titled(text))).toEqual([]);
    },
  );

  const tabs = (...labels: string[]) =>
    set('/body/6', {
      widget: 'tabs',
      tabs: labels.map((en, nth) => ({ key: `k${nth}`, label: { cn: '一', en } })),
    });
  it.each([
    [['Snowballs', 'Mitts', 'Snow'], '/body/6/tabs/0/label/en', 'the tab has 68 px'],
    [['A', 'B', 'C', 'Snowman'], '/body/6/tabs/3/label/en', 'the tab has 47 px'],
    [['Go', 'What has gone before, and comes again'], '/body/6/tabs/1/label/en', 'lines'],
    [['A', 'B', 'C', 'D', 'Congratulationstoeverybody'], '/body/6/tabs/4/label/en', 'the tab has 150 px'],
  ])('of tabs, a share of the row: %j', (labels, pointer, why) => {
    expect(told('label-width', tabs(...labels))).toMatchObject([
      { pointer, message: expect.stringContaining(why) },
    ]);
  });

  it.each([
    [['Snowballs', 'Mittens']],
    [['A', 'B', 'Snow pals']],
    [['A', 'B', 'C', 'D', 'Snowballs and mittens']],
  ])('tabs fit: %j', (labels) => {
    expect(told('label-width', tabs(...labels))).toEqual([]);
  });
});
