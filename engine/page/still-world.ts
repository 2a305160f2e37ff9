import type { World, WorldParts } from './world.ts';

const nothing = (): undefined => undefined;
const never = (): Promise<never> => new Promise(nothing);

/** The world of a page that is drawn and not opened: nothing happens in it, and no answer comes. */
const still: World = {
  steps: { run: async () => undefined },
  sources: { refresh: nothing, retry: nothing, more: nothing },
  live: { load: never, call: never },
  overlay: {
    toast: nothing,
    confirm: async () => false,
    open: nothing,
    prepare: async () => undefined,
    close: nothing,
  },
  going: { to: nothing, scroll: nothing, login: nothing },
  app: { ask: async () => false, open: async () => undefined, stores: never },
  links: {
    copy: async () => false,
    share: async () => undefined,
    invite: never,
    qr: async () => null,
    fromCode: async () => null,
  },
  telemetry: { report: nothing, track: nothing },
  clock: { now: () => Number.NaN },
};

/** @param parts what is not still in it */
export function stillWorld(parts: WorldParts = {}): World {
  const facets = Object.entries(still).map(([name, facet]) => [
    name,
    { ...facet, ...parts[name as keyof World] },
  ]);
  return Object.fromEntries(facets) as World;
}
