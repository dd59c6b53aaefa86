import type { OwnStore } from '#contract/vendors'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { type Edit, mergedTexts, touchedTexts } from '../platform/merging.ts'
import { recordIn, saveMerged } from '../platform/save-merged.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'

export const PROFILE_TEXTS = ['storeName', 'storeDescription', 'contactPhone', 'contactEmail'] as const
export type ProfileText = (typeof PROFILE_TEXTS)[number]
export type TypedProfile = Record<ProfileText, string>

export function typedProfile({ storeName, storeDescription, contactPhone, contactEmail }: OwnStore): TypedProfile {
  return { storeName, storeDescription, contactPhone, contactEmail }
}

export function profileEditIn(form: FormData): Edit<TypedProfile> {
  const typed = {
    storeName: typedIn(form, 'storeName'),
    storeDescription: typedIn(form, 'storeDescription'),
    contactPhone: typedIn(form, 'contactPhone'),
    contactEmail: typedIn(form, 'contactEmail'),
  }
  return { typed, from: JSON.parse(typedIn(form, 'from')) }
}

/** Merged with another tab’s (decision 017); null: saved. */
export async function saveProfile(edit: Edit<TypedProfile>, fromVersion: number): Promise<Refused | null> {
  const failed = await saveMerged(edit, fromVersion, {
    send: (mine, version) =>
      call('PUT /api/Vendors/UpdateProfile', { body: { ...touchedTexts(PROFILE_TEXTS, mine), fromVersion: version } }),
    keptIn: storeIn,
    merge: (mine, store) => mergedTexts(PROFILE_TEXTS, mine, typedProfile(store)),
  })
  return failed && refusedBy(failed.error, m.refusal_unexpected())
}

function storeIn(error: unknown): OwnStore | undefined {
  const record = recordIn(error)
  return record && 'store' in record ? record.store : undefined
}
