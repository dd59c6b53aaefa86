import type { ManagedCategory } from '#contract/categories'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { type Edit, mergedTexts, touchedTexts } from '../platform/merging.ts'
import { recordIn, saveMerged } from '../platform/save-merged.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'

/** No parent: an empty text. */
export type TypedCategory = Record<(typeof CATEGORY_TEXTS)[number], string>
export const CATEGORY_TEXTS = ['name', 'parentId'] as const

export function typedCategory(category: ManagedCategory | undefined): TypedCategory {
  return { name: category?.name ?? '', parentId: String(category?.parentId ?? '') }
}

export function categoryEditIn(form: FormData): Edit<TypedCategory> {
  const typed = { name: typedIn(form, 'name').trim(), parentId: typedIn(form, 'parentId') }
  return { typed, from: JSON.parse(typedIn(form, 'from')) }
}

/** Merged with others’ changes (decision 017); null: saved. */
export async function saveCategory(id: string, form: FormData): Promise<Refused | null> {
  const failed = await saveMerged(categoryEditIn(form), Number(form.get('fromVersion')), {
    send: (edit, fromVersion) => call('PUT /api/categories/:id', { params: { id }, body: bodyOf(edit, fromVersion) }),
    keptIn: categoryIn,
    merge: (edit, category) => mergedTexts(CATEGORY_TEXTS, edit, typedCategory(category)),
  })
  return failed && refusedBy(failed.error, m.refusal_unexpected())
}

export function categoryIn(error: unknown): ManagedCategory | undefined {
  const record = recordIn(error)
  return record && 'category' in record ? record.category : undefined
}

export function parentIdOf({ parentId }: Pick<TypedCategory, 'parentId'>): number | null {
  return parentId === '' ? null : Number(parentId)
}

function bodyOf(edit: Edit<TypedCategory>, fromVersion: number) {
  const { name, parentId } = touchedTexts(CATEGORY_TEXTS, edit)
  return {
    fromVersion,
    ...(name === undefined ? {} : { name }),
    ...(parentId === undefined ? {} : { parentId: parentIdOf({ parentId }) }),
  }
}
