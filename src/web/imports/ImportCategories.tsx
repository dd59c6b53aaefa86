import { useState } from 'react'
import type { CategoryNode } from '#contract/categories'
import { formatNumber } from '#contract/values/digits'
import { pathKey } from '#contract/values/import-columns'
import { m } from '#messages'
import { CategoryOptions } from '../categories/CategoryOptions.tsx'
import { type Choices, type Paths, valuesOf } from './import-choices.ts'
import type { Table } from './import-table.ts'

const SHOWN_AT_ONCE = 30

/** A category for each value of the column; values without one come first. */
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
  const open = values.filter(({ value, byName }) => !(choices.categoryOf.get(pathKey(value)) || byName)).length
  const choose = (value: string, id: string) =>
    onChange({ ...choices, categoryOf: new Map(choices.categoryOf).set(pathKey(value), id) })
  return (
    <section className="import-categories" aria-labelledby="import-values-title">
      <h3 id="import-values-title">{m.imports_categories_category({ category: choices.columns.category })}</h3>
      <p className="muted" role="status">
        {open === 0 ? m.imports_every_value_category() : m.imports_open_count_values({ open, count: values.length })}
      </p>
      <ul>
        {values.slice(0, shown).map(({ value, rows, byName }) => (
          <li key={value}>
            <span>
              <strong>{value || m.imports_empty_value()}</strong>{' '}
              <span className="import-categories-count">{formatNumber(rows)}</span>
            </span>
            <select
              className="input"
              aria-label={m.imports_category_of({ value: value || m.imports_empty_cells() })}
              value={choices.categoryOf.get(pathKey(value)) ?? byName}
              onChange={({ target }) => choose(value, target.value)}
            >
              {!byName && <option value="">{m.imports_choose_category()}</option>}
              <CategoryOptions tree={tree} />
            </select>
          </li>
        ))}
      </ul>
      {values.length > shown && (
        <button className="button" data-kind="quiet" type="button" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {m.imports_show_more_count({ count: values.length })}
        </button>
      )}
    </section>
  )
}
