import type { Role } from '#contract/auth'
import type { Size } from '#contract/values/sizes'
import type { VendorStatus } from '#contract/vendors'
import { insertSession } from '../auth/sessions.queries.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { Db } from '../platform/database/db.ts'
import { indexWords } from '../text-analysis/index-words.ts'

/** What tests start from, put into the tables directly: fast, and free of the rules under test. */
export interface Givens {
  account(role?: Role): Promise<{ id: number; username: string; email: string; token: string }>
  vendor(status?: VendorStatus): Promise<{ id: number; ownerId: number; token: string }>
  category(name: string, parentId: number | null, isActive?: boolean): Promise<number>
  product(product?: GivenProduct): Promise<number>
}

export interface GivenProduct {
  name?: string
  vendorId?: number
  categoryId?: number
  pricePoisha?: number
  compareAtPoisha?: number
  tags?: string[]
  /** Size → stock; null is not counted. */
  stock?: Partial<Record<Size, number | null>>
}

/** Accounts of tests share this hash, of bytes that nobody kept; tests of passwords register for real. */
const NO_PASSWORD = '$argon2id$v=19$m=8,t=1,p=1$s5G/LZGuYsb3DvoBeEkfTg$6fKYgbJWuwKYyb3HXj2aV2pOCCWhVEcL9dib3wfzNS8'
const HOUSE_STORE = 1

export function createGivens(db: Db, tokens: Tokens): Givens {
  let made = 0
  /** As admins are who change accounts (docs/decisions/085). */
  const justLoggedIn = async (accountId: number): Promise<number> => {
    const began = { epoch: 0, browser: null, system: null, network: '192.0.2.0/24', lifeSeconds: 86_400 }
    const { id } = await insertSession(db, { accountId, ...began, isProven: true })
    // A torture lasts longer than a proof.
    const proven_at = new Date(Date.now() + 86_400_000)
    await db.updateTable('sessions').set({ proven_at }).where('id', '=', id).execute()
    return id
  }
  const account: Givens['account'] = async (role = 'User') => {
    made += 1
    const username = `${role.toLowerCase()}${made}`
    const email = `${username}@example.com`
    const { id } = await db
      .insertInto('users')
      .values({ username, email, password_hash: NO_PASSWORD, role })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (role !== 'Admin') return { id, username, email, token: await tokens.sign({ id, role, epoch: 0 }) }
    return { id, username, email, token: await tokens.sign({ id, role, epoch: 0, session: await justLoggedIn(id) }) }
  }
  return {
    account,
    async vendor(status = 'Approved') {
      const owner = await account('Vendor')
      // As one who has followed a link: what a store is told is then told whole.
      await db.updateTable('users').set({ is_email_proven: true }).where('id', '=', owner.id).execute()
      const { id } = await db
        .insertInto('vendors')
        .values({ owner_id: owner.id, store_name: `Store of ${owner.username}`, status })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, ownerId: owner.id, token: owner.token }
    },
    async category(name, parentId, isActive = true) {
      const { id } = await db
        .insertInto('categories')
        .values({ name, parent_id: parentId, is_active: isActive })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    async product(product = {}) {
      made += 1
      const { name = `Cotton panjabi ${made}`, tags = [], stock = { M: null, L: null } } = product
      const words =
        [name, ...tags]
          .join(' ')
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
      const { id } = await db
        .insertInto('products')
        .values({
          name,
          tags,
          vendor_id: product.vendorId ?? HOUSE_STORE,
          category_id: product.categoryId ?? 1,
          price_poisha: product.pricePoisha ?? 145_000,
          compare_at_poisha: product.compareAtPoisha ?? null,
          search: [...new Set(words)].map((word) => `'${word}':1A`).join(' '),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const sizes = Object.entries(stock).map(([size, count]) => ({ product_id: id, size, stock: count ?? null }))
      if (sizes.length > 0) await db.insertInto('product_sizes').values(sizes).execute()
      await indexWords(db, [[...words]])
      return id
    },
  }
}
