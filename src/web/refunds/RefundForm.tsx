import { type FormEvent, useId, useState } from 'react'
import type { Refundable, RefundQuote } from '#contract/refunds'
import { LONGEST_REASON } from '#contract/values/limits'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { newKey, type RefundAnswer } from './change-refund.ts'

/** Which pieces are given back, and why: the shop says what that comes to, and grants it as said. */
export function RefundForm({ parcel: { parcelId, lines, shippingLeft } }: { parcel: Refundable }) {
  const title = useId()
  const { isPending, post, data } = useAct<RefundAnswer>()
  // What is typed after the quote is another refund.
  const [isAsked, setAsked] = useState(false)
  // Where an answer is lost, pressing again is the same press.
  const [key, setKey] = useState(newKey)
  const quoted = isAsked && !isPending ? data?.quote : undefined
  const problemOf = (field: string) => (isPending ? undefined : data?.fields?.[field])
  const send = (intent: 'quote' | 'grant', form: HTMLFormElement) => {
    const fields = new FormData(form)
    fields.set('intent', intent)
    if (intent === 'grant' && quoted) {
      fields.set('key', key)
      fields.set('amount', String(quoted.amount))
    }
    setAsked(intent === 'quote')
    void post(fields)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) send(quoted ? 'grant' : 'quote', event.currentTarget)
  }
  return (
    <details className="refunds-form">
      <summary>{m.refunds_refund()}</summary>
      <form
        className="pieces-form"
        aria-labelledby={title}
        aria-busy={isPending}
        onSubmit={submit}
        onInput={() => {
          setAsked(false)
          setKey(newKey())
        }}
      >
        <p id={title}>{m.refunds_which()}</p>
        <input type="hidden" name="id" value={parcelId} />
        {lines
          .filter(({ left }) => left > 0)
          .map(({ lineId, productName, size, left }) => (
            <label key={lineId}>
              <span>
                {productName}, {m.ui_size_of({ size })}
              </span>
              <input
                type="number"
                name={`line ${lineId}`}
                inputMode="numeric"
                min={0}
                max={left}
                required
                defaultValue={0}
              />
              <span>{m.fulfilment_of_pieces({ most: left })}</span>
            </label>
          ))}
        <FieldProblem words={problemOf('lines')} />
        {shippingLeft > 0 && (
          <label className="refunds-shipping">
            <input type="checkbox" name="withShipping" />
            <span>{m.refunds_with_shipping({ sum: formatTaka(shippingLeft) })}</span>
          </label>
        )}
        <FieldProblem words={problemOf('withShipping')} />
        <TextField
          label={m.ui_reason()}
          name="reason"
          maxLength={LONGEST_REASON}
          autoComplete="off"
          hint={m.refunds_reason_hint()}
          problem={problemOf('reason')}
          required
        />
        <div aria-live="polite">{quoted && <QuotedAmounts quote={quoted} />}</div>
        <SubmitButton
          text={quoted ? m.refunds_grant({ amount: formatTaka(quoted.amount) }) : m.refunds_ask_amount()}
          pendingText={isAsked ? m.refunds_asking_amount() : m.ui_saving()}
          isPending={isPending}
          isQuiet={!quoted && (isAsked || !isPending)}
        />
      </form>
    </details>
  )
}

function FieldProblem({ words }: { words: string | undefined }) {
  return (
    words && (
      <p className="field-words" data-problem role="alert">
        {words}
      </p>
    )
  )
}

function QuotedAmounts({ quote }: { quote: RefundQuote }) {
  return (
    <p>
      {m.refunds_comes_to({
        amount: formatTaka(quote.amount),
        fromStore: formatTaka(quote.fromStore),
        commissionBack: formatTaka(quote.commissionBack),
      })}
    </p>
  )
}
