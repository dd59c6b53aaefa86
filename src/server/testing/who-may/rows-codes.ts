import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../auth/passwords.ts'
import { givenSecret, givenUndo, newPhone } from '../../codes/testing/secrets.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

const CODE = '123456'
const PASSWORD = 'a long enough one'

/** Codes, links, and what they change; what was sent to one account opens nothing to another. */
export const CODE_ROWS = {
  'POST /api/auth/codes': [
    { about: 'a phone', answers: 'is for everybody', writes: [], ask: () => () => ({ body: { phone: newPhone() } }) },
  ],
  'POST /api/auth/codes/enter': [
    {
      about: 'a code that was sent',
      answers: 'is for everybody',
      writes: [],
      async ask({ shop }) {
        const { ticket } = await givenSecret(shop)
        return () => ({ body: { ticket, code: CODE } })
      },
    },
  ],
  'POST /api/auth/forgot-password': [
    { about: 'a phone', answers: 'is for everybody', writes: [], ask: () => () => ({ body: { to: newPhone() } }) },
  ],
  'POST /api/auth/reset-password': [
    {
      about: 'a code that was sent',
      answers: 'is for everybody',
      writes: [],
      async ask({ shop }) {
        const accountId = (await shop.given.account()).id
        const { ticket } = await givenSecret(shop, { purpose: 'reset_password', accountId })
        return () => ({ body: { ticket, code: CODE, newPassword: 'nakshi kantha 1971' } })
      },
    },
  ],
  'POST /api/auth/proof': [
    {
      about: 'the own account',
      answers: 'is for accounts',
      writes: [],
      ask: () => () => ({}),
    },
  ],
  'POST /api/auth/contact': [
    {
      about: 'a new phone',
      answers: 'is for accounts',
      writes: [],
      async ask({ shop }) {
        const passwordHash = await hashPassword(PASSWORD)
        await shop.db.updateTable('users').set({ password_hash: passwordHash }).execute()
        return () => ({ body: { phone: newPhone(), password: PASSWORD } })
      },
    },
  ],
  'PUT /api/auth/contact': [
    {
      about: 'a code that was sent to the new phone',
      answers: 'is for accounts',
      writes: [],
      async ask(world) {
        sentToAll ??= sendToAll(world)
        const tickets = await sentToAll
        return ({ id }) => ({ body: { ticket: tickets.get(id) ?? randomUUID(), code: CODE } })
      },
    },
  ],
  'POST /api/auth/undo-contact': [
    {
      about: 'a change of somebody’s',
      answers: 'is for everybody',
      writes: [],
      async ask({ shop }) {
        const code = await givenUndo(shop, (await shop.given.account()).id)
        return () => ({ body: { code } })
      },
    },
  ],
} satisfies Rows

let sentToAll: Promise<Map<number, string>> | undefined

/** Everybody has one of their own, for all uses of the row: each is used once. */
async function sendToAll({ shop, people }: World): Promise<Map<number, string>> {
  const ids = [...new Set(Object.values(people).map(({ id }) => id))].filter((id) => id !== people.nobody.id)
  const sent = await Promise.all(
    ids.map(async (accountId) => {
      const { ticket } = await givenSecret(shop, { purpose: 'change_contact', accountId })
      return [accountId, ticket] as const
    }),
  )
  return new Map(sent)
}
