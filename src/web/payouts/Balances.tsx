import type { Statement } from '#contract/payouts/statements'
import { m } from '#messages'
import { signedTaka } from './signed-taka.ts'

/** From where to where, and what waits for its cash. */
export function Balances({ statement: { opening, closing, waiting } }: { statement: Statement }) {
  const figures = [
    [m.payouts_opening(), opening],
    [m.payouts_closing(), closing],
    [m.payouts_waiting(), waiting],
  ] as const
  return (
    <>
      <dl className="statement-figures">
        {figures.map(([words, taka]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{signedTaka(taka)}</dd>
          </div>
        ))}
      </dl>
      {Math.min(opening, closing) < 0 && <p className="muted">{m.statements_owes()}</p>}
    </>
  )
}
