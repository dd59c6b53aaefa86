import { createHash } from 'node:crypto'
import type { Rows } from './row.ts'
import { PASSWORD, unlock } from './rows-accounts.ts'
import type { World } from './world.ts'

/** Two-step login: everybody’s own, behind the password. */
export const TWO_STEP_ROWS = {
  'POST /api/auth/login/totp': [
    {
      about: 'a challenge that nobody gave',
      answers: 'opens for nobody',
      writes: [],
      ask: () => () => ({ body: { challenge: 'a.b.c', code: '000000' } }),
    },
  ],
  'GET /api/account/totp': [{ about: 'the own', answers: 'is for accounts', ask: () => () => ({}) }],
  'POST /api/account/totp': [
    {
      about: 'the own, from the beginning',
      answers: 'is for accounts',
      writes: [],
      async ask(world) {
        await unlock(world)
        await world.shop.db.deleteFrom('totp_secrets').execute()
        return () => ({ body: { password: PASSWORD } })
      },
    },
  ],
  'POST /api/account/totp/confirm': [
    {
      about: 'the own, which is on',
      answers: 'is on for accounts',
      writes: [],
      async ask(world) {
        await turnOn(world)
        return () => ({ body: { code: '000000' } })
      },
    },
  ],
  'POST /api/account/totp/recovery-codes': [
    {
      about: 'the own',
      answers: 'is for accounts',
      writes: [],
      async ask(world) {
        await turnOn(world)
        return () => ({ body: { password: PASSWORD } })
      },
    },
  ],
  'POST /api/account/totp/remove': [
    {
      about: 'the own',
      answers: 'is for accounts',
      writes: ['user two-step'],
      async ask(world) {
        await turnOn(world)
        return () => ({ body: { password: PASSWORD } })
      },
    },
  ],
  'GET /api/users/two-step': [
    {
      about: 'all accounts',
      answers: 'is for admins',
      ask:
        ({ people }) =>
        () => ({ query: { ids: `${people.shopper.id}` } }),
    },
  ],
  'DELETE /api/users/:id/totp': [
    {
      about: 'a customer',
      answers: 'is for admins',
      writes: ['user two-step'],
      async ask(world) {
        const { id } = await world.shop.given.account()
        await turnOn(world, [id])
        return () => ({ params: { id } })
      },
    },
    {
      about: 'the admin’s own account',
      answers: 'is in an admin’s way',
      writes: [],
      ask:
        ({ people }) =>
        () => ({ params: { id: people.admin.id } }),
    },
  ],
} satisfies Rows

/** For everybody: with a secret that no app has. */
async function turnOn(world: World, others: number[] = []): Promise<void> {
  await unlock(world)
  const { db } = world.shop
  const people = Object.values(world.people).flatMap(({ name, id }) => (name === 'nobody' ? [] : [id]))
  const sealed = createHash('sha256').update('nobody’s').digest()
  await db.deleteFrom('totp_secrets').execute()
  await db
    .insertInto('totp_secrets')
    .values([...new Set([...people, ...others])].map((id) => ({ account_id: id, sealed, confirmed_at: new Date() })))
    .execute()
}
