import { byName } from '#contract/values/by-name'
import type { OwnStore } from '#contract/vendors'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { type Edit, mergedTexts, touchedTexts } from '../platform/merging.ts'
import { recordIn, saveMerged } from '../platform/save-merged.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { STORE_TEXTS, type StoreText } from './store-fields.ts'

export type TypedProfile = Record<StoreText, string>

export function typedProfile(store: OwnStore): TypedProfile {
  return byName(STORE_TEXTS, (name) => store[name])
}

export function profileEditIn(form: FormData): Edit<TypedProfile> {
  const typed = byName(STORE_TEXTS, (name) => typedIn(form, name))
  return { typed, from: JSON.parse(typedIn(form, 'from')) }
}

/** Merged with another tab’s (decision 017); null: saved. */
export async function saveProfile(edit: Edit<TypedProfile>, fromVersion: number): Promise<Refused | null> {
  const failed = await saveMerged(edit, fromVersion, {
    send: (mine, version) =>
      call('PUT /api/Vendors/UpdateProfile', { body: { ...touchedTexts(STORE_TEXTS, mine), fromVersion: version } }),
    keptIn: storeIn,
    merge: (mine, store) => mergedTexts(STORE_TEXTS, mine, typedProfile(store)),
  })
  return failed && refusedBy(failed.error, m.refusal_unexpected())
}

function storeIn(error: unknown): OwnStore | undefined {
  const record = recordIn(error)
  return record && 'store' in record ? record.store : undefined
}
