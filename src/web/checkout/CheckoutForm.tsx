import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CheckoutQuote } from '#contract/checkout'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import type { Refused } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import { Link } from '../ui/Link.tsx'
import { toast } from '../ui/toasts.tsx'
import { CartOverview } from './CartOverview.tsx'
import { ContactSections } from './ContactSections.tsx'
import { type Contact, contactOf, problemsOf } from './contact.ts'
import { keepDraft } from './draft.ts'
import { seenOf } from './order-request.ts'
import { PaymentOptions } from './PaymentOptions.tsx'
import { payOnline } from './pay-online.ts'
import type { Unplaced } from './place-order.ts'

interface Props {
  userId: number
  quote: CheckoutQuote
  known: Contact | null
}

export function CheckoutForm({ userId, quote, known }: Props) {
  const fetcher = useFetcher<Unplaced>()
  const [unready, setUnready] = useState<Refused>()
  const [payment, setPayment] = useState('cod')
  const isPending = fetcher.state !== 'idle'
  const refused = unready ?? (isPending ? undefined : fetcher.data)
  const refusal = useRefusal(refused)

  const maySend = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const fields = problemsOf(contactOf(typed))
    const isReady = Object.keys(fields).length === 0
    setUnready(isReady ? undefined : { words: '', fields, at: Date.now() })
    if (!isReady) toast('warning', m.checkout_please_fillup_all())
    else if (typed.get('payment') !== 'cod') payOnline(typed.get('payment'))
    return isReady && typed.get('payment') === 'cod'
  }
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => keepDraft(contactOf(new FormData(currentTarget)))

  return (
    <SentForm
      className="checkout-form"
      refusal={refusal}
      isPending={isPending}
      maySend={maySend}
      // `flushSync`: the second press of a double click finds it pending.
      send={(form) => void fetcher.submit(form, { flushSync: true })}
      onChange={keep}
    >
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="quote" value={JSON.stringify(seenOf(quote))} />
      <div className="checkout-fields">
        <ContactSections known={known} problemOf={refusal.problemOf} />
        <PaymentOptions payment={payment} onChoose={setPayment} />
      </div>
      <CartOverview quote={quote}>
        <label className="checkout-terms">
          <input type="checkbox" name="terms" defaultChecked />
          <span>
            {m.checkout_agree({
              terms: (words) => (
                <Link key="terms" to="/terms" target="_blank">
                  {words}
                </Link>
              ),
            })}
          </span>
        </label>
        <FormProblem refused={refused}>{refused?.words}</FormProblem>
        <SubmitButton
          text={payment === 'cod' ? m.checkout_confirm_order() : m.checkout_process_payment()}
          isPending={isPending}
          pendingText={m.checkout_placing_order()}
          isRetry
        />
      </CartOverview>
    </SentForm>
  )
}
