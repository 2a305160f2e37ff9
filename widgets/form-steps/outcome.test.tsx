// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { answer, button, choose, later, one, page, render, told, type } from './testing.tsx';

describe('what became of a form', () => {
  it('what became of it is looked at once it is sent, also where no place was left; what closes by itself moves nothing', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function look(this: Element) {
      seen.push(this.textContent ?? '');
    };
    const filled = async () => {
      await render(told());
      await choose('dance');
      await type('name', 'Rain');
      await page.click(button('Next'));
      await later();
    };
    await filled();
    await answer(told({ reason: 'OVER' }));
    expect(seen).toEqual([]);
    await page.unmount();
    for (const [more, words] of [
      [{ state: 'sent', times: 1, sentAt: 1, reason: 'FORM_SENT' }, "It's in. Thank you!"],
      [{ reason: 'FORM_FULL' }, 'All places are taken'],
    ] as const) {
      await filled();
      await page.click(button('Send'));
      await answer(told(more));
      expect(seen.pop()).toContain(words);
      await page.unmount();
    }
    await render(told());
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('once nothing can be sent any more, it says so of whoever has sent something and of others alike', async () => {
    await render(told({ reason: 'OVER' }));
    expect(one('.form-steps__outcome')?.className).toBe('form-steps__outcome is-none is-over');
    const stamp = one('.form-steps__outcome');
    await answer(told({ state: 'sent', times: 1, sentAt: 1, reason: 'OVER' }));
    expect(one('.is-sent')?.classList).toContain('is-over');
    // What draws before React is there tells elements by their names alone: one that stayed would be seen to move.
    expect(one('.is-sent')?.tagName, 'a slip is another element than a stamp').not.toBe(stamp?.tagName);
    await answer(told({ state: 'sent', times: 1, sentAt: 1, reason: 'FORM_SENT' }));
    expect(one('.is-sent')?.classList).not.toContain('is-over');
  });

  it('shows what became of it: waiting, accepted, refused with the reason and a way on', async () => {
    const answers = [{ field: 'name', value: 'Rain' }];
    await render(told({ state: 'sent', times: 1, sentAt: 1, reason: 'FORM_SENT', answers }));
    expect(one('[role="status"]')?.textContent).toContain("We're reviewing it");
    expect(one('.is-fresh'), 'what was sent before is no news').toBeNull();
    await answer(told({ state: 'accepted', times: 1, sentAt: 1, reason: 'FORM_SENT', answers }));
    expect(one('.is-accepted.is-fresh')?.textContent).toContain("You're in!");
    await answer(told({ state: 'refused', times: 1, sentAt: 1, why: 'unclear', can: 'send', answers }));
    expect(one('[role="status"]')?.textContent).toContain('The unclear');
    await page.click(button('Send it again'));
    expect(one<HTMLInputElement>('[name="name"]')?.value).toBe('Rain');
  });

  it('may be changed where the server says so', async () => {
    const answers = [
      { field: 'name', value: 'Rain' },
      { field: 'talent', value: 'dance' },
    ];
    await render(told({ state: 'sent', times: 1, sentAt: 1, can: 'edit', answers }));
    await page.click(button('Change my answers'));
    await page.click(button('Next'));
    await later();
    await page.click(button('Save changes'));
    expect(page.acts).toHaveLength(1);
  });

  it('says why nothing can be sent, and lets a visitor go on', async () => {
    for (const [reason, text] of [
      ['NOT_OPEN', 'Opens May 22, 00:00'],
      ['OVER', 'Closed'],
      ['FORM_FULL', 'All places are taken'],
    ] as const) {
      await render(told({ reason, nextAt: '2025-05-21T16:00:00.000Z' }));
      expect(one('.form-steps__verdict')?.textContent).toBe(text);
      expect(one('.form-steps__mark'), 'nothing was sent: nothing is under way').toBeNull();
      await page.unmount();
    }
    await render(told({ reason: 'TOKEN_EXPIRED' }));
    expect(button('Sign in to send this')?.dataset.visitors, 'not for those who are signed in').toBe('kept');
    await page.click(button('Sign in to send this'));
    expect(page.acts.map(({ item }) => item)).toEqual([{ form: 'audition', answers: '{}' }]);
  });
});
