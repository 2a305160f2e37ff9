import { type Example, inLanguages, words } from './examples.ts';
import { set, sound } from './workbench.ts';

/** A text of the page that has no mark of its own. */
const saying = (text: object, document = sound): string => set('/body/6/label', text, document);
const button = { widget: 'button', label: { cn: '去看看', en: 'Go and see' }, press: [{ do: 'share' }] };
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
export const planted: Readonly<Record<string, (example: Example) => string>> = {
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
  'named-in-records': ({ body: [shop, history] }) =>
    set(
      '/campaign/exchange',
      shop.items.map((id: string) => ({ ...JSON.parse(sound).campaign.exchange[0], id })),
      set(
        '/body/2/items',
        shop.items,
        set(
          '/data/had',
          { get: '/v2/activities/{id}/exchange_records', paging: { size: 10 } },
          set('/body/8', { ...history, from: 'had', shop: [{ do: 'scroll', to: 'top' }] }),
        ),
      ),
    ),
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
