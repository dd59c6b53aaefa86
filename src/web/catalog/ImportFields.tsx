import { type ReactNode, useId } from 'react'
import type { CategoryNode } from '#contract/categories'
import { SIZES, type Size } from '#contract/garment'
import { MOST_TAG_COLUMNS } from '#contract/import-columns'
import { CategoryOptions } from './CategoryOptions.tsx'
import type { Choices } from './import-choices.ts'
import type { Table } from './import-table.ts'

type Field = keyof Choices['columns']
type Fixed = Choices['fixed']

interface Part {
  table: Table
  choices: Choices
  onChange: (choices: Choices) => void
}

/** For each field of a product: a column, or one value for all. */
export function ImportFields({ tree, ...part }: Part & { tree: CategoryNode[] }) {
  const { fixed } = part.choices
  const fix = (changed: Partial<Fixed>) => part.onChange({ ...part.choices, fixed: { ...fixed, ...changed } })
  return (
    <div className="import-fields">
      <ColumnField field="name" label="Name" none="Choose a column" {...part} />
      <ColumnField field="category" label="Category" none="One for all" {...part}>
        <select
          className="input"
          aria-label="Category of all products"
          value={fixed.categoryId}
          onChange={({ target }) => fix({ categoryId: target.value })}
        >
          <option value="">Choose a category</option>
          <CategoryOptions tree={tree} />
        </select>
      </ColumnField>
      <ColumnField field="price" label="Price in taka" none="One for all" {...part}>
        <FixedText label="Price of all products" value={fixed.price} onChange={(price) => fix({ price })} />
      </ColumnField>
      <ColumnField field="compareAtPrice" label="Compare-at price" none="None" {...part} />
      <ColumnField field="sizes" label="Sizes" none="The same for all" {...part}>
        <FixedSizes sizes={fixed.sizes} onChange={(sizes) => fix({ sizes })} />
      </ColumnField>
      <ColumnField field="stock" label="Stock" none="The same for all" {...part}>
        <FixedText
          label="Stock of each size"
          placeholder="Empty: not counted"
          value={fixed.stock}
          onChange={(stock) => fix({ stock })}
        />
      </ColumnField>
      <ColumnField field="description" label="Description" none="None" {...part} />
      <ColumnField field="specification" label="Specification" none="None" {...part} />
      <TagColumns {...part} />
    </div>
  )
}

/** A select of columns; with none chosen its `children` take one value for all, else the first cell is shown. */
function ColumnField({
  field,
  label,
  none,
  table,
  choices,
  onChange,
  children,
}: Part & { field: Field; label: string; none: string; children?: ReactNode }) {
  const id = useId()
  const column = choices.columns[field]
  const choose = (chosen: string) => onChange({ ...choices, columns: { ...choices.columns, [field]: chosen } })
  return (
    <div className="import-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select className="input" id={id} value={column} onChange={({ target }) => choose(target.value)}>
        <option value="">{none}</option>
        <optgroup label="Columns of the file">
          {table.columns.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
      </select>
      {column ? <Sample table={table} column={column} /> : children}
    </div>
  )
}

/** The first cell of a column that says something. */
function Sample({ table, column }: { table: Table; column: string }) {
  const at = table.columns.indexOf(column)
  const cell = table.rows.find((cells) => (cells[at] ?? '').trim() !== '')?.[at] ?? ''
  return <p className="import-sample">{cell ? `Such as “${cell.slice(0, 60)}”` : 'This column is empty.'}</p>
}

function FixedText({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <input
      className="input"
      inputMode="decimal"
      autoComplete="off"
      maxLength={11}
      aria-label={label}
      placeholder={placeholder ?? label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function FixedSizes({ sizes, onChange }: { sizes: Size[]; onChange: (sizes: Size[]) => void }) {
  return (
    <fieldset className="import-checks">
      <legend className="unseen">Sizes of all products</legend>
      {SIZES.map((size) => (
        <label key={size}>
          <input
            type="checkbox"
            checked={sizes.includes(size)}
            onChange={({ target }) =>
              onChange(SIZES.filter((each) => (each === size ? target.checked : sizes.includes(each))))
            }
          />
          {size}
        </label>
      ))}
    </fieldset>
  )
}

function TagColumns({ table, choices, onChange }: Part) {
  const toggle = (column: string, isChosen: boolean) =>
    onChange({
      ...choices,
      tags: table.columns.filter((each) => (each === column ? isChosen : choices.tags.includes(each))),
    })
  return (
    <fieldset className="import-tags">
      <legend className="field-label">Tags, from one or several columns</legend>
      <div className="import-checks">
        {table.columns.map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={choices.tags.includes(column)}
              disabled={choices.tags.length >= MOST_TAG_COLUMNS && !choices.tags.includes(column)}
              onChange={({ target }) => toggle(column, target.checked)}
            />
            {column}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
