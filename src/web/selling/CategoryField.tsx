import { memo, useId } from 'react'
import type { CategoryNode } from '#contract/categories'
import type { ManagedProduct } from '#contract/selling'
import { m } from '#messages'
import { CategoryOptions } from '../categories/CategoryOptions.tsx'
import { pathTo } from '../categories/path-to.ts'
import type { Change } from './use-draft.ts'

export const CategoryField = memo(function CategoryField({
  category,
  problem,
  tree,
  saved,
  change,
}: {
  category: string
  problem: string | undefined
  tree: CategoryNode[]
  saved: ManagedProduct | null
  change: Change
}) {
  const id = useId()
  const isUnlisted = saved !== null && pathTo(tree, saved.categoryId).length === 0
  const isHidden = category !== '' && !isShown(pathTo(tree, Number(category)))
  return (
    <div className="field">
      <label htmlFor={id}>{m.ui_category()}</label>
      <select
        id={id}
        name="category"
        required
        value={category}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-words`}
        onChange={({ target }) => change({ category: target.value })}
      >
        <option value="">{m.selling_choose_category()}</option>
        <CategoryOptions tree={tree} />
        {isUnlisted && (
          <option value={saved.categoryId}>
            {m.selling_categoryname_hidden({ categoryName: saved.categoryName })}
          </option>
        )}
      </select>
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ?? (isHidden ? m.selling_category_hidden_shoppers() : undefined)}
      </p>
    </div>
  )
})

/** With all above it; not where the reader’s tree lacks one. */
function isShown(path: CategoryNode[]): boolean {
  return path.length > 0 && path.every(({ isActive }) => isActive)
}
