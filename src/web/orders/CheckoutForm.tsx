import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { CartLine } from '#contract/cart'
import { Link } from '../ui/Link.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { toast } from '../ui/toasts.tsx'
import { CartOverview } from './CartOverview.tsx'
import { ContactSections } from './ContactSections.tsx'
import { type Contact, type ContactProblems, contactOf, firstProblem, problemsOf } from './contact.ts'
import { keepDraft } from './draft.ts'
import { PaymentOptions } from './PaymentOptions.tsx'
import { payOnline } from './pay-online.ts'
import type { Unplaced } from './place-order.ts'

interface Props {
  lines: CartLine[]
  left: CartLine[]
  known: Contact | null
}

export function CheckoutForm({ lines, left, known }: Props) {
  const fetcher = useFetcher<Unplaced>()
  const form = useRef<HTMLFormElement>(null)
  const [payment, setPayment] = useState('cod')
  const [problems, setProblems] = useState<ContactProblems>({})
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  const isPending = fetcher.state !== 'idle'
  const refusal = isPending ? undefined : fetcher.data
  useEffect(() => {
    const first = refusal && firstProblem(refusal.fields)
    if (first) focusField(form.current, first)
  }, [refusal])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const found = problemsOf(contactOf(typed))
    const first = firstProblem(found)
    setProblems(found)
    setMended(new Set())
    if (first) {
      toast('warning', 'Please fillup all the required fields!')
      focusField(event.currentTarget, first)
    } else if (typed.get('payment') !== 'cod') payOnline(typed.get('payment'))
    // At once, so that the second press of a double click finds the button waiting.
    else if (!isPending) void fetcher.submit(event.currentTarget, { flushSync: true })
  }

  /** Keeps what is typed; a field that is being mended is not refused any more. */
  const follow = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    keepDraft(contactOf(new FormData(currentTarget)))
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      setMended((before) => (before.has(target.name) ? before : new Set([...before, target.name])))
  }

  return (
    <fetcher.Form className="checkout-form" method="post" noValidate ref={form} onSubmit={submit} onChange={follow}>
      <input type="hidden" name="lines" value={JSON.stringify(lines)} />
      <div className="checkout-fields">
        <ContactSections known={known} problems={without(mended, { ...refusal?.fields, ...problems })} />
        <PaymentOptions payment={payment} onChoose={setPayment} />
      </div>
      <CartOverview lines={lines} left={left}>
        <label className="checkout-terms">
          <input type="checkbox" name="terms" defaultChecked />
          <span>
            I agree to the{' '}
            <Link to="/terms" target="_blank">
              terms and conditions
            </Link>
          </span>
        </label>
        <p className="form-problem" role="alert">
          {refusal?.words}
        </p>
        <SubmitButton
          text={payment === 'cod' ? 'Confirm Order' : 'Process to Payment'}
          isPending={isPending}
          pendingText="Placing your order…"
        />
      </CartOverview>
    </fetcher.Form>
  )
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

function without(mended: ReadonlySet<string>, problems: ContactProblems): ContactProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !mended.has(field)))
}
