// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../../engine/testing.tsx';
import { proves } from '../../../tools/testing/proves.ts';
import { answering, last, resultOf, setPhone, waiting } from '../testing.ts';
import { mbtiVisibility } from './visibility.tsx';

let page: RenderedNode;
let server: ReturnType<typeof answering>;
afterEach(async () => {
  await page.unmount();
  for (const toast of document.querySelectorAll('.toast')) toast.remove();
});
const render = async (test: object = {}) => {
  server = answering();
  page = await renderNode(
    { widget: 'mbti-visibility', mine: 'mine' },
    {
      widgets: { 'mbti-visibility': mbtiVisibility },
      token: 'token',
      data: { mine: resultOf('INFP') },
      world: { live: { call: server.call } },
      ...test,
    },
  );
};
const button = (name: string) =>
  [...page.container.querySelectorAll('button')].find((one) => one.textContent === name);
const toast = () => document.querySelector('.toast');
const steps = () => page.acts.flatMap((one) => one.steps);

describe('§2 display and hide', () => {
  it('§2 visibility dialog: says what others see of each choice', async () => {
    proves('2.8', '4.12');
    setPhone();
    await render();
    const [display, hide] = page.container.querySelectorAll('li');
    expect(display?.textContent).toContain('Personality type: INFP · ');
    expect(hide?.textContent).toContain('Nothing shows up here');
    expect(page.container.querySelector('p')?.textContent).toContain('everyone can see INFP');
  });

  it('§2 visibility dialog: speaks of the result that waits on this phone', async () => {
    proves('2.8', '4.12');
    setPhone({ last: { ...last, type: 'ESTP' }, pending: [waiting], own: [waiting.key] });
    await render();
    expect(page.container.textContent).toContain('everyone can see ESTP');
  });

  it.each([
    ['Display', true, 'Now on your profile'],
    ['Hide', false, 'Hidden. Only you can see it.'],
  ])('§4 visibility: %s is stored, then the dialog closes and says so', async (name, visible, says) => {
    proves('4.12');
    setPhone();
    await render();
    await page.click(button(name));
    expect(server.made.map(({ call }) => call)).toEqual([
      { method: 'put', path: '/v2/mbti/visibility', body: { visible } },
    ]);
    expect([steps(), toast()]).toEqual([[], null]);
    await act(async () => server.made[0]?.answer());
    expect(page.refreshes).toEqual([['mine']]);
    expect(steps()).toEqual([{ do: 'close' }]);
    expect(toast()?.textContent).toBe(says);
  });

  it('§5 second tap (T63): counts as the first', async () => {
    proves('T63');
    setPhone();
    await render();
    await page.click(button('Display'));
    await page.click(button('Display'));
    await act(async () => server.made[0]?.answer());
    await page.click(button('Display'));
    expect(server.made).toHaveLength(1);
  });

  it.each([
    ['transport', '', "That didn't work. Please try again."],
    ['refused', 'Only once a day.', 'Only once a day.'],
    ['forbidden', 'x', 'No permission'],
  ] as const)(
    '§4 visibility: a call that ends as %s leaves the dialog open and says why',
    async (fault, message, says) => {
      proves('4.12');
      setPhone();
      await render();
      await page.click(button('Hide'));
      await act(async () => server.made[0]?.fail(fault, message));
      expect(steps()).toEqual([]);
      expect(toast()?.textContent).toBe(says);
      expect(toast()?.getAttribute('role')).toBe('alert');
      expect(button('Hide')?.getAttribute('aria-busy')).toBeNull();
    },
  );

  it('§4 visibility: an expired token is told by the page, not twice; without one a visitor is led to where one signs in', async () => {
    proves('4.12');
    setPhone();
    await render();
    await page.click(button('Display'));
    await act(async () => server.made[0]?.fail('expired'));
    expect(toast()).toBeNull();
    await page.unmount();
    await render({ token: '' });
    await page.click(button('Display'));
    await act(async () => server.made[0]?.fail('expired'));
    expect(steps()).toEqual([
      { do: 'toast', tone: 'failure', text: 'Open the app and sign in to take part' },
      { do: 'open-app', oneLink: false },
    ]);
  });
});
