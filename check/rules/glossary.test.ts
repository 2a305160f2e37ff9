import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { languages } from '../../engine/i18n/language.ts';
import { checkDataText, onlyOfData, soundData } from '../testing/data-workbench.ts';
import { check, only } from '../testing/workbench.ts';
import { AVOIDED } from '../words/glossary.ts';

const PATH = 'activities/new.json';
const five = { cn: '去看看', tw: '去看看', en: 'Go and see', th: 'ไปดู', vi: 'Xem thử' };
const page = (parts: object[]): string =>
  JSON.stringify({
    $schema: '../schemas/generated/activity.editor.gen.json',
    version: 1,
    title: five,
    languages,
    theme: { preset: 'rose' },
    body: parts,
  });
const withText = (lang: string, text: string): string =>
  page([{ widget: 'button', label: { ...five, [lang]: text }, press: [{ do: 'navigate', to: '/other' }] }]);

describe('check glossary', () => {
  it.each([
    ['tw', '個人主頁要到 App 裡看', '主頁', '個人頁'],
    ['cn', '您的花', '您', '你'],
    ['en', 'Read the Leaderboard first', 'Leaderboard', 'board'],
    ['en', 'Write to Customer Care today', 'Customer Care', 'customer service'],
    ['en', 'It’s time', '’', "'"],
    ['th', 'ส่งให้ฝ่ายบริการดู', 'ฝ่ายบริการ', 'ทีมงาน'],
    ['vi', 'Gửi chăm sóc khách hàng', 'chăm sóc khách hàng', 'đội hỗ trợ'],
    ['th', 'แตะลิงค์นี้', 'ลิงค์', 'ลิงก์'],
    ['vi', 'Một phong bì cho bạn', 'phong bì', 'phong thư'],
    ['vi', 'Gậy phát sáng', 'Gậy phát sáng', 'lightstick'],
    ['cn', '一支应援棒', '应援棒', '荧光棒'],
    ['vi', 'Quý khách xem thử', 'Quý khách', 'bạn'],
    ['tw', '情人一起來', '情人', '情侶'],
    ['en', "Coupons aren't money", "aren't money", "can't be cashed out"],
    ['en', 'It starts anew each week', 'anew', 'again, over'],
    ['en', 'We rest at the weekend', 'at the weekend', 'on the weekend, on weekends'],
    ['en', 'See the line-up', 'line-up', 'lineup'],
    ['en', 'Your prize was granted', 'granted', 'sent to you'],
    ['en', 'The week turns on Monday at midnight', 'Monday at midnight', '00:00 on Monday'],
    ['tw', '每週一半夜 12 點換新', '週一半夜 12 點', '週一 00:00'],
    ['th', 'การ์ดนี้ได้ยังไง', 'ได้ยังไง', 'วิธีรับ'],
    ['th', 'สรุปผลอย่างไร', 'ผลอย่างไร', 'วิธี…, คำตอบ…'],
    ['vi', 'Cách có thẻ', 'Cách có', 'cách nhận'],
    ['vi', 'Xem quy định', 'quy định', 'thể lệ'],
    ['th', 'โหลดจากแอปสโตร์', 'แอปสโตร์', 'สโตร์'],
    ['vi', 'Mở cửa hàng ứng dụng', 'cửa hàng ứng dụng', 'kho ứng dụng'],
    ['cn', '两个人开房听歌', '开房', '开播'],
    ['tw', '自己開一間房', '開一間房', '開播'],
    ['tw', '到櫃台換', '櫃台', '櫃檯'],
    ['th', 'เปิดห้องสองครั้ง', 'เปิดห้อง', 'เปิดห้องไลฟ์'],
    ['vi', 'Đêm lên đỉnh', 'lên đỉnh', 'chinh phục'],
    ['cn', '开一间自己的房', '开一间自己的房', '开播'],
    ['tw', '還能開自己的房嗎', '開自己的房', '開播'],
    ['cn', '白帆座驾到了', '座驾', '进场'],
    ['en', 'Open the Activity Center', 'Activity Center', 'Event Center'],
    ['en', 'Points from fake accounts', 'fake accounts', 'spare account'],
    ['en', 'On a tie, the first leads', 'On a tie', 'in a tie'],
    ['en', 'Come three days running', 'days running', 'days in a row'],
    ['th', 'บัญชีปลอมไม่นับ', 'บัญชีปลอม', 'บัญชีสำรอง'],
    ['vi', 'Tài khoản ảo bị loại', 'Tài khoản ảo', 'tài khoản phụ'],
    ['vi', 'Quay mỗi ngày nhiều nhất 5 lượt', 'mỗi ngày nhiều nhất', 'tối đa'],
    ['vi', 'Mỗi 0 giờ tính lại', 'Mỗi 0 giờ', 'cứ 0 giờ'],
    ['th', 'ส่งโปสการ์ด', 'โปสการ์ด', 'โปสต์การ์ด'],
    ['cn', '每天至多 3 次', '至多', '最多'],
    ['tw', '獎券馬上到帳', '到帳', '入帳'],
    ['tw', '聊天區裡都看得到', '聊天區', '聊天室'],
    ['tw', '每一筆都有小票', '小票', '收據'],
    ['tw', '刷單都是詐騙', '刷單', '假打工'],
    ['en', 'A glow stick for the host', 'glow stick', 'light stick'],
    ['th', 'บอกชื่อเล่นก่อน', 'ชื่อเล่น', 'ชื่อในแอป'],
    ['vi', 'Khung ảnh hoa hồng', 'Khung ảnh', 'khung'],
  ])('%s: %s', (lang, text, word, say) => {
    const source = withText(lang, text);
    const { column, ...finding } = only(source, PATH);
    expect(finding).toMatchObject({
      rule: 'glossary',
      severity: 'warning',
      pointer: `/body/0/label/${lang}`,
      message: `texts in \`${lang}\` do not write ${word}`,
      expected: say,
      got: word,
      page: 'docs/checks/glossary.md',
    });
    expect(source.slice(column - 1).startsWith(word)).toBe(true);
  });

  it.each([
    ['cn', '登陆月球那天'],
    ['tw', '坐直升機來'],
    ['tw', '情人節打開任意門'],
    ['en', 'Catalogins and campaigners'],
    ['en', "It's time for everyone's support"],
    ['th', 'ทดสอบบุคลิก'],
    ['vi', 'Sao chép link'],
    ['vi', 'Tháng phong bình yên'],
    ['en', 'On Monday the day ends at midnight'],
    ['en', 'No friend is taken for granted'],
    ['tw', '每天半夜 12 點換新'],
    ['th', 'รายได้ยังไงก็เท่ากัน'],
    ['vi', 'Theo quy định của pháp luật'],
    ['cn', '离开房间再打开房门'],
    ['th', 'เปิดห้องไลฟ์สองครั้ง'],
    ['vi', 'Đường lên đỉnh'],
    ['cn', '打开自己的房间'],
    ['cn', '甚至多送一份'],
    ['tw', '每月寄到帳單上，收到帳號裡'],
  ])('%s: %s is fine', (lang, text) => expect(check(withText(lang, text), PATH)).toEqual([]));

  it('a longer word that is fine hides no other', () => {
    expect(only(withText('th', 'บุคลิกดี คลิกเลย'), PATH)).toMatchObject({ got: 'คลิก', expected: 'แตะ' });
  });

  it('where a link leads is no text', () => {
    const en = '[Go and see](https://example.com/login)';
    const text = Object.fromEntries(Object.keys(five).map((lang) => [lang, en]));
    const told = check(page([{ widget: 'rich-text', text }]), PATH);
    expect(told.map(({ severity }) => severity)).not.toContain('error');
    expect(told.map(({ rule }) => rule)).not.toContain('glossary');
  });

  it('each word of the list is told in its language, and what is said instead is not', () => {
    for (const lang of languages)
      for (const { words, say } of AVOIDED[lang]) {
        for (const word of words)
          expect(check(withText(lang, `${five[lang]} ${word}`), PATH).map(({ got }) => got)).toContain(word);
        const right = check(withText(lang, `${five[lang]} ${say}`), PATH);
        expect(right.filter(({ rule }) => rule === 'glossary').map(({ got }) => got)).toEqual([]);
      }
  });

  it('what a module says as content is held to it, too', () => {
    expect(checkDataText(soundData)).toEqual([]);
    const [, text = ''] = /"cn": "([^"]+)"/.exec(soundData) ?? [];
    expect(onlyOfData(soundData.replace(text, `${text}，您呢`))).toMatchObject({
      rule: 'glossary',
      got: '您',
      expected: '你',
    });
  });

  it('the glossary’s page tells the same words', () => {
    const [, table = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split(
      '| | not | but | unless |\n|---|---|---|---|\n',
    );
    const rows = languages.flatMap((lang) =>
      AVOIDED[lang].map(
        ({ words, say, within = [] }) => `| ${lang} | ${words.join(', ')} | ${say} | ${within.join(', ')} |`,
      ),
    );
    expect(table.split('\n\n')[0]?.split('\n')).toEqual(rows);
  });
});
