import { LONGEST_CONTACT } from '#contract/values/limits'
import { m } from '#messages'
import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import type { ProblemOf } from '../ui/form/use-refusal.ts'
import type { Contact } from './contact.ts'

/** Who buys, how to reach them, where to bring it. */
export function ContactSections({ known, problemOf }: { known: Contact | null; problemOf: ProblemOf }) {
  const text = (label: string, name: keyof Contact) => ({
    label,
    name,
    maxLength: LONGEST_CONTACT[name],
    defaultValue: known?.[name] ?? '',
    problem: problemOf(name),
  })
  return (
    <>
      <section className="checkout-section" aria-labelledby="checkout-info">
        <h2 id="checkout-info">{m.checkout_info()}</h2>
        <div className="checkout-pair">
          <TextField {...text(m.ui_name(), 'name')} required autoComplete="name" />
          <TextField {...text(m.ui_email(), 'email')} required type="email" inputMode="email" autoComplete="email" />
        </div>
      </section>
      <section className="checkout-section" aria-labelledby="checkout-contact">
        <h2 id="checkout-contact">{m.checkout_contact_info()}</h2>
        <div className="checkout-pair">
          <TextField {...text(m.ui_phone(), 'phone')} required type="tel" autoComplete="tel" />
          <TextField {...text(m.checkout_alternative_phone(), 'altPhone')} type="tel" autoComplete="off" />
        </div>
      </section>
      <section className="checkout-section" aria-labelledby="checkout-shipping">
        <h2 id="checkout-shipping">{m.checkout_shipping_info()}</h2>
        <TextField {...text(m.ui_address(), 'address')} required autoComplete="street-address" />
        <TextField {...text(m.checkout_city(), 'city')} required autoComplete="address-level2" />
        <TextArea {...text(m.ui_notes(), 'notes')} rows={3} />
        <p className="checkout-promise">{m.checkout_delivered_within_2()}</p>
      </section>
    </>
  )
}
