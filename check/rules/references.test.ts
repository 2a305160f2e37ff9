import { describe, expect, it } from 'vitest';
import { drop, lineOf, only, rename, set, told } from '../testing/workbench.ts';

describe('check references', () => {
  it.each([
    ['/body/1/from', 'charmx', 'charm'],
    ['/body/2/items/0', 'hallo', 'halo'],
    ['/body/2/redeem/0/expect/0/data', 'shpo', 'shop'],
    ['/body/2/redeem/0/refresh/0', 'sop', 'shop'],
    ['/body/2/redeem/0/success/0/name', 'thank', 'thanks'],
    ['/body/2/redeem/0/failure/0/method', 'rechargepages', 'rechargePage'],
    ['/body/3/milestones/1', 'secnd', 'second'],
    ['/body/4/messages/0', 'thank-yuo', 'thank-you'],
    ['/body/4/send/1/key', 'trun', 'turn'],
    ['/body/5/gifts/1', 'swam', 'swan'],
    ['/campaign/boards/0/gifts/0', 'rosee', 'rose'],
    ['/theme/preset', 'rosy', 'rose'],
  ])('%s of %s: did you mean %s?', (pointer, name, nearest) => {
    const found = only(set(pointer, name));
    expect(found).toMatchObject({ rule: 'references', pointer, nearest, got: `\`${name}\`` });
  });

  it('a definition renamed, while its uses were not, is one error at the definition', () => {
    const found = only(rename('/data/shop', 'shopp'));
    expect(found).toMatchObject({
      rule: 'references',
      pointer: '/data/shopp',
      line: lineOf('"shop": {'),
      nearest: 'shop',
    });
    expect(found.related?.length).toBeGreaterThan(2);
  });

  it('where definition and use are single, the use is told and the definition shown', () => {
    const found = only(rename('/popups/thanks', 'thankz'));
    expect(found).toMatchObject({ rule: 'references', line: lineOf('"do": "popup"'), nearest: 'thankz' });
    expect(found.related).toEqual([expect.objectContaining({ line: lineOf('"thanks": {') })]);
  });

  it('a use with letters too many is told at the use, however often its word stands in texts', () => {
    const text = set(
      '/title',
      { cn: '谢谢', en: 'thankset' },
      set('/body/2/redeem/0/success/0/name', 'thankset'),
    );
    expect(only(text)).toMatchObject({
      rule: 'references',
      line: lineOf('"do": "popup"'),
      nearest: 'thanks',
      related: [expect.objectContaining({ message: '`thanks` is defined here' })],
    });
  });

  it('what cannot be a name of the list is told where it stands, in how many places ever', () => {
    const to = (pointer: string, text?: string) => set(pointer, [{ do: 'scroll', to: '#tips' }], text);
    const text = to('/body/6/press', to('/popups/thanks/body/0/press', set('/body/5/id', 'tips')));
    expect(only(text)).toMatchObject({
      rule: 'links',
      pointer: '/body/6/press/0/to',
      message: 'there is no part of the page `#tips` (used 2 times)',
      nearest: 'tips',
      tip: expect.stringContaining('without `#`'),
    });
  });

  it('a bridge method that is not there comes with the nearest', () => {
    expect(only(set('/body/2/redeem/0/failure/0/method', 'rechargePag')).nearest).toBe('rechargePage');
  });

  it('a board without rewards has none to put on a shelf', () => {
    const shelf = { widget: 'reward-shelf', id: 'top', board: 'charm' };
    const rewards = [{ id: 'a', from: 1, to: 1, gives: [{ kind: 'points', points: 5 }] }];
    const bare = drop('/campaign/boards/0/rewards', set('/body/0', shelf));
    expect(told('references', set('/campaign/boards/0/rewards', rewards, bare))).toEqual([]);
    expect(only(bare)).toMatchObject({
      rule: 'references',
      pointer: '/body/0/board',
      message: 'the board `charm` has no `rewards`, so there is nothing to show',
      expected: 'a board with `rewards`',
    });
  });

  it('a list that is gone is told once, with all that leads there, and what else lacks it is not', () => {
    const text = set('/body/1/unit', {
      cn: '{{ milestone.first.at }}',
      en: '{{ milestone.first.at }}',
    });
    const found = only(drop('/campaign/milestones', text));
    expect(found).toMatchObject({
      rule: 'references',
      pointer: '/body/3/milestones/0',
      message: 'this campaign has no `milestones`, and 2 names lead there: `first`, `second`',
      expected: '`campaign.milestones` with them, or nothing that names them',
      related: [expect.objectContaining({ message: '`second` is named here' })],
    });
  });

  it('a text that speaks of what the campaign lacks says so, where nothing else has been told of it', () => {
    const text = (fact: string) => set('/body/1/unit', { cn: `{{ ${fact} }}`, en: `{{ ${fact} }}` });
    expect(only(text('pass.track.cost'))).toMatchObject({
      rule: 'expressions',
      message: 'this text speaks of `pass`, and this campaign has no `pass`',
      expected: '`campaign.pass`, or a text without it',
    });
    expect(only(drop('/campaign/wall', text('wall.limits.day')))).toMatchObject({
      rule: 'references',
      pointer: '/body/4/messages/0',
    });
  });
});
