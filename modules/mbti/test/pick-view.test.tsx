// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedNode } from '../../../engine/testing.tsx';
import { proves } from '../../../tools/testing/proves.ts';
import { typeCodes } from '../rules/score.ts';
import { answering, kept, setPhone } from '../testing.ts';
import { renderTest } from './testing.ts';

let page: RenderedNode;
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  setPhone({}, { view: 'pick' });
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
});
const radios = () => [...page.container.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
const radio = (type: string) => radios().find((one) => one.value === type);
const confirm = () => page.container.querySelector<HTMLButtonElement>('.mbti-pick__foot button');

describe('§2 pick your type', () => {
  beforeEach(() => proves('2.8'));
  it('§2 pick: all sixteen types, each once, in its family of four, under its name', async () => {
    proves('2.8');
    page = await renderTest();
    expect(
      radios()
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(typeCodes);
    const groups = [...page.container.querySelectorAll('fieldset')];
    expect(groups.map((one) => one.querySelectorAll('input').length)).toEqual([4, 4, 4, 4]);
    expect(groups[0]?.querySelector('legend')?.textContent).toBe('Star readers');
    for (const one of radios())
      expect(one.closest('label')?.textContent).toMatch(new RegExp(`^${one.value}.+`));
  });

  it('§2 pick: who is not sure is told the way back to the test', async () => {
    proves('2.8');
    page = await renderTest();
    expect(page.container.querySelector('.mbti-note')?.textContent).toContain('Go back to the test');
    const back = page.container.querySelector('.mbti-pick__foot a');
    expect(back?.getAttribute('href')).toBe('/h5_ac/mbti/test?level=entry');
  });

  it('§2 pick: nothing is sent before one is chosen, and the last choice counts', async () => {
    proves('2.8');
    page = await renderTest();
    expect([confirm()?.disabled, confirm()?.textContent]).toEqual([true, 'Pick one first']);
    await page.click(radio('ENFP'));
    await page.click(radio('ISTJ'));
    expect(
      radios()
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
    ).toEqual(['ISTJ']);
    expect([confirm()?.disabled, confirm()?.textContent]).toEqual([false, "I'm ISTJ"]);
    expect(kept().pending).toEqual([]);
  });

  it('§2 pick: the type is the result at once, and is stored as picked', async () => {
    proves('2.8');
    const server = answering();
    page = await renderTest({ token: 'token', world: { live: { call: server.call } } });
    await page.click(radio('ENFP'));
    await page.click(confirm());
    expect(page.container.querySelector('.mbti-result')?.getAttribute('data-type')).toBe('ENFP');
    expect(location.search).toBe('?view=result');
    const [first] = kept().pending;
    expect(first).toMatchObject({ level: 'picked', type: 'ENFP' });
    expect(server.made.map(({ call }) => call)).toEqual([
      {
        method: 'post',
        path: '/v2/mbti/results',
        body: { level: 'picked', type: 'ENFP' },
        key: first?.key,
        quiet: true,
      },
    ]);
    await page.change(() => server.made[0]?.fail('refused'));
  });

  it('§5 second tap (T63): picks once', async () => {
    proves('T63');
    page = await renderTest();
    await page.click(radio('ENFP'));
    const button = confirm();
    await page.click(button);
    await page.click(button);
    expect(kept().pending).toHaveLength(1);
  });
});
