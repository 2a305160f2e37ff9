import { describe, expect, it } from 'vitest';
import { compounds, joinCompounds, loanwords, misread } from './thai-compounds.ts';

// The dictionary by which a browser breaks its lines.
const dictionary = new Intl.Segmenter('th', { granularity: 'word' });
const wordsOf = (text: string): string[] =>
  [...dictionary.segment(text)].map(({ segment }) => segment.replaceAll('\u2060', ''));
const all = [...compounds, ...loanwords, ...misread];
const plain = (one: string): string => one.replaceAll('|', '');

describe('compounds of Thai', () => {
  it.each([
    ['รับของขวัญวันนี้', ['ของขวัญ', 'วันนี้']],
    ['ซีซันก่อนเปิดรับเพื่อนจากต่างประเทศ', ['ซีซัน', 'ต่างประเทศ']],
    ['ส่งสติกเกอร์ให้คนดูทุกคนที่ห้องไลฟ์', ['สติกเกอร์', 'คนดู', 'ทุกคน', 'ห้องไลฟ์']],
    ['ผู้เล่นแลกเปลี่ยนได้วันละครั้งก่อนเที่ยงคืน', ['ผู้เล่น', 'แลกเปลี่ยน', 'วันละครั้ง', 'เที่ยงคืน']],
    ['ใช้ไม่ได้หลังเช็กอินครั้งแรก', ['ไม่ได้', 'เช็กอินครั้งแรก']],
    ['กรอกใหม่ได้ทุกรอบ แล้วกลับมา ดูราคา', ['ทุกรอบ', 'แล้วกลับมา', 'ดูราคา']],
  ])('%s: no line ends within one', (text, whole) => {
    expect(wordsOf(text).filter((word) => whole.includes(word))).toEqual([]);
    expect(wordsOf(joinCompounds(text)).filter((word) => whole.includes(word))).toEqual(whole);
  });

  it('are joined where they are parted, and nothing else is', () => {
    expect(joinCompounds('ของขวัญ')).toBe('ของ\u2060ขวัญ');
    expect(joinCompounds('แนบการ์ด')).toBe('แนบการ์ด');
    expect(joinCompounds('Gift 礼物 quà')).toBe('Gift 礼物 quà');
    expect(joinCompounds(joinCompounds('เช็กอินครั้งแรก'))).toBe(joinCompounds('เช็กอินครั้งแรก'));
  });

  it('stand once, fit a line of the largest letters, and are joined between letters', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(new Set(all.map(plain)).size).toBe(all.length);
    for (const one of all) {
      expect(one).toMatch(/^[\u0e01-\u0e4e]+(?:\|[\u0e01-\u0e2f\u0e32\u0e40-\u0e44][\u0e01-\u0e4e]*)+$/u);
      // Marks above and below a letter take no room.
      expect(plain(one).replaceAll(/\p{M}/gu, '').length, one).toBeLessThanOrEqual(12);
    }
  });

  it('are one word to the dictionary once they are joined', () => {
    expect(all.filter((one) => wordsOf(joinCompounds(plain(one))).length > 1)).toEqual([]);
  });

  it('are parted by the dictionary even when they stand alone, nine of ten', () => {
    const whole = all.filter((one) => wordsOf(plain(one)).length === 1);
    expect(whole.length).toBeLessThan(all.length / 10);
  });
});
