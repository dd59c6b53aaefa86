/** Optimistic concurrency (docs/decisions/017), on a locked record; an edit without a version never conflicts. */
export function isOutdated(fromVersion: number | undefined, { version }: { version: number }): boolean {
  return fromVersion !== undefined && fromVersion !== version
}
