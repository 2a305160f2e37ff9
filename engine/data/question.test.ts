import { describe, expect, it, vi } from 'vitest';
import { RequestError } from '../http/errors.ts';
import { presence } from './presence.ts';
import { changed, play, playQuestions, question, wait } from './testing-question.ts';

const lost = new RequestError('transport', 'request fail');
const refused = new RequestError('refused', 'no', 1001);

playQuestions();

describe('a question', () => {
  it('has one request open at a time, whoever asks', async () => {
    const one = question();
    expect(one.ask()).toBe(one.ask());
    expect(one.doing).toBe('asking');
    await wait(0);
    expect(play.sent).toHaveLength(1);
    expect(one).toMatchObject({ doing: 'rest', pages: [{ n: 1 }], answers: 1, failure: undefined });
  });

  it('that is asked anew gives up what is open, whether or not something is known', async () => {
    const signals: AbortSignal[] = [];
    play.answer = (_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const known = [question(), question([{ n: 0 }])];
    for (const one of known) void one.ask();
    play.answer = async () => ({ n: 'anew' });
    for (const one of known) await one.askAnew();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(known.map(({ pages }) => pages)).toEqual([[{ n: 'anew' }], [{ n: 'anew' }]]);
  });

  it('is sent again after 1 s and 2 s when its answer was lost, and then has failed', async () => {
    play.answer = () => Promise.reject(lost);
    const one = question();
    void one.ask();
    await wait(999);
    expect(play.sent).toHaveLength(1);
    expect(one).toMatchObject({ doing: 'asking', lost: 1, reason: lost, failure: undefined });
    await wait(1);
    expect(play.sent).toHaveLength(2);
    await wait(1999);
    expect(play.sent).toHaveLength(2);
    await wait(1);
    expect(play.sent).toHaveLength(3);
    expect(one).toMatchObject({ doing: 'rest', failure: lost, failures: 1 });
    play.answer = async () => 'good';
    await one.ask();
    expect(one).toMatchObject({
      failure: undefined,
      failures: 0,
      lost: 0,
      reason: undefined,
      pages: ['good'],
    });
  });

  it('that was given up as the page is left has not failed, tells nothing, and is asked by whoever comes back', async () => {
    let leave: (error: unknown) => void = () => undefined;
    play.answer = () => new Promise((_, reject) => (leave = reject));
    play.pause = 5000;
    const [fresh, known] = [question(), question([{ n: 0 }])];
    for (const one of [fresh, known]) {
      const done = one.ask();
      changed.mockReset();
      leave(new RequestError('aborted', 'Request aborted'));
      await done;
      expect(changed).not.toHaveBeenCalled();
      expect(one).toMatchObject({ doing: 'rest', failure: undefined, failures: 0, lost: 0 });
    }
    play.answer = async () => 'back';
    await fresh.ask();
    expect(fresh.pages).toEqual(['back']);
    await wait(5000);
    expect(known.pages, 'by itself').toEqual(['back']);
  });

  it('tells of what changes, and of nothing else: what is drawn by it is drawn no more often', async () => {
    play.answer = () => Promise.reject(lost);
    const one = question();
    const told: unknown[] = [];
    changed.mockImplementation(() => told.push([one.doing, one.lost]));
    void one.ask();
    await wait(10_000);
    expect(told).toEqual([
      ['asking', 0],
      ['asking', 1],
      ['asking', 2],
      ['rest', 2],
    ]);
  });

  it('of which more is wanted gives up what is open: its rows would come twice', async () => {
    const signals: AbortSignal[] = [];
    play.answer = (_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    const one = question([{ n: 0, next: 'c1' }]);
    void one.ask();
    one.follow();
    one.follow();
    await wait(0);
    expect(play.sent).toEqual([null, 'c1']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    one.rest();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('that waits for the network goes on waiting while somebody comes and goes', async () => {
    presence.setOnline(false);
    const one = question();
    void one.ask();
    presence.setShown(false);
    await wait(0);
    presence.setShown(true);
    await wait(0);
    expect([one.doing, play.sent]).toEqual(['waiting', []]);
    presence.setOnline(true);
    await wait(0);
    expect(one.pages).toEqual([{ n: 1 }]);
  });

  it('that is refused is not sent again', async () => {
    play.answer = () => Promise.reject(refused);
    const one = question();
    await one.ask();
    await wait(60_000);
    expect(play.sent).toHaveLength(1);
    expect(one.failure).toBe(refused);
  });

  it('waits for the network, and for somebody to look before it is sent again', async () => {
    presence.setOnline(false);
    const one = question();
    void one.ask();
    expect(one.doing).toBe('waiting');
    play.answer = () => Promise.reject(lost);
    presence.setOnline(true);
    await wait(0);
    expect(one.doing).toBe('asking');
    presence.setShown(false);
    await wait(10_000);
    expect(one.doing).toBe('waiting');
    expect(play.sent).toHaveLength(1);
    play.answer = async () => 'seen';
    presence.setShown(true);
    await wait(0);
    expect(one.pages).toEqual(['seen']);
  });

  it('is asked again by itself while somebody looks', async () => {
    play.pause = 5000;
    const one = question();
    await one.ask();
    await wait(4999);
    expect(play.sent).toHaveLength(1);
    await wait(1);
    expect(play.sent).toHaveLength(2);
    presence.setShown(false);
    await wait(60_000);
    expect(play.sent).toHaveLength(2);
    presence.setShown(true);
    one.keepAsking();
    await wait(5000);
    expect(play.sent).toHaveLength(3);
    one.rest();
    await wait(60_000);
    expect(play.sent).toHaveLength(3);
  });

  it('whose pause begins anew, or ends, is not asked by the one before', async () => {
    play.pause = 5000;
    const one = question();
    await one.ask();
    await wait(2500);
    one.keepAsking();
    await wait(4999);
    expect(play.sent).toHaveLength(1);
    await wait(1);
    expect(play.sent).toHaveLength(2);
    play.pause = false;
    one.keepAsking();
    await wait(60_000);
    expect(play.sent).toHaveLength(2);
  });

  it('at rest has nothing open and nothing to say; what is known stays', async () => {
    const one = question();
    await one.ask();
    play.answer = () => new Promise((resolve) => setTimeout(resolve, 10, { n: 'late' }));
    void one.ask();
    one.rest();
    changed.mockReset();
    await wait(1000);
    expect(changed).not.toHaveBeenCalled();
    expect(one).toMatchObject({ doing: 'rest', pages: [{ n: 1 }], answers: 1 });
  });
});

describe('a question that is given up', () => {
  it('lets whoever waited for it wait for what has taken its place', async () => {
    const answers: ((data: unknown) => void)[] = [];
    play.answer = (_, signal) =>
      new Promise((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener('abort', reject);
      });
    const one = question(['old']);
    const heard = vi.fn();
    void one.ask().then(heard);
    void one.askAnew();
    await wait(1000);
    expect(heard).not.toHaveBeenCalled();
    answers[1]?.('new');
    await wait(0);
    expect(heard).toHaveBeenCalledOnce();
    expect(one.pages).toEqual(['new']);
  });

  it('says nothing more of itself, not even when the network goes while it waits to be sent again', async () => {
    play.answer = () => Promise.reject(lost);
    const one = question(['old']);
    void one.ask();
    await wait(500);
    play.answer = () => new Promise(() => undefined);
    void one.askAnew();
    presence.setOnline(false);
    await wait(5000);
    expect(one.doing, 'the one that is open was sent').toBe('asking');
    one.rest();
    await wait(5000);
    expect(one).toMatchObject({ doing: 'rest', lost: 0, reason: undefined, failure: undefined });
  });

  it('at rest waits for no network', async () => {
    play.answer = () => Promise.reject(lost);
    const one = question(['old']);
    void one.ask();
    await wait(500);
    one.rest();
    presence.setOnline(false);
    changed.mockReset();
    await wait(5000);
    expect(one.doing).toBe('rest');
    expect(changed).not.toHaveBeenCalled();
  });

  it('knows which of its requests was answered', async () => {
    const one = question();
    await one.ask();
    expect([one.asked, one.answered]).toEqual([1, 1]);
    const open = one.ask();
    expect([one.asked, one.answered]).toEqual([2, 1]);
    await open;
    expect([one.asked, one.answered]).toEqual([2, 2]);
  });
});
