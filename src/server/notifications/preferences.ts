import type { KindPreference, PreferenceChange } from '#contract/notifications'
import { CHANNELS } from '#contract/values/choices'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { KINDS } from './all-kinds.ts'
import type { Kind } from './kinds/kind.ts'
import { preferencesOf, writePreferences } from './preferences.queries.ts'

/** What the caller may be told, and in which ways they are. */
export async function readPreferences(db: Db, { id, role }: Pick<Actor, 'id' | 'role'>): Promise<KindPreference[]> {
  const kinds = kindsFor(role)
  const said = await preferencesOf(
    db,
    [id],
    kinds.map(({ name }) => name),
  )
  return kinds.map(({ name: kind, title, ways }) => ({
    kind,
    title: title(),
    ways: CHANNELS.flatMap((way) => {
      const begins = ways[way]
      if (begins === undefined) return []
      const own = said.find((each) => each.kind === kind && each.way === way)
      return [{ way, isOn: begins === 'must' || (own?.isOn ?? begins === 'on'), isFixed: begins === 'must' }]
    }),
  }))
}

/** Refuses `message_must_be_told`; a kind that the caller is never told is `invalid_request`. */
export async function changePreferences(db: Db, actor: Actor, changes: PreferenceChange[]): Promise<KindPreference[]> {
  const kinds = kindsFor(actor.role)
  for (const { kind, way } of changes) {
    const begins = kinds.find(({ name }) => name === kind)?.ways[way]
    if (begins === undefined) throw new Refusal('invalid_request')
    if (begins === 'must') throw new Refusal('message_must_be_told')
  }
  return await transact(db, async (tx) => {
    await writePreferences(tx, actor.id, changes)
    return await readPreferences(tx, actor)
  })
}

/** Admins are told what concerns the shop’s own store. */
function kindsFor(role: Actor['role']): Kind[] {
  const isTold = { everyone: true, stores: role !== 'User', admins: role === 'Admin' }
  return KINDS.filter(({ audience }) => isTold[audience])
}
