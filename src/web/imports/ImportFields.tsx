import { type ReactNode, useId } from 'react'
import type { CategoryNode } from '#contract/categories'
import { MOST_TAG_COLUMNS } from '#contract/values/import-columns'
import { SIZES, type Size } from '#contract/values/sizes'
import { m } from '#messages'
import { CategoryOptions } from '../categories/CategoryOptions.tsx'
import type { Choices } from './import-choices.ts'
import type { Table } from './import-table.ts'

type Field = keyof Choices['columns']
type Fixed = Choices['fixed']

interface Part {
  table: Table
  choices: Choices
  onChange: (choices: Choices) => void
}

export function ImportFields({ tree, ...part }: Part & { tree: CategoryNode[] }) {
  const { fixed } = part.choices
  const fix = (changed: Partial<Fixed>) => part.onChange({ ...part.choices, fixed: { ...fixed, ...changed } })
  return (
    <div className="import-fields">
      <ColumnField field="name" label={m.ui_name()} none={m.imports_choose_column()} {...part} />
      <ColumnField field="category" label={m.ui_category()} none={m.imports_one_all()} {...part}>
        <select
          className="input"
          aria-label={m.imports_category_all_products()}
          value={fixed.categoryId}
          onChange={({ target }) => fix({ categoryId: target.value })}
        >
          <option value="">{m.imports_choose_category()}</option>
          <CategoryOptions tree={tree} />
        </select>
      </ColumnField>
      <ColumnField field="price" label={m.imports_price_taka()} none={m.imports_one_all()} {...part}>
        <FixedText label={m.imports_price_all_products()} value={fixed.price} onChange={(price) => fix({ price })} />
      </ColumnField>
      <ColumnField field="salePrice" label={m.imports_sale_price()} none={m.imports_none()} {...part} />
      <ColumnField field="compareAtPrice" label={m.ui_compare_price()} none={m.imports_none()} {...part} />
      <ColumnField field="sizes" label={m.imports_sizes()} none={m.imports_same_all()} {...part}>
        <FixedSizes sizes={fixed.sizes} onChange={(sizes) => fix({ sizes })} />
      </ColumnField>
      <ColumnField field="stock" label={m.ui_stock()} none={m.imports_same_all()} {...part}>
        <FixedText
          label={m.imports_stock_each_size()}
          placeholder={m.imports_empty_not_counted()}
          value={fixed.stock}
          onChange={(stock) => fix({ stock })}
        />
      </ColumnField>
      <ColumnField field="description" label={m.ui_description()} none={m.imports_none()} {...part} />
      <ColumnField field="specification" label={m.ui_specification()} none={m.imports_none()} {...part} />
      <ColumnField field="ownNumber" label={m.imports_own_number()} none={m.imports_none()} {...part} />
      <ColumnField field="picture" label={m.imports_picture()} none={m.imports_none()} {...part} />
      <TagColumns {...part} />
    </div>
  )
}

/** Without a column, `children` take one value for all. */
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
        <optgroup label={m.imports_columns_file()}>
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

function Sample({ table, column }: { table: Table; column: string }) {
  const at = table.columns.indexOf(column)
  const cell = table.rows.find((cells) => (cells[at] ?? '').trim() !== '')?.[at] ?? ''
  return (
    <p className="import-field-sample">
      {cell ? m.imports_such_cell({ cell: cell.slice(0, 60) }) : m.imports_column_empty()}
    </p>
  )
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
    <fieldset className="import-field-checks">
      <legend className="unseen">{m.imports_sizes_all_products()}</legend>
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
    <fieldset className="import-field-tags">
      <legend className="field-label">{m.imports_tags_from_one()}</legend>
      <div className="import-field-checks">
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
