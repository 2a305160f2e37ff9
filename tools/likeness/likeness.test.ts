import { describe, expect, test } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import { editDistance } from './campaigns.ts';
import { likenessOf } from './judge.ts';
import { sequencesOf } from './sequences.ts';

const set = loadSchemas();

const story =
  'Tonight the lamps along the river are lit one after another by everybody who sends a paper boat. ' +
  'The one whose boat comes farthest before midnight gives the whole town a song of their own choice. ' +
  'Boats that sink are raised in the morning, dried on the wall of the mill, and sent once more. ' +
  'Whoever folds seven of them may write a wish on the last one and keep it secret until the end.';
const other =
  'Kites rise over the hill each afternoon and fall when the wind turns to the sea at five. ' +
  'Hold on to your line for an hour and the keeper of the tower writes your name into his book. ' +
  'Three names a day are read aloud from the balcony, and the last reader chooses the next colour. ' +
  'On Sunday all colours fly together, which is the only hour in which nobody keeps any score.';

interface Made {
  text?: string;
  sky?: string;
  near?: string;
  accent?: string;
  widgets?: string[];
}

function campaign(
  route: string,
  { text = story, sky = 'a.svg', near, accent = '#c4b8ff', widgets = [] }: Made,
) {
  const document: object = {
    version: 1,
    title: { en: route },
    languages: ['en'],
    schedule: { preview: '2025-01-01T00:00:00+08:00', start: '2025-01-02T00:00:00+08:00' },
    campaign: { currency: { name: { en: 'Boats' } } },
    theme: { preset: 'starlight', tokens: { accent } },
    body: [
      { widget: 'hero', art: { sky, near }, title: { en: route } },
      { widget: 'rich-text', text: { en: text } },
      ...widgets.map((widget) => ({ widget })),
    ],
  };
  return { route, document: document as ActivityDocument };
}

/** Drawings of ten shapes each, by their names: one is the other dyed anew under another name, one takes two shapes of it, and one a single one. */
const shapes = (from: number, count: number, dye: string): string =>
  Array.from({ length: count }, (_, at) => `<path d="M${from + at} 0h9v${at}z" fill="${dye}"/>`).join('');
const drawings: Record<string, string> = {
  'a.svg': shapes(0, 10, 'url(#ag)'),
  'b.svg': shapes(100, 10, '#123456'),
  'a-dyed.svg': `<defs><linearGradient id="x"><stop/></linearGradient></defs>${shapes(0, 10, '#ff00aa')}`,
  'two-of-a.svg': shapes(0, 2, '#fff') + shapes(200, 8, '#fff'),
  'one-of-a.svg': shapes(0, 1, '#fff') + shapes(200, 9, '#fff'),
  'five-of-a.svg': shapes(0, 5, '#fff') + shapes(200, 5, '#fff'),
  'four-of-a.svg': shapes(0, 4, '#fff') + shapes(200, 6, '#fff'),
};
const drawingOf = (path: string): string => drawings[path] ?? '';

const own = { text: other, sky: 'b.svg', accent: '#ffb38a', widgets: ['countdown', 'marquee', 'divider'] };
const whyOf = (...made: ReturnType<typeof campaign>[]): string[] =>
  likenessOf(made, set, () => ({ ground: '#120d2b' }), drawingOf).alike.flatMap(({ why }) => why);

describe('no two campaigns are copies', () => {
  test('two with a face, an order and words of their own are told apart', () => {
    expect(whyOf(campaign('boats', {}), campaign('kites', own))).toEqual([]);
  });

  test('names of links are nobody’s wording; a sentence with one is', () => {
    const lists = (words: string) =>
      Array.from(
        { length: 12 },
        (_, i) => `- [The long name of page number ${i} of ours](/page_${i}) ${words}`,
      ).join('\n');
    const pair = (one: string, two: string) =>
      whyOf(
        campaign('boats', { text: `${story} ${lists(one)}` }),
        campaign('kites', { ...own, text: `${other} ${lists(two)}` }),
      );
    expect(pair('', '')).toEqual([]);
    const same =
      'leads you to all that you have never dared to ask of anybody in this small town before noon';
    expect(pair(same, same)).toEqual([expect.stringMatching(/^en: \d+/)]);
  });

  test.each([
    ['stage', { sky: 'a.svg' }, '100 % of the shapes of the smaller stage stand in the other'],
    [
      'stage, dyed and called otherwise,',
      { sky: 'a-dyed.svg' },
      '100 % of the shapes of the smaller stage stand in the other',
    ],
    [
      'fifth of a stage',
      { sky: 'two-of-a.svg' },
      '20 % of the shapes of the smaller stage stand in the other',
    ],
    ['want of a stage', { sky: 'none.svg' }, '100 % of the shapes of the smaller stage stand in the other'],
    ['colours', { accent: '#c4b8f0' }, 'both are starlight in the same colours'],
    ['order', { widgets: ['countdown', 'marquee'] }, 'their widgets differ in 2 places'],
    ['words', { text: story }, 'en: 100.0 % of the shorter text stands in the other'],
  ])('the same %s is told', (_, same, why) => {
    expect(whyOf(campaign('boats', {}), campaign('kites', { ...own, ...same }))).toEqual([why]);
  });

  test('a stage that is a part of the other’s is no stage of its own, and neither is that of a frame', () => {
    const why = '100 % of the shapes of the smaller stage stand in the other';
    const more = campaign('boats', { near: 'b.svg' });
    const few = campaign('kites', { ...own, sky: 'a.svg' });
    expect(whyOf(more, few)).toEqual([why]);
    expect(whyOf(few, more)).toEqual([why]);
    const { body, ...framed } = few.document;
    const [stage, ...others] = body;
    const around = { route: 'sky', document: { body: [stage] } };
    expect(whyOf(more, { route: 'kites', document: { ...framed, body: others, around } as never })).toEqual([
      why,
    ]);
  });

  test('a shape that two stages have in common makes them no copies', () => {
    expect(whyOf(campaign('boats', {}), campaign('kites', { ...own, sky: 'one-of-a.svg' }))).toEqual([]);
  });

  test('pages of one folder may share their ground and colours, and nothing else', () => {
    const inside = { ...own, sky: 'four-of-a.svg', accent: '#c4b8ff' };
    const pair = (made: Made) => whyOf(campaign('fair', {}), campaign('fair/more', { ...inside, ...made }));
    expect(pair({})).toEqual([]);
    expect(pair({ sky: 'five-of-a.svg' })).toEqual([
      '50 % of the shapes of the smaller stage stand in the other',
    ]);
    expect(pair({ widgets: ['countdown'] })).toEqual(['their widgets differ in 1 places']);
    expect(pair({ text: story })).toEqual([expect.stringMatching(/^en: 100/)]);
  });

  test('what only the server reads is no wording of a page', () => {
    const counted = (made: ReturnType<typeof campaign>, key: string) => {
      const currency = { name: { en: made.route }, [key]: { en: story } };
      return { ...made, document: { ...made.document, campaign: { currency } } as never };
    };
    const pair = (key: string) =>
      whyOf(counted(campaign('boats', { text: 'Boats.' }), key), counted(campaign('kites', own), key));
    expect(pair('counted')).toEqual([]);
    expect(pair('name'), 'what a page says is').toHaveLength(1);
  });

  describe('how much two may share', () => {
    /** So many words, or signs, that no other count from another begin has. */
    const words = (count: number, from: number): string =>
      Array.from({ length: count }, (_, at) => `w${from + at}`).join(' ');
    const signs = (count: number): string =>
      Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const page = (route: string, lang: string, text: string) => ({
      route,
      document: {
        version: 1,
        title: { [lang]: route },
        languages: ['en', 'cn'],
        body: [{ widget: 'rich-text', text: { [lang]: text } }],
      } as unknown as ActivityDocument,
    });
    const told = (lang: string, one: string, two: string) =>
      whyOf(page('a', lang, one), page('b', lang, two));

    test('is a fifth of the shorter one, which is told, and no less', () => {
      // 104 words are 100 sequences, of which 24 words in common are 20.
      const with24 = `${words(24, 0)} ${words(200, 1000)}`;
      const with23 = `${words(23, 0)} ${words(200, 1000)}`;
      expect(told('en', words(104, 0), with24)).toEqual([
        'en: 20.0 % of the shorter text stands in the other',
      ]);
      expect(told('en', words(104, 0), with23)).toEqual([]);
    });

    test('is asked of pages with 40 sequences of words, or 120 of signs', () => {
      expect(told('en', words(44, 0), words(44, 0))).toHaveLength(1);
      expect(told('en', words(43, 0), words(43, 0))).toEqual([]);
      expect(told('cn', signs(127), signs(127))).toEqual([
        'cn: 100.0 % of the shorter text stands in the other',
      ]);
      expect(told('cn', signs(126), signs(126))).toEqual([]);
    });
  });

  test('words are told with the sentences that are shared', () => {
    const [first, second] = [campaign('boats', {}), campaign('kites', { ...own, text: `${other} ${story}` })];
    const [found] = likenessOf([first, second], set, () => ({}), drawingOf).alike;
    expect(found?.sentences).toHaveLength(4);
    expect(found?.sentences[0]).toMatch(/^Tonight the lamps/);
  });

  test('what leads elsewhere has nothing to be alike', () => {
    const alias = { route: 'ferries', document: { redirect: '/boats' } as ActivityDocument };
    expect(whyOf(campaign('boats', {}), alias)).toEqual([]);
  });
});

describe('sequences', () => {
  test('five words, whatever stands between them; a fact ends one', () => {
    expect(sequencesOf('**One**, two — three: four FIVE six', 'en')).toEqual([
      'one two three four five',
      'two three four five six',
    ]);
    expect(sequencesOf("don't you {{ tasks.a.goal }} three four five", 'en')).toEqual([]);
  });

  test('eight signs in Chinese and Thai, a vowel above its letter being no sign of its own', () => {
    expect(sequencesOf('送出的，每份礼物都', 'cn')).toEqual(['送出的每份礼物都']);
    expect(sequencesOf('ที่นั่งเต็ม', 'th')).toEqual([]);
    expect(sequencesOf('ที่นั่งเต็มแล้ว', 'th')).toHaveLength(2);
  });
});

test.each([
  [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
  [['a', 'b', 'c'], ['a', 'x', 'c', 'd'], 2],
  [[], ['a', 'b'], 2],
  [['a', 'b'], [], 2],
])('from %j to %j', (one, two, places) => {
  expect(editDistance(one, two)).toBe(places);
});
