import { useDeferredValue, useMemo, useState } from 'react'
import type { ManagedNode } from '#contract/categories'
import { formatNumber } from '#contract/digits'
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
        All categories
      </h2>
      <div className="categories-tools">
        <input
          className="input"
          type="search"
          aria-label="Find a category by name"
          placeholder="Find a category by name"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={80}
          autoComplete="off"
        />
        <p className="categories-total" role="status">
          {isFinding ? `${counted(countFound(tree, words))} found` : counted(totals.size)}
        </p>
        {!isFinding && (
          <div className="categories-folds">
            <button className="categories-way" type="button" onClick={() => openOnly(idsOf(tree, true))}>
              Expand all
            </button>
            <button className="categories-way" type="button" onClick={() => openOnly([])}>
              Collapse all
            </button>
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <p className="categories-none">No categories found.</p>
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
  return `${formatNumber(count)} ${count === 1 ? 'category' : 'categories'}`
}
