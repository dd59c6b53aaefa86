/** A start that cannot go on, in one sentence for the person at the terminal; the process ends with status 1. */
export class StartRefusal extends Error {}
