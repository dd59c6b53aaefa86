import type { BackupTarget } from './backup-target.ts'
import { Damage } from './damage.ts'
import { type Piece, sha256Of } from './pieces.ts'

/** What is known of a backup, written once it is whole. */
export interface Backup {
  /** When it began, as a name: names sort by time. */
  name: string
  /** By the database’s clock; from then on it can be brought to any moment that the log reaches. */
  endedAt: string
  /** What brings it to that moment; these it holds itself. */
  firstWal: string
  lastWal: string
  /** A tar of `postgres` and `secrets` of the data folder, compressed and cut. */
  pieces: Piece[]
  /** Names of the pictures that were there, a line each, compressed; null: they are in a bucket. */
  pictures: Piece | null
}

/** What was found in a backup when it was opened. */
export interface Opened {
  orders: number
  lastOrderAt: string | null
  products: number
  accounts: number
  /** What breaks an invariant, in words. */
  found: string[]
}

export interface ListedBackup {
  backup: Backup
  /** Null: nobody could open it so far. */
  opened: Opened | null
}

const NAME = /^backups\/([\dTZ.-]+)\.json$/
const OPENED = /^backups\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-([\d.]+Z)\.opened$/

export function nameAt(moment: Date): string {
  return moment.toISOString().replaceAll(':', '-')
}

export const fileOf = (name: string) => `backups/${name}.json`
export const openedFileOf = (name: string) => `backups/${name}.opened`
export const piecesOf = (name: string) => `pieces/${name}`

export async function saveBackup(target: BackupTarget, backup: Backup): Promise<void> {
  await target.put(fileOf(backup.name), sealed(backup))
}

export async function saveOpened(target: BackupTarget, { name }: Backup, opened: Opened): Promise<void> {
  await target.put(openedFileOf(name), sealed(opened))
}

/** When the newest that opens was begun. By names alone: it is asked again and again. */
export async function newestOpenedAt(target: BackupTarget): Promise<Date | undefined> {
  let newest: Date | undefined
  for await (const file of target.list('backups/')) {
    const [, day, hours, minutes, seconds] = OPENED.exec(file) ?? []
    if (day === undefined) continue
    const begun = new Date(`${day}T${hours}:${minutes}:${seconds}`)
    if (!newest || begun > newest) newest = begun
  }
  return newest
}

/** The oldest first. Throws `Damage`. */
export async function backupsIn(target: BackupTarget): Promise<ListedBackup[]> {
  const names: string[] = []
  for await (const file of target.list('backups/')) names.push(...(NAME.exec(file)?.slice(1) ?? []))
  const listed: ListedBackup[] = []
  // One after the other: a target answers no more than so many questions at once.
  for (const name of names.toSorted()) {
    const backup = await read<Backup>(target, fileOf(name))
    if (!backup) throw new Damage(`${fileOf(name)} is missing`)
    listed.push({ backup, opened: await read<Opened>(target, openedFileOf(name)) })
  }
  return listed
}

/** A second line says what the first was. */
function sealed(facts: Backup | Opened): Uint8Array {
  const text = JSON.stringify(facts)
  return new TextEncoder().encode(`${text}\n${sha256Of(text)}\n`)
}

async function read<Facts>(target: BackupTarget, file: string): Promise<Facts | null> {
  const bytes = await target.get(file)
  if (!bytes) return null
  const [text = '', seal] = new TextDecoder().decode(bytes).split('\n')
  if (sha256Of(text) !== seal) throw new Damage(`${file} is not what was put there`)
  return JSON.parse(text)
}
