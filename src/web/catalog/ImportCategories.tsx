import { useState } from 'react'
import type { CategoryNode } from '#contract/categories'
import { formatNumber } from '#contract/digits'
import { pathKey } from '#contract/import-columns'
import { CategoryOptions } from './CategoryOptions.tsx'
import { type Choices, type Paths, valuesOf } from './import-choices.ts'
import type { Table } from './import-table.ts'

const SHOWN_AT_ONCE = 30

/** Which category each value of the chosen column means; those that no category is called by come first. */
export function ImportCategories({
  table,
  tree,
  paths,
  choices,
  onChange,
}: {
  table: Table
  tree: CategoryNode[]
  paths: Paths
  choices: Choices
  onChange: (choices: Choices) => void
}) {
  const [values] = useState(() => valuesOf(table, choices.columns.category, paths))
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const open = values.filter(({ value, byName }) => !(choices.categoryOf[pathKey(value)] || byName)).length
  const choose = (value: string, id: string) =>
    onChange({ ...choices, categoryOf: { ...choices.categoryOf, [pathKey(value)]: id } })
  return (
    <section className="import-values" aria-labelledby="import-values-title">
      <h3 id="import-values-title">Categories by “{choices.columns.category}”</h3>
      <p className="import-words" role="status">
        {open === 0
          ? 'Every value has a category.'
          : `${open} of ${values.length} values have no category yet. Rows with them will not be imported.`}
      </p>
      <ul>
        {values.slice(0, shown).map(({ value, rows, byName }) => (
          <li key={value}>
            <span>
              <strong>{value || '(empty)'}</strong> <span className="import-count">{formatNumber(rows)}</span>
            </span>
            <select
              className="input"
              aria-label={`Category of ${value || 'empty cells'}`}
              value={choices.categoryOf[pathKey(value)] ?? byName}
              onChange={({ target }) => choose(value, target.value)}
            >
              {!byName && <option value="">Choose a category</option>}
              <CategoryOptions tree={tree} />
            </select>
          </li>
        ))}
      </ul>
      {values.length > shown && (
        <button className="button" data-kind="quiet" type="button" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          Show more of {values.length} values
        </button>
      )}
    </section>
  )
}
