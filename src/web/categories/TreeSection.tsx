import { useDeferredValue, useMemo, useState } from 'react'
import type { ManagedNode } from '#contract/categories'
import { formatNumber } from '#contract/values/digits'
import { LONGEST_CATEGORY } from '#contract/values/limits'
import { m } from '#messages'
import { countFound, foundIn, idsOf, productTotals } from './branches.ts'
import { CategoryTree } from './CategoryTree.tsx'
import { useOpenBranches } from './open-branches.ts'
import { useTreeHands } from './tree-hands.ts'

export function TreeSection({ tree }: { tree: ManagedNode[] }) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const { open, toggle, openAlso, openOnly } = useOpenBranches()
  const { hands, said } = useTreeHands(tree)
  const shown = useMemo(() => (words === '' ? tree : foundIn(tree, words)), [tree, words])
  const totals = useMemo(() => productTotals(tree), [tree])
  const isFinding = words !== ''
  return (
    <section className="categories-section" aria-labelledby="categories-tree">
      <h2 id="categories-tree" tabIndex={-1}>
        {m.ui_all_categories()}
      </h2>
      <div className="categories-tools">
        <input
          className="input"
          type="search"
          aria-label={m.categories_find_category_name()}
          placeholder={m.categories_find_category_name()}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={LONGEST_CATEGORY}
          autoComplete="off"
        />
        <p className="muted" role="status">
          {isFinding ? m.categories_found({ words: counted(countFound(tree, words)) }) : counted(totals.size)}
        </p>
        {!isFinding && (
          <div className="categories-tools-folds">
            <button className="categories-way" type="button" onClick={() => openOnly(idsOf(tree, true))}>
              {m.categories_expand_all()}
            </button>
            <button className="categories-way" type="button" onClick={() => openOnly([])}>
              {m.categories_collapse_all()}
            </button>
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="categories-none">{m.categories_no_categories_found()}</p>
      ) : (
        <CategoryTree
          shown={shown}
          tree={tree}
          totals={totals}
          isOpen={(id) => isFinding || open.has(id)}
          toggle={isFinding ? undefined : toggle}
          openAlso={openAlso}
          hands={hands}
        />
      )}
      <p className="unseen" role="status">
        {said}
      </p>
    </section>
  )
}

function counted(count: number): string {
  return m.categories_count({ count, shown: formatNumber(count) })
}
