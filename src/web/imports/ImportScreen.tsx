import { useMemo, useState } from 'react'
import type { CategoryNode } from '#contract/categories'
import { m } from '#messages'
import { ImportCategories } from './ImportCategories.tsx'
import { ImportFields } from './ImportFields.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { ImportRun } from './ImportRun.tsx'
import { type Choices, firstChoices, pathsOf } from './import-choices.ts'
import { foretold, garmentsOf } from './import-preview.ts'
import type { Table } from './import-table.ts'

export function ImportScreen({
  file,
  table,
  tree,
  isBusy,
  onBusy,
}: {
  file: File
  table: Table
  tree: CategoryNode[]
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
}) {
  const [paths] = useState(() => pathsOf(tree))
  const [choices, setChoices] = useState<Choices>(() => firstChoices(table, paths))
  const garments = useMemo(() => garmentsOf(table, choices.columns), [table, choices.columns])
  return (
    <>
      <fieldset className="import-page-panel" disabled={isBusy}>
        <legend>
          <h2>{m.imports_2_columns()}</h2>
        </legend>
        <p className="muted">{m.imports_say_which_column()}</p>
        <ImportFields table={table} tree={tree} choices={choices} onChange={setChoices} />
        {choices.columns.category && (
          <ImportCategories
            key={choices.columns.category}
            table={table}
            tree={tree}
            paths={paths}
            choices={choices}
            onChange={setChoices}
          />
        )}
      </fieldset>
      <ImportPreview products={foretold(garments, table, choices, paths)} total={garments.length} />
      <ImportRun file={file} rows={table.rows.length} choices={choices} isBusy={isBusy} onBusy={onBusy} />
    </>
  )
}
