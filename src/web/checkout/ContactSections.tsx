import { m } from '#messages'
import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import type { ProblemOf } from '../ui/form/use-refusal.ts'
import type { Contact } from './contact.ts'
import { CONTACT_FIELDS, CONTACT_NAMES, type ContactName, type ContactSection } from './contact-fields.ts'

interface Props {
  known: Contact | null
  /** In words. */
  deliveredWithin: string
  problemOf: ProblemOf
}

/** Who buys, how to reach them, where to bring it. */
export function ContactSections({ deliveredWithin, ...props }: Props) {
  return (
    <>
      <section className="panel checkout-section" aria-labelledby="checkout-info">
        <h2 id="checkout-info">{m.checkout_info()}</h2>
        <div className="checkout-pair">
          <Fields kind="info" {...props} />
        </div>
      </section>
      <section className="panel checkout-section" aria-labelledby="checkout-contact">
        <h2 id="checkout-contact">{m.checkout_contact_info()}</h2>
        <div className="checkout-pair">
          <Fields kind="contact" {...props} />
        </div>
      </section>
      <section className="panel checkout-section" aria-labelledby="checkout-shipping">
        <h2 id="checkout-shipping">{m.checkout_shipping_info()}</h2>
        <Fields kind="shipping" {...props} />
        <p className="checkout-promise">{deliveredWithin}</p>
      </section>
    </>
  )
}

type FieldProps = Omit<Props, 'deliveredWithin'>

function Fields({ kind, ...props }: FieldProps & { kind: ContactSection }) {
  const names = CONTACT_NAMES.filter((name) => CONTACT_FIELDS[name].section === kind)
  return names.map((name) => <Field key={name} name={name} {...props} />)
}

function Field({ name, known, problemOf }: FieldProps & { name: ContactName }) {
  const { section: _, ...field } = CONTACT_FIELDS[name]
  const text = { ...field, name, defaultValue: known?.[name] ?? '', problem: problemOf(name) }
  return name === 'notes' ? <TextArea {...text} rows={3} /> : <TextField {...text} />
}
