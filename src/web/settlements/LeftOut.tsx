import type { SettlementFile } from '#contract/settlements'
import { m } from '#messages'

/** Lines of a file that are no rows, and why. */
export function LeftOut({ problems }: Pick<SettlementFile, 'problems'>) {
  return (
    <ul className="settlements-problems">
      {problems.map(({ line, column, message }) => (
        <li key={`${line} ${column}`}>{m.settlements_problem_at({ line: String(line), column, message })}</li>
      ))}
    </ul>
  )
}
