/** Faults of the toolbar, with the state of a source that each of them makes. */
const states = { slow: 'slow', error: 'error', empty: 'empty', stale: 'stale', offline: 'stale' } as const;

export const faults = Object.keys(states) as readonly (keyof typeof states)[];

/** What sources are in while a fault is chosen; undefined without one. */
export const faultOf = (fault: unknown): (typeof states)[keyof typeof states] | undefined =>
  faults.includes(fault as never) ? states[fault as keyof typeof states] : undefined;
