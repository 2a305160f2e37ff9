import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { readProject } from './disk/project.ts';
import type { Finding } from './finding.ts';
import { checkText } from './index.ts';
import { rules } from './rules/index.ts';
import { checkDataText, soundData } from './testing/data-workbench.ts';
import { check, checkAll, drop, set, sound, sources, swap, told } from './testing/workbench.ts';

// biome-ignore lint/suspicious/noExplicitAny: an example is a piece of a document, whatever it is of
type Example = any;

const page = (id: string): string => readFileSync(join(root, 'docs/checks', `${id}.md`), 'utf8');

/** What a page shows as wrong, or as right. */
const blockOf = (id: string, heading: 'Wrong' | 'Right'): string =>
  new RegExp(`## ${heading}\\n\\n\`\`\`(?:jsonc)?\\n([^]*?)\`\`\``).exec(page(id))?.[1] ?? '';
/** The first piece of a document in it. */
const exampleOf = (id: string, heading: 'Wrong' | 'Right'): Example => parse(blockOf(id, heading));

/** The fixture in two other languages. */
const inLanguages = (one: string, other: string, document = sound): string =>
  document.replace(/"(cn|en)"/g, (_, language) => `"${language === 'cn' ? one : other}"`);
/** A text of the page that has no mark of its own. */
const saying = (text: object, document = sound): string => set('/body/6/label', text, document);
const button = { widget: 'button', label: { cn: '去看看', en: 'Go and see' }, press: [{ do: 'share' }] };
const words = (cn: string, en: string) => ({ cn, en });
const named = (one: Example, nth: number) => ({
  name: words(`名字${'一二三'[nth]}`, `Name ${'ABC'[nth]}`),
  icon: 'art/rose/icons/petal.svg',
  ...one,
});
/** Tabs of numbers, in a campaign whose board is not asked for its days. */
const withTabs = (tabs: object, values: readonly number[]): string =>
  set(
    '/body/6',
    tabs,
    set(
      '/state/day',
      { type: 'number', values, initial: '1' },
      set('/campaign/boards/0/period', 'total', set('/data/charm/query', undefined)),
    ),
  );
const ofThreeDays = (text: string): string => set('/schedule/end', '2025-05-23T00:00:00+08:00', text);

/** How the example of a page stands in a document. */
const planted: Readonly<Record<string, (example: Example) => string>> = {
  anchors: ({ body }) => set('/body/0/id', body[0].id, set('/body/7/id', body[1].id)),
  'answer-field': (one) => set('/body/2/redeem/0/expect/0', one),
  answers: (one) => set('/body/1', one),
  'api-arguments': ({ query }) => set('/data/charm/query', query),
  'api-paths': ({ get }) => set('/data/charm/get', get),
  'blank-text': ({ label }) => saying({ cn: '领取', en: label.en }),
  'board-days': ({ widget, state, tabs }) =>
    ofThreeDays(
      set(
        '/data/charm/query',
        { day: 'state.day' },
        set(
          '/state/day',
          { type: 'number', values: [1, 2, 3], initial: '1' },
          set('/body/6', {
            widget,
            state,
            tabs: tabs.map((one: Example) => ({
              ...one,
              label: words(`第${one.label}天`, `Day ${one.label}`),
            })),
          }),
        ),
      ),
    ),
  campaign: ({ milestones }) => set('/campaign/milestones', milestones.map(named)),
  'campaign-sense': ({ gifts, milestones, exchange }) =>
    set(
      '/campaign',
      {
        ...JSON.parse(sound).campaign,
        gifts: [
          ...gifts.map((one: Example) => named({ price: 10, ...one }, 0)),
          { ...JSON.parse(sound).campaign.gifts[1], earns: 0 },
        ],
        milestones: milestones.map(named),
        exchange: exchange.map(named),
      },
      set('/body/3/milestones', ['first']),
    ),
  characters: (one) => set('/body/6', one),
  'editor-schema': ({ $schema }) => set('/$schema', $schema),
  'equal-keys': (one) =>
    set('/body/6', {
      ...one,
      tabs: one.tabs.map((tab: Example) => ({ ...tab, label: words(tab.label, tab.label) })),
    }),
  'equal-labels': (one) => withTabs(one, [1, 2]),
  expressions: ({ visible }) => set('/body/6/visible', visible),
  glossary: (text) => saying(text, inLanguages('tw', 'vi')),
  'goal-order': ({ milestones }) => set('/body/3/milestones', milestones),
  'label-width': ({ label }) => saying({ cn: '恭喜', ...label }),
  languages: ({ title }) => set('/title', title),
  markdown: ({ widget, text }) => set('/body/6', { widget, text: { cn: '你好', ...text } }),
  marks: ({ cn, en }) => saying({ cn, en }),
  'never-holds': ({ body: [inner], ...one }) =>
    set('/body/6', { ...one, body: [{ ...button, visible: inner.visible }] }),
  offsets: (one) => set('/schedule', one),
  'one-for-all': ({ items, redeem }) =>
    set(
      '/campaign/exchange/1',
      named({ id: 'frame', cost: 10, limits: { total: 1 }, stock: 5 }, 1),
      set('/body/2/items', items, set('/body/2/redeem/0/to', redeem[0].to)),
    ),
  'other-script': (text) =>
    saying(
      text,
      inLanguages('tw', 'en')
        .replaceAll('规则', '規則')
        .replaceAll('见', '見')
        .replaceAll('鹅', '鵝')
        .replaceAll('环', '環')
        .replaceAll('谢谢', '謝謝'),
    ),
  placeholders: (text) => saying(text, inLanguages('en', 'vi')),
  'plain-text': ({ label }) => saying(words('去看看', label)),
  polling: ({ charm }) => set('/data/charm', { ...charm, query: { day: 'state.turn' } }),
  'redeem-count': (one) =>
    set(
      '/campaign/exchange/0/limits',
      { total: 5, day: 2 },
      set('/body/2/redeem/0', { ...one, refresh: ['shop'] }),
    ),
  references: ({ body: [{ from }] }) => set('/body/2/from', from),
  refresh: (one) =>
    set(
      '/body/2/redeem/0',
      one,
      set(
        '/data/balance',
        { get: '/v2/activities/{id}/balance' },
        set(
          '/body/3/claim/0/refresh',
          ['goals', 'shop', 'balance'],
          set('/body/6', {
            widget: 'balance-bar',
            from: 'balance',
            label: words('花瓣', 'Petals'),
            icon: 'art/rose/icons/petal.svg',
          }),
        ),
      ),
    ),
  'repeated-facts': ({ en }) =>
    saying(words('去看看', en), set('/schedule/start', '2025-05-18T00:00:00+08:00')),
  schedule: (one) => set('/schedule', one),
  schema: (one) => set('/body/1', one),
  secrets: (one) => set('/body/6/press/0', one),
  'shown-in-time': ({ visible }) => set('/body/2/visible', visible),
  spends: (one) => set('/body/2/redeem/0', one),
  'state-values': ({ state, body: [tabs] }) =>
    withTabs(
      {
        ...tabs,
        tabs: tabs.tabs.map((one: Example, nth: number) => ({
          key: one.key,
          label: words(`第${nth}天`, `Day ${nth}`),
        })),
      },
      state.day.values,
    ),
  token: ({ access, data }) => set('/access', access, set('/data/balance', data.balance)),
  untranslated: (text) => saying(text, inLanguages('en', 'th')),
  unused: ({ data: { spare } }) => (spare === undefined ? sound : set('/data/spare', spare)),
  version: ({ version }) => set('/version', version),
};

/** The pieces of an example that has several, one a line, without what is left out. */
const linesOf = (block: string): string[] => block.split('\n').filter((line) => line !== '');
const lenient = (text: string): Example =>
  parse(text.replaceAll('[ ... ]', '[]').replaceAll(/, \.\.\.(?= [}\]])/g, ''));
/** What stands behind `//` on the first line: the file that an example is of. */
const fileOf = (block: string): string => /\/\/ (?:in )?(activities\S+?\.json)/.exec(block)?.[1] ?? '';

const { body: nodes, campaign } = JSON.parse(sound);
const points = [{ kind: 'points', points: 5 }];
const note = (nth: number) => ({ widget: 'rich-text', text: words(`字${'一二三'[nth]}`, `Words ${nth}`) });
/** The sound document under another address, and another page that it may lead to. */
const moved = drop('/aliases', set('/title', words('百合', 'Lilies')));
const other: Example = parse(sources.get('activities/other.json') ?? '');
const centre = JSON.stringify({ ...other, aliases: undefined, body: [{ ...other.body[0], id: 'top' }] });

/** A node of which an example shows what matters alone. */
const whole = (node: Example, nth = 0): object => {
  if (node.widget === 'image') return note(nth);
  if (node.widget === 'open-app-bar')
    return {
      ...node,
      title: words('打开', 'Open it'),
      label: words('去', 'Go'),
      press: [{ do: 'open-app' }],
    };
  const body = node.body?.length === 0 ? [note(0), note(1)] : node.body?.map(whole);
  return node.widget === 'section' ? { ...node, title: words('一节', 'A section'), body } : { ...node, body };
};
const stepOf = (id: string, nth: number) => ({ id, at: [1, 3, 8][nth], gives: points });
const poll = (id: string) => ({
  id,
  limits: { total: 1 },
  options: ['kite', 'drum'].map((option) => ({ id: option, title: words('一', 'One') })),
});
/** What a poll's node needs beside what an example shows. */
const voting = (node: Example) =>
  node.poll === undefined
    ? node
    : {
        ...node,
        press: [
          {
            do: 'post',
            to: '/v2/activities/{id}/polls/{item.poll}',
            body: { options: 'item.options' },
            spends: true,
            refresh: ['polls', 'shop'],
          },
        ],
      };
/** What an example with facts is of: a gift that earns 2, a badge that costs 5, an end on May 25. */
const withFacts = (schedule: object, text: object): string =>
  set(
    '/schedule',
    { end: '2025-05-25T20:00:00+08:00', ...schedule },
    set(
      '/body/7/rules/0/text',
      text,
      set(
        '/campaign/gifts/0',
        { ...campaign.gifts[0], name: words('单枝', 'Single rose'), earns: 2 },
        set('/campaign/exchange/0', { ...campaign.exchange[0], name: words('徽章', '520 badge'), cost: 5 }),
      ),
    ),
  );
const mbti = 'modules/mbti/data/advanced-problem.json';

/** What its rule tells of each piece of an example: of several documents, of names of files, of data, of more than one node. */
const pieces: Readonly<Record<string, (block: string) => readonly (readonly Finding[])[]>> = {
  'bridge-payload': (block) =>
    linesOf(block)
      .map(lenient)
      .map((one) =>
        one.do === undefined
          ? set('/body/6', { ...one, text: words('字', 'Words'), fallback: [note(0)] })
          : set('/body/6/press/0', one),
      )
      .map((text) => told('bridge-payload', text)),
  'copied-facts': (block) => {
    const { start } = lenient(block).schedule;
    const schedule = { start, end: start.replace('-18T', '-25T') };
    return [check(set('/schedule', schedule, moved), fileOf(block))];
  },
  copies: (block) => [checkAll(Object.fromEntries(linesOf(block).map((path) => [path, moved])))],
  'data-schema': (block) => [checkDataText(set('/$schema', lenient(block).$schema, soundData))],
  'day-order': (block) => {
    const calendar = lenient(block);
    const days = [1, 2, 3].map((nth) => ({
      id: `day-${nth}`,
      icon: 'art/rose/icons/petal.svg',
      gives: points,
    }));
    const streaks = ['three', 'seven'].map((id, nth) => ({ id, length: nth + 2, gives: points }));
    const stamp = [{ do: 'post', to: '/v2/activities/{id}/check_in', spends: true, refresh: ['stamps'] }];
    return [
      told(
        'day-order',
        set(
          '/campaign/checkIn',
          { days, streaks },
          set(
            '/data/stamps',
            { get: '/v2/activities/{id}/check_in' },
            set('/body/8', { ...calendar, from: 'stamps', stamp }),
          ),
        ),
      ),
    ];
  },
  files: (block) => linesOf(block).map((path) => check(moved, path)),
  frames: (block) => {
    const { frame, body } = lenient(block);
    const { title, languages, theme, version, $schema } = other;
    const inside = { $schema, version, title, languages, theme, body: [] };
    const around = { ...inside, frame, body: body.map((one: Example) => ({ ...nodes[0], ...one })) };
    for (const one of around.body)
      if (one.widget === 'outlet') for (const key of ['id', 'art', 'title']) delete one[key];
    return [
      checkAll({
        'activities/around.json': JSON.stringify(around),
        'activities/game_ranking/rule.json': JSON.stringify(inside),
      }),
    ];
  },
  'json-syntax': (block) => [told('json-syntax', block)],
  layout: (block) =>
    linesOf(block)
      .map((line) => whole(lenient(line)))
      .map((node) => told('layout', set('/body', [...nodes, node]))),
  links: (block) => [
    checkAll({
      'activities/sound.json': set('/body/6/press/0', lenient(block)),
      'activities/activity_center.json': centre,
    }),
  ],
  'module-data': (block) => {
    const project = readProject(root);
    const text = readFileSync(join(root, mbti), 'utf8');
    const [before = ''] = /"A": \["E", "N"\]/.exec(text) ?? [];
    return [
      checkText(
        mbti,
        text.replace(before, () => `"A": ${JSON.stringify(lenient(block).A)}`),
        project,
      ),
    ];
  },
  parameters: (block) => {
    const inFolder = swap('"../schemas', '"../../schemas', moved);
    const { params } = lenient(block);
    return [
      check(
        params === undefined
          ? inFolder
          : inFolder.replace('"version": 1,', `"version": 1, "params": ${JSON.stringify(params)},`),
        fileOf(block) || 'activities/rookie/[city].json',
      ),
    ];
  },
  routes: (block) => [
    checkAll({
      [fileOf(block)]: JSON.stringify({ $schema: other.$schema, version: 1, ...lenient(block) }),
      'activities/activity_center.json': centre,
    }),
  ],
  'shown-order': (block) => [
    told(
      'shown-order',
      set(
        '/campaign/invite',
        { limits: { total: 20, day: 5 }, steps: ['one', 'three', 'eight'].map(stepOf) },
        set(
          '/data/invite',
          { get: '/v2/activities/{id}/invite' },
          set('/body/8', { ...lenient(block), from: 'invite' }),
        ),
      ),
    ),
  ],
  'shown-twice': (block) => [
    told(
      'shown-twice',
      set(
        '/campaign/polls',
        ['street', 'night'].map(poll),
        set(
          '/data/polls',
          { get: '/v2/activities/{id}/polls' },
          set(
            '/data/week',
            { get: '/v2/activities/{id}/boards/charm' },
            set('/body', [...nodes, ...linesOf(block).map((line) => voting(lenient(line)))]),
          ),
        ),
      ),
    ),
  ],
  'tracking-name': (block) => [
    checkAll({
      [fileOf(blockOf('tracking-name', 'Wrong'))]: set('/tracking', lenient(block).tracking, moved),
      'activities/activity_20250520.json': set(
        '/tracking',
        { name: 'activity_20250520' },
        drop('/aliases', sound),
      ),
    }),
  ],
  facts: (block) =>
    linesOf(block)
      .map(lenient)
      .map(({ schedule, text, th, vi }) => {
        const start = '2025-05-18T20:00:00+08:00';
        if (text === undefined) return inLanguages('th', 'vi', withFacts({ start }, { th, vi }));
        const year = schedule?.start.slice(0, 4) ?? '2025';
        return withFacts({ start, ...schedule, end: `${year}-05-25T20:00:00+08:00` }, words('你好', text));
      })
      .map((text) => told('facts', text)),
  assets: (block) => {
    const { cover } = lenient(block);
    return [
      told('assets', set('/body/0/art/sky', cover.replace('rose-night/', 'rose/').replace('cover', 'sky'))),
    ];
  },
};

describe('the example of a page of the check', () => {
  it('is planted here', () => {
    expect([...Object.keys(planted), ...Object.keys(pieces)].sort()).toEqual(
      rules.map(({ id }) => id).sort(),
    );
  });

  it.each(Object.keys(planted))('of %s: what is wrong is told, and what is right is not', (id) => {
    const plant = planted[id] as (example: Example) => string;
    expect(told(id, plant(exampleOf(id, 'Wrong'))).length).toBeGreaterThan(0);
    expect(told(id, plant(exampleOf(id, 'Right')))).toEqual([]);
  });

  it.each(Object.keys(pieces))('of %s: all that is wrong in it is told, and what is right is not', (id) => {
    const judge = pieces[id] as (typeof pieces)[string];
    const toldOf = (heading: 'Wrong' | 'Right') =>
      judge(blockOf(id, heading)).map((all) => all.filter(({ rule }) => rule === id));
    const [wrong, right] = [toldOf('Wrong'), toldOf('Right')];
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.map((all) => all.length > 0)).toEqual(wrong.map(() => true));
    expect(right).toEqual(right.map(() => []));
  });
});
