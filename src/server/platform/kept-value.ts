import { onAnnouncement, type Tag } from './announcements.ts'
import type { Db } from './db.ts'
import type { Hearing } from './hearing.ts'

/**
 * What is read from the database, kept until something that it shows changes: for a value that nearly every page needs and
 * hardly anybody changes. Nobody may change it in place.
 */
export function keptValue<Value>(
  db: Db,
  hearing: Hearing,
  shows: Tag,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  const forget = () => {
    kept = undefined
  }
  onAnnouncement(db, (tags) => {
    if (tags.has(shows)) forget()
  })
  hearing.onGap(forget)
  const readAndKeep = () => {
    const reading = read()
    kept = reading
    reading.catch(() => {
      if (kept === reading) forget()
    })
    return reading
  }
  return () => (hearing.isCertain() ? (kept ?? readAndKeep()) : read())
}
