import type { ManagedProduct } from '#contract/selling'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { recordIn, saveMerged } from '../platform/save-merged.ts'
import { type Refused, refusedBy } from '../ui/form/refused.ts'
import { mergedProduct, type ProductEdit } from './merged-product.ts'
import { changesOf, typedOf } from './typed-product.ts'

/** `current`: as somebody else has left it. */
export interface NotSaved extends Refused {
  current?: ManagedProduct | undefined
}

/** Merged with others’ changes (decision 017); null: saved. */
export async function saveEdit(
  id: string,
  edit: ProductEdit,
  picture: File | null,
  fromVersion: number,
): Promise<NotSaved | null> {
  const failed = await saveMerged(edit, fromVersion, {
    send: (mine, version) => call('PUT /api/product/:id', { params: { id }, body: changesOf(mine, picture, version) }),
    keptIn: productIn,
    merge: (mine, product) => mergedProduct(mine, typedOf(product)),
  })
  return failed && { ...refusedBy(failed.error, m.refusal_unexpected()), current: failed.kept }
}

function productIn(error: unknown): ManagedProduct | undefined {
  const record = recordIn(error)
  return record && 'product' in record ? record.product : undefined
}
