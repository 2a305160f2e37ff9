import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asking } from '../http/client.ts';
import { RequestError } from '../http/errors.ts';
import { askPatiently, FRESH_AFTER, noSilence, type SilentRequests } from './ask-patiently.ts';

interface Sent extends Required<Asking> {
  answer(data: unknown): void;
  fail(error: unknown): void;
}

let sent: Sent[];
let silent: SilentRequests;
let awake: boolean;
let stop: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  silent = noSilence();
  awake = true;
  stop = new AbortController();
});
afterEach(() => vi.useRealTimers());

const send = (asking: Required<Asking>): Promise<unknown> =>
  new Promise((answer, fail) => sent.push({ ...asking, answer, fail }));
const ask = () => askPatiently(send, { signal: stop.signal, silent, awake: () => awake });
const lost = new RequestError('transport', 'request fail');
const open = (): boolean[] => sent.map(({ signal }) => !signal.aborted);
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('an answer that does not come', () => {
  it('one that comes in time is asked for once', async () => {
    const { answer } = ask();
    await wait(FRESH_AFTER - 1);
    sent[0]?.answer('a');
    expect(await answer).toBe('a');
    await wait(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is asked for anew beside the silent request, and the first answer counts', async () => {
    const { answer } = ask();
    await wait(FRESH_AFTER);
    expect(open()).toEqual([true, true]);
    sent[1]?.answer('fresh');
    expect(await answer).toBe('fresh');
    expect(open(), 'the other one is given up').toEqual([false, false]);
    expect(silent.kept).toBe(0);
  });

  it('a slow network’s first request may win', async () => {
    const { answer } = ask();
    await wait(20_000);
    expect(open(), 'the newest fresh one alone stands beside it').toEqual([true, false, true]);
    sent[0]?.answer('old');
    expect(await answer).toBe('old');
  });

  it('one that is lost leaves the other to answer', async () => {
    const { answer } = ask();
    await wait(FRESH_AFTER);
    sent[0]?.fail(lost);
    sent[1]?.answer('fresh');
    expect(await answer).toBe('fresh');
  });

  it('where the page waits for two already, the silent one gives its connection back', async () => {
    silent.kept = 2;
    const { answer } = ask();
    await wait(FRESH_AFTER);
    expect(open()).toEqual([false, true]);
    sent[1]?.answer('b');
    expect(await answer).toBe('b');
    expect(silent.kept).toBe(2);
  });

  it('while parts of it arrive, nothing else is sent', async () => {
    const { answer } = ask();
    for (let i = 0; i < 10; i++) {
      await wait(FRESH_AFTER - 1);
      sent[0]?.heard();
    }
    expect(sent).toHaveLength(1);
    await wait(FRESH_AFTER);
    expect(sent, 'until they no longer do').toHaveLength(2);
    sent[0]?.answer('whole');
    expect(await answer).toBe('whole');
  });

  it('a request that is lost counts only when no other is open', async () => {
    const { answer } = ask();
    const failed = expect(answer).rejects.toBe(lost);
    await wait(FRESH_AFTER);
    sent[0]?.fail(lost);
    await wait(1);
    expect(silent.kept).toBe(0);
    sent[1]?.fail(lost);
    await failed;
  });

  it('a refusal is an answer', async () => {
    const { answer } = ask();
    const no = new RequestError('refused', 'closed', 1001);
    const failed = expect(answer).rejects.toBe(no);
    await wait(FRESH_AFTER);
    sent[1]?.fail(no);
    await failed;
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('who taps gets a fresh request at once', async () => {
    const { answer, again } = ask();
    await wait(100);
    again();
    expect(sent).toHaveLength(2);
    sent[1]?.answer('now');
    expect(await answer).toBe('now');
    again();
    expect(sent).toHaveLength(2);
  });

  it('nothing goes out by itself while nobody looks', async () => {
    awake = false;
    void ask().answer;
    await wait(30_000);
    expect(sent).toHaveLength(1);
    awake = true;
    await wait(FRESH_AFTER);
    expect(sent).toHaveLength(2);
  });

  it('whoever gives it up gives all of it up', async () => {
    const { answer } = ask();
    const failed = expect(answer).rejects.toMatchObject({ fault: 'aborted' });
    await wait(FRESH_AFTER);
    stop.abort();
    await failed;
    expect(open()).toEqual([false, false]);
    await wait(60_000);
    expect([sent.length, silent.kept]).toEqual([2, 0]);
  });
});

describe('a server that keeps silent to many questions', () => {
  const onTheWire = (): number => open().filter(Boolean).length;

  it('leaves a connection of six to the pictures and scripts of the page, and each question has its turn', async () => {
    const questions = Array.from({ length: 12 }, (_, nth) => {
      const asking: AbortSignal[] = [];
      askPatiently(
        (one) => {
          asking.push(one.signal);
          return send(one);
        },
        { signal: stop.signal, silent, awake: () => awake },
      ).answer.catch(() => undefined);
      return { nth, asking };
    });
    expect(onTheWire(), 'nothing is silent yet').toBe(12);
    for (let turns = 1; turns <= 4; turns++) {
      await wait(FRESH_AFTER);
      expect(onTheWire(), `after ${turns * 8} s`).toBe(5);
    }
    for (const { nth, asking } of questions) expect(asking.length, `question ${nth}`).toBeGreaterThan(1);
  });

  it('that is well again answers all of them at the next turn', async () => {
    const answers = Array.from({ length: 12 }, () => ask().answer);
    await wait(FRESH_AFTER + 100);
    let heard = 0;
    for (const one of answers) void one.then(() => heard++);
    // From now on whatever is sent is answered.
    const told = new Set(sent);
    const answering = setInterval(() => {
      for (const one of sent) if (!told.has(one)) one.answer(told.add(one).size);
    }, 10);
    await wait(FRESH_AFTER + 200);
    clearInterval(answering);
    expect(heard).toBe(12);
    expect([silent.kept, silent.fresh, silent.waiting.size]).toEqual([0, 0, 0]);
  });

  it('sends a fresh one for whoever taps, however many wait', async () => {
    const all = Array.from({ length: 12 }, ask);
    await wait(FRESH_AFTER);
    const before = sent.length;
    all[11]?.again();
    expect(sent.length).toBe(before + 1);
    sent.at(-1)?.answer('now');
    expect(await all[11]?.answer).toBe('now');
  });

  it('a question that is given up while it waits is not asked any more', async () => {
    const given = new AbortController();
    for (let nth = 0; nth < 11; nth++) void ask().answer;
    const last = askPatiently(send, { signal: given.signal, silent, awake: () => awake });
    const failed = expect(last.answer).rejects.toMatchObject({ fault: 'aborted' });
    await wait(FRESH_AFTER);
    given.abort();
    await failed;
    expect(silent.waiting.size).toBe(8);
  });
});
