import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Role } from '#contract/auth'
import { ADMIN } from '../../scripts/built-shop.mjs'
import { createTokens } from '../../src/server/auth/tokens.ts'
import { call } from './calls.ts'
import { query } from './database.ts'

export interface Account {
  id: number
  username: string
  email: string
  password: string
  role: Role
  token: string
  /** The shop that it is an account of. */
  shopUrl: string
}

export const PASSWORD = 'nakshi kantha 1971'

/** Words that no other test uses. */
export function freshName(): string {
  return `rahima-${randomUUID().slice(0, 8)}`
}

/** All tests together come from one network, and are more than a shop lets in from there. */
async function admitAnother(shopUrl: string): Promise<void> {
  if (shopUrl === inject('shop').url) await query("delete from rate_limits where kind = 'registrations'", [])
}

/** A new customer of the shop. */
export async function newCustomer(shopUrl = inject('shop').url): Promise<Account> {
  await admitAnother(shopUrl)
  const username = freshName()
  const who = { username, email: `${username}@example.com`, password: PASSWORD }
  return accountOf({ ...who, shopUrl, ...(await call('POST /api/auth/register', { body: who }, { shopUrl })) })
}

let sharedAdmin: Promise<Account> | undefined

/** Whoever is the admin of a shop; of the one that all tests share, logged in once. */
export async function theAdmin(shopUrl = inject('shop').url): Promise<Account> {
  if (shopUrl !== inject('shop').url) return await logInAsAdmin(shopUrl)
  sharedAdmin ??= logInAsAdmin(shopUrl).catch((error: unknown) => {
    sharedAdmin = undefined
    throw error
  })
  // All tests together last longer than what a login proves.
  await query('update sessions set proven_at = now() where proven_at is not null', [])
  return await sharedAdmin
}

async function logInAsAdmin(shopUrl: string): Promise<Account> {
  const { token } = await call('POST /api/auth/login', { body: ADMIN }, { shopUrl })
  return accountOf({ ...ADMIN, email: 'admin@haat.local', shopUrl, token })
}

/** Another than the one that a shop begins with, for what two of them do. */
export async function newAdmin(shop: { url: string; dataDir: string }): Promise<Account> {
  const { username, email, password, id } = await newCustomer(shop.url)
  await query("update users set role = 'Admin' where id = $1", [id], shop.dataDir)
  const { token } = await call('POST /api/auth/login', { body: { username, password } }, { shopUrl: shop.url })
  return accountOf({ username, email, password, shopUrl: shop.url, token })
}

/** A vendor that waits for a decision. */
export async function newVendor(shopUrl = inject('shop').url): Promise<Account> {
  await admitAnother(shopUrl)
  const email = `${freshName()}@example.com`
  const store = {
    storeName: `Store of ${email.split('@')[0]}`,
    storeDescription: 'Handloom sarees from Tangail.',
    contactPhone: '01711000000',
  }
  const body = { email, password: PASSWORD, ...store }
  const { token } = await call('POST /api/Vendors/Register', { body }, { shopUrl })
  return accountOf({ username: email, email, password: PASSWORD, shopUrl, token })
}

/** A token of this account that runs out so many seconds from now, or ran out where they are negative. */
export async function tokenEnding(account: Account, secondsFromNow: number): Promise<string> {
  const secret = await readFile(join(inject('shop').dataDir, 'secrets/token-key'), 'utf8')
  return await createTokens(secret.trim(), secondsFromNow).sign({ ...account, epoch: 0 })
}

/** What the shop keeps in local storage after a login (spec §3). Takes effect with the next page that is opened. */
export async function openSession(page: Page, { token, id, role, shopUrl }: Account): Promise<void> {
  // Where the visitor before has left the window.
  if (page.url() !== `${shopUrl}/robots.txt`) await page.goto('/robots.txt')
  await page.evaluate(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    },
    { token, userId: String(id), role },
  )
}

function accountOf(known: Omit<Account, 'id' | 'role'>): Account {
  const { userId, role } = JSON.parse(Buffer.from(known.token.split('.')[1] ?? '', 'base64url').toString())
  return { ...known, id: userId, role }
}
