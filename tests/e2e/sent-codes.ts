import { query } from './database.ts'
import { expect } from './visit.ts'

let phones = 0
/** Nobody else’s in this run. */
export function newPhone(): string {
  phones += 1
  return `019${String(Date.now() % 1_000_000).padStart(6, '0')}${String(phones).padStart(2, '0')}`
}

/** What stands in the newest message to a phone or an email, once it is written. */
export async function wordsTo(recipient: string): Promise<string> {
  const newest = `select plain_text from messages where to_phone = $1 or to_address = $1 order by id desc limit 1`
  await expect.poll(async () => (await query(newest, [recipient])).length).toBe(1)
  return String((await query(newest, [recipient]))[0]?.plain_text)
}
export async function codeTo(recipient: string): Promise<string> {
  return /\b\d{6}\b/.exec(await wordsTo(recipient))?.[0] ?? ''
}
