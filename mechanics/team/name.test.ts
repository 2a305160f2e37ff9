import { expect, it } from 'vitest';
import { codeOf, keyOfName, nameOf, newCode } from './name.ts';

const length = { least: 2, most: 12 };

it('a name is letters and digits of any script', () => {
  for (const name of ['夜航西飞', 'Low Battery', 'หมอลำซิ่ง', 'Gió Lạ', "Rock'n Roll", 'A·B', '三更 2', 'กี่กี้'])
    expect(nameOf(name, length), name).toBe(name.normalize('NFC'));
  expect(nameOf('  Trim  ', length)).toBe('Trim');
});

it('what is markup, unseen, turns lines, or is too short or long, is no name', () => {
  for (const name of [
    ...[
      '<b>x</b>',
      'a&b;<',
      'a\u200bb',
      'a\u202eb',
      '\u3164\u3164',
      'Low\ufe0f',
      'Low\u034f',
      'a\u115fb',
      'a\u0000b',
      'a\nb',
      'two  spaces',
      '-dash',
      'end.',
      '👍👍',
      '"q"',
    ],
    ...['', ' ', '夜', 'thirteen char', 'a'.repeat(13), `a${'\u0301'.repeat(60)}`],
  ])
    expect(nameOf(name, length), JSON.stringify(name)).toBeNull();
});

it('a word that mixes letters which look alike is no name; words of another script each are one', () => {
  for (const name of ['L\u043ew B\u0430ttery', 'Al\u03bfha', '\u0421rew', 'A\u0555', 'Rock \u0410ce'])
    expect(nameOf(name, length), JSON.stringify(name)).toBeNull();
  for (const name of ['Сова', 'Night Сова', 'Ωμέγα 2', 'K歌 王', 'DJหมอลำ'])
    expect(nameOf(name, length), name).toBe(name.normalize('NFC'));
});

it('a name whose letters of another script all pass for Latin ones is none; one of them that does not is enough', () => {
  for (const name of [
    '\u0430\u0440\u0440\u04cf\u0435',
    '\u0421\u041e\u0421\u0410 2',
    'Low \u0441\u043e\u0441\u043e',
    '\u0391\u039a\u03a4\u0399\u039d\u0391',
    '\u03bd\u03bf\u03c1\u03b1',
    '\u0451\u0445\u0430',
    '\u0585\u057d\u0578',
    '\ua4d0\ua4f2\ua4d0',
    '\u13df\u13aa\u13e2',
    '\uab9f\uab7a\uabb2',
    '\u2ca4\u2c9e\u2ca2',
  ])
    expect(nameOf(name, length), JSON.stringify(name)).toBeNull();
  for (const name of ['Волна', 'Мы с тобой', 'Кот и я', 'Νόμος', 'ΑΓΩΝ', 'Հայք', 'ᏣᎳᎩ', '2 сыча'])
    expect(nameOf(name, length), name).toBe(name.normalize('NFC'));
});

it('marks on letters do not make a name longer', () => {
  expect(nameOf('ที่นี่ที่โน่น', length)).not.toBeNull();
});

it('two names that people take for the same are the same', () => {
  expect(keyOfName('Low Battery')).toBe(keyOfName('LOW-BATTERY'));
  expect(keyOfName('ＡＢ')).toBe(keyOfName('ab'));
  expect(keyOfName('Gió')).not.toBe(keyOfName('Gio'));
});

it('codes are six letters that nobody mistakes, and all differ', () => {
  const codes = Array.from({ length: 500 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(new Set(codes).size).toBe(500);
  expect(new Set(codes.join('')).size, 'all letters come up').toBe(32);
  expect(codeOf(' k7mq-2x ')).toBe('K7MQ2X');
});
