import { HOUR } from '../../engine/document/anywhere/days.ts';
import { entryOf } from '../errors.ts';
import { fair, rightCalls } from '../fixtures/fair.ts';
import type { Dice, Play } from '../fixtures/fair-part.ts';
import type { SourceDocument } from '../kernel/campaigns.ts';
import { changedDocument } from './changed-document.ts';
import { diceOf } from './dice.ts';
import type { Crash } from './faulty-database.ts';
import { playsOf, requestOf, spoilt } from './requests.ts';
import { count, newTally, type Tally } from './tally.ts';
import type { Answer, Request, World } from './world.ts';

/** A step that went wrong: what was done, and what was seen. */
export interface Wrong {
  readonly step: number;
  readonly did: string;
  readonly saw: string;
}

/** Which campaign is simulated: whoever has both has all of it. */
export interface Course {
  readonly seed: string;
  /** How many steps lie between its first and its last moment, whichever of them are gone. */
  readonly steps: number;
  /** The calls that people make; default: all. */
  readonly calls?: readonly string[];
  /** Whether a document that was changed while it is live may be published; default: each may. */
  readonly publishable?: (document: SourceDocument) => boolean;
}

const { schedule } = fair.document as { schedule: { start: string; end: string; settle: string } };
const [FIRST, END, LAST] = [
  Date.parse(schedule.start) - HOUR,
  Date.parse(schedule.end),
  Date.parse(schedule.settle) + 2 * HOUR,
];

/** So much of all steps happens before the campaign is over: afterwards there is less to do. */
const BEFORE_END = 0.88;

/** When something happens, ms UTC. @param part of all steps that are gone by then */
const momentOf = (part: number): number =>
  part < BEFORE_END
    ? FIRST + ((END - FIRST) * part) / BEFORE_END
    : END + ((LAST - END) * (part - BEFORE_END)) / (1 - BEFORE_END);

/** Whoever got no answer tries again for so long (decision 0014), ms. */
const AGAIN = HOUR / 4;

/** So many steps back lies what arrives once more. */
const BACK = 20;

/** So often an operator writes a change anew. */
const TRIES = 20;

/** Of so many steps one makes a call as no caller may: one call after the other. */
const SPOILT = 25;

/** Goes the steps of a campaign, each by its own chance. */
export class Steps {
  readonly #world: World;
  readonly #course: Course;
  readonly #possible: readonly Play[];
  readonly #readable: readonly string[];
  readonly tally: Tally;
  /** Requests of the last steps, with what they were answered first. */
  readonly #answered = new Map<number, { readonly request: Request; readonly answer: Answer }>();

  constructor(world: World, course: Course) {
    this.#world = world;
    this.#course = course;
    const operations = [...world.operations.values()];
    const { calls } = course;
    this.#possible = playsOf(operations).filter(({ call }) => calls === undefined || calls.includes(call));
    this.tally = newTally(this.#possible.map(({ call }) => call));
    this.#readable = operations
      .filter(({ method, caller, anchor }) => method === 'GET' && caller !== 'service' && !anchor)
      .filter(
        ({ path, id }) => rightCalls.get(id)?.path !== undefined || !path.replace(':id', '').includes(':'),
      )
      .map(({ id, path }) => rightCalls.get(id)?.path ?? path.replace(':id', 'fair'));
  }

  #dice(step: number) {
    const { seed, steps } = this.#course;
    return diceOf(seed, step, Math.floor(momentOf(step / steps)), this.#world.people);
  }

  /** Goes one step. @returns what was wrong; null where nothing was */
  async go(step: number): Promise<Wrong | null> {
    const dice = this.#dice(step);
    this.#world.setClock(dice.now);
    // Drawn behind those of the request, which are drawn anew.
    const chance = diceOf(`${this.#course.seed} what`, step, dice.now, this.#world.people);
    const what = chance.whole(1, 100);
    const wrong = (did: string, saw: string | null): Wrong | null =>
      saw === null ? null : { step, did, saw };
    if (step % SPOILT === 0) {
      const calls = [...this.tally.keys()];
      const call = calls[(step / SPOILT) % calls.length];
      const some = this.#possible.filter((play) => play.call === call);
      const request = spoilt(await requestOf(this.#world, some, dice), dice);
      const answer = await this.#world.send(request);
      count(this.tally, request.operation.id, answer.code);
      const did = `${request.operation.id} ${request.path} ${JSON.stringify(request)}, as no caller may`;
      return wrong(did, answer.code === 0 ? `done: ${answer.text}` : broken(answer));
    }
    if (what <= 70) {
      const request = await requestOf(this.#world, this.#possible, dice);
      const did = `${request.operation.id} ${request.path} by ${request.user} ${JSON.stringify(request.body ?? {})}`;
      return this.#ask(step, request, chance.whole(1, 10), chance.whole(1, 12)).then(({ how, saw }) =>
        wrong(`${did}, ${how}`, saw),
      );
    }
    if (what <= 80) {
      const before = step - chance.whole(1, BACK);
      return wrong(`step ${before} once more`, await this.#again(before, dice.now));
    }
    if (what <= 94) {
      const path = chance.pick(this.#readable);
      const answer = await this.#world.read(path, chance.whole(1, 5) === 1 ? undefined : chance.someone());
      return wrong(`read ${path}`, answer.status >= 500 ? `${answer.status} ${answer.text}` : null);
    }
    if (what <= 98) return wrong('what a server does by itself', await this.#work());
    if (what === 99) await this.#world.restart();
    else await this.#change(chance);
    return null;
  }

  /** A server tries again, but has nothing to try again: the next time would find the same. */
  async #work(): Promise<string | null> {
    try {
      await this.#world.work();
      return null;
    } catch (error) {
      const all: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
      return all.map((one) => (one instanceof Error ? one.message : String(one))).join('; ');
    }
  }

  /** What nobody may publish, the operator writes anew, and in the end leaves the document as it is. */
  async #change(chance: Dice): Promise<void> {
    const { publishable = () => true } = this.#course;
    for (let tries = 0; tries < TRIES; tries++) {
      const document = changedDocument(chance);
      if (publishable(document)) return this.#world.change(document);
    }
  }

  /** @param luck how the network and the server behave, 1 to 10 */
  async #ask(
    step: number,
    request: Request,
    luck: number,
    at: number,
  ): Promise<{ how: string; saw: string | null }> {
    const same = (a: Answer, b: Answer): string | null => this.#same(request, a, b);
    if (luck <= 6) return { how: 'answered', saw: broken(await this.#first(step, request)) };
    if (luck === 7) {
      const [one, other] = await Promise.all([this.#first(step, request), this.#world.send(request)]);
      return { how: 'tapped twice', saw: broken(one) ?? broken(other) ?? same(one, other) };
    }
    if (luck === 8) {
      const lost = await this.#first(step, request);
      return {
        how: 'answer lost, asked again',
        saw: broken(lost) ?? same(lost, await this.#world.send(request)),
      };
    }
    const crash: Crash = luck === 9 ? { at } : { after: 'commit' };
    const died = await this.#world.send(request, crash);
    // Often another process of the server answers; now and then it is a new one.
    if (at % 4 === 0) await this.#world.restart();
    const then = await this.#first(step, request);
    const how = `the server dies ${luck === 9 ? `at statement ${at}` : 'after the commit'}, asked again`;
    return { how, saw: broken(then) ?? (died.died ? null : (broken(died) ?? same(died, then))) };
  }

  async #first(step: number, request: Request): Promise<Answer> {
    const answer = await this.#world.send(request);
    this.#answered.set(step, { request, answer });
    this.#answered.delete(step - 2 * BACK);
    count(this.tally, request.operation.id, answer.code);
    return answer;
  }

  async #again(before: number, now: number): Promise<string | null> {
    const first = this.#answered.get(before);
    if (first === undefined || now - this.#dice(before).now > AGAIN) return null;
    const answer = await this.#world.send(first.request);
    return broken(answer) ?? this.#same(first.request, first.answer, answer);
  }

  /** What was done is answered as it was; what was refused may be taken later. */
  #same({ operation }: Request, first: Answer, then: Answer): string | null {
    if (!operation.needsKey || first.code !== 0 || first.text === then.text) return null;
    // The first is still at work: whoever waits asks again.
    return then.code === entryOf('IN_PROGRESS').code ? null : `first ${first.text}, then ${then.text}`;
  }
}

const broken = ({ status, text }: Answer): string | null => (status >= 500 ? `${status} ${text}` : null);
