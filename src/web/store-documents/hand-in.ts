import type { CallInput } from '#contract/machinery/endpoint'
import type { handInAccount, handInDocument } from '#contract/store-documents'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** `at` is read by ui/form/stay.ts; `of`: the kind of the document, or `account`. */
export interface Changed extends Partial<Pick<Refused, 'at'>> {
  refused?: Refused & { of: string }
}

/** A store hands in a document or an account, or takes one back. */
export async function changeOwnDocuments(form: FormData): Promise<Changed | null> {
  const intent = typedIn(form, 'intent')
  try {
    await change(intent, form)
    toast('success', intent === 'withdraw' ? m.documents_taken_back() : m.documents_handed_in_toast())
    return null
  } catch (error) {
    if (intent === 'withdraw') {
      toast('error', wordsOf(error))
      return null
    }
    const of = intent === 'account' ? 'account' : typedIn(form, 'kind')
    const refused = { ...refusedBy(error, m.refusal_unexpected()), of }
    return { refused, at: refused.at }
  }
}

// The contract refuses what is no kind, and no way.
type NewDocument = CallInput<typeof handInDocument>['body']
type NewAccount = CallInput<typeof handInAccount>['body']

async function change(intent: string, form: FormData): Promise<unknown> {
  const text = (name: string) => typedIn(form, name)
  if (intent === 'withdraw')
    return await call('PUT /api/payout-accounts/:id/withdrawal', { params: { id: text('id') } })
  if (intent === 'account') {
    const way = text('way') as NewAccount['way']
    const bank = { bank: text('bank'), branch: text('branch'), routingNumber: text('routingNumber') }
    const body = { way, ...bank, accountName: text('accountName'), number: text('number') }
    return await call('POST /api/payout-accounts', { body })
  }
  const kind = text('kind') as NewDocument['kind']
  const body = { kind, number: text('number'), holder: text('holder'), address: text('address') }
  return await call('POST /api/papers', { body })
}
