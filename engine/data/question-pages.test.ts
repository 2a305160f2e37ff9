import { beforeEach, describe, expect, it } from 'vitest';
import { RequestError } from '../http/errors.ts';
import { play, playQuestions, question, wait } from './testing-question.ts';

const refused = new RequestError('refused', 'no', 1001);

playQuestions();

describe('a question whose answer comes in pages', () => {
  const pages: Record<string, unknown> = {
    null: { rows: [1], next: 'b' },
    b: { rows: [2], next: 'c' },
    c: { rows: [3], next: null },
  };
  beforeEach(() => {
    play.answer = async (cursor) => pages[String(cursor)];
  });

  it('follows to the end, and asks all of them anew', async () => {
    const one = question();
    await one.ask();
    one.follow();
    expect(one.follows).toBe(true);
    one.follow();
    await wait(0);
    one.follow();
    await wait(0);
    one.follow();
    await wait(0);
    expect(play.sent).toEqual([null, 'b', 'c']);
    await one.askAnew();
    expect(play.sent.slice(3)).toEqual([null, 'b', 'c']);
    expect(one.follows).toBe(false);
    expect(one.pages).toEqual([pages.null, pages.b, pages.c]);
  });

  it('that has become shorter ends where it ends now', async () => {
    const one = question([pages.null, pages.b, pages.c]);
    play.answer = async () => ({ rows: [9], next: null });
    await one.ask();
    expect(one.pages).toEqual([{ rows: [9], next: null }]);
  });

  it('keeps what it knows when the next page does not come, and says so of that page alone', async () => {
    const one = question([pages.null]);
    play.answer = () => Promise.reject(refused);
    one.follow();
    await wait(0);
    expect(one).toMatchObject({ pages: [pages.null], failure: undefined, followFailure: refused });
    play.answer = async (cursor) => pages[String(cursor)];
    await one.ask();
    expect(one.followFailure).toBeUndefined();
  });

  /** Answers come when they are let, in the order in which they were asked for. */
  const answersAtWill = (): (() => Promise<unknown>) => {
    const answers: (() => void)[] = [];
    play.answer = (cursor) => new Promise((resolve) => answers.push(() => resolve(pages[String(cursor)])));
    return () => {
      for (const come of answers.splice(0)) come();
      return wait(0);
    };
  };

  it('has the page that follows first, and asks for all of it behind that: what was there may be old', async () => {
    const old = { rows: [0], next: 'b' };
    const one = question([old]);
    const come = answersAtWill();
    let told = false;
    void one.ask().then(() => {
      told = true;
    });
    one.follow();
    await come();
    expect(play.sent).toEqual([null, 'b', null]);
    expect(one).toMatchObject({ pages: [old, pages.b], follows: false });
    expect(told, 'who asked waits for the answer that knows').toBe(false);
    await come();
    await come();
    expect(play.sent).toEqual([null, 'b', null, 'b']);
    expect(one).toMatchObject({ pages: [pages.null, pages.b], doing: 'rest' });
    expect(told).toBe(true);
  });

  it('does not ask for all of it behind a page that nothing was given up for, or that did not come', async () => {
    const one = question([pages.null]);
    one.follow();
    await wait(0);
    expect(play.sent).toEqual(['b']);
    void one.ask();
    play.answer = () => Promise.reject(refused);
    one.follow();
    await wait(0);
    expect(one).toMatchObject({ followFailure: refused, doing: 'rest' });
    expect(play.sent).toEqual(['b', null, 'c']);
  });

  it('owes nothing any more when it was asked anew meanwhile', async () => {
    const one = question([pages.null]);
    const come = answersAtWill();
    void one.ask();
    one.follow();
    void one.askAnew();
    await come();
    expect(play.sent).toEqual([null, 'b', null]);
    expect(one).toMatchObject({ pages: [pages.null], doing: 'rest' });
  });
});
