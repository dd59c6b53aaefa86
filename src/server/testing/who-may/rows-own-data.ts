import { contactOf, emailOf, type Person } from './people.ts'
import type { Rows } from './row.ts'
import { PASSWORD, unlock } from './rows-accounts.ts'
import type { World } from './world.ts'

/** What everybody may know of themselves, and take away. */
export const OWN_DATA_ROWS = {
  'GET /api/account/data': [{ about: 'the own data', answers: 'is for accounts', ask: () => () => ({}) }],
  'PUT /api/account/name': [
    {
      ...{ about: 'the own name', answers: 'is for accounts', writes: [] },
      ask: () => () => ({ body: { name: 'Rahima Khatun' } }),
    },
  ],
  'GET /api/account/consents': [{ about: 'the own consents', answers: 'is for accounts', ask: () => () => ({}) }],
  'POST /api/account/consents/terms': [
    { about: 'the own consents', answers: 'is for accounts', writes: [], ask: () => () => ({}) },
  ],
  'PUT /api/account/consents/marketing': [
    {
      ...{ about: 'the own consents', answers: 'is for accounts', writes: [] },
      ask: () => () => ({ body: { isGiven: true } }),
    },
  ],
  'POST /api/account/delete': [
    {
      about: 'the own account',
      answers: 'spares the last admin',
      writes: ['user delete', 'vendor delete'],
      async ask(world) {
        await unlock(world)
        return ({ name }) => ({
          body: { name: emailOf(name === 'former' ? 'closed' : name), password: PASSWORD },
        })
      },
      async settle(world, person, { status }) {
        if (status === 200) await bringBack(world, person)
      },
    },
  ],
} satisfies Rows

/** The account and its store, for the rows to come. */
async function bringBack({ shop, people }: World, { name, id }: Person): Promise<void> {
  const email = emailOf(name === 'former' ? 'closed' : name)
  await shop.db.updateTable('users').set({ email, is_active: true, deleted_at: null }).where('id', '=', id).execute()
  if (id === people.closed.id) return
  await shop.db
    .updateTable('vendors')
    .set({ contact_email: contactOf(name), deleted_at: null })
    .where('owner_id', '=', id)
    .execute()
}
