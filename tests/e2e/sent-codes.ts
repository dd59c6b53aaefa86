import { randomInt } from 'node:crypto'
import { query } from './database.ts'
import { expect } from './visit.ts'

/** Nobody else’s in this run. */
export function newPhone(): string {
  return `019${String(randomInt(100_000_000)).padStart(8, '0')}`
}

/** What fits of the newest message to a phone or an email that has such words, once one is written. */
export async function wordsTo(recipient: string, wanted: RegExp): Promise<string> {
  const sent = 'select plain_text from messages where to_phone = $1 or to_address = $1 order by id desc'
  const found = async () =>
    (await query(sent, [recipient])).map(({ plain_text }) => wanted.exec(String(plain_text))?.[0]).find(Boolean)
  await expect.poll(found, { message: `${wanted} to ${recipient}` }).toBeDefined()
  return (await found()) ?? ''
}

export async function codeTo(recipient: string): Promise<string> {
  return await wordsTo(recipient, /\b\d{6}\b/)
}
