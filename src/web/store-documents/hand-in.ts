import type { CallInput } from '#contract/machinery/endpoint'
import type { handInAccount, handInDocument } from '#contract/store-documents'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'

/** `at` is read by ui/form/stay.ts; `of`: the kind of the document, or `account`. */
export interface Changed extends Partial<Pick<Refused, 'at'>> {
  refused?: Refused & { of: string }
}

const atForm = (of: string, error: unknown): Changed => {
  const refused = { ...refusedBy(error, m.refusal_unexpected()), of }
  return { refused, at: refused.at }
}

/** A store hands in a document or an account, or takes one back. */
export const changeOwnDocuments = acts<Changed>({
  withdraw: {
    run: (form) => call('PUT /api/payout-accounts/:id/withdrawal', paramsIn(form)),
    done: m.documents_taken_back(),
  },
  account: {
    run: (form) => call('POST /api/payout-accounts', { body: accountIn(form) }),
    done: m.documents_handed_in_toast(),
    refused: (error) => atForm('account', error),
  },
  document: {
    run: (form) => call('POST /api/papers', { body: documentIn(form) }),
    done: m.documents_handed_in_toast(),
    refused: (error, form) => atForm(typedIn(form, 'kind'), error),
  },
})

// The contract refuses what is no kind, and no way.
type NewDocument = CallInput<typeof handInDocument>['body']
type NewAccount = CallInput<typeof handInAccount>['body']

function accountIn(form: FormData): NewAccount {
  const text = (name: string) => typedIn(form, name)
  return {
    way: text('way') as NewAccount['way'],
    bank: text('bank'),
    branch: text('branch'),
    routingNumber: text('routingNumber'),
    accountName: text('accountName'),
    number: text('number'),
  }
}

function documentIn(form: FormData): NewDocument {
  return {
    kind: typedIn(form, 'kind') as NewDocument['kind'],
    number: typedIn(form, 'number'),
    holder: typedIn(form, 'holder'),
    address: typedIn(form, 'address'),
  }
}
