import { Form, useActionData, useNavigation } from 'react-router'
import type { OwnStore } from '#contract/vendors'
import type { Refused } from '../auth/refused.ts'
import { useRefusal } from '../auth/use-refusal.ts'
import { Link } from '../ui/Link.tsx'
import { SubmitButton } from '../ui/SubmitButton.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'

export function ProfileForm({ store }: { store: OwnStore }) {
  const refused = useActionData<Refused>()
  const { ref, problemOf, mend } = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined
  return (
    <Form className="vendors-card vendors-form" method="post" noValidate ref={ref} onInput={mend} aria-busy={isPending}>
      <TextField
        label="Store Name"
        name="storeName"
        autoComplete="organization"
        required
        autoFocus
        defaultValue={store.storeName}
        problem={problemOf('storeName')}
      />
      <TextArea
        label="Store Description"
        name="storeDescription"
        autoComplete="off"
        required
        defaultValue={store.storeDescription}
        problem={problemOf('storeDescription')}
        hint="What you sell, and why it is special."
      />
      <TextField
        label="Contact Phone"
        name="contactPhone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={store.contactPhone}
        problem={problemOf('contactPhone')}
        hint="For Haat only. Shoppers do not see it."
      />
      <TextField
        label="Contact Email"
        name="contactEmail"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={store.contactEmail}
        problem={problemOf('contactEmail')}
        hint="For Haat only. You log in with your own email as before."
      />
      <p className="form-problem" role="alert" tabIndex={-1} key={refused?.at}>
        {refused?.words}
      </p>
      <div className="vendors-ways">
        <SubmitButton text="Save" pendingText="Saving…" isPending={isPending} />
        <Link className="button" data-kind="quiet" to="/dashboard/profile">
          Cancel
        </Link>
      </div>
    </Form>
  )
}
