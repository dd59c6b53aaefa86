import type { Db } from '../platform/database/db.ts'
import type { FieldsChange } from './changed-fields.ts'
import { type ImportChange, insertChanges } from './import-changes.queries.ts'
import type { NumbersChange } from './known-goods.ts'

const AT_ONCE = 500

/** What an import added and changed, so that it can be undone. */
export async function keepChanges(
  tx: Db,
  importId: string,
  addedIds: number[],
  changes: ReadonlyMap<number, FieldsChange>,
  numbers: NumbersChange,
): Promise<void> {
  const added = new Set(addedIds)
  const changed = [...withNumbers(changes, numbers)].filter(([id]) => !added.has(id))
  const all: ImportChange[] = [
    ...addedIds.map((productId) => ({ productId, before: null, after: null })),
    ...changed.map(([productId, change]) => ({ productId, ...change })),
  ]
  for (let from = 0; from < all.length; from += AT_ONCE)
    await insertChanges(tx, importId, all.slice(from, from + AT_ONCE))
}

function withNumbers(changes: ReadonlyMap<number, FieldsChange>, numbers: NumbersChange): Map<number, FieldsChange> {
  const all = new Map(changes)
  for (const id of new Set([...numbers.before.keys(), ...numbers.after.keys()])) {
    const [was, is] = [numbers.before.get(id) ?? null, numbers.after.get(id) ?? null]
    const { before, after } = all.get(id) ?? { before: {}, after: {} }
    if (was !== is) all.set(id, { before: { ...before, ownNumber: was }, after: { ...after, ownNumber: is } })
  }
  return all
}
