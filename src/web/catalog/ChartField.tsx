import { useId } from 'react'
import { DEFAULT_SIZE_CHART, type SizeChartRow } from '#contract/garment'
import { CloseIcon } from '../ui/icons.tsx'
import { blankRow, type ChartCell, MEASURES, type TypedRow, typedRows } from './typed-product.ts'
import type { FormPart } from './use-product-form.ts'

const CELLS: readonly ChartCell[] = ['size', ...MEASURES]
const HEADS: Record<ChartCell, string> = { size: 'Size', chest: 'Chest', length: 'Length', sleeve: 'Sleeve' }
const MOST_ROWS = 20

/** A size chart of an earlier product, to begin from. */
export interface EarlierChart {
  productId: number
  productName: string
  chart: SizeChartRow[]
}

/** The size chart, in inches: a row for each size. */
export function ChartField({ typed: { sizeChart }, change, problemOf, charts }: FormPart & { charts: EarlierChart[] }) {
  const id = useId()
  const chartProblem = problemOf('sizeChart')
  return (
    <fieldset className="manage-chart">
      <legend>Size chart</legend>
      <CopyChart charts={charts} onChoose={(chart) => change({ sizeChart: typedRows(chart) })} />
      <table>
        <caption>All measures in inches</caption>
        <thead>
          <tr>
            {CELLS.map((cell) => (
              <th key={cell} scope="col">
                {HEADS[cell]}
              </th>
            ))}
            <th scope="col">
              <span className="unseen">Remove</span>
            </th>
          </tr>
        </thead>
        {sizeChart.map((row, index) => (
          <Row
            key={row.key}
            row={row}
            index={index}
            problemOf={(cell) => problemOf(`sizeChart.${index}.${cell}`)}
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
      <button
        className="button"
        data-kind="quiet"
        type="button"
        id={`${id}-add`}
        disabled={sizeChart.length >= MOST_ROWS}
        onClick={() => change({ sizeChart: [...sizeChart, blankRow(sizeChart)] }, '-')}
      >
        Add row
      </button>
    </fieldset>
  )
}

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
      <label htmlFor={id}>Copy a chart from an earlier product</label>
      <select id={id} defaultValue="" onChange={({ target }) => choose(target.value)}>
        <option value="">Choose a chart…</option>
        <option value="default">The usual chart (M and L)</option>
        {charts.map(({ productId, productName, chart }) => (
          <option key={productId} value={productId}>
            {productName} ({chart.map(({ size }) => size).join(', ')})
          </option>
        ))}
      </select>
    </div>
  )
}

/** A row of inputs, and below it what is wrong with them. */
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
              aria-label={`${HEADS[cell]}, row ${index + 1}`}
              inputMode={cell === 'size' ? 'text' : 'decimal'}
              value={row[cell]}
              maxLength={cell === 'size' ? 20 : 8}
              autoComplete="off"
              aria-invalid={problemOf(cell) ? true : undefined}
              aria-describedby={problemOf(cell) ? id : undefined}
              onChange={({ target }) => onType(cell, target.value)}
            />
          </td>
        ))}
        <td>
          <button
            className="manage-icon-button"
            type="button"
            aria-label={`Remove row ${index + 1}, size ${row.size || 'without a name'}`}
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
