import type { ParcelMoney as Money, MoneyStage, MoneyStep } from '#contract/parcel-money'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { HoldWords } from '../store-documents/HoldWords.tsx'
import { moneyStageWords, moneyStateWords, nameOfStep, noteOfStep } from './money-words.ts'

interface Props {
  money: Money
  /** Whether its store reads it, or an admin. */
  isOfStore: boolean
}

/** From what a parcel was sold for down to what is left of that for its store, and what it waits for. */
export function ParcelMoney({ money: { steps, state, isExpected, places }, isOfStore }: Props) {
  const left = steps.find(({ kind }) => kind === 'left')?.amount ?? 0
  const isToSay = state.kind === 'pieces_to_say'
  return (
    <details className="parcel-money">
      <summary>
        <span>{isOfStore ? titleForStore(isExpected, isToSay) : titleForAdmin(isExpected, isToSay)}</span>
        {!isToSay && <strong>{signedTaka(left)}</strong>}
      </summary>
      <dl>
        {steps.map((step, stage) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of one kind differ by their place alone
          <StepRow key={stage} step={step} isExpected={isExpected} />
        ))}
      </dl>
      <div className="parcel-money-waits">
        <p>{moneyStateWords(state)}</p>
        {places.map((stage) => (
          <StageWords key={stageKey(stage)} stage={stage} isOne={places.length === 1} />
        ))}
      </div>
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

/** Of several, how much of it. */
function StageWords({ stage, isOne }: { stage: MoneyStage; isOne: boolean }) {
  const words = moneyStageWords(stage)
  return (
    <>
      <p>{isOne ? words : m.orders_money_place({ sum: signedTaka(stage.amount), words })}</p>
      {stage.kind === 'held' && <HoldWords hold={stage.hold} />}
    </>
  )
}

function stageKey(stage: MoneyStage): number {
  return stage.kind === 'next_statement' ? 0 : stage.statementNumber
}

function titleForStore(isExpected: boolean, isToSay: boolean): string {
  if (isToSay) return m.orders_money_earned_once_said()
  return isExpected ? m.orders_money_to_earn() : m.orders_money_earned()
}

function titleForAdmin(isExpected: boolean, isToSay: boolean): string {
  if (isToSay) return m.orders_money_once_said()
  return isExpected ? m.orders_money_expected() : m.orders_money()
}

/** With the sign before the taka. */
function signedTaka(taka: number): string {
  return taka < 0 ? `−${formatTaka(-taka)}` : formatTaka(taka)
}
