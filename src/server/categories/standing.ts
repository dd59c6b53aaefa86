import { type Category, MAX_DISPLAY_ORDER } from '#contract/categories'
import { FIRST_ROOTS } from '#contract/roots'
import { Refusal } from '../platform/refusal.ts'
import { branchOf, childrenOf } from './family.ts'

/** Refuses a parent that is not there: `category_not_found`. */
export function mustBeParent(all: Category[], parentId: number | null): void {
  if (parentId !== null && !all.some(({ id }) => id === parentId))
    throw new Refusal('category_not_found', { fields: { parentId: 'This category is not in the shop any more.' } })
}

/** Refuses what can be no parent of it: `category_not_found`, `category_root`, `category_circle`. */
export function mayStandBelow(all: Category[], { id }: Category, parentId: number | null): void {
  mustBeParent(all, parentId)
  if (parentId === null) return
  if (FIRST_ROOTS.includes(id)) throw refusedParent('category_root', 'Men, Women and Kids stay at the top.')
  if (branchOf(all, id).has(parentId)) throw refusedParent('category_circle', 'A category cannot be below itself.')
}

/** Two of one name below one parent look the same to a shopper: `category_name_taken`, whatever their case. */
export function mayBeCalled(all: Category[], name: string, parentId: number | null, id?: number): void {
  const isTaken = childrenOf(all, parentId).some((other) => other.id !== id && sameName(other.name, name))
  if (isTaken)
    throw new Refusal('category_name_taken', { fields: { name: 'There is a category of this name here already.' } })
}

/** The display order of one who comes after all other children. */
export function afterLast(all: Category[], parentId: number | null): number {
  const last = childrenOf(all, parentId).at(-1)
  return last ? Math.min(last.displayOrder + 1, MAX_DISPLAY_ORDER) : 0
}

function refusedParent(code: 'category_root' | 'category_circle', message: string): Refusal {
  return new Refusal(code, { message, fields: { parentId: message } })
}

function sameName(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()
}
