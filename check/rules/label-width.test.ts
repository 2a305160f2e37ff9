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
});
