import { describe, expect, it } from 'vitest';
import errors from '../../schemas/spec/errors.json' with { type: 'json' };
import { proves } from '../../tools/testing/proves.ts';
import { faultText } from '../http/errors.ts';
import productTexts from './product-texts.json' with { type: 'json' };
import { textsFor } from './product-texts.ts';

const texts: Record<string, Record<string, string>> = productTexts;

describe('product texts', () => {
  it.each([
    ['nothing_more', 'Nothing More'],
    ['loading', 'loading'],
    ['error.token_expired', 'Token expired'],
    ['error.no_permission', 'No permission'],
  ])('§8 T31 T76: %s is in English exactly %s', (key, text) => {
    proves('T31', 'T76');
    expect(texts[key]?.en).toBe(text);
  });

  it('§8: the two fixed errors are the catalogue’s', () => {
    const catalogue = new Map(errors.errors.map((one) => [one.id, one.text]));
    expect(texts[faultText.expired]?.en).toBe(catalogue.get('token_expired'));
    expect(texts[faultText.forbidden]?.en).toBe(catalogue.get('no_permission'));
    for (const key of Object.values(faultText)) expect(texts).toHaveProperty([key]);
  });

  it('of a page are what several say, and what its own widgets say', () => {
    const all = { common: { retry: 'Again' }, own: { board: { unlisted: 'No' }, wall: { bare: 'None' } } };
    expect(textsFor(all, [])).toEqual({ retry: 'Again' });
    expect(textsFor(all, ['wall', 'image'])).toEqual({ retry: 'Again', bare: 'None' });
    expect(textsFor(all)).toEqual({ retry: 'Again', unlisted: 'No', bare: 'None' });
  });
});
