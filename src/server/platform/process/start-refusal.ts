/** For the person at the terminal; the process ends with 1. */
export class StartRefusal extends Error {}
