import type { Dice } from '../fixtures/fair-part.ts';
import { randomOf } from '../seed/random.ts';

/** How much the first of all people are ahead of the others. */
const LEAN = 3;

/** So many people do most of what is done, for so many steps: what takes several, or several times, is done by them. */
const [CIRCLE, STRETCH] = [4, 120];

/**
 * Chance of one step, by seed and number alone: a step that is left out changes no other.
 *
 * @param now when it is, ms UTC
 * @param people their user ids
 */
export function diceOf(seed: string, step: number, now: number, people: readonly string[]): Dice {
  const random = randomOf(`${seed} ${step}`);
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  };
  const circle = randomOf(`${seed} circle ${Math.floor(step / STRETCH)}`)();
  const first = Math.floor(circle ** LEAN * Math.max(1, people.length - CIRCLE));
  const near = people.slice(first, first + CIRCLE);
  return {
    // Keys and ids of facts take no spaces, which a seed may have.
    id: `step${seed.replaceAll(/\W/g, '-')}x${step}`,
    now,
    whole,
    pick: (list) => at(list, whole(0, list.length - 1)),
    someone: () =>
      whole(1, 3) === 1
        ? at(people, Math.floor(random() ** LEAN * people.length))
        : at(near, whole(0, near.length - 1)),
  };
}
