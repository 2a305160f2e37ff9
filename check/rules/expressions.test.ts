// biome-ignore-all lint/suspicious/noThenProperty: a key of the steps `if` and `confirm`
import { describe, expect, it } from 'vitest';
import { check, lineOf, only, rename, set, swap, told } from '../testing/workbench.ts';

describe('check expressions', () => {
  it.each([
    ["phase == 'lve'", 'live'],
    ["phse == 'live'", 'phase'],
    ['count(data.charm.row) > 0', 'rows'],
    ['cont(data.charm.rows) > 0', 'count'],
    ['data.charms.settled', 'charm'],
  ])('%s: did you mean %s?', (source, nearest) => {
    expect(only(set('/body/1/visible', source))).toMatchObject({
      rule: 'expressions',
      pointer: '/body/1/visible',
      nearest,
    });
  });

  it.each([
    ["phase in ('live', 'ended')", "phase in ['live', 'ended']"],
    ["phase == ['live', 'ended']", "phase in ['live', 'ended']"],
    ["phase != ['live', 'ended']", "!(phase in ['live', 'ended'])"],
    ["phase not in ['ended']", "!(phase in ['ended'])"],
    ["phase <> 'ended'", "phase != 'ended'"],
    ["!phase == 'live'", "phase != 'live'"],
    ["not(phase == 'live')", "!(phase == 'live')"],
    ['signedIn and not inApp', 'signedIn && !inApp'],
    ['data.charm.rows.any(row, row.score > 0)', 'data.charm.rows.exists(row, row.score > 0)'],
    ['!inApp()', '!inApp'],
    ["phase equals 'live'", "phase == 'live'"],
    ["if phase == 'live'", "phase == 'live'"],
    ["phase = 'live' or $phase = 'ended'", "phase == 'live' || phase == 'ended'"],
    ["{phase == 'live'}", "phase == 'live'"],
    ["lang == 'zh'", 'cn'],
    ['phase == live', "'live'"],
  ])('%s is told as %s, which can be written in JSON', (source, nearest) => {
    const found = only(set('/body/1/visible', source));
    expect(found).toMatchObject({ rule: 'expressions', nearest });
    expect(found.tip ?? '').not.toContain('"live"');
  });

  it('a word with a hyphen, and one that is near a name that holds others, are texts', () => {
    expect(only(set('/body/4/send/1/value', 'ticket-light')).nearest).not.toBe('ticket');
    expect(only(set('/state/word', { type: 'string', initial: 'big-top' }))).toMatchObject({
      nearest: "'big-top'",
    });
    expect(only(set('/state/word', { type: 'string', initial: 'stage' }))).toMatchObject({
      nearest: "'stage'",
    });
  });

  it.each([
    'From {{ date(schedule.start) to {{ date(schedule.end) }}',
    '{{ prize.halo.cost points, {{ gift.rose.points }} more',
  ])('two braces that are missing are told where they were opened: %s', (text) => {
    for (const pointer of ['/body/7/rules/0/text/en', '/body/5/note'])
      expect(only(set(pointer, pointer.endsWith('en') ? text : { cn: text, en: text }))).toMatchObject({
        rule: 'expressions',
        message: 'the text has "{{" without "}}" before the next "{{"',
      });
  });

  it.each(['{{ prize.halo.cost } of {{ gift.rose.points }}', '{{ prize.halo.cost } points}}'])(
    'a second brace that is missing is told as that: %s',
    (text) => {
      expect(told('expressions', set('/body/7/rules/0/text/en', text))).toMatchObject([
        { expected: 'a second "}" after it', got: '"}"' },
      ]);
    },
  );

  it('three braces in a text are told as two', () => {
    expect(only(set('/body/1/unit/en', '{{{ data.charm.total }}} in all'))).toMatchObject({
      rule: 'expressions',
      nearest: '{{ data.charm.total }}',
    });
  });

  it('the column is that of the word that is wrong', () => {
    const wrong = swap(`"while": "phase == 'live'"`, `"while": "phase == 'lve'"`);
    const line = wrong.split('\n')[lineOf('"while"') - 1] ?? '';
    expect(only(wrong)).toMatchObject({
      line: lineOf('"while"'),
      column: line.indexOf("'lve'") + 1,
      length: 5,
    });
  });

  it('escapes in JSON do not move the column', () => {
    const wrong = swap(`"while": "phase == 'live'"`, '"while": "phase == \\"live\\" && phse == 1"');
    const line = wrong.split('\n')[lineOf('"while"') - 1] ?? '';
    expect(only(wrong)).toMatchObject({ column: line.indexOf('phse') + 1, length: 4 });
  });

  it('item is known where an action belongs to one, and only there', () => {
    expect(only(set('/body/2/redeem/0/body/count', 'item.price'))).toMatchObject({
      rule: 'expressions',
      got: 'price',
    });
    expect(only(set('/body/1/visible', 'item.cost > 1'))).toMatchObject({ rule: 'expressions', got: 'item' });
  });

  it('what people call a field is led to what it is called', () => {
    expect(only(set('/body/1/unit/en', '{{ gift.rose.amount }} in all'))).toMatchObject({
      rule: 'expressions',
      got: 'amount',
      nearest: expect.stringMatching(/^(price|points)$/),
    });
  });

  it('texts are judged too', () => {
    expect(only(set('/body/1/unit/en', '{{ data.charm.totl }} in all'))).toMatchObject({
      rule: 'expressions',
      pointer: '/body/1/unit/en',
      nearest: 'total',
    });
    expect(only(set('/body/1/unit/en', '{{ data.charm.total in all'))).toMatchObject({ rule: 'expressions' });
  });

  it.each(['/title/en', '/popups/thanks/title/en', '/campaign/gifts/0/name/en'])(
    '%s is fixed at build',
    (pointer) => {
      expect(only(set(pointer, 'It is {{ phase }}'))).toMatchObject({
        rule: 'expressions',
        pointer,
        got: '{{ phase }}',
      });
    },
  );

  it('a place that asks yes or no takes nothing else', () => {
    expect(only(set('/data/charm/while', 'phase'))).toMatchObject({
      rule: 'expressions',
      expected: 'boolean',
    });
  });

  it('a state key takes values of its type and list', () => {
    expect(only(set('/body/4/send/1/value', "'1'"))).toMatchObject({
      rule: 'expressions',
      expected: 'number',
    });
    expect(only(set('/body/4/send/1/value', '3'))).toMatchObject({
      rule: 'expressions',
      allowed: ['1', '2'],
    });
    expect(only(set('/state/turn/initial', '7'))).toMatchObject({
      rule: 'expressions',
      pointer: '/state/turn/initial',
    });
  });

  it('parameters of the route are known by the name of the file', () => {
    const text =
      '{ "$schema": "../../schemas/generated/activity.editor.gen.json", "version": 1, "title": "x", "languages": ["en"], "theme": { "preset": "rose" }, "body": [{ "widget": "hero", "art": { "sky": "art/rose/sky.svg" }, "title": "{{ params.id }}" }] }';
    expect(check(text, 'activities/trip/[id].json')).toEqual([]);
    expect(only(text, 'activities/trip/[name].json')).toMatchObject({
      rule: 'expressions',
      got: 'id',
    });
    expect(only(text.replace('params.id', 'params.id + 1'), 'activities/trip/[[id]].json')).toMatchObject({
      message: expect.stringContaining('may be missing'),
    });
  });

  describe('what a call has answered', () => {
    const success = '/body/2/redeem/0/success';
    const failure = '/body/2/redeem/0/failure';
    const toast = (text: unknown) => [{ do: 'toast', text }];
    const texts = (what: string) => ({
      cn: `还有 {{ ${what} }}`,
      en: `{{ ${what} }} left`,
    });
    const said = (text: string) => check(text).filter(({ rule }) => rule !== 'unused');

    it('is named by the steps of its success, in texts and expressions', () => {
      const steps = [
        ...toast(texts('answer.balance')),
        { do: 'set', key: 'turn', value: 'answer.taken > 1 ? 2 : 1' },
        { do: 'confirm', title: texts('answer.left'), then: toast(texts('answer.item')) },
      ];
      expect(said(set(success, [...steps, { do: 'popup', name: 'thanks' }]))).toEqual([]);
    });

    it('has no other field: the nearest one is told, at its line', () => {
      const wrong = set(success, [
        { do: 'popup', name: 'thanks' },
        { do: 'set', key: 'turn', value: 'answer.takn' },
      ]);
      expect(only(wrong)).toMatchObject({
        rule: 'expressions',
        pointer: `${success}/1/value`,
        line: lineOf('answer.takn', wrong),
        got: 'takn',
        nearest: 'taken',
      });
    });

    it('is nothing outside of its success, and says so', () => {
      for (const wrong of [
        set(`${failure}/0`, { do: 'set', key: 'turn', value: 'answer.taken' }),
        set('/body/2/visible', 'answer.taken > 1'),
      ])
        expect(only(wrong)).toMatchObject({
          rule: 'expressions',
          got: 'answer',
          tip: '`answer` is what a call has answered: the steps in `success` of a `get` or `post` may name it',
        });
    });

    it('is that of the nearest call around', () => {
      const get = (name: string) => ({
        do: 'get',
        to: '/v2/activities/{id}/balance',
        success: [
          { do: 'popup', name: 'thanks' },
          { do: 'set', key: 'turn', value: `answer.${name} > 1 ? 2 : 1` },
        ],
      });
      expect(said(set(success, [get('amount')]))).toEqual([]);
      expect(only(set(success, [get('taken')]))).toMatchObject({ rule: 'expressions', got: 'taken' });
    });

    it('of a path that leads nowhere is unknown, not wrong', () => {
      const asks = set(success, [
        { do: 'popup', name: 'thanks' },
        { do: 'set', key: 'turn', value: 'answer.x' },
      ]);
      const wrong = set('/body/2/redeem/0/to', '/v2/activities/{id}/exchang/{item.id}', asks);
      expect(only(wrong)).toMatchObject({ rule: 'api-paths' });
    });
  });

  it('a broken data source makes its fields unknown, not wrong', () => {
    expect(only(set('/data/charm/get', '/v2/activities/{id}/bords/charm'))).toMatchObject({
      rule: 'api-paths',
    });
    expect(only(rename('/data', 'zzzzzz'))).toMatchObject({ rule: 'schema' });
  });

  it('the first value of a state key does not ask for the key itself', () => {
    expect(only(set('/state/turn/initial', 'state.turn'))).toMatchObject({
      rule: 'expressions',
      pointer: '/state/turn/initial',
    });
  });
});

describe('check expressions: names of facts', () => {
  const text = '/body/7/rules/0/text';
  const both = (said: string) => set(text, { cn: `${said} 一`, en: `${said} one` });

  it.each([
    ['{{ mileston.first.at }}', 'milestone'],
    ['{{ milestones.first.at }}', 'milestone'],
    ['{{ exchange.halo.cost }}', 'prize'],
  ])('%s is told once, with the root that was meant', (said, nearest) => {
    const found = only(both(said));
    expect(found).toMatchObject({ rule: 'expressions', nearest, related: [{ message: 'and here' }] });
    expect(found.expected).toContain('milestone');
  });

  it('a way to write moments that is not there is told with those that are', () => {
    const found = only(both('{{ datetime(schedule.start) }}'));
    expect(found.expected).toContain('date, ');
    expect(found.expected).toContain('fullDate');
    expect(found.related).toHaveLength(1);
  });

  it('what no text of its place may name, and a brace left open, are told once for all languages', () => {
    for (const said of ['{{ answer.balance }}', '{{ day }', '{{ item.id }}'])
      expect(only(set('/body/6/label', { cn: said, en: said })).related).toHaveLength(1);
  });
});

describe('a text with a number', () => {
  const counted = (en: string) => set('/campaign/currency/counted', { cn: '{{ count }} 片花瓣', en });

  it('names the number, in the form and the place that the language gives it', () => {
    expect(check(counted("{{ count }} {{ count == 1 ? 'petal' : 'petals' }}"))).toEqual([]);
  });

  it.each([
    ['petals', 'a text with {{ count }}'],
    ["{{ count == 1 ? 'petal' : 'petals' }}", 'a text with {{ count }}'],
    ['{{ item.cost }} petals', undefined],
    ['{{ counts }} petals', undefined],
    ['{{ phase }} {{ count }}', undefined],
  ])('%s says no number, or something else', (en, expected) => {
    const found = check(counted(en)).filter(({ severity }) => severity === 'error');
    expect(found).toMatchObject([
      { pointer: '/campaign/currency/counted/en', ...(expected && { expected }) },
    ]);
  });
});
