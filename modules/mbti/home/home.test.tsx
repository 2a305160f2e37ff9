// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../../engine/testing.tsx';
import { proves } from '../../../tools/testing/proves.ts';
import entry from '../data/primary-problem.json' with { type: 'json' };
import {
  answering,
  everyLevel,
  factsOf,
  kept,
  last,
  notTested,
  resultOf,
  setPhone,
  waiting,
} from '../testing.ts';
import { mbtiHome } from './home.tsx';

const signedOut = { status: 'loading', signedOut: true };
let page: RenderedNode;
beforeEach(() => setPhone());
afterEach(() => page.unmount());
const render = async (
  test: { data?: object; token?: string; lang?: 'cn' | 'tw' | 'en' | 'th' | 'vi' } = {},
) => {
  const { data, ...rest } = test;
  page = await renderNode(
    { widget: 'mbti-home', mine: 'mine', facts: 'facts', rulesPopup: 'rules' },
    {
      widgets: { 'mbti-home': mbtiHome },
      data: { mine: signedOut, facts: factsOf('INFP'), ...data },
      ...rest,
    },
  );
};
const text = (selector: string) => page.container.querySelector(selector)?.textContent;
const href = (selector: string) => page.container.querySelector(selector)?.getAttribute('href');
const levels = () =>
  [...page.container.querySelectorAll('.mbti-level')].map((one) => [
    one.querySelector('.mbti-level__state')?.textContent,
    one.querySelector('a')?.textContent,
    one.querySelector('a')?.getAttribute('href')?.replace('/h5_ac/mbti/test?level=', ''),
  ]);

describe('§2 start page', () => {
  beforeEach(() => proves('2.8'));
  it('§2 start: begins with the entry level, and says how long it takes', async () => {
    proves('2.8');
    await render();
    expect(text('.mbti-home__go')).toBe('Start');
    expect(href('.mbti-home__go')).toBe('/h5_ac/mbti/test?level=entry');
    expect(text('.mbti-home__facts')).toContain(`${entry.questions.length} questions · about 2 min`);
    expect(text('.mbti-home__facts')).toContain('1,234,567 people have taken it');
  });

  it.each([
    ['loading', { status: 'loading' }],
    ['failed', { status: 'error' }],
    ['nobody', factsOf('INFP', { participants: 0 })],
  ])('§2 start: how many have tested is left out where it is not known: %s', async (_, facts) => {
    proves('2.8');
    await render({ data: { facts } });
    expect(text('.mbti-home__facts')).not.toContain('have taken it');
  });

  it('§2 start: half-way it goes on where one was, in the level that one was in', async () => {
    proves('2.8');
    setPhone({ level: 'advanced', answers: 'ABA' });
    await render({ lang: 'cn' });
    expect(text('.mbti-home__go')).toContain('4');
    expect(href('.mbti-home__go')).toBe('/h5_ac/mbti/test?level=advanced');
    // Beside what is known of them, where a place is kept that is no higher than one line and a button.
    expect(text('.mbti-home__known > .mbti-over__open')).toBeTruthy();
    const loud = [...page.container.querySelectorAll('.btn:not(.btn--secondary, .btn--quiet)')];
    expect(loud.map(({ className }) => className)).toEqual(['btn btn--primary mbti-home__go']);
  });

  it('§2 start: the ways on: a known type, more tests, the rules of the game', async () => {
    proves('2.8');
    await render();
    const ways = [...page.container.querySelectorAll('.mbti-home__ways a')].map((one) =>
      one.getAttribute('href'),
    );
    expect(ways).toEqual(['/h5_ac/mbti/test?view=pick', '/h5_ac/mbti/list']);
    await page.click(page.container.querySelector('.mbti-home__ways button'));
    expect(page.acts.map(({ steps }) => steps)).toEqual([[{ do: 'popup', name: 'rules' }]]);
  });

  it('§5 second tap (T63): the rules open once', async () => {
    proves('T63');
    await render();
    await page.click(page.container.querySelector('.mbti-home__ways button'));
    await page.click(page.container.querySelector('.mbti-home__ways button'));
    expect(page.acts).toHaveLength(1);
  });
});

describe('§4 levels', () => {
  it('§4 levels: not tested yet is followed by Test now', async () => {
    proves('3.11', '4.11');
    await render({ token: 'token', data: { mine: notTested } });
    expect(levels()).toEqual([['Not taken yet', 'Test now', 'entry']]);
  });

  it('§4 levels: a tested one shows its type, and Retest', async () => {
    proves('4.11');
    await render({ token: 'token', data: { mine: resultOf('ESTP') } });
    expect(levels()).toEqual([['Result: ESTP', 'Retest', 'entry']]);
    expect(page.container.querySelector('.mbti-level a')?.getAttribute('aria-label')).toBe('Retest: Entry');
  });

  it('§4 levels: each of the three has its own type, and how often it was taken', async () => {
    proves('4.11');
    await render({ token: 'token', lang: 'cn', data: { mine: everyLevel } });
    expect(levels().map(([state]) => state)).toEqual([
      expect.stringMatching(/INFP$/),
      expect.stringMatching(/ENFP.*3/),
      expect.stringMatching(/ENFJ.*12/),
    ]);
    expect(levels().map(([, , level]) => level)).toEqual(['entry', 'advanced', 'in_depth']);
    expect(page.container.querySelector('.mbti-note')).toBeNull();
  });

  it.each(['en', 'th', 'vi'] as const)(
    '§4 levels (T35): in %s the entry level stands alone, and why',
    async (lang) => {
      proves('4.11', 'T35');
      await render({ lang });
      expect(levels()).toHaveLength(1);
      expect(text('.mbti-card .mbti-note')).toBeTruthy();
    },
  );

  it.each(['cn', 'tw'] as const)('§4 levels (T35): in %s all three are there', async (lang) => {
    proves('4.11', 'T35');
    await render({ lang });
    expect(levels()).toHaveLength(3);
  });
});

describe('§4 what could not be loaded', () => {
  it('§4 levels: a failure is told as one: nobody is said not to have tested', async () => {
    proves('4.11');
    await render({ token: 'token', data: { mine: { status: 'error' } } });
    expect(text('.mbti-home__failed')).toContain("We couldn't load your results.");
    expect(page.container.textContent).not.toContain('Not taken yet');
    expect(levels()).toEqual([[undefined, 'Test now', 'entry']]);
    await page.click(page.container.querySelector('.mbti-home__failed button'));
    expect(page.refreshes).toEqual([['mine']]);
  });

  it('§4 levels: the server’s own words are shown where it has some', async () => {
    proves('4.11');
    await render({ token: 'token', data: { mine: { status: 'error', message: 'Closed today.' } } });
    expect(text('.mbti-home__failed')).toContain('Closed today.');
  });

  it('§4 levels: what is known already stays, also while it cannot be asked for again', async () => {
    proves('4.11');
    await render({
      token: 'token',
      data: { mine: { status: 'ready', data: resultOf('ESTP'), stale: true } },
    });
    expect(page.container.querySelector('.mbti-home__failed')).toBeNull();
    expect(levels()).toEqual([['Result: ESTP', 'Retest', 'entry']]);
  });

  it('§4 levels: a visitor has nothing that could fail', async () => {
    proves('4.11');
    await render({ data: { mine: { status: 'error', signedOut: true } } });
    expect(levels()).toEqual([['Not taken yet', 'Test now', 'entry']]);
  });
});

describe('§4 tests under way', () => {
  it('§4 levels: each goes on where one was', async () => {
    proves('4.11');
    setPhone({ level: 'in_depth', answers: { entry: 'A', in_depth: 'ABBAB' } });
    await render({ lang: 'cn' });
    expect(levels().map(([, way]) => way)).toEqual(['接着答第 2 题', '立即测试', '接着答第 6 题']);
    expect(href('.mbti-home__go')).toBe('/h5_ac/mbti/test?level=in_depth');
  });

  it('§4 start over: of the level that the start page would go on with, and of no other', async () => {
    setPhone({ level: 'in_depth', answers: { entry: 'A', in_depth: 'ABBAB' } });
    await render({ lang: 'cn' });
    await page.click(page.container.querySelector('.mbti-over__open button'));
    await page.click(page.container.querySelector('.mbti-over .btn--secondary'));
    expect(kept().answers).toEqual({ entry: 'A', advanced: '', in_depth: '' });
    expect(text('.mbti-home__go')).toBe('开始测试');
  });
});

describe('§2 the result on the start page', () => {
  it('§2 result: of the reader, with the way to it', async () => {
    proves('2.8');
    await render({ token: 'token', data: { mine: resultOf('ESTP') } });
    expect(text('.mbti-home__mine b')).toMatch(/^ESTP · /);
    expect(href('.mbti-home__mine')).toBe('/h5_ac/mbti/test?view=result');
  });

  it('§2 result: nobody has one before the first test, and its place says so once that is known', async () => {
    proves('2.8');
    const none = () => [page.container.querySelector('a.mbti-home__mine'), text('.mbti-home__none p')];
    await render({ token: 'token', data: { mine: { status: 'loading' } } });
    expect(none()).toEqual([null, undefined]);
    await page.unmount();
    await render({ token: 'token', data: { mine: notTested } });
    expect(none()).toEqual([null, 'After your first test, your type shows up here.']);
    await page.unmount();
    await render();
    expect(none()).toEqual([null, 'After your first test, your type shows up here.']);
  });

  it('§2 result: one that waits for a sign-in is shown, its level is tested, and what it waits for is said', async () => {
    proves('2.8');
    setPhone({ last, pending: [waiting] });
    await render();
    expect(text('.mbti-home__mine b')).toMatch(/^INFP · /);
    expect(levels()).toEqual([['Result: INFP', 'Retest', 'entry']]);
    expect(text('.mbti-storing')).toContain("Sign in and tell us it's yours");
  });

  it('§2 result: one that waits is sent from here as well, and the reader’s own results are asked again', async () => {
    proves('2.8');
    setPhone({ last, pending: [waiting], own: [waiting.key] });
    const server = answering();
    page = await renderNode(
      { widget: 'mbti-home', mine: 'mine', facts: 'facts', rulesPopup: 'rules' },
      {
        widgets: { 'mbti-home': mbtiHome },
        token: 'token',
        data: { mine: notTested, facts: factsOf('INFP') },
        world: { live: { call: server.call } },
      },
    );
    expect(server.made.map(({ call }) => call.key)).toEqual([waiting.key]);
    await page.change(() => server.made[0]?.answer(resultOf('INFP').result));
    expect(page.refreshes).toEqual([['mine']]);
    expect(page.container.querySelector<HTMLElement>('.mbti-storing')?.hidden).toBe(true);
  });
});
