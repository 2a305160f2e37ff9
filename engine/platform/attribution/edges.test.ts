import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { openAttribution } from './index.ts';

const media = { keys: ['utm_pid'], defaultValue: 'officialsite' };
const campaign = { keys: ['utm_c'], defaultValue: 'cn' };
const BASE = 'https://example.onelink.me/AbCd';

/** A visit that came by a query, and what was kept of it and logged. */
function visitBy(query: string, referrer = '') {
  const storage = new Map<string, string>();
  const errors: unknown[][] = [];
  const attribution = openAttribution(
    {
      location: { href: `https://h5.example.com/h5_ac/a${query}` },
      localStorage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
      },
      document: { referrer, createElement: () => ({ width: 0, height: 0, src: '', style: {} }) as never },
      navigator: { userAgent: '' },
    },
    {
      endpoints: { ios: 'https://c.test', android: 'https://c.test', other: 'https://e.test' },
      impressions: 'https://i.test',
      sensitive: { keys: [] },
      now: 1,
      log: { error: (...said) => errors.push(said), debug: () => undefined },
    },
  );
  /** The link's own part, behind what every link says. */
  const tail = (slots: object, more: object = {}) =>
    attribution
      .oneLink({ oneLinkURL: BASE, afParameters: { mediaSource: media, campaign, ...slots }, ...more })
      ?.url.replace(`${BASE}?af_js_web=true&af_ss_ver=2_8_1&pid=`, '');
  return { attribution, errors, storage, tail };
}

describe('§5 §7 attribution links between the recorded cases', () => {
  it('§7 click ids: a keyword gives way to whatever in the link is called so', () => {
    proves('7.8');
    const { tail } = visitBy('?gclid=G&keyword=boat', 'https://r.example/');
    expect(tail({}, { webReferrer: 'af_keywords' })).toBe(
      'officialsite&c=cn&af_keywords=https://r.example/&gclid=G',
    );
    expect(tail({ channel: { defaultValue: 'x&af_keywords=q' } })).toBe(
      'officialsite&c=cn&af_channel=x&af_keywords=q&gclid=G',
    );
  });

  it('§5 custom parameters: of one that is given twice the last counts, be it empty', () => {
    proves('5.5');
    const { tail } = visitBy('?utm_pid=p');
    const twice = [
      { paramKey: 'x', defaultValue: '1' },
      { paramKey: 'x', keys: ['none'] },
    ];
    expect(tail({ afCustom: twice })).toBe('p&c=cn');
    expect(tail({ afCustom: twice.reverse() })).toBe('p&c=cn&x=1');
  });

  it('§5 the click id takes the place of the slot that it overrides, also where that is empty', () => {
    proves('5.5', 'T46');
    const { tail } = visitBy('?utm_pid=p&gclid=G');
    const slots = { afSub1: { keys: ['none'] }, afSub2: { defaultValue: 's2' }, googleClickIdKey: 'af_sub1' };
    expect(tail(slots)).toBe('p&c=cn&af_sub1=G&af_sub2=s2&gclid=G');
  });

  it('§3 every slot that says keys chooses the set, also one whose parameter no link has', () => {
    proves('3.7');
    const { tail } = visitBy('?utm_x=1&utm_ad=a');
    const slots = { ad: { keys: ['utm_ad'] } };
    expect(tail(slots)).toBe('officialsite&c=cn&af_ad=a');
    const older = visitBy('?utm_x=1');
    older.storage.set('ss_incoming_params', '[{"utm_x":"1"},{"utm_pid":"old"}]');
    expect(older.tail({})).toBe('old&c=cn');
    expect(older.tail({ afSub6: { keys: ['utm_x'] } })).toBe('officialsite&c=cn');
  });

  it('§5 a parameter without a name is none, and one called __proto__ is kept as any other', () => {
    proves('3.3');
    expect(visitBy('?=zz').tail({ mediaSource: { keys: ['', 'utm_c'], defaultValue: 'd' } })).toBe('d&c=cn');
    const { storage, tail } = visitBy('?__proto__=x');
    expect(storage.get('ss_incoming_params')).toBe('[{"__proto__":"x","af_ss_exp_at":7200001}]');
    expect(tail({ mediaSource: { keys: ['__proto__'] } })).toBe('x&c=cn');
  });

  it('§8 a slot that is a list is told as one of a wrong structure', () => {
    proves('8.3');
    const { errors, tail } = visitBy('');
    expect(tail({ afSub1: [] })).toBe('officialsite&c=cn');
    expect(errors).toEqual([['Parameter config structure is wrong', []]]);
  });

  it('§5 direct click (T45): a campaign that cannot be filled is told before such a media source', () => {
    proves('T45', '8.3');
    const { attribution, errors } = visitBy('');
    const rest = { platform: 'ios', app_id: 'id1', redirectURL: 'https://e.com/' };
    const none = { keys: [] };
    expect(
      attribution.directClick({ ...rest, afParameters: { mediaSource: none, campaign: none } }),
    ).toBeNull();
    expect(attribution.directClick({ ...rest, afParameters: { mediaSource: none, campaign } })).toBeNull();
    expect(errors.map(([text]) => text)).toEqual([
      "campaign is missing (default value was not supplied), can't generate URL",
      "mediaSource is missing (default value was not supplied), can't generate URL",
    ]);
  });

  it.each([
    ['https://-a.onelink.me/AbCd', true],
    ['https://.onelink.me/AbCd', false],
    ['https://user:word@example.onelink.me/AbCd', true],
    ['https://user.name@localhost/AbCd', false],
  ])('§5 base link: %s (T43)', (oneLinkURL, isOne) => {
    proves('5.3', 'T43');
    const made = visitBy('').attribution.oneLink({
      oneLinkURL,
      afParameters: { mediaSource: media, campaign },
    });
    expect(made !== null).toBe(isOne);
  });
});
