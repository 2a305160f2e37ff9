/** A reason to stop that the person at the terminal can do something about. */
export class StartProblem extends Error {}
