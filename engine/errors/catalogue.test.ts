import { describe, expect, it } from 'vitest';
import recorded from '../../schemas/spec/errors.json' with { type: 'json' };
import { proves } from '../../tools/testing/proves.ts';
import productTexts from '../i18n/product-texts.json' with { type: 'json' };
import { createQr } from '../platform/qr/index.ts';
import { catalogue, type ErrorEntry } from './catalogue.ts';
import { timeoutExceeded } from './http-texts.ts';
import { qrVersionRaised } from './qr-texts.ts';

const ours: Readonly<Record<string, ErrorEntry>> = catalogue;
const audiences: Record<string, ErrorEntry['audience']> = {
  'failure toast': 'user',
  'log only': 'log',
  'log or passed on': 'log',
  'log only (thrown)': 'log',
  warning: 'warning',
  event: 'event',
};

/** Texts of the recorded catalogue that hold more, or other words, than ours, each on purpose. */
const otherwise: Record<string, string> = {
  http_timeout: 'T25: with the space that the specification writes',
  http_protocol: 'T26: the beginning',
  image_retry: 'the specification gives the rule, not the words; the address stays out of the log',
};

/** The parentheses at the end of some recorded texts say when they appear; one of them is part of its text. */
const saidIn = (text: string): string => text.replace(/ \((direct click|keys empty)[^)]*\)$/, '');

describe('§8 the error catalogue', () => {
  it('§8 knows every error that the specification lists, by its id', () => {
    expect(recorded.errors).toHaveLength(recorded.count);
    for (const { id } of recorded.errors) expect(Object.keys(ours)).toContain(id);
  });

  it.each(recorded.errors)('§8 $id is for those who are to hear of it', ({ id, shown }) => {
    expect(ours[id]?.audience).toBe(audiences[shown]);
  });

  it.each(recorded.errors.flatMap(({ id, text }) => (text === null ? [] : [{ id, text }])))(
    '§8 $id says exactly: $text',
    ({ id, text }) => {
      proves('8.3', '8.6');
      const [said = ''] = ours[id]?.says ?? [];
      expect(said.replace(/\b(60000|500)\b/, 'N')).toBe(text);
    },
  );

  it.each(recorded.errors.filter((one) => 'real_text' in one))('§8 $id says what was recorded', (one) => {
    const { id, real_text: real } = one;
    const texts = (Array.isArray(real) ? real : [real ?? '']).map(saidIn);
    if (id in otherwise) expect(ours[id]?.says, otherwise[id]).not.toEqual(texts);
    else expect(ours[id]?.says).toEqual(texts);
  });

  it('§8 (T25): the time-out is said with a space before ms, whatever N is', () => {
    proves('8.4', 'T25');
    expect(timeoutExceeded(60)).toBe('timeout of 60 ms exceeded');
  });

  it('§8 (T31): what the user reads is a product text, in English to the letter', () => {
    proves('8.1', 'T31');
    const texts: Record<string, Record<string, string>> = productTexts;
    const shown = Object.values(ours).filter((one) => one.productText !== undefined);
    expect(shown.length).toBeGreaterThan(2);
    for (const { productText = '', says, audience } of shown) {
      expect(texts).toHaveProperty([productText]);
      if (audience === 'user') expect(texts[productText]?.en).toBe(says[0]);
    }
  });

  it('§5 §8: the QR room says what the catalogue says', () => {
    const said: string[] = [];
    createQr({ text: 'a', version: 41, dotScale: 2 }, (text) => said.push(text));
    expect(said).toEqual([...catalogue.qr_version.says, ...catalogue.qr_dot_scale.says]);
    said.length = 0;
    createQr({ text: 'a', width: 0, logo: '//elsewhere' }, (text) => said.push(text));
    expect(said).toEqual([...catalogue.qr_size.says, ...catalogue.qr_logo_refused.says]);
    said.length = 0;
    const long = { text: 'a'.repeat(100), version: 1, correctLevel: 'H' } as const;
    createQr(long, (text) => said.push(text));
    const raised = /version (\d+)$/.exec(said[0]?.replace('run version use', 'version') ?? '')?.[1];
    expect(said).toEqual([qrVersionRaised(1, Number(raised))]);
    said.length = 0;
    createQr({ text: 'a', version: 1, correctLevel: 'L', logo: '/logo.png' }, (text) => said.push(text));
    expect(said).toEqual(catalogue.qr_no_room_for_logo.says);
    expect(() => createQr({ text: 'a'.repeat(2954), correctLevel: 'L' })).toThrow(
      catalogue.qr_too_long.says[0],
    );
  });
});
