import { type FormEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CheckoutQuote } from '#contract/checkout'
import { deliveredWithin } from '#contract/values/delivered-within'
import { m } from '#messages'
import { showAlert } from '../ui/dialogs.tsx'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import type { Refused } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import { Link } from '../ui/Link.tsx'
import { privacyLink, termsLink } from '../ui/legal-links.tsx'
import { toast } from '../ui/toasts.tsx'
import { CartOverview } from './CartOverview.tsx'
import { ContactSections } from './ContactSections.tsx'
import { contactOf, problemsOf } from './contact.ts'
import { DeliverTo } from './DeliverTo.tsx'
import { keepDraft } from './draft.ts'
import type { Known } from './known-contact.ts'
import { seenOf } from './order-request.ts'
import { PaymentOptions } from './PaymentOptions.tsx'
import type { Unplaced } from './place-order.ts'
import { useDelivery } from './use-delivery.ts'

interface Props {
  userId: number
  quote: CheckoutQuote
  known: Known
}

export function CheckoutForm({ userId, quote, known }: Props) {
  const fetcher = useFetcher<Unplaced>()
  const [unready, setUnready] = useState<Refused>()
  const [payment, setPayment] = useState('cod')
  const isPending = fetcher.state !== 'idle'
  const unplaced = isPending ? undefined : fetcher.data
  const refused = unready ?? unplaced
  const refusal = useRefusal(refused)
  const { filled, city, chosen, choose, typed } = useDelivery(known)

  const maySend = (form: HTMLFormElement) => {
    const sent = new FormData(form)
    const fields = problemsOf(contactOf(sent))
    const isReady = Object.keys(fields).length === 0
    setUnready(isReady ? undefined : { words: '', fields, at: Date.now() })
    if (!isReady) toast('warning', m.checkout_please_fillup_all())
    else if (sent.get('payment') !== 'cod') payOnline(sent.get('payment'))
    return isReady && sent.get('payment') === 'cod'
  }
  const keep = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    // An address was chosen: the fields do not say so yet.
    if (target instanceof HTMLSelectElement) return
    const contact = contactOf(new FormData(currentTarget))
    keepDraft(contact)
    typed(contact)
  }

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
        {known.addresses.length > 0 && <DeliverTo addresses={known.addresses} chosen={chosen} onChoose={choose} />}
        <ContactSections
          key={filled.times}
          known={filled.contact}
          deliveredWithin={deliveredWithin(quote.deliveryDays, city)}
          problemOf={refusal.problemOf}
        />
        {known.addresses.length === 0 && (
          <label className="checkout-terms">
            <input type="checkbox" name="keepAddress" />
            <span>{m.checkout_keep_address()}</span>
          </label>
        )}
        <PaymentOptions payment={payment} onChoose={setPayment} />
      </div>
      <CartOverview quote={quote}>
        <label className="checkout-terms">
          <input type="checkbox" name="terms" defaultChecked />
          <span>{m.checkout_agree({ terms: termsLink, privacy: privacyLink })}</span>
        </label>
        <FormProblem refused={refused}>
          {refused?.words} {!unready && unplaced?.isProofNeeded && <ProvePhone />}
        </FormProblem>
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

/** Cart and form wait meanwhile. */
function ProvePhone() {
  return <Link to="/dashboard/profile?edit=phone&next=/checkout">{m.checkout_prove_phone()}</Link>
}

/** Payment online, which is not open yet and only logged (spec §4). */
function payOnline(payment: FormDataEntryValue | null): void {
  switch (payment) {
    case 'visaMastercard':
    case 'bKash':
      // biome-ignore lint/suspicious/noConsole: all that these payments do (spec §4)
      console.info(m.checkout_online_payment_not_open(), payment)
      return
    default:
      void showAlert(m.checkout_please_select_payment())
  }
}
