import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { PAGE_DATA_ID } from '../kernel/page-data.ts';
import { ASKS_ID } from '../start/handed.ts';
import { escapeHtml, type HtmlParts, htmlDocument, scriptJson } from './html.ts';

const parts: HtmlParts = {
  lang: 'th',
  title: 'Title',
  summary: 'Summary',
  found: true,
  theme: 'rose-night',
  ownColours: false,
  themeColor: '#210a1c',
  phase: 'live',
  css: 'b{color:red}',
  first: ['<h1>Hello</h1>'],
  restCss: '',
  rest: '',
  data: scriptJson({ a: 1 }),
  asks: '{}',
  start: '',
  inside: undefined,
  scripts: [],
  script: '/h5_ac/assets/kernel.js',
  sheet: '/h5_ac/assets/ornaments.css',
  url: '/h5_ac/activity_20250520',
  otherLanguages: ['cn', 'th', 'en'],
  preview: {
    title: 'Come',
    text: 'and see',
    image: '/h5_ac/assets/art/cover-1.jpg',
    origin: 'https://h5.example.com',
    siteName: 'Gala',
  },
};
const open = (changed: Partial<HtmlParts> = {}): Document =>
  new JSDOM(htmlDocument({ ...parts, ...changed })).window.document;
const hostile = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "' onload='alert(1)",
  '<!-- <script>',
  '&lt;b&gt;',
];

describe('the document that a phone gets', () => {
  it('tells search engines to leave it where it is not for them, and nothing elsewhere', () => {
    const robots = (found: boolean) =>
      open({ found }).querySelector('meta[name="robots"]')?.getAttribute('content');
    expect([robots(true), robots(false)]).toEqual([undefined, 'noindex,nofollow']);
  });

  it('is in the page’s language, phase and theme', () => {
    const { documentElement: html, title, head } = open();
    expect(html.lang).toBe('th');
    expect({ ...html.dataset }).toEqual({ phase: 'live', theme: 'rose-night' });
    expect(open({ ownColours: true }).documentElement.dataset.own, 'no faces in the family’s colours').toBe(
      '',
    );
    expect(title).toBe('Title');
    expect(head.querySelector('[name=description]')?.getAttribute('content')).toBe('Summary');
    expect(head.querySelector('[name=theme-color]')?.getAttribute('content')).toBe('#210a1c');
    expect(open({ summary: undefined }).querySelector('[name=description]')).toBeNull();
  });

  it('T50 sends no referrer, whoever serves it, and says so before it asks for anything', () => {
    proves('T50');
    const { head } = open();
    const policy = head.querySelector('meta[name=referrer]');
    expect(policy?.getAttribute('content')).toBe('no-referrer');
    const asking = head.querySelector('script, link');
    expect(policy?.compareDocumentPosition(asking as Element)).toBe(4);
  });

  it('§7 share: says what a link to it shows: words, language and a picture, by whole addresses', () => {
    const tags = (changed?: Partial<HtmlParts>) =>
      Object.fromEntries(
        [...open(changed).querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map((one) => [
          one.getAttribute('property') ?? one.getAttribute('name'),
          one.getAttribute('content'),
        ]),
      );
    expect(tags()).toEqual({
      'og:type': 'website',
      'og:site_name': 'Gala',
      'og:title': 'Come',
      'og:description': 'and see',
      'og:url': 'https://h5.example.com/h5_ac/activity_20250520?lang=th',
      'og:locale': 'th_TH',
      'og:locale:alternate': 'en_US',
      'og:image': 'https://h5.example.com/h5_ac/assets/art/cover-1.jpg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Come',
      'twitter:card': 'summary_large_image',
    });
    const bare = tags({ preview: { ...parts.preview, text: undefined, image: undefined, origin: '' } });
    for (const name of ['og:image', 'og:url', 'og:description']) expect(bare[name], name).toBeUndefined();
    expect(bare['twitter:card']).toBe('summary');
  });

  it('asks at once for the scripts that draw answers, in their order', () => {
    const scripts = ['/h5_ac/assets/widgets.js', '/h5_ac/assets/engine.js'];
    const early = open({ scripts }).head.querySelectorAll('link[rel=modulepreload]');
    expect([...early].map((one) => one.getAttribute('href'))).toEqual(scripts);
  });

  it('names its script, and lets nothing else be asked for before the start has asked', () => {
    const document = new JSDOM(htmlDocument(parts), { runScripts: 'outside-only' }).window.document;
    const module = document.querySelector('script[type=module]');
    expect([module?.getAttribute('src'), module?.textContent]).toEqual(['/h5_ac/assets/kernel.js', '']);
    const without = document.querySelector('noscript');
    expect(without?.innerHTML).toBe('<link rel="stylesheet" href="/h5_ac/assets/ornaments.css">');
    without?.remove();
    expect(document.querySelectorAll('link[rel*=preload], link[rel=stylesheet]')).toHaveLength(0);
    expect(open({ sheet: undefined }).querySelector('noscript')).toBeNull();
  });

  it('asks for nothing before it starts: what to ask, then the script that asks, behind the first screen', () => {
    const asking = { asks: '{"all":[]}', start: 'window.started=1' };
    const document = open({
      ...asking,
      first: ['<p id="seen"></p>'],
      restCss: 'p{}',
      rest: '<img src="/a">',
    });
    const [asks, start, picture] = document.body.querySelectorAll('script, link, img');
    expect([asks?.id, asks?.textContent, picture?.getAttribute('src')]).toEqual([
      ASKS_ID,
      '{"all":[]}',
      '/a',
    ]);
    expect(start?.outerHTML).toBe('<script>window.started=1</script>');
    expect(asks?.previousElementSibling?.id).toBe('seen');
    expect(start?.nextElementSibling?.outerHTML).toBe('<style>p{}</style>');
  });

  it.each([
    ['capabilities: by the app', '<div class="either" data-requires="share"></div>'],
    ['by who reads', '<div data-visitors=""></div>'],
    ['by who is signed in', '<div class="skeleton" data-signed-in="" inert></div>'],
  ])('starts before what differs %s, and behind what is the same for everybody', (_, differs) => {
    const at = (...first: string[]) => {
      const start = open({ first, start: '1' }).querySelector('script:not([type])');
      return start?.closest('head') ? 'head' : start?.previousElementSibling?.previousElementSibling?.id;
    };
    const same = (id: string) => `<p id="${id}">data-requires= data-visitors</p>`;
    expect(at(same('a'), same('b'))).toBe('b');
    expect(at(same('a'), differs, same('c'))).toBe('a');
    expect(at(differs, same('b'))).toBe('head');
  });

  it('says in which other languages it is, by tags that browsers know', () => {
    const links = [...open().querySelectorAll('link[rel=alternate]')];
    expect(links.map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')])).toEqual([
      ['zh-Hans', '/h5_ac/activity_20250520?lang=cn'],
      ['en', '/h5_ac/activity_20250520?lang=en'],
      ['th', '/h5_ac/activity_20250520?lang=th'],
    ]);
  });

  it.each(hostile)('whatever its texts say, they stay texts: %s', (text) => {
    const document = open({
      title: text,
      summary: text,
      theme: text,
      themeColor: text,
      url: text,
      data: scriptJson({ text, [text]: [text] }),
      asks: scriptJson({ text }),
    });
    expect(JSON.parse(document.getElementById(ASKS_ID)?.textContent ?? '')).toEqual({ text });
    expect(document.title).toBe(text.trim());
    expect(document.querySelector('[name=description]')?.getAttribute('content')).toBe(text);
    expect(document.querySelector('[name=theme-color]')?.getAttribute('content')).toBe(text);
    expect(document.documentElement.dataset.theme).toBe(text);
    expect(document.querySelectorAll('script'), 'asks, start, kernel, data, rules').toHaveLength(5);
    expect(document.querySelectorAll('img, [onload], [onerror]')).toHaveLength(0);
    expect(document.querySelector('h1')?.textContent).toBe('Hello');
    const data = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
    expect(JSON.parse(data)).toEqual({ text, [text]: [text] });
  });

  it('would be broken out of without care', () => {
    const careless = open({ data: JSON.stringify({ text: '</script><script>alert(1)</script>' }) });
    expect(careless.querySelectorAll('script')).toHaveLength(6);
  });
});

describe('JSON inside a script element', () => {
  it('holds nothing that ends it, and is the same value', () => {
    const value = { a: '</script>', b: '<!--', c: '\u2028\u2029', d: [1, null, 'ä'] };
    const json = scriptJson(value);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(value);
  });

  it('and texts in HTML are escaped', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
  });
});
