import { useEffect, useRef, useState } from 'react';
import { isStill, length, type Play } from './play.ts';
import { stepsTo } from './ring.ts';

/** A step of the light while the answer is on its way, ms. */
const pace = 90;

/** Where the light is on the rim; null: nowhere. It runs while one waits, and stops at the prize. */
export function useLight({ at, owed }: Play, rim: number, target: number): number | null {
  const [lit, light] = useState<number | null>(null);
  const now = useRef(lit);
  now.current = lit;
  useEffect(() => {
    const from = now.current ?? rim - 1;
    if (at === 'won') light(target);
    if (at === 'idle' && !owed) light(null);
    if (at === 'asking' && !isStill()) {
      const timer = setInterval(() => light((place) => ((place ?? from) + 1) % rim), pace);
      return () => clearInterval(timer);
    }
    if (at === 'revealing') {
      // It rests a moment at the prize before the prize is shown.
      const times = stepsTo(from, target, rim, length.grid - 400);
      const timers = times.map((time, step) => setTimeout(() => light((from + step + 1) % rim), time));
      return () => timers.forEach(clearTimeout);
    }
    return undefined;
  }, [at, owed, rim, target]);
  return lit;
}
