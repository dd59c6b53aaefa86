import type { FormEvent } from 'react'
import type { StoreBalance } from '#contract/payouts'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { HoldWords } from '../store-documents/HoldWords.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { paidToWords } from './paid-to-words.ts'
import { signedTaka } from './signed-taka.ts'

/** To the account that the store has, unless a change of it holds payouts. */
export function PrepareForm({ store: { storeName, statementId, toPay, way, payTo, hold } }: { store: StoreBalance }) {
  const { isPending, post } = useAct()
  const words = m.payouts_prepare_of({ amount: signedTaka(toPay), storeName })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void post(new FormData(event.currentTarget))
  }
  if (hold) return <HoldWords hold={hold} />
  return (
    <form className="payouts-prepare" method="post" aria-label={words} aria-busy={isPending} onSubmit={submit}>
      <input type="hidden" name="intent" value="prepare" />
      <input type="hidden" name="id" value={statementId} />
      <p className="payouts-account">{paidToWords({ way, payTo })}</p>
      <SubmitButton text={words} pendingText={m.ui_saving()} isPending={isPending} />
    </form>
  )
}
