/** Logs a failure that the specification wants logged and not told (spec §8). */
export function logOnly(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the log of the browser is the place that §8 asks for
  console.warn(what, error instanceof Error ? error.message : error)
}
