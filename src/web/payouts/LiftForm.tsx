import type { FormEvent } from 'react'
import type { StoreTerms } from '#contract/payouts/store-terms'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/acts/ActButton.tsx'
import { DayField } from '../ui/form/DayField.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'

/** Lets orders in until a day, whatever the store owes. */
export function LiftForm({ debt: { liftedUntil } }: { debt: NonNullable<StoreTerms['debt']> }) {
  const { isPending, post } = useAct()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void post(new FormData(event.currentTarget))
  }
  return (
    <form className="store-terms-form" method="post" aria-busy={isPending} onSubmit={submit}>
      <input type="hidden" name="intent" value="lift" />
      <DayField name="until" text={m.terms_lift_until()} day={liftedUntil ?? undefined} />
      <SubmitButton text={m.terms_lift()} pendingText={m.ui_saving()} isPending={isPending} />
      {liftedUntil && (
        <ActButton data-kind="quiet" isOff={isPending} onPress={() => void post({ intent: 'lift', until: '' })}>
          {m.terms_lift_end()}
        </ActButton>
      )}
    </form>
  )
}
