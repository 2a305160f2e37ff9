/** Thrown inside a run of steps to end it: the rest is not run. */
export class Stop extends Error {}
