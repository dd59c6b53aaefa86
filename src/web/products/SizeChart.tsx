import type { SizeChartRow } from '#contract/values/sizes'
import { m } from '#messages'

/** 0: it has none. */
export function SizeChart({ rows }: { rows: readonly SizeChartRow[] }) {
  return (
    <section>
      <h2>{m.ui_size_chart()}</h2>
      <table className="size-chart">
        <caption>{m.ui_all_measures_inches()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.ui_size()}</th>
            <th scope="col">{m.products_chest()}</th>
            <th scope="col">{m.products_length()}</th>
            <th scope="col">{m.products_sleeve()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, chest, length, sleeve }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{chest || '–'}</td>
              <td>{length || '–'}</td>
              <td>{sleeve || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
