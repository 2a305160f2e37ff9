// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import typeTexts from '../data/types.json' with { type: 'json' };
import { factsOf, last, notTested, resultOf, setPhone, stored } from '../testing.ts';
import { find, named, openPhones, page, render, steps, text } from './testing-result.ts';

openPhones();

const textOf = (type: string) => typeTexts.types.find(({ code }) => code === type);
const ways = () =>
  [...page.container.querySelectorAll('.mbti-result__actions a')].map((one) => [
    one.textContent,
    one.getAttribute('href')?.replace('/h5_ac/mbti/test?level=', ''),
  ]);

describe('§2 result page', () => {
  beforeEach(() => proves('2.8'));
  it.each(['INTJ', 'INFP', 'ESFJ', 'ESTP'])(
    '§2 result: title, name, tags and description of %s',
    async (type) => {
      proves('2.8');
      await render(type);
      expect(find('.mbti-result')?.dataset.type).toBe(type);
      expect(text('.mbti-result__code')).toBe(`${type}${textOf(type)?.name.en}`);
      expect(text('blockquote')).toBe(textOf(type)?.title.en);
      expect(
        [...page.container.querySelectorAll('.mbti-result__tags li')].map((one) => one.textContent),
      ).toEqual(textOf(type)?.tag.map(({ en }) => en));
      expect(page.container.textContent).toContain(textOf(type)?.p.en);
      expect([...page.container.querySelectorAll('dt b')].map((one) => one.textContent).join('')).toBe(type);
    },
  );

  it('§2 result: the four scales are a picture with words for those who do not see it', async () => {
    proves('2.8');
    await render('ENTP');
    expect(find('.mbti-scales')?.getAttribute('aria-label')).toBe(
      'Four scales: Extraversion 100%, Intuition 88%, Thinking 76%, Perceiving 64%',
    );
    expect(
      [...page.container.querySelectorAll('.mbti-scale__end.is-won b')].map((one) => one.textContent),
    ).toEqual([...'ENTP']);
  });

  it('§2 result: best match and odds of love', async () => {
    proves('2.8');
    await render('INFP');
    expect(text('.mbti-match b')).toBe(`ENFJ · ${textOf('ENFJ')?.name.en}`);
    expect(text('.mbti-love__value')).toBe('71%');
    await page.change(
      ({ store, data }) =>
        data.facts &&
        store.set(data.facts, { status: 'ready', data: factsOf('INFP', { love_probability: null }) }),
    );
    expect(find('.mbti-love__value')).toBeNull();
    expect(text('.mbti-love')).toContain("Nobody's showing a type yet");
  });

  it('§2 result: what is known of another type is not shown as known of this one', async () => {
    proves('2.8');
    await render('INFP', { data: { facts: factsOf('ESTJ', { best_match: 'ISTP' }) } });
    expect(page.container.textContent).not.toContain(textOf('ISTP')?.name.en);
    expect(find('[aria-labelledby="mbti-match"] output')).not.toBeNull();
  });

  it('§2 result: asks for what is known of the type that is shown', async () => {
    proves('2.8');
    await render('INFP');
    const state = page.page.state.type;
    expect(state && page.page.store.get(state)).toBe('INFP');
  });

  it('§2 result: each part says that it failed, and asks again by itself alone', async () => {
    proves('2.8');
    await render('INFP', { data: { people: { status: 'error' } } });
    const part = find('[aria-labelledby="mbti-people"]');
    expect(part?.textContent).toContain("This part didn't load");
    await page.click(part?.querySelector('button'));
    expect(page.refreshes).toEqual([['people']]);
  });

  it('§2 result: the share follows the type at once, and is the one loud button', async () => {
    proves('2.8');
    await render('INFP');
    expect(text('.mbti-result__head + .mbti-result__actions .btn--primary')).toBe('Share');
    expect(document.querySelectorAll('.btn:not(.btn--secondary, .btn--quiet)')).toHaveLength(1);
  });

  it('§2 result: none yet: not tested yet, and the way to the test', async () => {
    proves('2.8');
    await render('INFP', { data: { mine: notTested } });
    expect(find('.mbti-result')).toBeNull();
    expect(text('.mbti-none')).toContain('Not taken yet');
    expect(named('Test now')?.getAttribute('href')).toBe('/h5_ac/mbti/test?level=entry');
    expect(named('I know my type')?.getAttribute('href')).toBe('/h5_ac/mbti/test?view=pick');
    expect(document.querySelectorAll('.mbti-none img')).toHaveLength(4);
  });

  it('§2 result: is awaited while the reader’s own results load, and asked again where they failed', async () => {
    proves('2.8');
    await render('INFP', { data: { mine: { status: 'loading' } } });
    expect([find('.mbti-none'), text('.mbti-loading')]).toEqual([null, 'loading']);
    await page.change(({ store, data }) => data.mine && store.set(data.mine, { status: 'error' }));
    await page.click(named('Try again'));
    expect(page.refreshes).toEqual([['mine']]);
  });

  it('§2 result: one that takes long has words and a way on', async () => {
    proves('2.8');
    const slow = { status: 'loading', slow: true, message: 'This is taking longer than usual.' };
    await render('INFP', { data: { mine: slow } });
    expect(find('[aria-labelledby="mbti-own"]')?.textContent).toContain('longer than usual');
    await page.click(named('Try again'));
    expect(page.refreshes).toEqual([['mine']]);
  });

  it('§2 result: a visitor sees the one of this phone; whoever is signed in sees their own', async () => {
    proves('2.8');
    setPhone({ last }, { view: 'result' });
    await render('ESTP', { token: '', data: { mine: { status: 'loading', signedOut: true } } });
    expect(find('.mbti-result')?.dataset.type).toBe('INFP');
    await page.unmount();
    await render('ESTP');
    expect(find('.mbti-result')?.dataset.type).toBe('ESTP');
  });
});

describe('§4 after the result', () => {
  it('§4 ways on: share opens the report, once', async () => {
    proves('4.10');
    await render('INFP');
    await page.click(named('Share'));
    await page.click(named('Share'));
    expect(steps()).toEqual([{ do: 'popup', name: 'report' }]);
  });

  it.each([
    ['en', 'entry', [['Retest', 'entry']]],
    ['cn', 'entry', [expect.arrayContaining(['advanced']), expect.arrayContaining(['entry'])]],
    ['tw', 'advanced', [expect.arrayContaining(['in_depth']), expect.arrayContaining(['advanced'])]],
    ['cn', 'in_depth', [expect.arrayContaining(['in_depth'])]],
  ] as const)(
    '§4 ways on (T35): in %s after %s one continues where there is more, or retests',
    async (lang, level, expected) => {
      proves('4.10', 'T35');
      await render('INFP', {
        lang,
        data: { mine: resultOf('INFP', { level, result: { ...stored, level } }) },
      });
      expect(ways()).toEqual(expected);
    },
  );

  it('§4 ways on: who picked a type is told so, and may test', async () => {
    proves('4.10');
    await render('INFP', {
      data: { mine: resultOf('INFP', { level: 'picked', result: { ...stored, level: 'picked' } }) },
    });
    expect(find('.mbti-scales')).toBeNull();
    expect(text('[aria-labelledby="mbti-scales"] .mbti-note')).toContain('You picked this one');
    expect(ways()).toEqual([['Test now', 'entry']]);
  });

  it.each([
    [true, 'Personality type: INFP'],
    [false, 'Nothing shows up here'],
  ])('§4 visibility: shown is %s: what others see, and the way to change it', async (visible, says) => {
    proves('4.12');
    await render('INFP', { data: { mine: resultOf('INFP', { visible }) } });
    expect(text('.mbti-shown [role="status"]')).toBe(says);
    await page.click(named('Who can see it?'));
    expect(steps()).toEqual([{ do: 'popup', name: 'visibility' }]);
  });
});

describe('§2 rarity', () => {
  it('§2 rarity: is told with the number of people behind it, and not of a small sample', async () => {
    await render('INFP');
    expect(page.container.querySelector('.mbti-rarity b')?.textContent).toBe(
      'INFP: about 6.9 in every 100 people',
    );
    expect(page.container.querySelector('.mbti-rarity small')?.textContent).toContain(
      'From the results of 1,300,000 people',
    );
    await page.unmount();
    await render('INFP', { data: { facts: factsOf('INFP', { people: 20, everybody: 199 }) } });
    expect(page.container.querySelector('.mbti-rarity')).toBeNull();
  });
});
