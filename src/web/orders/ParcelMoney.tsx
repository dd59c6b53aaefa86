import type { ParcelMoney as Money, MoneyStep } from '#contract/parcel-money'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { moneyStateWords, nameOfStep, noteOfStep } from './money-words.ts'

interface Props {
  money: Money
  /** Whether its store reads it, or an admin. */
  isOfStore: boolean
}

/** From what a parcel was sold for down to what is left of that for its store, and what it waits for. */
export function ParcelMoney({ money: { steps, state, isExpected }, isOfStore }: Props) {
  const left = steps.find(({ kind }) => kind === 'left')?.amount ?? 0
  return (
    <details className="parcel-money">
      <summary>
        <span>{isOfStore ? titleForStore(isExpected) : titleForAdmin(isExpected)}</span>
        <strong>{signedTaka(left)}</strong>
      </summary>
      <dl>
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of one kind differ by their place alone
          <StepRow key={place} step={step} isExpected={isExpected} />
        ))}
      </dl>
      <p>{moneyStateWords(state)}</p>
    </details>
  )
}

function StepRow({ step, isExpected }: { step: MoneyStep; isExpected: boolean }) {
  const note = noteOfStep(step)
  return (
    <div data-kind={step.kind}>
      <dt>
        {nameOfStep(step, isExpected)}
        {note && <span className="parcel-money-note">{note}</span>}
      </dt>
      <dd>{signedTaka(step.amount)}</dd>
    </div>
  )
}

function titleForStore(isExpected: boolean): string {
  return isExpected ? m.orders_money_to_earn() : m.orders_money_earned()
}

function titleForAdmin(isExpected: boolean): string {
  return isExpected ? m.orders_money_expected() : m.orders_money()
}

/** With the sign before the taka. */
function signedTaka(taka: number): string {
  return taka < 0 ? `−${formatTaka(-taka)}` : formatTaka(taka)
}
