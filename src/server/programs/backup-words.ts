import type { Opened } from '../platform/backup/backups.ts'
import { Damage } from '../platform/backup/damage.ts'
import { isDatabaseAway } from '../platform/postgres/database-trouble.ts'
import { AskedToStop } from '../platform/process/asked-to-stop.ts'
import { errorCode } from '../platform/process/error-code.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { StorageAway } from '../platform/storage/storage-away.ts'

/** What a person at the terminal can mend; undefined: a bug. */
export function wordsForBackupTrouble(error: unknown): string | undefined {
  if (error instanceof StartRefusal) return error.message
  if (error instanceof AskedToStop) return 'It was asked to stop.'
  if (error instanceof Damage)
    return `A backup is damaged: ${error.message}. To go on without it, move its files in backups/ away.`
  if (error instanceof StorageAway) return `The place of backups cannot be used: ${error.message}.`
  if (isDatabaseAway(error)) return 'The database went away meanwhile: begin again once the shop is well.'
  const isSystem = error instanceof Error && 'syscall' in error && errorCode(error) !== undefined
  return isSystem ? `${error.message}.` : undefined
}

export function wordsForOpened({ orders, lastOrderAt, products, accounts }: Opened): string {
  const last = lastOrderAt ? ` (the last of ${dhakaTime(lastOrderAt)})` : ''
  return `${orders} orders${last}, ${products} products and ${accounts} accounts`
}

/** As the shop’s pages show it. */
export function dhakaTime(moment: string): string {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Dhaka',
    dateStyle: 'short',
    timeStyle: 'medium',
  } as const)
  return `${shown.format(new Date(moment))} in Dhaka`
}
