import { createDevices, type Devices } from '../../auth/devices.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Actor } from '../../platform/actor.ts'
import { TEST_SECRET, type TestShop } from '../../testing/shop.ts'
import { changeContact, confirmContact } from '../change-contact.ts'
import type { Secrets } from '../one-time-secrets.ts'
import { undoContact } from '../undo-contact.ts'
import { codeIn, newPhone, recordedSecrets } from './secrets.ts'

export const PASSWORD = 'a long enough one'
export const HOME = '203.0.113.7'
export const VISITOR = { address: HOME, userAgent: '', cookies: '', setCookie: () => undefined }
export const secrets: ReturnType<typeof recordedSecrets> = recordedSecrets('https://haat.example')
export const entry: { devices: Devices; secrets: Secrets } = { devices: createDevices(TEST_SECRET), secrets }

let passwordHash: Promise<string> | undefined

/** With email, phone and `PASSWORD`; the email was shown to be its owner’s, unless a test says otherwise. */
export async function givenContacts(shop: TestShop, isEmailProven = true) {
  const { id, email, token } = await shop.given.account()
  const phone = newPhone()
  passwordHash ??= hashPassword(PASSWORD)
  await shop.db
    .updateTable('users')
    .set({ phone, password_hash: await passwordHash, is_email_proven: isEmailProven })
    .where('id', '=', id)
    .execute()
  return { actor: { id, role: 'User', vendor: null } satisfies Actor, email, phone, token }
}

let made = 0
export function newEmail(): string {
  made += 1
  return `fresh${made}@example.com`
}

/** Its code is sent, and not yet used. */
export async function askedChange(shop: TestShop, actor: Actor, to: { email: string } | { phone: string }) {
  const { ticket } = await changeContact(shop.db, entry, actor, { ...to, password: PASSWORD }, VISITOR)
  const code = codeIn(secrets.wordsTo('email' in to ? to.email : to.phone))
  return (by: Secrets = secrets) => confirmContact(shop.db, by, actor, { ticket, code }, HOME)
}

export async function change(shop: TestShop, actor: Actor, to: { email: string } | { phone: string }) {
  const confirm = await askedChange(shop, actor, to)
  return await confirm()
}

export function undoCodeTo(recipient: string): string {
  return /undo-change#([\w-]+)/.exec(secrets.wordsTo(recipient))?.[1] ?? ''
}

export function undo(shop: TestShop, code: string) {
  return undoContact(shop.db, secrets, code)
}

export function contactsOf(shop: TestShop, id: number) {
  return shop.db.selectFrom('users').select(['email', 'phone']).where('id', '=', id).executeTakeFirst()
}
