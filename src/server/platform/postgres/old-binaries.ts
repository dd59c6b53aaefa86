import type { Binaries } from './binaries.ts'

/** PostgreSQL’s fixes of security come every three months: three of them are missing by then. */
const OLD_AFTER_MONTHS = 9

/** Undefined: they are not so old. */
export function wordsForOld({ version, releasedAt }: Binaries, now: Date): string | undefined {
  const oldAt = new Date(releasedAt)
  oldAt.setUTCMonth(oldAt.getUTCMonth() + OLD_AFTER_MONTHS)
  if (now < oldAt) return undefined
  const day = releasedAt.toISOString().slice(0, 10)
  return (
    `The PostgreSQL programs (${version}) are of ${day}, and fixes of security have come out since. ` +
    'Please update the shop, or name newer ones by POSTGRES_BIN.'
  )
}
