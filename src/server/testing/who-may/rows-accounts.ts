import { hashPassword } from '../../auth/passwords.ts'
import { emailOf, type Person } from './people.ts'
import type { Rows } from './row.ts'
import type { World } from './world.ts'

export const PASSWORD = 'a long enough one'
let registered = 0

/** The ways in, and the accounts as admins manage them. */
export const ACCOUNT_ROWS = {
  'POST /api/auth/login': [
    {
      about: 'a registered account',
      answers: 'is for everybody',
      writes: [],
      async ask(world) {
        await unlock(world)
        return () => ({ body: { username: emailOf('shopper'), password: PASSWORD } })
      },
    },
  ],
  'POST /api/auth/register': [
    { about: 'a new name', answers: 'is for everybody', writes: [], ask: () => () => ({ body: newcomer() }) },
  ],
  'PUT /api/auth/password': [
    {
      about: 'the own password',
      answers: 'is for accounts',
      writes: [],
      async ask(world) {
        await unlock(world)
        return () => ({ body: { currentPassword: PASSWORD, newPassword: 'nakshi kantha 1971' } })
      },
      settle: beginEpochAnew,
    },
  ],
  'POST /api/auth/session-proof': [
    {
      about: 'the own password',
      answers: 'is for admins',
      writes: [],
      async ask(world) {
        await unlock(world)
        return () => ({ body: { password: PASSWORD } })
      },
    },
  ],
  'POST /api/auth/end-sessions': [
    {
      about: 'the own sessions',
      answers: 'is for accounts',
      writes: [],
      ask: () => () => ({}),
      settle: beginEpochAnew,
    },
  ],
  'POST /api/auth/end-other-sessions': [
    {
      about: 'the own sessions',
      answers: 'is for accounts',
      writes: [],
      ask: () => () => ({}),
      settle: beginEpochAnew,
    },
  ],
  'GET /api/account/sessions': [{ about: 'the own sessions', answers: 'is for accounts', ask: () => () => ({}) }],
  'DELETE /api/account/sessions/:id': [
    {
      about: 'a session of the own',
      answers: 'is for accounts',
      writes: [],
      async ask(world) {
        const ids = await sessionsOfAll(world)
        return ({ id }) => ({ params: { id: ids.get(id) ?? NO_SESSION } })
      },
    },
    {
      about: 'a session of the shopper',
      answers: 'hides the shopper’s',
      writes: [],
      ask: async ({ shop, people }) =>
        byId((await sessionsOf(shop, [people.shopper.id])).get(people.shopper.id) ?? NO_SESSION),
    },
  ],
  'GET /api/auth/me': [{ about: 'the own account', answers: 'is for accounts', ask: () => () => ({}) }],
  'GET /api/users': [
    { about: 'all accounts', answers: 'is for admins', ask: () => () => ({}) },
    {
      about: 'the shopper',
      answers: 'is for admins',
      ask: () => () => ({ query: { search: emailOf('shopper') } }),
    },
  ],
  'PUT /api/users/:id/role': [
    {
      about: 'a customer who shall be a vendor',
      answers: 'is for admins',
      writes: ['user role', 'vendor open'],
      ask: async (world) => withRole(await somebody(world), 'Vendor'),
    },
    {
      about: 'a vendor who shall be a customer',
      answers: 'is for admins',
      writes: ['user role', 'vendor delete'],
      ask: async ({ shop }) => withRole((await shop.given.vendor()).ownerId, 'Customer'),
    },
    {
      about: 'the admin’s own account',
      answers: 'is in an admin’s way',
      writes: [],
      ask: ({ people }) => withRole(people.admin.id, 'Customer'),
    },
  ],
  'PUT /api/users/:id/toggle-active': [
    {
      about: 'a customer',
      answers: 'is for admins',
      writes: ['user active'],
      ask: async (world) => byId(await somebody(world)),
    },
    {
      about: 'the admin’s own account',
      answers: 'is in an admin’s way',
      writes: [],
      ask: ({ people }) => byId(people.admin.id),
    },
  ],
  'DELETE /api/users/:id': [
    {
      about: 'a customer',
      answers: 'is for admins',
      writes: ['user delete'],
      ask: async (world) => byId(await somebody(world)),
    },
    {
      about: 'a vendor',
      answers: 'is for admins',
      writes: ['user delete', 'vendor delete'],
      ask: async ({ shop }) => byId((await shop.given.vendor()).ownerId),
    },
    {
      about: 'the admin’s own account',
      answers: 'is in an admin’s way',
      writes: [],
      ask: ({ people }) => byId(people.admin.id),
    },
  ],
  'GET /api/audit': [{ about: 'all deeds', answers: 'is for admins', ask: () => () => ({}) }],
} satisfies Rows

function newcomer() {
  registered += 1
  return { username: `newcomer${registered}`, email: `newcomer${registered}@example.com`, password: PASSWORD }
}

const passwordHash = hashPassword(PASSWORD)

/** Gives every account the same password. */
export async function unlock({ shop }: World): Promise<void> {
  await shop.db
    .updateTable('users')
    .set({ password_hash: await passwordHash })
    .execute()
}

/** As if the account’s sessions had never been ended: its token is used again. */
async function beginEpochAnew({ shop }: World, { id }: Person): Promise<void> {
  await shop.db.updateTable('users').set({ token_epoch: 0 }).where('id', '=', id).execute()
}

const NO_SESSION = 999_999_999

async function sessionsOfAll({ shop, people }: World): Promise<Map<number, number>> {
  return await sessionsOf(
    shop,
    Object.values(people).flatMap(({ name, id }) => (name === 'nobody' ? [] : [id])),
  )
}

/** Of each account, one that nobody uses. */
async function sessionsOf(shop: World['shop'], accountIds: number[]): Promise<Map<number, number>> {
  const began = { epoch: 0, network: '192.0.2.0/24', expires_at: new Date(Date.now() + 3_600_000) }
  const rows = await shop.db
    .insertInto('sessions')
    .values(accountIds.map((id) => ({ account_id: id, ...began })))
    .returning(['id', 'account_id as accountId'])
    .execute()
  return new Map(rows.map(({ id, accountId }) => [accountId, id]))
}

async function somebody({ shop }: World): Promise<number> {
  return (await shop.given.account()).id
}

const byId = (id: number) => () => ({ params: { id } })
const withRole = (id: number, role: 'Vendor' | 'Customer') => () => ({ params: { id }, body: { role } })
