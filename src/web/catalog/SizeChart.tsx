import type { SizeChartRow } from '#contract/garment'

export function SizeChart({ rows }: { rows: readonly SizeChartRow[] }) {
  return (
    <section>
      <h2>Size chart</h2>
      <table className="size-chart">
        <caption>All measures in inches</caption>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Chest</th>
            <th scope="col">Length</th>
            <th scope="col">Sleeve</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, chest, length, sleeve }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td>{chest}</td>
              <td>{length}</td>
              <td>{sleeve}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
