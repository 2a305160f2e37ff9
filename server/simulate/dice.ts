import type { Dice } from '../fixtures/fair-part.ts';
import { randomOf } from '../seed/random.ts';

/** How much the first of all people are ahead of the others. */
const LEAN = 3;

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
  return {
    id: `step${seed}x${step}`,
    now,
    whole,
    pick: (list) => at(list, whole(0, list.length - 1)),
    someone: () => at(people, Math.floor(random() ** LEAN * people.length)),
  };
}
