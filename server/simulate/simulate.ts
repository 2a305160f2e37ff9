import { type Course, Steps, type Wrong } from './steps.ts';
import type { World } from './world.ts';

/** After so many steps the audits are asked; where one finds a row, the steps since are gone again, one by one. */
const AUDITED = 100;

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
  return walk(simulation, only, AUDITED);
}

async function walk(simulation: Simulation, only: readonly number[], audited: number): Promise<Wrong | null> {
  const world = await simulation.open();
  let found: { readonly from: number; readonly wrong: Wrong } | null = null;
  try {
    const steps = new Steps(world, simulation);
    for (const [index, step] of only.entries()) {
      const wrong = await steps.go(step);
      if (wrong !== null) return wrong;
      if ((index + 1) % audited !== 0 && index + 1 !== only.length) continue;
      simulation.told?.(index + 1, steps.tally);
      const [first] = await world.audit();
      if (first === undefined) continue;
      const saw = `${first.room}: ${first.rule}: ${first.broken} rows, ${JSON.stringify(first.rows[0])}`;
      found = { from: index + 1 - audited, wrong: { step, did: 'audit', saw } };
      break;
    }
  } finally {
    await world.close();
  }
  if (found === null || audited === 1) return found?.wrong ?? null;
  return exact(simulation, only, found.from, found.wrong);
}

/** Goes the same way again and asks the audits after every step of the last stretch. */
async function exact(
  simulation: Simulation,
  only: readonly number[],
  from: number,
  wrong: Wrong,
): Promise<Wrong> {
  const world = await simulation.open();
  try {
    const steps = new Steps(world, simulation);
    for (const [index, step] of only.entries()) {
      const other = await steps.go(step);
      if (other !== null) return other;
      if (index < from) continue;
      const [first] = await world.audit();
      if (first !== undefined) return { ...wrong, step, saw: wrong.saw };
      if (step === wrong.step) break;
    }
  } finally {
    await world.close();
  }
  return wrong;
}
