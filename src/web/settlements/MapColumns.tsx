import { useId } from 'react'
import type { SettlementCheck, SettlementMapping } from '#contract/settlements'
import { MOST_CHARGE_COLUMNS, ONE_COLUMN_FIELDS, type OneColumnField } from '#contract/values/settlements'
import { m } from '#messages'
import { ActButton } from '../ui/acts/ActButton.tsx'

const LABELS: Record<OneColumnField, string> = {
  number: m.settlements_field_number(),
  invoice: m.settlements_field_invoice(),
  payment: m.settlements_field_payment(),
  status: m.settlements_field_status(),
  collected: m.settlements_field_collected(),
  net: m.settlements_field_net(),
}

interface Part {
  checked: SettlementCheck
  mapping: SettlementMapping
  onChange: (mapping: SettlementMapping) => void
}

/** A column of the file for each thing that a row says; guessed, kept from last time, or chosen here. */
export function MapColumns({ isBusy, onCheck, ...part }: Part & { isBusy: boolean; onCheck: () => void }) {
  return (
    <section className="settlements-panel" aria-labelledby="map-title">
      <h2 id="map-title">{m.settlements_2_columns()}</h2>
      <p className="muted">{part.checked.isKept ? m.settlements_columns_kept() : m.settlements_columns_guessed()}</p>
      {ONE_COLUMN_FIELDS.map((field) => (
        <Column key={field} field={field} {...part} />
      ))}
      <ChargeColumns {...part} />
      <ActButton data-kind="quiet" isOff={isBusy} onPress={onCheck}>
        {isBusy ? m.settlements_checking() : m.settlements_check_again()}
      </ActButton>
    </section>
  )
}

function Column({ field, checked, mapping, onChange }: Part & { field: OneColumnField }) {
  const id = useId()
  const column = mapping[field] ?? ''
  const problem = checked.missing[field]
  const sample = checked.sample[checked.columns.indexOf(column)]
  return (
    <div className="field">
      <label htmlFor={id}>{LABELS[field]}</label>
      <select
        id={id}
        value={column}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-words`}
        onChange={({ target }) => onChange({ ...mapping, [field]: target.value || undefined })}
      >
        <option value="">{m.settlements_no_column()}</option>
        {checked.columns.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <p className="field-words" id={`${id}-words`} data-problem={problem ? true : undefined}>
        {problem ?? (sample ? m.imports_such_cell({ cell: sample }) : '')}
      </p>
    </div>
  )
}

function ChargeColumns({ checked: { columns }, mapping, onChange }: Part) {
  const { charges } = mapping
  const toggle = (column: string, isChosen: boolean) =>
    onChange({
      ...mapping,
      charges: columns.filter((each) => (each === column ? isChosen : charges.includes(each))),
    })
  return (
    <fieldset className="settlements-charges">
      <legend className="field-label">{m.settlements_field_charges()}</legend>
      {columns.map((column) => (
        <label key={column}>
          <input
            type="checkbox"
            checked={charges.includes(column)}
            disabled={charges.length >= MOST_CHARGE_COLUMNS && !charges.includes(column)}
            onChange={({ target }) => toggle(column, target.checked)}
          />
          {column}
        </label>
      ))}
    </fieldset>
  )
}
