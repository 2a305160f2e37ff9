import type { Audited } from '../audit.ts';
import { type Course, Steps, type Wrong } from './steps.ts';
import type { World } from './world.ts';

/**
 * After so many steps all audits are asked, after each what it can have made wrong. Where one of all finds a row, the steps since
 * are gone again, one by one.
 */
const AUDITED = 250;

/** A campaign that is simulated. */
export interface Simulation extends Course {
  /** The steps that are gone, in their order; default: all. */
  readonly only?: readonly number[];
  readonly open: () => Promise<World>;
  /** Told now and then how many steps are gone, and how often each call was done and refused. */
  readonly told?: (gone: number, tally: Steps['tally']) => void;
}

/**
 * Goes through a campaign until something is wrong: an audit that finds a row, an answer of 500, one key with two answers.
 *
 * @returns the first thing that was wrong, at its step; null where nothing was
 */
export async function simulate(simulation: Simulation): Promise<Wrong | null> {
  const { steps, only = Array.from({ length: steps }, (_, i) => i) } = simulation;
  return walk(simulation, only);
}

const inOneLine = ({ room, rule, broken, rows }: Audited): string =>
  `${room}: ${rule}: ${broken} rows, ${JSON.stringify(rows[0])}`;

/** A step at which something broke that nobody foresaw. */
const thrown =
  (step: number) =>
  (error: unknown): Wrong => ({
    step,
    did: 'a step',
    saw: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });

async function walk(simulation: Simulation, only: readonly number[]): Promise<Wrong | null> {
  const world = await simulation.open();
  let [from, to]: [number, number] = [0, 0];
  let broken: readonly Audited[] = [];
  try {
    const steps = new Steps(world, simulation);
    for (const [index, step] of only.entries()) {
      const wrong = await steps.go(step).catch(thrown(step));
      if (wrong !== null) return wrong;
      const [touched] = await world.auditTouched();
      if (touched !== undefined) return { step, did: 'audit', saw: inOneLine(touched) };
      if ((index + 1) % AUDITED !== 0 && index + 1 !== only.length) continue;
      simulation.told?.(index + 1, steps.tally);
      broken = await world.audit();
      to = index + 1;
      if (broken.length > 0) break;
      from = to;
    }
  } finally {
    await world.close();
  }
  return broken.length === 0 ? null : exact(simulation, only.slice(0, to), from, broken);
}

/**
 * Goes the same way again, and asks what was broken in the end after each step since it was not.
 *
 * @param only steps up to the one after which it was broken
 * @param from so many of them were gone when nothing was
 */
async function exact(
  simulation: Simulation,
  only: readonly number[],
  from: number,
  broken: readonly Audited[],
): Promise<Wrong | null> {
  const world = await simulation.open();
  try {
    const steps = new Steps(world, simulation);
    for (const [index, step] of only.entries()) {
      const other = await steps.go(step).catch(thrown(step));
      if (other !== null) return other;
      const [first] = index < from ? [] : await world.audit(broken);
      if (first !== undefined) return { step, did: 'audit', saw: inOneLine(first) };
    }
  } finally {
    await world.close();
  }
  // What a server draws by chance, as a draw's seed, is drawn otherwise the second time.
  return { step: only.at(-1) ?? 0, did: 'audit', saw: broken.map(inOneLine).join('; ') };
}
