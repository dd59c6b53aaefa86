import { type Category, MAX_DISPLAY_ORDER } from '#contract/categories'
import { FIRST_ROOTS } from '#contract/values/roots'
import { m } from '#messages'
import { Refusal } from '../platform/refusal.ts'
import { branchOf, childrenOf, levelOf, levelsFrom } from './family.ts'

/** Twice what any clothes shop has. */
const MOST_LEVELS = 10

/** Refuses `category_not_found`, and `category_too_deep` where so many levels do not fit. */
export function mustBeParent(all: Category[], parentId: number | null, levels: number): void {
  if (parentId === null) return
  if (!all.some(({ id }) => id === parentId))
    throw new Refusal('category_not_found', { fields: { parentId: m.categories_not_shop_any() } })
  if (levels > 0 && levelOf(all, parentId) + levels > MOST_LEVELS)
    throw refusedParent('category_too_deep', m.categories_levels({ most: MOST_LEVELS }))
}

/** Refuses `category_not_found`, `category_root`, `category_circle`, `category_too_deep`. */
export function mayStandBelow(all: Category[], category: Category, parentId: number | null): void {
  const { id } = category
  if (parentId !== null && FIRST_ROOTS.includes(id)) throw refusedParent('category_root', m.categories_men_women_kids())
  if (parentId !== null && branchOf(all, id).has(parentId))
    throw refusedParent('category_circle', m.refusal_category_circle())
  mustBeParent(all, parentId, parentId === category.parentId ? 0 : levelsFrom(all, id))
}

/** Refuses `category_name_taken`, whatever the case: siblings of one name look the same. */
export function mayBeCalled(all: Category[], name: string, parentId: number | null, id?: number): void {
  const isTaken = childrenOf(all, parentId).some((other) => other.id !== id && sameName(other.name, name))
  if (isTaken) throw new Refusal('category_name_taken', { fields: { name: m.refusal_category_name_taken() } })
}

export function afterLast(all: Category[], parentId: number | null): number {
  const last = childrenOf(all, parentId).at(-1)
  return last ? Math.min(last.displayOrder + 1, MAX_DISPLAY_ORDER) : 0
}

function refusedParent(code: 'category_root' | 'category_circle' | 'category_too_deep', message: string): Refusal {
  return new Refusal(code, { message, fields: { parentId: message } })
}

function sameName(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase()
}
