import { describe, expect, it } from 'vitest';
import { proves } from '../tools/testing/proves.ts';
import { loadDocuments } from './documents.ts';

const documents = new Map(loadDocuments().map((one) => [one.route, one.document]));
const bodyOf = (route: string) => JSON.stringify(documents.get(route)?.body);

describe('§2 nested routes: what the documents make of them', () => {
  it('the dress center shows its default child at its own address, inside the frame (T08)', () => {
    proves('T08');
    const page = documents.get('dress_center');
    expect(page?.redirect).toBeUndefined();
    expect(page?.around?.route).toBe('dress_center/frame');
    expect(page?.body?.length).toBeGreaterThan(0);
  });

  it('the two families of withdrawal pages are pages of their own, and /sea_pay is the page inside (T11)', () => {
    proves('T11');
    expect(documents.get('wx_page')?.redirect).toBe('/wx_page/withdrawal');
    for (const page of ['withdrawal', 'rule', 'record']) {
      const own = page === 'withdrawal' ? 'withdrawal' : `withdrawal/${page}`;
      expect(documents.get(own)?.redirect).toBeUndefined();
      expect(bodyOf(own)).not.toBe(bodyOf(`wx_page/${page}`));
      expect(documents.get(`wx_page/${page}`)?.around?.route).toBe('wx_page');
    }
    expect(documents.get('wx_page/sea_pay')?.aliases).toEqual(['/sea_pay']);
    expect(documents.get('withdrawal/rule')?.keepAlive).toBe(true);
  });
});
