import type { Atom } from 'jotai/vanilla';
import type { CompiledSource } from '../document/page-model.ts';
import type { HttpClient } from '../http/client.ts';
import { leadsToLogin } from '../http/errors.ts';
import type { DataState } from '../page/data-state.ts';
import type { Page } from '../page/page.ts';
import { askPatiently, type SilentRequests } from './ask-patiently.ts';
import { failureWords, isAnswer } from './failure-words.ts';
import { keepSame } from './keep-same.ts';
import { mergePages } from './merge-pages.ts';
import { untilChange } from './next-at.ts';
import { SPREAD, untilNext } from './pace.ts';
import { presence } from './presence.ts';
import { Question } from './question.ts';
import { stateOf } from './state-of.ts';
import { type Wanted, wantedOf } from './wanted.ts';

/** How long until a reader is told that an answer takes long, in ms. */
const SLOW_AFTER = 5000;

/** Questions of one source whose answers are kept, for whoever comes back to one. */
const KEPT_MOST = 20;

interface SourceWorld {
  page: Page;
  http: Pick<HttpClient, 'get'>;
  silent: SilentRequests;
  /** The server's time, ms UTC. */
  now: () => number;
}

/** One source of the page: asks, asks again, and writes what there is into the page's store. */
export class Source {
  readonly name: string;
  readonly #world: SourceWorld;
  readonly #source: CompiledSource;
  readonly #wanted: Atom<Wanted>;
  readonly #signedOut: boolean;
  readonly #questions = new Map<string, Question>();
  readonly #spread = Math.random() * SPREAD;
  readonly #stops: (() => void)[] = [];
  #asked: Wanted;
  #question: Question;
  #again = (): void => undefined;
  #slowly: ReturnType<typeof setTimeout> | undefined;
  #slow = false;
  /** Good answers of the question when it was looked at last. */
  #answers = 0;
  /** What the user has been told of its failures, so that a poll does not say it again. */
  readonly #said = new Set<string>();
  #expected: { at: number; change: (data: unknown) => unknown }[] = [];
  #changing = false;
  #stopped = false;

  /** @param initial the answer that the page was pre-rendered with: shown, and asked anew at once */
  constructor(world: SourceWorld, name: string, source: CompiledSource, initial: unknown) {
    const { page } = world;
    this.name = name;
    this.#world = world;
    this.#source = source;
    // What is one's own is not asked for without a token: its place says that one is needed (T80).
    this.#signedOut = source.public !== true && page.identity.token === '';
    this.#wanted = wantedOf(page, source, this.#signedOut);
    this.#asked = page.store.get(this.#wanted);
    this.#question = this.#questionOf(this.#asked, initial === undefined ? undefined : [initial]);
    this.#start(true);
    this.#stops.push(
      page.store.sub(this.#wanted, () => this.#rewire()),
      presence.subscribe(() => this.#look()),
    );
    this.show();
  }

  /** Something has changed: an answer to what was sent before does not know of it. */
  refresh(): Promise<void> {
    return this.#ask(() => this.#question.askAnew());
  }

  /** Somebody does not want to wait: the first answer will do, also one to what was sent before. */
  retry(): Promise<void> {
    if (this.#question.pages !== undefined) return this.refresh();
    return this.#ask(() => {
      this.#again();
      return this.#question.ask();
    });
  }

  more(): void {
    if (this.#source.size === undefined || !this.#asked.enabled || this.#stopped) return;
    this.#answered();
    this.#question.follow();
    this.show();
  }

  /** Changes what is shown until the next answer, which knows better; the function returned puts it back. */
  expect(change: (data: unknown) => unknown): () => void {
    if (this.#question.pages === undefined) return () => undefined;
    const own = { at: this.#question.asked, change };
    this.#expected.push(own);
    this.show();
    return () => {
      this.#expected = this.#expected.filter((one) => one !== own);
      this.show();
    };
  }

  /** Writes what is known into the page's store. */
  show(): void {
    const { page } = this.#world;
    const target = page.data[this.name];
    if (!target) return;
    if (this.#signedOut) {
      page.store.set(target, { status: 'error', signedOut: true, message: page.strings.t('sign_in_needed') });
      return;
    }
    const question = this.#question;
    if (question.doing !== 'asking') this.#answered();
    this.#judge();
    // An answer that was on its way already does not know better.
    this.#expected = this.#expected.filter(({ at }) => question.answered <= at);
    const answer = question.pages && mergePages(question.pages);
    const data =
      answer === undefined
        ? undefined
        : this.#expected.reduce<unknown>((known, { change }) => change(known), answer);
    const paged = this.#source.size !== undefined;
    // What has stayed as it was is the very same: nothing is drawn because something is asked again.
    const state = stateOf(page, question, { data, paged, slow: this.#slow });
    page.store.set(target, keepSame(page.store.get(target), state) as DataState);
  }

  stop(): void {
    this.#stopped = true;
    this.#answered();
    for (const stop of this.#stops) stop();
    for (const one of this.#questions.values()) one.rest();
  }

  /** The question with these parameters, which may have been asked before. */
  #questionOf({ query }: Wanted, pages?: readonly unknown[]): Question {
    const key = JSON.stringify(query);
    const known = this.#questions.get(key);
    this.#questions.delete(key);
    const question: Question =
      known ??
      new Question(
        {
          send: (cursor, signal) => this.#send(query, cursor, signal),
          // A question that was left tells nothing any more.
          changed: () => question === this.#question && this.#changed(),
          pause: () => this.#pauseOf(question),
        },
        pages,
      );
    this.#questions.set(key, question);
    if (this.#questions.size > KEPT_MOST) this.#questions.delete([...this.#questions.keys()][0] ?? '');
    return question;
  }

  /** How long until a question is asked again by itself, in ms; false: never. */
  #pauseOf({ failure, followFailure, failures, pages = [] }: Question): number | false {
    if (!this.#asked.enabled) return false;
    const pace = untilNext(this.#asked.every, failure ?? followFailure ?? null, failures, this.#spread);
    const change = untilChange(pages, this.#world.now(), this.#spread);
    return pace === false || change === false ? pace || change : Math.min(pace, change);
  }

  #ask(way: () => Promise<void>): Promise<void> {
    if (!this.#asked.enabled || this.#stopped) return Promise.resolve();
    this.#question.failures = 0;
    // Who asks is answered by a page that loads.
    if (this.#question.pages === undefined) this.#question.failure = undefined;
    else this.#answered();
    const asked = way();
    this.show();
    return asked;
  }

  /** @param now asks at once, though there may be an answer */
  #start(now: boolean): void {
    if (!this.#asked.enabled) return;
    if (now || this.#question.pages === undefined) void this.#question.ask();
    else this.#question.keepAsking();
  }

  /** Something that it reads has changed, which may be the answer itself; only another question is asked anew. */
  #rewire(): void {
    const before = this.#asked;
    this.#asked = this.#world.page.store.get(this.#wanted);
    const { enabled, every, query } = this.#asked;
    const same = before.enabled === enabled && JSON.stringify(before.query) === JSON.stringify(query);
    if (same && before.every === every) return;
    if (!same) {
      this.#question.rest();
      this.#answered();
      this.#question = this.#questionOf(this.#asked);
      this.#question.failures = 0;
      this.#answers = this.#question.answers;
      this.#expected = [];
    }
    // Where asking every so often begins, what there is is fresh; where it ends, the final state is asked for: what is on its way by
    // then may be of before.
    if (same && enabled && every === false) void this.#question.askAnew();
    else this.#start(!same);
    this.show();
  }

  /** Somebody is there again, or the network: what is known may be old. */
  #look(): void {
    this.#question.failures = 0;
    if (presence.shown && presence.online && this.#asked.enabled) void this.#question.ask();
    this.show();
  }

  async #send(query: Wanted['query'], cursor: string | null, signal: AbortSignal): Promise<unknown> {
    const { page, http, silent } = this.#world;
    const { get, size } = this.#source;
    const whole = { ...query, ...(size ? { size } : {}), ...(cursor ? { cursor } : {}) };
    const asked = askPatiently((asking) => http.get(get, whole, asking), {
      signal,
      silent,
      awake: () => presence.shown,
    });
    this.#again = asked.again;
    this.#slowly ??= setTimeout(() => {
      this.#slow = true;
      this.show();
    }, SLOW_AFTER);
    try {
      return await asked.answer;
    } catch (error) {
      if (leadsToLogin(error, page.identity.token)) page.world.going.login();
      throw error;
    }
  }

  /** Nothing is waited for. */
  #answered(): void {
    clearTimeout(this.#slowly);
    this.#slowly = undefined;
    this.#slow = false;
  }

  /** Tells the user what has become of the newest question. */
  #judge(): void {
    const { page } = this.#world;
    const { answers, failure, followFailure } = this.#question;
    if (answers !== this.#answers) this.#said.clear();
    this.#answers = answers;
    const error = failure ?? followFailure;
    // A page that nobody looks at tells nothing, and says it when it is seen again.
    if (!isAnswer(error) || !presence.shown) return;
    const text = failureWords(page, error, false);
    if (this.#said.has(text)) return;
    this.#said.add(text);
    page.world.overlay.toast(text, 'failure');
  }

  /** What an answer brings is drawn in the turn in which it came, however much of it changed at once. */
  #changed(): void {
    if (this.#changing || this.#stopped) return;
    this.#changing = true;
    queueMicrotask(() => {
      this.#changing = false;
      const { draw } = this.#world.page.world.sources;
      if (draw) draw(() => this.show());
      else this.show();
    });
  }
}
