import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedField, shownFields, tidyAnswers, wrongAnswers } from './answers.ts';

const options = ['sing', 'dance', 'talk'].map((id) => ({ id }));
const wrong = (field: Omit<AskedField, 'id'>, value: string) => {
  const [found] = wrongAnswers([{ id: 'it', ...field }], { it: value });
  return found === undefined ? null : [found.reason, found.bound].filter((one) => one !== undefined);
};

describe('answers', () => {
  it.each([
    ['text', {}, '小雨', null],
    ['text', { least: 3 }, '小雨', ['short', 3]],
    ['text', { most: 2 }, '😀😀', null],
    ['text', { most: 2 }, '😀😀😀', ['long', 2]],
    ['text', {}, 'a'.repeat(81), ['long', 80]],
    ['long', {}, 'a'.repeat(1000), null],
    ['number', { least: 18, most: 60 }, '17', ['low', 18]],
    ['number', { least: 18, most: 60 }, '61', ['high', 60]],
    ['number', {}, '１８', null],
    ['number', {}, '1.5', ['number']],
    ['number', {}, '1e3', ['number']],
    ['choice', { options }, 'sing', null],
    ['choice', { options }, 'sing,dance', ['many', 1]],
    ['choice', { options }, 'swim', ['choice']],
    ['choice', { options, choose: { least: 2, most: 3 } }, 'sing', ['few', 2]],
    ['choice', { options, choose: { least: 2, most: 3 } }, 'sing,sing', ['choice']],
    ['date', { from: '1950-01-01', until: '2007-12-31' }, '2000-02-29', null],
    ['date', {}, '2001-02-29', ['date']],
    ['date', {}, '29.2.2000', ['date']],
    ['date', { from: '1950-01-01' }, '1949-12-31', ['early', '1950-01-01']],
    ['date', { until: '2007-12-31' }, '2008-01-01', ['late', '2007-12-31']],
    ['phone', {}, '+84 (91) 234-5678', null],
    ['phone', {}, '12345', ['phone']],
    ['email', {}, 'rain@mail.example', null],
    ['email', {}, 'rain@mail', ['email']],
    ['consent', {}, 'yes', null],
    ['consent', {}, 'no', ['missing']],
    ['signature', {}, `M1 1${'L2 2'.repeat(8)}`, null],
    ['signature', {}, 'M1 1L2 2', ['signature']],
    ['signature', {}, `M1 1${'L2 2'.repeat(7)}`, null],
    ['signature', {}, `M1 1${'L2 2'.repeat(6)}`, ['signature']],
    ['signature', {}, `M1 1${'L2 2'.repeat(2000)}`, ['signature']],
    ['signature', {}, 'M0 0"><script>', ['signature']],
    ['signature', {}, '~Rain', null],
    ['signature', {}, '~R', ['signature']],
    ['signature', {}, '~\u200d\u200d', ['signature']],
    ['signature', {}, '~\u3164\u3164', ['signature']],
    ['text', { least: 2 }, 'a\u200b', ['short', 2]],
  ] as const)('%s %o: %s', (kind, more, value, expected) => {
    expect(wrong({ kind, ...more }, value)).toEqual(expected);
  });

  it('are missing where they must be given, and nowhere else', () => {
    expect(wrong({ kind: 'text', required: true }, ' 　\u0007 ')).toEqual(['missing']);
    expect(wrong({ kind: 'text', least: 9 }, '')).toBeNull();
  });

  it.each([
    '\u200b',
    '\u202e\u2066',
    '\u200d\ufe0f',
    '\u3164',
    '\u2800',
    '\u0301',
    '\u{e0061}',
    '\ufeff\u00ad',
  ])('are missing where nothing of them is seen: %j', (unseen) => {
    for (const kind of ['text', 'long', 'email', 'phone', 'number'] as const)
      expect(wrong({ kind, required: true }, unseen.repeat(3))).toEqual(['missing']);
  });

  it('are kept without what turns lines around or is not seen, and with what scripts and emoji are written with', () => {
    const kept = (it: string) => tidyAnswers([{ id: 'it', kind: 'text' }], { it }).it;
    expect(kept('fdp.\u202eexe\u2069')).toBe('fdp.exe');
    expect(kept('a\u200bb\u00ad')).toBe('ab');
    for (const same of ['👩‍👩‍👧', '❤️', '🏴\u{e0067}\u{e0062}\u{e007f}', 'क्‍ष', 'น้ำ', 'Nguyễn'])
      expect(kept(same)).toBe(same);
  });

  const fields: readonly AskedField[] = [
    { id: 'talent', kind: 'choice', options, choose: { least: 1, most: 3 } },
    { id: 'song', kind: 'text', required: true, when: { field: 'talent', is: ['sing'] } },
    { id: 'loud', kind: 'consent', when: { field: 'talent', is: ['sing', 'dance'] } },
    { id: 'noise', kind: 'long', required: true, when: { field: 'loud', is: ['yes'] } },
  ];

  it('branch: what is not shown is neither asked nor kept', () => {
    const shown = (answers: Record<string, string>) => shownFields(fields, answers).map(({ id }) => id);
    expect(shown({})).toEqual(['talent']);
    expect(shown({ talent: 'talk', loud: 'yes' }), 'hidden with what it hangs on').toEqual(['talent']);
    expect(shown({ talent: 'dance', loud: 'yes' })).toEqual(['talent', 'loud', 'noise']);
    expect(wrongAnswers(fields, { talent: 'talk' })).toEqual([]);
    expect(wrongAnswers(fields, { talent: 'sing,talk' })).toEqual([{ field: 'song', reason: 'missing' }]);
    expect(tidyAnswers(fields, { talent: 'talk', song: 'x', loud: 'yes', other: 'y' })).toEqual({
      talent: 'talk',
    });
  });

  it('are kept tidy: one line where one is asked, no sign that nothing shows', () => {
    const asked: readonly AskedField[] = [
      { id: 'name', kind: 'text' },
      { id: 'story', kind: 'long' },
      { id: 'call', kind: 'phone' },
    ];
    const answers = { name: ' a\u0000\nb ', story: 'one\r\ntwo\ud800', call: '１３８-0013 8000' };
    expect(tidyAnswers(asked, answers)).toEqual({ name: 'a  b', story: 'one\ntwo', call: '13800138000' });
  });

  it('what is tidy stays as it is, and is judged alike', () => {
    const kinds = ['text', 'long', 'number', 'date', 'phone', 'email', 'consent', 'signature'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.string({ unit: 'binary' }), (kind, it) => {
        const asked = [{ id: 'it', kind, required: true }];
        const once = tidyAnswers(asked, { it });
        expect(tidyAnswers(asked, once)).toEqual(once);
        expect(wrongAnswers(asked, once)).toEqual(wrongAnswers(asked, { it }));
      }),
    );
  });

  it('keys of every object are no answers', () => {
    expect(wrongAnswers([{ id: 'constructor', kind: 'text', required: true }], {})).toHaveLength(1);
  });
});
