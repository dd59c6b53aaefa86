import type { VerdictCount } from '#contract/settlements'
import { formatNumber } from '#contract/values/digits'
import { verdictWords } from '#contract/values/settlement-words'
import { m } from '#messages'
import { toneOf } from './verdict-tone.ts'

/** How many rows came to what. */
export function Verdicts({ verdicts }: { verdicts: VerdictCount[] }) {
  return (
    <ul className="settlements-verdicts" aria-label={m.settlements_what_came()}>
      {verdicts.map(({ verdict, rows }) => (
        <li key={verdict} className="badge" data-tone={toneOf(verdict)}>
          {verdictWords(verdict)}: {formatNumber(rows)}
        </li>
      ))}
    </ul>
  )
}
