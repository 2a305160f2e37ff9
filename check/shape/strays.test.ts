import { describe, expect, it } from 'vitest';
import { only, set, sound } from '../testing/workbench.ts';

describe('check schema: keys a step too far in or out', () => {
  const whole = () => JSON.parse(sound);
  const planted = (change: (document: ReturnType<typeof whole>) => void): string => {
    const document = whole();
    change(document);
    return JSON.stringify(document, null, 2);
  };

  it('a required key inside of its neighbour is one error, which says where it belongs', () => {
    const wrong = planted((document) => {
      document.theme.languages = document.languages;
      delete document.languages;
    });
    expect(only(wrong)).toMatchObject({
      rule: 'schema',
      pointer: '/theme/languages',
      message: '`languages` belongs beside `theme`, and stands inside of it',
      expected: '`languages` beside `theme`',
    });
  });

  it('what may be left out is known there, and what names it is not told', () => {
    const wrong = planted(({ campaign: { exchange } }) => {
      exchange[0].limits.stock = 5;
      delete exchange[0].stock;
    });
    expect(only(wrong)).toMatchObject({
      message: '`stock` belongs beside `limits`, and stands inside of it',
    });
  });

  it('a key beside the step that needs it belongs into that', () => {
    const wrong = planted((document) => {
      const node = {
        widget: 'button',
        label: document.title,
        press: [{ do: 'confirm', title: document.title }],
      };
      // biome-ignore lint/suspicious/noThenProperty: a key of a step
      document.body.push({ ...node, then: [{ do: 'close' }] });
    });
    expect(only(wrong)).toMatchObject({
      message: '`then` belongs into an entry of `press`, and stands beside it',
    });
  });

  it('keys in a wrapper of their own are told at the wrapper', () => {
    const wrong = planted((document) => {
      const { widget, ...rest } = document.body[1];
      document.body[1] = { widget, props: rest };
    });
    expect(only(wrong)).toMatchObject({
      pointer: '/body/1/props',
      message: expect.stringContaining('stands around'),
    });
  });

  it('a key of a step among what it sends is told at the key', () => {
    const wrong = planted(({ body }) => {
      const [step] = body[4].send;
      step.body.refresh = step.refresh;
      delete step.refresh;
    });
    expect(only(wrong)).toMatchObject({
      message: '`refresh` belongs beside `body`, and stands inside of it',
    });
  });

  it('a key that every node may have is no stray', () => {
    expect(only(set('/theme/label', 'Rose')).message).toBe('there is no key `label` here');
  });

  it('one key in the place of several is one error', () => {
    const wrong = planted(({ campaign: { boards } }) => {
      boards[0].rewards = [{ id: 'first', rank: '1-3', gives: [{ kind: 'points', points: 5 }] }];
    });
    expect(only(wrong)).toMatchObject({
      message: 'there is no key `rank` here, and `from`, `to` are missing',
    });
  });

  it('names in the place of objects are one mistake, however many they are', () => {
    const wrong = planted((document) => {
      document.body.push({ widget: 'accordion', parts: ['one', 'two', 'three'] });
    });
    expect(only(wrong)).toMatchObject({ message: 'entries of `parts` are of the wrong type' });
    expect(only(wrong).related).toHaveLength(2);
  });
});
