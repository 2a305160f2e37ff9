/** Faults of the toolbar: each is a state of the sources. */
export const faults = ['slow', 'error', 'empty', 'stale', 'offline'] as const;

/** What sources are in while a fault is chosen; undefined without one. */
export const faultOf = (fault: unknown): (typeof faults)[number] | undefined =>
  faults.find((one) => one === fault);
