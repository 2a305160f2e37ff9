import { describe, expect, it } from 'vitest';
import { check, drop, fixed, lineOf, mended, only, rename, set, sound, swap } from '../testing/workbench.ts';

describe('check schema: unknown and missing keys', () => {
  it('a misspelt required key is one error, with the key that was meant', () => {
    const wrong = rename('/title', 'titel');
    expect(only(wrong)).toMatchObject({
      rule: 'schema',
      line: 4,
      column: 3,
      pointer: '/titel',
      nearest: 'title',
      got: '`titel`',
    });
    expect(mended(wrong)).toBe(sound);
  });

  it('a misspelt optional key is one error too, and what it holds is still known', () => {
    expect(only(rename('/popups', 'popup'))).toMatchObject({ rule: 'schema', nearest: 'popups' });
    expect(only(rename('/data', 'dat'))).toMatchObject({ rule: 'schema', nearest: 'data' });
    expect(only(rename('/campaign', 'campain'))).toMatchObject({ rule: 'schema', nearest: 'campaign' });
  });

  it('a key that is nothing like the missing one is one error that names both', () => {
    const found = only(rename('/body/1/from', 'qqqqqq'));
    expect(found).toMatchObject({ rule: 'schema', message: expect.stringContaining('`from` is missing') });
    expect(found.fix).toBeUndefined();
  });

  it('what is inside a misspelt key is judged as well', () => {
    const wrong = rename('/popups', 'popup', swap('"do": "scroll"', '"do": "scrol"'));
    expect(check(wrong).map((one) => one.nearest)).toEqual(['popups', 'scroll']);
  });

  it('a missing key is told where its object begins', () => {
    const found = only(drop('/body/1/from'));
    expect(found).toMatchObject({ rule: 'schema', pointer: '/body/1', message: '`from` is missing' });
    expect(found.line).toBe(lineOf('"widget": "ranking-list"') - 1);
    expect(found.tip).toBe('The data source with the board.');
  });

  it('a key that fits two others is not renamed by a machine', () => {
    expect(only(rename('/body/6/label/en', 'e')).fix?.title).toBe('rename `e` to `en`');
    expect(only(rename('/body/6/label/en', 't')).fix).toBeUndefined();
  });
});

describe('check schema: blocks of the campaign beside it', () => {
  const whole = JSON.parse(sound);
  /** The sound document with blocks of its campaign among its own keys. */
  const beside = (...keys: readonly string[]): string => {
    const { campaign, ...page } = structuredClone(whole);
    const moved = Object.fromEntries(keys.map((key) => [key, campaign[key]]));
    for (const key of keys) delete campaign[key];
    const rest = Object.keys(campaign).length > 0 ? { campaign } : {};
    return JSON.stringify({ ...page, ...rest, ...moved }, null, 2);
  };

  it('is one error that says where it belongs, and is moved there', () => {
    const wrong = beside('boards');
    expect(only(wrong)).toMatchObject({
      rule: 'schema',
      pointer: '/boards',
      line: lineOf('"boards"', wrong),
      message: '`boards` belongs into `campaign`',
      expected: '`"campaign": { "boards": ... }`',
    });
    expect(mended(wrong)).toBe(
      JSON.stringify(
        { ...whole, campaign: (({ boards, ...rest }) => ({ ...rest, boards }))(whole.campaign) },
        null,
        2,
      ),
    );
  });

  it('several are one error, and what is wrong inside is told as well', () => {
    const wrong = beside('boards', 'gifts');
    expect(only(wrong)).toMatchObject({
      message: '`boards`, `gifts` belong into `campaign`',
      related: [{ line: lineOf('"gifts": [\n    {', wrong) }],
    });
    const inside = wrong.replace('"points": 100', '"points": "many"');
    expect(check(inside).map((one) => one.pointer)).toEqual(['/boards', '/campaign/gifts/1/points']);
  });

  it('where there is no campaign, it is made of them, turn by turn', () => {
    const wrong = beside(...Object.keys(whole.campaign));
    expect(only(wrong)).toMatchObject({ pointer: '/currency' });
    expect(fixed(wrong)).toBe(JSON.stringify(whole, null, 2));
  });

  it('an empty campaign takes it; one that has such a block is left to its author', () => {
    const empty = JSON.stringify({ ...whole, campaign: {}, ...whole.campaign }, null, 2);
    expect(JSON.parse(mended(empty)).campaign).toEqual({ currency: whole.campaign.currency });
    const twice = only(set('/boards', [{ id: 'second', by: 'sender' }]));
    expect(twice).toMatchObject({
      pointer: '/boards',
      message: '`boards` belongs into `campaign`, which has one already',
    });
    expect(twice.fix).toBeUndefined();
  });

  it('in one line it stays in one line', () => {
    const wrong = JSON.stringify(JSON.parse(beside('wall')));
    expect(JSON.parse(mended(wrong)).campaign.wall).toEqual(whole.campaign.wall);
  });
});

describe('check schema: what is given by another word', () => {
  it('offers `gives`; beside `gives` it says that one of the two counts', () => {
    expect(only(set('/campaign/milestones/0/reward', 50))).toMatchObject({
      pointer: '/campaign/milestones/0/reward',
      nearest: 'gives',
    });
    expect(only(set('/campaign/milestones/1/reward', 50))).toMatchObject({
      pointer: '/campaign/milestones/1/reward',
      tip: '`gives`, which stands beside it, says this: one of the two counts',
    });
  });
});

describe('check schema: widgets and steps', () => {
  it('an unknown widget is one error with the nearest and all names', () => {
    const found = only(set('/body/1/widget', 'ranking-lst'));
    expect(found).toMatchObject({ rule: 'schema', pointer: '/body/1/widget', nearest: 'ranking-list' });
    expect(found.allowed).toContain('hero');
  });

  it('a widget that resembles none is one error, whatever it holds', () => {
    expect(only(set('/body/7/widget', 'zzzzzzzzzzzz'))).toMatchObject({ pointer: '/body/7/widget' });
    expect(only(set('/body/1/widget', 7))).toMatchObject({ expected: 'a string' });
    expect(only(drop('/body/1/widget'))).toMatchObject({
      pointer: '/body/1',
      message: '`widget` is missing',
    });
    expect(only(rename('/body/1/widget', 'widgt'))).toMatchObject({ nearest: 'widget' });
  });

  it('an unknown step is one error', () => {
    expect(only(set('/body/2/redeem/0/do', 'pots'))).toMatchObject({
      nearest: 'post',
      message: expect.stringContaining('step'),
    });
    expect(only(rename('/body/2/redeem/0/do', 'kind'))).toMatchObject({ nearest: 'do' });
  });
});

describe('check schema: values', () => {
  it.each([
    ['/body/5/gifts', ['rose', 'swan', 'rose'], '/body/5/gifts/2'],
    ['/body/2/items', ['halo', 'halo'], '/body/2/items/1'],
    ['/body/3/milestones', ['first', 'second', 'first'], '/body/3/milestones/2'],
    ['/body/4/messages', ['thank-you', 'thank-you'], '/body/4/messages/1'],
  ])('what %s shows stands in it once', (pointer, value, at) => {
    expect(only(set(pointer, value))).toMatchObject({ rule: 'schema', pointer: at });
  });

  it('a span of time in plain numbers is told as one of seconds', () => {
    expect(only(set('/data/charm/every', 30))).toMatchObject({
      pointer: '/data/charm/every',
      expected: expect.stringContaining('30s'),
      nearest: '"30s"',
    });
  });

  it('a stock of nothing is told', () => {
    expect(only(set('/campaign/exchange/0/stock', 0))).toMatchObject({
      rule: 'schema',
      pointer: '/campaign/exchange/0/stock',
      expected: 'at least 1',
    });
  });

  it.each([
    ['/title', 7, 'a string or an object { ... }'],
    ['/languages', true, 'a list [ ... ]'],
    ['/data', [], 'an object { ... }'],
    ['/campaign/gifts/0/price', '10', 'a whole number, without quotes'],
    ['/campaign/exchange/0/stock', true, 'a whole number or null'],
    ['/body', {}, 'a list [ ... ]'],
    ['/campaign/exchange/0/cost', 0, 'at least 1'],
  ])('%s of %j is told once', (pointer, value, expected) => {
    expect(only(set(pointer, value))).toMatchObject({ rule: 'schema', pointer, expected });
  });

  it('a value that is not in a list comes with the nearest and the list', () => {
    const found = only(set('/campaign/boards/0/by', 'reciever'));
    const allowed = ['receiver', 'sender', 'room', 'couple', 'guild'];
    expect(found).toMatchObject({ rule: 'schema', nearest: 'receiver', allowed });
  });

  it('a pattern is told in the words of the schema', () => {
    const found = only(set('/data/charm/every', '30 seconds'));
    expect(found).toMatchObject({
      rule: 'schema',
      expected: expect.stringContaining('a whole number and s, m, h or d'),
    });
  });

  it('a name that cannot be used as one is told at the name', () => {
    expect(only(rename('/popups/thanks', 'Thanks'))).toMatchObject({
      rule: 'schema',
      pointer: '/popups/Thanks',
    });
  });

  it('the same language twice is told at the second and removed', () => {
    const wrong = set('/languages', ['cn', 'en', 'en']);
    expect(only(wrong)).toMatchObject({ rule: 'schema', pointer: '/languages/2' });
    expect(check(mended(wrong))).toEqual([]);
  });

  it.each(['7', '[]', '"text"', 'null'])('%s is no document', (text) => {
    expect(only(text)).toMatchObject({ rule: 'schema', message: 'a document is one object' });
  });

  it('a document that is neither page nor redirect gets one message', () => {
    expect(only('{ "version": 1 }')).toMatchObject({
      rule: 'schema',
      message: expect.stringContaining('neither'),
    });
    expect(
      only(
        '{ "version": 1, "$schema": "../schemas/generated/activity.editor.gen.json", "redirct": "/sound" }',
        'activities/x.json',
      ),
    ).toMatchObject({ nearest: 'redirect' });
  });
});

describe('check schema: two mistakes, two errors', () => {
  it('each stands at its own line', () => {
    const wrong = set('/campaign/boards/0/by', 'nobody', rename('/title', 'titel'));
    expect(check(wrong).map((one) => one.pointer)).toEqual(['/titel', '/campaign/boards/0/by']);
  });

  it('a thing of the campaign in the list of another is one error', () => {
    const gift = {
      id: 'fan',
      name: { cn: '扇', en: 'Fan' },
      icon: 'art/rose/sky.svg',
      price: 1,
      points: 1,
      earns: 1,
    };
    expect(only(set('/campaign/boards/1', gift))).toMatchObject({
      rule: 'schema',
      pointer: '/campaign/boards/1',
      message: expect.stringContaining('this is a gift'),
      expected: expect.stringContaining('`campaign.gifts`'),
    });
    expect(only(set('/campaign/exchange/1', { id: 'sent', by: 'sender' }))).toMatchObject({
      pointer: '/campaign/exchange/1',
      message: expect.stringContaining('this is a board'),
    });
    expect(only(set('/campaign/wall/messages/1', { widget: 'countdown' }))).toMatchObject({
      pointer: '/campaign/wall/messages/1',
      message: expect.stringContaining('this is a widget'),
    });
  });

  it('a step with all keys of another one has the wrong name', () => {
    expect(only(set('/body/2/redeem/0/do', 'get'))).toMatchObject({
      rule: 'schema',
      pointer: '/body/2/redeem/0/do',
      nearest: 'post',
    });
  });

  it('a sixth language that is none is one error', () => {
    expect(only(set('/languages', ['cn', 'tw', 'en', 'th', 'vi', 'ja']))).toMatchObject({
      pointer: '/languages/5',
    });
  });
});

describe('check schema: kinds of reward', () => {
  const at = '/campaign/milestones/0/gives';
  const giving = (reward: object) => set(at, [reward], bare);
  const bare = set('/campaign/milestones/0/gives', [{ kind: 'points', points: 5 }]);

  it.each([
    [{ kind: 'point', points: 5 }, 'points'],
    [{ kind: 'Points', points: 5 }, 'points'],
    [{ kind: 'badge', points: 5 }, undefined],
  ])('%j is one error with all kinds', (reward, nearest) => {
    expect(only(giving(reward))).toMatchObject({
      rule: 'schema',
      pointer: `${at}/0/kind`,
      message: `there is no kind \`${reward.kind}\``,
      allowed: ['points', 'prize', 'card', 'ticket'],
      ...(nearest ? { nearest } : {}),
    });
  });

  it('another key for `kind` is one error that names it', () => {
    expect(only(giving({ type: 'points', points: 5 }))).toMatchObject({
      pointer: `${at}/0/type`,
      nearest: 'kind',
    });
  });

  it('a reward without a kind is told which kind has its keys', () => {
    expect(only(giving({ points: 5 }))).toMatchObject({
      pointer: `${at}/0`,
      message: '`kind` is missing',
      nearest: 'points',
      allowed: ['points', 'prize', 'card', 'ticket'],
    });
  });

  it('a key of another kind says which one has it', () => {
    expect(only(giving({ kind: 'points', points: 5, days: 7 }))).toMatchObject({
      pointer: `${at}/0/days`,
      tip: '`days` is a key of `"kind": "prize"`; `points` has none',
    });
  });

  it('keys of another kind are one error that names it', () => {
    expect(only(giving({ kind: 'prize', points: 5 }))).toMatchObject({ nearest: 'points' });
  });
});
