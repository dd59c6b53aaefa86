import { Refusal } from '../refusal.ts'
import { problemOf } from './problem.ts'

interface Report {
  done: number[]
  refused: { id: number; code: string; message: string }[]
}

/** Does one after the other, each id once, and goes on past refusals. In an outage tells what was done before it and refuses the rest; throws where nothing was. */
export async function eachByItself(ids: number[], act: (id: number) => Promise<void>): Promise<Report> {
  const report: Report = { done: [], refused: [] }
  const each = [...new Set(ids)]
  for (const [at, id] of each.entries()) {
    try {
      await act(id)
      report.done.push(id)
    } catch (error) {
      if (error instanceof Refusal) {
        report.refused.push(refused(id, error))
        continue
      }
      // An outage: what was done before it would else be told to nobody.
      if (report.done.length === 0 || problemOf(error).status !== 503) throw error
      report.refused.push(...each.slice(at).map((rest) => refused(rest, new Refusal('busy'))))
      break
    }
  }
  return report
}

function refused(id: number, { code, message }: Refusal): Report['refused'][number] {
  return { id, code, message }
}
