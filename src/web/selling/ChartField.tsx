import { memo, useId } from 'react'
import { LONGEST_CHART_SIZE, MOST_CHART_ROWS } from '#contract/values/product-limits'
import { DEFAULT_SIZE_CHART, type SizeChartRow } from '#contract/values/sizes'
import { m } from '#messages'
import { ActButton } from '../ui/acts/ActButton.tsx'
import type { Problems } from '../ui/form/use-refusal.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { TableHead } from '../ui/list/TableHead.tsx'
import { blankRow, type ChartCell, MEASURES, type TypedRow, typedRows } from './typed-product.ts'
import type { Change } from './use-draft.ts'

const CELLS: readonly ChartCell[] = ['size', ...MEASURES]
const HEADS: Record<ChartCell, string> = {
  size: m.ui_size(),
  chest: m.products_chest(),
  length: m.products_length(),
  sleeve: m.products_sleeve(),
}

export interface EarlierChart {
  productId: number
  productName: string
  chart: SizeChartRow[]
}

export const ChartField = memo(function ChartField({
  sizeChart,
  problems,
  charts,
  change,
}: {
  sizeChart: TypedRow[]
  problems: Problems
  charts: EarlierChart[]
  change: Change
}) {
  const id = useId()
  const chartProblem = problems.sizeChart
  return (
    <fieldset className="boxed-fields chart-field">
      <legend>{m.ui_size_chart()}</legend>
      <CopyChart charts={charts} onChoose={(chart) => change({ sizeChart: typedRows(chart) })} />
      <table>
        <caption>{m.ui_all_measures_inches()}</caption>
        <TableHead columns={[...CELLS.map((cell) => HEADS[cell]), { head: m.ui_remove(), isHeadUnseen: true }]} />
        {sizeChart.map((row, index) => (
          <Row
            key={row.key}
            row={row}
            index={index}
            problemOf={(cell) => problems[`sizeChart.${index}.${cell}`]}
            onType={(cell, text) =>
              change(
                { sizeChart: sizeChart.map((each) => (each === row ? { ...row, [cell]: text } : each)) },
                `sizeChart.${index}.${cell}`,
              )
            }
            onRemove={() => {
              change({ sizeChart: sizeChart.filter((each) => each !== row) })
              document.getElementById(`${id}-add`)?.focus()
            }}
          />
        ))}
      </table>
      {chartProblem && (
        <p className="field-words" data-problem>
          {chartProblem}
        </p>
      )}
      <ActButton
        data-kind="quiet"
        id={`${id}-add`}
        isOff={sizeChart.length >= MOST_CHART_ROWS}
        onPress={() => change({ sizeChart: [...sizeChart, blankRow(sizeChart)] }, '-')}
      >
        {m.selling_add_row()}
      </ActButton>
    </fieldset>
  )
})

function CopyChart({
  charts,
  onChoose,
}: {
  charts: EarlierChart[]
  onChoose: (chart: readonly SizeChartRow[]) => void
}) {
  const id = useId()
  const choose = (value: string) => {
    if (value === 'default') onChoose(DEFAULT_SIZE_CHART)
    const chosen = charts.find(({ productId }) => String(productId) === value)
    if (chosen) onChoose(chosen.chart)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{m.selling_copy_chart_from()}</label>
      <select id={id} defaultValue="" onChange={({ target }) => choose(target.value)}>
        <option value="">{m.selling_choose_chart()}</option>
        <option value="default">{m.selling_usual_chart_m()}</option>
        {charts.map(({ productId, productName, chart }) => (
          <option key={productId} value={productId}>
            {productName} ({chart.map(({ size }) => size).join(', ')})
          </option>
        ))}
      </select>
    </div>
  )
}

function Row({
  row,
  index,
  problemOf,
  onType,
  onRemove,
}: {
  row: TypedRow
  index: number
  problemOf: (cell: ChartCell) => string | undefined
  onType: (cell: ChartCell, text: string) => void
  onRemove: () => void
}) {
  const id = useId()
  const bad = CELLS.filter(problemOf)
  return (
    <tbody>
      <tr>
        {CELLS.map((cell) => (
          <td key={cell}>
            <input
              className="input"
              name={`sizeChart.${index}.${cell}`}
              aria-label={m.selling_cell_row_index({ cell: HEADS[cell], index: index + 1 })}
              inputMode={cell === 'size' ? 'text' : 'decimal'}
              value={row[cell]}
              maxLength={cell === 'size' ? LONGEST_CHART_SIZE : 8}
              autoComplete="off"
              aria-invalid={problemOf(cell) ? true : undefined}
              aria-describedby={problemOf(cell) ? id : undefined}
              onChange={({ target }) => onType(cell, target.value)}
            />
          </td>
        ))}
        <td>
          <button
            className="chart-field-button"
            type="button"
            aria-label={m.selling_remove_row_index({ index: index + 1, size: row.size || m.selling_without_name() })}
            onClick={onRemove}
          >
            <CloseIcon />
          </button>
        </td>
      </tr>
      {bad.length > 0 && (
        <tr>
          <td className="field-words" data-problem id={id} colSpan={CELLS.length + 1}>
            {bad.map((cell) => `${HEADS[cell]}: ${problemOf(cell)}`).join(' ')}
          </td>
        </tr>
      )}
    </tbody>
  )
}
