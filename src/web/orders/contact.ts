/** Fields of the checkout form, in the order of the screen. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'altPhone', 'address', 'city', 'notes'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type Contact = Record<ContactField, string>
export type ContactProblems = { [field in ContactField]?: string | undefined }

const REQUIRED: readonly ContactField[] = ['name', 'email', 'phone', 'address', 'city']
/** Near enough to say so while the form is filled in; the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
/** Fields that the order names otherwise. */
const OF_ORDER: Record<string, ContactField> = { shippingAddress: 'address', shippingCity: 'city' }

export function contactOf(form: FormData): Contact {
  const text = (field: ContactField) => String(form.get(field) ?? '').trim()
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    altPhone: text('altPhone'),
    address: text('address'),
    city: text('city'),
    notes: text('notes'),
  }
}

/** What is missing or no email (spec §5). */
export function problemsOf(contact: Contact): ContactProblems {
  const problems: ContactProblems = {}
  for (const field of REQUIRED) if (!contact[field]) problems[field] = 'Please fill this in.'
  if (contact.email && !EMAIL.test(contact.email)) problems.email = 'Please enter a valid email.'
  return problems
}

/** The server’s words for fields of the order → the fields of the form. */
export function contactProblems(fields: Record<string, string>): ContactProblems {
  const problems: ContactProblems = {}
  for (const [name, words] of Object.entries(fields)) {
    const field = OF_ORDER[name] ?? CONTACT_FIELDS.find((each) => each === name)
    if (field) problems[field] = words
  }
  return problems
}

export function firstProblem(problems: ContactProblems): ContactField | undefined {
  return CONTACT_FIELDS.find((field) => problems[field])
}
