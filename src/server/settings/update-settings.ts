import type { KeptSettings } from '#contract/settings'
import { SETTING_NAMES, type Settings } from '#contract/values/settings'
import { m } from '#messages'
import { differing, record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { invalidate } from '../platform/database/cache-invalidation.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { isOutdated } from '../platform/database/version-conflict.ts'
import { Refusal } from '../platform/refusal.ts'
import { settingsOf } from './read-settings.ts'
import { lockSettings, writeOverrides } from './settings.queries.ts'

type Changes = { [Name in keyof Settings]?: Settings[Name] | undefined } & { fromVersion?: number | undefined }

/** Changes settings; what is left out stays. Refuses `changed_meanwhile`. */
export async function updateSettings(db: Db, actor: Actor, changes: Changes): Promise<KeptSettings> {
  return await transact(db, async (tx) => {
    const row = await lockSettings(tx)
    const before = settingsOf(row)
    if (isOutdated(changes.fromVersion, before))
      throw new Refusal('changed_meanwhile', { record: { settings: before } })
    const changed = differing(before, { ...before, ...given(changes) })
    if (!changed) return before
    await writeOverrides(tx, { ...row.overrides, ...changed.after })
    await record(tx, actor, {
      action: 'update',
      subject: 'settings',
      subjectId: 1,
      subjectName: m.audit_subject_settings(),
      ...changed,
    })
    invalidate(tx, 'settings')
    return { ...before, ...changed.after, version: before.version + 1 }
  })
}

function given(changes: Changes): Partial<Settings> {
  return Object.fromEntries(
    SETTING_NAMES.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])),
  )
}
