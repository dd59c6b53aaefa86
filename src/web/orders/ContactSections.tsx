import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
import type { Contact, ContactProblems } from './contact.ts'

/** Who buys, how to reach them, where to bring it. Lengths are those the contract takes. */
export function ContactSections({ known, problems }: { known: Contact | null; problems: ContactProblems }) {
  const text = (label: string, name: keyof Contact, maxLength: number) => ({
    label,
    name,
    maxLength,
    defaultValue: known?.[name] ?? '',
    problem: problems[name],
  })
  return (
    <>
      <section className="checkout-section" aria-labelledby="checkout-info">
        <h2 id="checkout-info">Checkout Info</h2>
        <div className="checkout-pair">
          <TextField {...text('Name', 'name', 120)} required autoComplete="name" />
          <TextField {...text('Email', 'email', 254)} required type="email" inputMode="email" autoComplete="email" />
        </div>
      </section>
      <section className="checkout-section" aria-labelledby="checkout-contact">
        <h2 id="checkout-contact">Contact Info</h2>
        <div className="checkout-pair">
          <TextField {...text('Phone', 'phone', 20)} required type="tel" autoComplete="tel" />
          <TextField {...text('Alternative phone', 'altPhone', 20)} type="tel" autoComplete="off" />
        </div>
      </section>
      <section className="checkout-section" aria-labelledby="checkout-shipping">
        <h2 id="checkout-shipping">Shipping Info</h2>
        <TextField {...text('Address', 'address', 500)} required autoComplete="street-address" />
        <TextField {...text('City', 'city', 100)} required autoComplete="address-level2" />
        <TextArea {...text('Notes', 'notes', 1000)} rows={3} />
        <p className="checkout-promise">Delivered within 2-3 days after confirmation.</p>
      </section>
    </>
  )
}
