import type { ActivityDocument } from '../../engine/document/document.ts';

interface BenchPage {
  hero: { title: string; subtitle: string };
  countdown: { label: string; end: string };
  tabs: { key: string; label: string }[];
  rank: { title: string };
  mine: { text: string };
  gifts: { title: string };
  exchange: { title: string; button: string; done: string };
  rules: { title: string; items: string[] };
}

interface BenchData {
  gifts: { id: string; name: string; price: number; color: string }[];
  items: { id: string; name: string; cost: number; stock: number; color: string }[];
}

const art = (colour: string): string => `art/${colour.replace('#', '')}.svg`;

/** The benchmark's reference page as a document of Gala: the same texts, gifts, items and rules. */
export function benchDocument(page: BenchPage, data: BenchData): ActivityDocument {
  const [rank, mine] = page.tabs;
  return {
    version: 1,
    title: page.hero.title,
    languages: ['en'],
    theme: { preset: 'bench' },
    schedule: { start: '2025-01-01T00:00:00Z', end: page.countdown.end },
    data: { page: { get: '/data/100.json' } },
    body: [
      {
        widget: 'hero',
        art: { sky: art('#5b2be0') },
        title: page.hero.title,
        subtitle: page.hero.subtitle,
        dates: false,
        size: 'low',
      },
      { widget: 'countdown', to: 'end', label: page.countdown.label },
      {
        widget: 'tabs',
        tabs: [
          {
            key: rank?.key,
            label: rank?.label,
            body: [
              {
                widget: 'section',
                title: page.rank.title,
                frame: 'plain',
                body: [{ widget: 'ranking-list', from: 'page', podium: false, show: 20, me: false }],
              },
            ],
          },
          { key: mine?.key, label: mine?.label, body: [{ widget: 'rich-text', text: page.mine.text }] },
        ],
      },
      {
        widget: 'section',
        title: page.gifts.title,
        body: [{ widget: 'gift-series', gifts: data.gifts.map((one) => one.id) }],
      },
      {
        widget: 'section',
        title: page.exchange.title,
        body: [
          {
            widget: 'exchange-grid',
            from: 'page',
            items: data.items.map((one) => one.id),
            label: page.exchange.button,
            redeem: [{ do: 'toast', text: page.exchange.done }],
          },
        ],
      },
      {
        widget: 'section',
        title: page.rules.title,
        body: [{ widget: 'rule-section', rules: page.rules.items.map((text) => ({ text })) }],
      },
    ],
    campaign: {
      currency: { id: 'token', name: 'tokens', icon: art('#5b2be0') },
      gifts: data.gifts.map(({ id, name, price, color }) => ({
        id,
        name,
        price,
        points: price,
        earns: 0,
        icon: art(color),
      })),
      exchange: data.items.map(({ id, name, cost, stock, color }) => ({
        id,
        name,
        cost,
        limits: { total: stock },
        stock,
        icon: art(color),
      })),
    },
  };
}
